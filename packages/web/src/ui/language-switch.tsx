import type { Lang } from '@baston/table';
import { usePage } from '../store.ts';
import { useLang, useWords } from '../words/index.ts';
import { loadTexts } from '../words/texts.ts';
import { Segmented } from './segmented.tsx';

/** Each language is named in its own words. */
const NAMES: readonly { readonly value: Lang; readonly short: string; readonly label: string }[] = [
  { value: 'en', short: 'EN', label: 'English' },
  { value: 'fr', short: 'FR', label: 'Français' },
];

export function LanguageSwitch({ short = false }: { readonly short?: boolean }) {
  const setSettings = usePage((page) => page.setSettings);
  const { language } = useWords().app;
  return (
    <Segmented
      label={language}
      quiet={short}
      value={useLang()}
      onChange={(lang) => void loadTexts(lang).then(() => setSettings({ lang }))}
      options={NAMES.map((name) => ({
        value: name.value,
        label: short ? name.short : name.label,
        spoken: name.label,
        lang: name.value,
      }))}
    />
  );
}

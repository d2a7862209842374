import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useServer } from '../online/me.ts';
import { type Settings, usePage } from '../store.ts';
import { sound } from '../table/events/sounds.ts';
import { Button } from '../ui/button.tsx';
import { LanguageSwitch } from '../ui/language-switch.tsx';
import { optional } from '../ui/optional.ts';
import { Page } from '../ui/page.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { useLang } from '../words/index.ts';
import { settingsText } from '../words/settings.ts';
import './settings.css';

const PersonPart = lazy(async () => ({ default: (await import('../online/person-part.tsx')).PersonPart }));

const PushSwitch = optional(async () => (await import('../online/push-switch.tsx')).PushSwitch);

const THEMES: readonly Settings['theme'][] = ['system', 'light', 'dark'];
const SIZES: readonly Settings['textSize'][] = ['normal', 'large'];
const SOUNDS: readonly Settings['sound'][] = ['off', 'low', 'medium', 'high'];
const ENDS: readonly Settings['autoEnd'][] = ['on', 'off'];
const RECAPS: readonly Settings['recap'][] = ['on', 'off'];
const NOTES: readonly NonNullable<Settings['notes']>[] = ['on', 'off'];
const SPEEDS: readonly Settings['speed'][] = ['off', 'fast', 'normal', 'slow'];

const choices = <V extends string>(values: readonly V[], names: { readonly [K in V]: string }) =>
  values.map((value) => ({ value, label: names[value] }));

const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
const listen = (changed: () => void): (() => void) => {
  reducedMotion.addEventListener('change', changed);
  return () => reducedMotion.removeEventListener('change', changed);
};

export function SettingsScreen() {
  const words = settingsText[useLang()];
  const {
    theme,
    textSize,
    speed,
    autoEnd,
    recap,
    sound: volume,
    notes = 'on',
    explained = [],
  } = usePage((page) => page.settings);
  const set = usePage((page) => page.setSettings);
  const hasServer = useServer(({ me }) => me !== undefined);
  const isReduced = useSyncExternalStore(listen, () => reducedMotion.matches);
  return (
    <Page title={words.title} className="narrow settings-page">
      <p className="page-intro">{words.intro}</p>
      <div className="panel settings settings-rows">
        <LanguageSwitch />
        <Segmented
          label={words.theme}
          value={theme}
          options={choices(THEMES, words.themes)}
          onChange={(value) => set({ theme: value })}
        />
        <div>
          <Segmented
            label={words.textSize}
            value={textSize}
            options={choices(SIZES, words.textSizes)}
            onChange={(value) => set({ textSize: value })}
          />
          <p className="settings-sample">{words.sample}</p>
        </div>
        <div>
          <Segmented
            label={words.speed}
            value={speed}
            options={choices(SPEEDS, words.speeds)}
            onChange={(value) => set({ speed: value })}
          />
          <p className="settings-note">{words.speedNote}</p>
          <p className="settings-note">{isReduced ? words.motionReduced : words.motionNote}</p>
        </div>
        <Segmented
          label={words.recap}
          value={recap}
          options={choices(RECAPS, words.recaps)}
          onChange={(value) => set({ recap: value })}
        />
        <div>
          <Segmented
            label={words.notes}
            value={notes}
            options={choices(NOTES, words.noteChoices)}
            onChange={(value) => set({ notes: value })}
          />
          <p className="settings-note" role="status">
            {words.explained(explained.length)}
          </p>
          {explained.length > 0 && (
            <Button size="small" className="settings-again" onClick={() => set({ explained: [] })}>
              {words.explainAgain}
            </Button>
          )}
        </div>
        <div>
          <Segmented
            label={words.autoEnd}
            value={autoEnd}
            options={choices(ENDS, words.autoEnds)}
            onChange={(value) => set({ autoEnd: value })}
          />
          <p className="settings-note">{words.autoEndNote}</p>
        </div>
        <div>
          <Segmented
            label={words.sound}
            value={volume}
            options={choices(SOUNDS, words.sounds)}
            onChange={(value) => {
              set({ sound: value });
              void sound('turn', value);
            }}
          />
          <p className="settings-note">{words.soundNote}</p>
        </div>
        {hasServer && (
          <div className="settings-push">
            <Suspense>
              <PushSwitch noteClass="settings-note" />
            </Suspense>
          </div>
        )}
      </div>
      {hasServer && (
        <Suspense>
          <PersonPart />
        </Suspense>
      )}
    </Page>
  );
}

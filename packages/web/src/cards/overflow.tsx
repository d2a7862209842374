/** Every card and base of a box in both languages at all sizes, for a check in a real browser: what does not fit is listed. */
import { LANGS } from '@baston/table';
import { useEffect, useRef, useState } from 'react';
import { useRoute } from '../route.ts';
import { loadTexts } from '../words/texts.ts';
import { CardFace } from './face.tsx';
import type { FaceSize } from './face-parts.tsx';
import { useFaces } from './faces.ts';
import { findOverflows } from './overflow-check.ts';

/** Widths at which faces are used, in pixels; bases are wider by the ratio of their sides, and never that small. */
const WIDTHS: { readonly [S in FaceSize]: readonly number[] } = {
  hand: [80, 100, 116, 140],
  mini: [53, 72, 96, 124],
  full: [176, 320],
};
const WIDER = { hand: 1.4, mini: 1, full: 1.3 } as const;
const LEAST_BASE = { hand: 152, mini: 0, full: 0 } as const;
const widthOf = (size: FaceSize, width: number, isBase: boolean): number =>
  isBase ? Math.max(LEAST_BASE[size], width * WIDER[size]) : width;
const SIZES = Object.keys(WIDTHS) as FaceSize[];

/** `#/overflow/BOX`. Ready when `[data-overflows]` is there; it holds the number of texts that do not fit. */
export function OverflowScreen() {
  const { part: box = '' } = useRoute();
  const root = useRef<HTMLDivElement>(null);
  const [found, setFound] = useState<readonly string[]>();
  const [isReady, setIsReady] = useState(false);
  useEffect(() => {
    const words = LANGS.map(loadTexts);
    const letters = [...document.fonts].map((font) => font.load()); // if they came later, every card would be measured twice
    void Promise.all([...words, ...letters]).then(() => setIsReady(true));
  }, []);
  useEffect(() => {
    const check = (): void => setFound(root.current ? findOverflows(root.current) : undefined);
    // Faces fit once they are laid out.
    if (isReady) requestAnimationFrame(() => requestAnimationFrame(check));
  }, [isReady]);
  return (
    <main>
      {found && <pre data-overflows={found.length}>{found.length === 0 ? 'Every text fits.' : found.join('\n')}</pre>}
      <div ref={root}>
        {isReady &&
          LANGS.map((lang) => SIZES.map((size) => <Sheet key={`${lang} ${size}`} box={box} lang={lang} size={size} />))}
      </div>
    </main>
  );
}

interface SheetProps {
  readonly box: string;
  readonly lang: (typeof LANGS)[number];
  readonly size: FaceSize;
}

function Sheet({ box, lang, size }: SheetProps) {
  const cards = useFaces([box], lang);
  return WIDTHS[size].map((width) => (
    <div
      key={width}
      data-sheet={`${size}-${width}-${lang}`}
      style={{ display: 'flex', flexWrap: 'wrap', gap: 8, padding: 8 }}
    >
      {cards.map((def) => (
        <span key={def.id} style={{ '--card-w': `${widthOf(size, width, def.type === 'base')}px` }}>
          <CardFace def={def.id} size={size} lang={lang} power={def.type === 'minion' ? def.power + 10 : undefined} />
        </span>
      ))}
    </div>
  ));
}

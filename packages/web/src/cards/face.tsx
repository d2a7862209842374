/** Cards and bases as they are drawn. They are pictures with a name: what holds them says what can be done. */
import type { Printed } from '@baston/engine';
import type { Lang } from '@baston/table';
import { type ReactNode, useRef } from 'react';
import { Scene } from '../art/scene.tsx';
import { usePage } from '../store.ts';
import { CARD_WORDS, type CardWords } from '../words/cards.ts';
import { plainText } from './card-data.ts';
import { Badge, CardIcon, CardText, type FaceSize, lookStyle } from './face-parts.tsx';
import { cardOf, factionNamed } from './faces.ts';
import { useFit } from './fit.ts';
import './face.css';
import './mini-face.css';

interface FaceProps {
  readonly def: string;
  readonly size?: FaceSize;
  readonly selected?: boolean | undefined;
  readonly className?: string | undefined;
  /** The reader's language unless told. */
  readonly lang?: Lang | undefined;
}

interface CardFaceProps extends FaceProps {
  /** Shown beside the number of a mini: counters, whose card it is. */
  readonly marks?: ReactNode;
  /** Its power now; the printed one unless told. */
  readonly power?: number | undefined;
}

interface BaseFaceProps extends FaceProps {
  /** Its breakpoint now; the printed one unless told. */
  readonly breakpoint?: number | undefined;
}

export function CardFace({ power, ...props }: CardFaceProps) {
  return <Face {...props} now={power} />;
}

export function BaseFace({ breakpoint, ...props }: BaseFaceProps) {
  return <Face {...props} now={breakpoint} />;
}

function printedNumber(def: Printed): number | undefined {
  if (def.type === 'titan') return undefined;
  return def.type === 'base' ? def.breakpoint : def.power;
}

function numberInWords(def: Printed, now: number | undefined, words: CardWords): string | undefined {
  const printed = printedNumber(def);
  if (printed === undefined) return undefined;
  const differs = now !== undefined && now !== printed;
  if (def.type !== 'base') return differs ? words.powerWas(now, printed) : words.powerIs(printed);
  return differs ? words.breakpointWas(now, printed) : words.breakpointIs(printed);
}

function labelOf(def: Printed, now: number | undefined, lang: Lang): string {
  const words = CARD_WORDS[lang];
  const number = [numberInWords(def, now, words), def.type === 'base' ? words.vpIs(def.vp) : undefined];
  return words.label({
    name: def.name,
    type: words.type[def.type],
    number: number.filter(Boolean).join(', ') || undefined,
    faction: factionNamed(def.faction).name[lang],
    text: plainText(def.text),
  });
}

function Face({
  def: id,
  size = 'hand',
  now,
  selected,
  className = '',
  lang,
  marks,
}: FaceProps & { now?: number | undefined; marks?: ReactNode }) {
  const pageLang = usePage((page) => page.settings.lang);
  const shown = lang ?? pageLang;
  const def = cardOf(id, shown);
  const root = useRef<HTMLSpanElement>(null);
  useFit(root, `${id} ${shown} ${size} ${now} ${marks !== undefined}`);
  return (
    <span
      ref={root}
      className={`face is-${size} is-${def.type} ${className}`.trimEnd()}
      style={lookStyle(def.faction)}
      role="img"
      aria-label={labelOf(def, now, shown)}
      lang={shown}
      data-def={id}
      data-selected={selected || undefined}
    >
      <span className="face-inside">
        {size === 'mini' ? <Mini def={def} now={now} marks={marks} /> : <Whole def={def} lang={shown} now={now} />}
      </span>
      {selected && <span className="face-tick">✓</span>}
    </span>
  );
}

interface Shown {
  readonly def: Printed;
  readonly lang: Lang;
  readonly now: number | undefined;
}

function Mini({ def, now, marks }: Omit<Shown, 'lang'> & { readonly marks: ReactNode }) {
  return (
    <>
      <span className="face-art">
        <CardIcon def={def} />
      </span>
      <span className="face-name" data-fit="">
        <span>{def.name}</span>
      </span>
      {marks && <span className="face-marks">{marks}</span>}
      <Badge type={def.type} printed={printedNumber(def)} now={now} />
    </>
  );
}

function Whole({ def, lang, now }: Shown) {
  const words = CARD_WORDS[lang];
  const text = def.text;
  return (
    <>
      <span className="face-title">
        <Badge type={def.type} printed={printedNumber(def)} now={now} />
        <span className="face-name" data-fit="">
          <span>{def.name}</span>
        </span>
      </span>
      <span className="face-body">
        <span className="face-art">
          {def.type === 'base' ? <Scene def={def.id} layout="card" /> : <CardIcon def={def} />}
        </span>
        {text !== '' && (
          <span className="face-text" data-fit="">
            <span>
              <CardText text={text} />
            </span>
          </span>
        )}
      </span>
      <Foot>
        {def.type === 'base' ? (
          <Rewards vp={def.vp} words={words} />
        ) : (
          <>
            <span>{words.type[def.type]}</span>
            <span>{factionNamed(def.faction).name[lang]}</span>
          </>
        )}
      </Foot>
    </>
  );
}

function Foot({ children }: { readonly children: ReactNode }) {
  return (
    <span className="face-foot" data-fit="">
      {children}
    </span>
  );
}

function Rewards({ vp, words }: { readonly vp: readonly number[]; readonly words: CardWords }) {
  return (
    <>
      {words.places.map((place, i) => (
        <span key={place} className="face-place">
          <small>{place}</small> <b>{vp[i]}</b>
        </span>
      ))}
      <small>{words.vp}</small>
    </>
  );
}

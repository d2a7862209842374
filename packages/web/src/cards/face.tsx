/** Cards and bases as they are drawn. They are pictures with a name: what holds them says what can be done. */
import type { Printed } from '@baston/engine';
import type { Lang } from '@baston/table';
import { memo, type ReactNode, useRef } from 'react';
import { Scene } from '../art/scene.tsx';
import { usePage } from '../store.ts';
import type { CardWords } from '../words/cards.ts';
import { textsIn } from '../words/texts.ts';
import { plainText } from './card-data.ts';
import { Badge, CardIcon, CardText, type FaceSize, lookStyle } from './face-parts.tsx';
import { cardOf, factionNamed } from './faces.ts';
import { useFit } from './fit.ts';
import './face.css';
import './badge.css';
import './mini-face.css';
import './base-face.css';

interface FaceProps {
  readonly def: string;
  readonly size?: FaceSize;
  readonly selected?: boolean | undefined;
  readonly className?: string | undefined;
  /** The reader's language unless told. */
  readonly lang?: Lang | undefined;
}

interface CardFaceProps extends FaceProps {
  /** Shown at the edge of a card that stands on a base: counters, whose card it is. */
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
  const words = textsIn(lang).cards;
  const number = [numberInWords(def, now, words), def.type === 'base' ? words.vpIs(def.vp) : undefined];
  return words.label({
    name: def.name,
    type: words.type[def.type],
    number: number.filter(Boolean).join(', ') || undefined,
    faction: factionNamed(def.faction).name[lang],
    text: plainText(def.text),
  });
}

const Face = memo(
  ({
    def: id,
    size = 'hand',
    now,
    selected,
    className = '',
    lang,
    marks,
  }: FaceProps & { now?: number | undefined; marks?: ReactNode }) => {
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
        {/* Another card knows nothing of how tight the last one was (fit.ts). */}
        <span key={id} className="face-inside">
          {def.type === 'base' && <Scene def={id} layout="card" />}
          {def.type !== 'base' && (
            <span className="face-art">
              <CardIcon def={def} />
            </span>
          )}
          <span className="face-title">
            <span className="face-name" data-fit="">
              <span>{def.name}</span>
            </span>
          </span>
          {size !== 'mini' && <Written def={def} lang={shown} />}
        </span>
        <Badge
          type={def.type}
          printed={printedNumber(def)}
          now={now}
          label={def.type === 'base' && size === 'full' ? textsIn(shown).cards.breaksAt : undefined}
        />
        {marks && <span className="face-marks">{marks}</span>}
        {selected && <span className="face-tick" />}
      </span>
    );
  },
);

/** The part below the name: the VP of a base; the text; type and faction. */
function Written({ def, lang }: { readonly def: Printed; readonly lang: Lang }) {
  const words = textsIn(lang).cards;
  return (
    <>
      {def.type === 'base' && <Rewards vp={def.vp} words={words} />}
      {(def.text !== '' || def.type !== 'base') && (
        <span className="face-text" data-fit="">
          <span>{def.text === '' ? <em>{words.noText}</em> : <CardText text={def.text} />}</span>
        </span>
      )}
      {def.type !== 'base' && (
        <span className="face-foot" data-fit="">
          <span>{words.type[def.type]}</span>
          <span>{factionNamed(def.faction).name[lang]}</span>
        </span>
      )}
    </>
  );
}

/** Medals for the first three. */
function Rewards({ vp, words }: { readonly vp: readonly number[]; readonly words: CardWords }) {
  return (
    <span className="face-places">
      {words.places.map((place, i) => (
        <span key={place} className="medal">
          <small>{place}</small> <b>{vp[i]}</b>
        </span>
      ))}
    </span>
  );
}

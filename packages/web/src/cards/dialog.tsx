/** A card in full, with what there is to know about it. */
/// <reference path="./virtual.d.ts" />

import { type About, rulings } from 'virtual:rulings';
import type { Printed } from '@baston/engine';
import type { Lang } from '@baston/table';
import { useEffect, useState } from 'react';
import { usePage } from '../store.ts';
import { Dialog } from '../ui/dialog.tsx';
import type { CardWords } from '../words/cards.ts';
import { textsIn } from '../words/texts.ts';
import { Explained, loadExplaining } from './explained.tsx';
import { CardFace } from './face.tsx';
import { boxOf, cardOf, factionNamed } from './faces.ts';
import { closeCard, useOpenCard } from './open-card.ts';
import './dialog.css';

export function CardDialog() {
  const id = useOpenCard(({ def }) => def);
  const lang = usePage((page) => page.settings.lang);
  const def = id === undefined ? undefined : cardOf(id, lang);
  return (
    <Dialog
      title={def?.name ?? ''}
      open={def !== undefined}
      onClose={closeCard}
      closeLabel={textsIn(lang).cards.dialog.close}
      className={`card-dialog is-${def?.type}`}
    >
      {def && <CardInFull key={def.id} def={def} lang={lang} />}
    </Dialog>
  );
}

function CardInFull({ def, lang }: { readonly def: Printed; readonly lang: Lang }) {
  const words = textsIn(lang).cards;
  const text = def.text;
  useEffect(loadExplaining, []);
  return (
    <div className="card-in-full">
      <div aria-hidden="true">
        <CardFace def={def.id} size="full" />
      </div>
      <div className="card-about">
        <p className="card-full-text">{text === '' ? <em>{words.noText}</em> : <Explained text={text} />}</p>
        <Facts def={def} lang={lang} words={words} />
        <Rulings def={def} lang={lang} words={words} />
        <a className="button small" href={`#/cards?faction=${def.faction}`} onClick={closeCard}>
          {words.dialog.more}
        </a>
      </div>
    </div>
  );
}

interface Part {
  readonly def: Printed;
  readonly lang: Lang;
  readonly words: CardWords;
}

function factsOf({ def, lang, words }: Part): readonly (readonly [string, string | number])[] {
  const { dialog } = words;
  const kind = def.type === 'action' && def.playOn ? words.playedOn[def.playOn] : words.type[def.type];
  const numbers: (readonly [string, string | number])[] = [];
  if ('power' in def && def.power !== undefined) numbers.push([words.power, def.power]);
  if (def.type === 'base') {
    numbers.push([words.breakpoint, def.breakpoint]);
    numbers.push([words.vp, words.places.map((place, i) => `${place} ${def.vp[i]}`).join(' · ')]);
  }
  return [
    [dialog.kind, kind],
    ...numbers,
    [dialog.faction, factionNamed(def.faction).name[lang]],
    [dialog.set, boxOf(def.faction).name[lang]],
    ...('copies' in def ? [[dialog.copies, def.copies] as const] : []),
  ];
}

function Facts(part: Part) {
  return (
    <dl className="card-facts" aria-label={part.words.dialog.facts}>
      {factsOf(part).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Rulings({ def, lang, words }: Part) {
  const about = useRulings(def, lang);
  return (
    <>
      {about && about.rulings.length > 0 && (
        <section className="card-rulings">
          <h3>{words.dialog.rulings}</h3>
          <ul>
            {about.rulings.map(({ id, text }) => (
              <li key={id}>
                <Explained text={text} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {about && about.readings.length > 0 && (
        <section className="card-rulings card-readings">
          <h3>{words.dialog.readings}</h3>
          <ul>
            {about.readings.map(({ id, question, text }) => (
              <li key={id}>
                <strong>{question}</strong> <Explained text={text} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** Loaded when a card of the box is opened for the first time. */
function useRulings({ id, faction }: Printed, lang: Lang): About | undefined {
  const [known, setKnown] = useState<About>();
  useEffect(() => {
    let isWanted = true;
    rulings[boxOf(faction).id]?.[lang]().then(
      (all) => isWanted && setKnown(all[id]),
      () => undefined, // offline before they were ever loaded: the card is shown without them
    );
    return () => {
      isWanted = false;
    };
  }, [id, faction, lang]);
  return known;
}

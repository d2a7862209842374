/** The bases in the middle of the table. */
import type { BaseView } from '@baston/engine';
import { useState } from 'react';
import { openCard } from '../../cards/index.ts';
import { SideDecks } from '../cards/side-decks.tsx';
import { useTable } from '../state/context.ts';
import { useIsUpright } from '../state/use-media.ts';
import { Base } from './base.tsx';
import { BaseStrip } from './base-strip.tsx';
import { BaseText } from './base-text.tsx';
import './bases.css';

/** Upright, that many bases stand side by side; more scroll, and are jumped to from a strip. */
const IN_SIGHT = 3;

type Titan = BaseView['titans'][number];

interface Props {
  readonly scoring: number | undefined;
  /** The decks that all players share lie here too, unless they are shown elsewhere. */
  readonly hasDecks?: boolean;
}

export function Bases({ scoring, hasDecks = true }: Props) {
  const table = useTable();
  const { view, words, me, answering } = table;
  const isUpright = useIsUpright();
  const [touched, setTouched] = useState<number>();
  const { bases } = view;
  const { question } = answering;
  const isOffered = ({ id }: Titan): boolean => answering.roleOf(id) !== undefined;
  const asked = bases.some(({ minions, titans }) => [...minions, ...titans].some(isOffered)) ? 'cards' : 'other';
  const isOneToOne = view.seats === 2 && me >= 0;
  return (
    <>
      {isUpright && bases.length > IN_SIGHT && <BaseStrip />}
      <section
        className="bases"
        aria-label={words.screen.bases}
        data-rivals={isOneToOne ? 'one' : 'many'}
        data-many={bases.length > IN_SIGHT || undefined}
        data-asks={question && question.kind !== 'move' ? asked : undefined}
      >
        <div className="stages" style={{ '--bases': bases.length }}>
          {bases.map((base) => (
            <Base
              key={base.id}
              table={table}
              base={base}
              isScoring={base.id === scoring}
              onTouch={() => setTouched(base.id)}
            />
          ))}
          {hasDecks && <SideDecks />}
        </div>
        {isUpright && <TextBelow base={bases.find(({ id }) => id === touched) ?? bases[0]} />}
      </section>
    </>
  );
}

/** Where bases are too narrow for their texts, the one that was touched last says its text below all of them. */
function TextBelow({ base }: { readonly base: BaseView | undefined }) {
  const { words } = useTable();
  if (!base) return undefined;
  return (
    <div className="text-below" aria-hidden="true">
      <div key={base.id}>
        <b>{words.cardName(base)}</b> <BaseText base={base} />
      </div>
      <button type="button" tabIndex={-1} onClick={() => openCard(base.def)} />
    </div>
  );
}

/**
 * A player in one picture: the emblems of both factions, cut by a slant, in a ring of the seat's colour. A persona stands
 * before their colours.
 */
import type { Printed, Seat } from '@baston/engine';
import { Suspense, useMemo } from 'react';
import { LatePortrait } from '../../art/portraits/index.ts';
import { lookStyle } from '../../cards/face-parts.tsx';
import { useFaces } from '../../cards/faces.ts';
import { SeatMark } from '../../ui/seat-mark.tsx';
import { useTable } from '../state/context.ts';
import { Drawing } from './drawing.tsx';
import './avatar.css';

export function Avatar({ seat }: { readonly seat: Seat }) {
  const { view, update } = useTable();
  const faces = useFaces(update.boxes);
  const factions = view.players[seat]?.factions ?? [];
  const persona = update.seats[seat]?.persona;
  return (
    <span className="avatar" data-seat={seat} data-bot={persona} aria-hidden="true">
      {factions.map((faction) => (
        <Half key={faction} faction={faction} faces={faces} />
      ))}
      {persona && (
        <Suspense>
          <LatePortrait of={persona} />
        </Suspense>
      )}
      <SeatMark seat={seat} size="var(--mark, 1.5rem)" />
    </span>
  );
}

interface HalfProps {
  readonly faction: string;
  readonly faces: readonly Printed[];
}

function Half({ faction, faces }: HalfProps) {
  const emblem = useMemo(() => emblemOf(faction, faces), [faction, faces]);
  return (
    <span className="avatar-half" style={lookStyle(faction)}>
      {emblem && <Drawing def={emblem} />}
    </span>
  );
}

const powerOf = (card: Printed): number => (card.type === 'minion' ? card.power : -1);

/** The drawing of its strongest minion, as on the posters of factions. */
const emblemOf = (faction: string, faces: readonly Printed[]): Printed | undefined =>
  faces.filter((card) => card.faction === faction).toSorted((a, b) => powerOf(b) - powerOf(a))[0];

/** Pictures at home: other cards and bases of the first box every day. They are decoration, and nothing waits for them. */
import type { Printed } from '@baston/engine';
import { Suspense } from 'react';
import { CardFace } from '../cards/face.tsx';
import { useFacesOrNone } from '../cards/faces.ts';
import { BasePicture, FIRST_BOX } from './base-picture.tsx';

const TODAY = Math.floor(Date.now() / 86_400_000);

/** The picture behind the name of the game, and the cards on both sides of it. */
export const Backdrop = () => (
  <div className="home-backdrop" aria-hidden="true">
    <BasePicture of={TODAY} layout="screen" />
    <Suspense>
      <Squads />
    </Suspense>
  </div>
);

export const TilePicture = ({ nth }: { readonly nth: number }) => <BasePicture of={TODAY + nth} layout="tile" />;

/** Two factions on either side: one sends an action and its strongest minion, the other its strongest minion. */
function Squads() {
  const cards = useFacesOrNone(FIRST_BOX.map(({ id }) => id));
  const factions = FIRST_BOX.flatMap((box) => box.factions);
  const cardsOf = (nth: number): Printed[] => {
    const id = factions[(TODAY + nth) % factions.length]?.id;
    return cards.filter(({ faction }) => faction === id);
  };
  const squads = [0, 2].map((nth) => {
    const [own, others] = [cardsOf(nth), cardsOf(nth + 1)];
    return [own.find(({ type }) => type === 'action'), strongest(others), strongest(own)];
  });
  return squads.map((squad, side) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: left and right
    <div key={side} className="home-squad">
      {squad.map((card) => card && <CardFace key={card.id} def={card.id} />)}
    </div>
  ));
}

const strongest = (cards: readonly Printed[]): Printed | undefined =>
  cards
    .filter((card) => card.type === 'minion')
    .toSorted((a, b) => b.power - a.power)
    .at(0);

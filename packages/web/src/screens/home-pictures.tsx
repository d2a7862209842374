/** Pictures at home: other cards and bases of the first box every day. They are decoration, and nothing waits for them. */
import type { Printed } from '@baston/engine';
import { Suspense } from 'react';
import type { SceneLayout } from '../art/forms.ts';
import { Scene } from '../art/scene.tsx';
import { CardFace } from '../cards/face.tsx';
import { shelf, useFaces } from '../cards/faces.ts';

const FIRST_BOX = shelf.slice(0, 1);
const TODAY = Math.floor(Date.now() / 86_400_000);

const turned = <T,>(list: readonly T[], by: number): T[] => {
  const start = list.length === 0 ? 0 : by % list.length;
  return [...list.slice(start), ...list.slice(0, start)];
};

const useFirstBox = (): readonly Printed[] => useFaces(FIRST_BOX.map(({ id }) => id));

/** What stands behind the name of the game, and the cards on both sides of it. */
export const Backdrop = () => (
  <div className="home-backdrop" aria-hidden="true">
    <Suspense>
      <BaseOfToday nth={0} layout="screen" />
      <Squads />
    </Suspense>
  </div>
);

export const TilePicture = ({ nth }: { readonly nth: number }) => (
  <Suspense>
    <BaseOfToday nth={nth} layout="tile" />
  </Suspense>
);

function BaseOfToday({ nth, layout }: { readonly nth: number; readonly layout: SceneLayout }) {
  const bases = useFirstBox().filter(({ type }) => type === 'base');
  const base = turned(bases, TODAY + nth)[0];
  return base && <Scene def={base.id} layout={layout} />;
}

/** Two factions on either side: one sends an action and its strongest minion, the other its strongest minion. */
function Squads() {
  const cards = useFirstBox();
  const factions = turned(
    FIRST_BOX.flatMap((box) => box.factions),
    TODAY,
  );
  const squads = [factions.slice(0, 2), factions.slice(2, 4)].map(([one, other]) => {
    const own = cards.filter(({ faction }) => faction === one?.id);
    const others = cards.filter(({ faction }) => faction === other?.id);
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

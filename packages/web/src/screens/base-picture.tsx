/** The picture of one of the bases of the first box, as decoration: nothing waits for it. */
import { Suspense } from 'react';
import type { SceneLayout } from '../art/forms.ts';
import { Scene } from '../art/scene.tsx';
import { shelf, useFacesOrNone } from '../cards/faces.ts';

export const FIRST_BOX = shelf.slice(0, 1);

interface Props {
  /** Which one: the same for the same number or name. */
  readonly of: number | string;
  readonly layout: SceneLayout;
}

export const BasePicture = (props: Props) => (
  <Suspense>
    <Picture {...props} />
  </Suspense>
);

function Picture({ of, layout }: Props) {
  const bases = useFacesOrNone(FIRST_BOX.map(({ id }) => id)).filter(({ type }) => type === 'base');
  const base = bases[numberOf(of) % bases.length];
  return base && <Scene def={base.id} layout={layout} />;
}

const numberOf = (of: number | string): number =>
  typeof of === 'number' ? of : [...of].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);

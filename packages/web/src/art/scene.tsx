/** The picture of a base. It fills whatever holds it, and is decoration: nobody needs it to play. */
import type { CSSProperties } from 'react';
import { factionNamed } from '../cards/faces.ts';
import './scene.css';

/** A tall panel at the table, a base card (7:5), a tile, or the whole screen. */
export type SceneLayout = 'panel' | 'card' | 'tile' | 'screen';

interface Props {
  readonly def: string;
  readonly faction: string;
  readonly layout: SceneLayout;
}

export function Scene({ def, faction, layout }: Props) {
  const { look } = factionNamed(faction);
  const style: CSSProperties = { '--deep': look.deep, '--bright': look.bright };
  return <span className={`scene is-${layout}`} data-scene={def} style={style} aria-hidden="true" />;
}

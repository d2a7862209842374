/** The shapes that pictures come in, in the units of the kit. */

/** A tall panel at the table, a base card (7:5), a tile, or the whole screen. */
export type SceneLayout = 'panel' | 'card' | 'tile' | 'screen';

export interface Form {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly horizon: number;
  /** How large what stands in the middle is. */
  readonly landmark: number;
}

const form = (name: string, width: number, height: number, horizon: number, landmark: number): Form => ({
  name,
  width,
  height,
  horizon: height * horizon,
  landmark,
});

const PANEL = form('panel', 440, 590, 0.35, 176);
/** A panel where there is little room beside others. */
const SLIM = form('slim', 220, 590, 0.35, 140);
const CARD = form('card', 420, 300, 0.6, 162);
const TILE = form('tile', 320, 224, 0.55, 110);
const SCREEN = form('screen', 640, 400, 0.55, 200);

export const FORMS: readonly Form[] = [PANEL, SLIM, CARD, TILE, SCREEN];

/** The form for a place of that layout and size. */
export function formFor(
  layout: SceneLayout,
  { width, height }: { readonly width: number; readonly height: number },
): Form {
  if (layout !== 'panel') return { card: CARD, tile: TILE, screen: SCREEN }[layout];
  if (width > height) return CARD;
  return width < height / 2 ? SLIM : PANEL;
}

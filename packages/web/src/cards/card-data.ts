/** Facts derived from a printed card. */
import type { Printed } from '@baston/engine';

/** Its name in the sprite: "lorc/wheat" was drawn by Lorc and is called wheat. */
export const iconName = ({ icon }: Pick<Printed, 'icon'>): string => icon.slice(icon.indexOf('/') + 1);

interface Piece {
  /** Which one it is: two may read the same. */
  readonly at: number;
  readonly bold: boolean;
  readonly text: string;
}

/** The text cut at its labels: "**Talent:** Draw." becomes a bold and a plain piece. */
export const pieces = (text: string): Piece[] =>
  text
    .split('**')
    .map((piece, at) => ({ at, bold: at % 2 === 1, text: piece }))
    .filter((piece) => piece.text !== '');

export const plainText = (text: string): string => text.replaceAll('**', '');

/** The modules that build/cards.ts and build/puzzles.ts generate. */
declare module 'virtual:shelf' {
  import type { Look, Text } from '@baston/engine';
  export interface ShelvedFaction {
    readonly id: string;
    readonly name: Text;
    readonly look: Look;
  }
  export interface ShelvedBox {
    readonly id: string;
    readonly name: Text;
    readonly size: number;
    readonly titans: number;
    readonly factions: readonly ShelvedFaction[];
    /** The decks that all players share. */
    readonly sideDecks: readonly ShelvedFaction[];
  }
  export const version: string;
  export const shelf: readonly ShelvedBox[];
}

declare module 'virtual:posters' {
  import type { Grade } from './grade.ts';
  export interface Poster {
    readonly grade: Grade;
    /** A path in a square of 512. */
    readonly emblem: string;
  }
  export const posters: Readonly<Record<string, Poster>>;
}

declare module 'virtual:faces' {
  import type { Scenery } from '@baston/cards/scenes';
  import type { Printed } from '@baston/engine';
  /** The picture of a base. */
  export interface ShownScene extends Scenery {
    readonly faction: string;
    /** Its sky in CSS, for as long as there is no picture. */
    readonly backdrop: string;
  }
  interface BoxFaces {
    readonly cards: readonly Printed[];
    /** By the id of the base. */
    readonly scenes: Readonly<Record<string, ShownScene>>;
  }
  export const faces: Readonly<Record<string, { readonly [L in 'en' | 'fr']: () => Promise<BoxFaces> }>>;
}

declare module 'virtual:rulings' {
  export interface Ruling {
    readonly id: string;
    readonly text: string;
  }
  /** Our readings where no text decides. */
  export interface Reading {
    readonly id: string;
    readonly question: string;
    readonly text: string;
  }
  export interface About {
    readonly rulings: readonly Ruling[];
    readonly readings: readonly Reading[];
  }
  type ById = Readonly<Record<string, About>>;
  export const rulings: Readonly<Record<string, { readonly [L in 'en' | 'fr']: () => Promise<ById> }>>;
}

declare module 'virtual:boxes' {
  import type { SetDef } from '@baston/engine';
  export const boxes: Readonly<Record<string, () => Promise<SetDef>>>;
}

declare module 'virtual:puzzles' {
  import type { Puzzle } from '../screens/puzzles/puzzle.ts';
  /** By the number of players, the shortest first. */
  export const puzzles: Readonly<Record<'2' | '3' | '4', () => Promise<readonly Puzzle[]>>>;
}

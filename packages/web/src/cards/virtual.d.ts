/** What build/cards.ts makes of the boxes. */
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

declare module 'virtual:faces' {
  import type { Printed } from '@baston/engine';
  export const faces: Readonly<Record<string, { readonly [L in 'en' | 'fr']: () => Promise<readonly Printed[]> }>>;
}

declare module 'virtual:rulings' {
  export interface Ruling {
    readonly id: string;
    readonly text: string;
  }
  type ById = Readonly<Record<string, readonly Ruling[]>>;
  export const rulings: Readonly<Record<string, { readonly [L in 'en' | 'fr']: () => Promise<ById> }>>;
}

declare module 'virtual:boxes' {
  import type { SetDef } from '@baston/engine';
  export const boxes: Readonly<Record<string, () => Promise<SetDef>>>;
}

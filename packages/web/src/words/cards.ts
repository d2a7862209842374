import type { CardDef } from '@baston/engine';
import type { Lang } from '@baston/table';
import { cardsEn } from './cards.en.ts';
import { cardsFr } from './cards.fr.ts';

/** What stands on cards besides their own texts, and around them. */
export interface CardWords {
  readonly type: { readonly [T in CardDef['type']]: string };
  readonly playedOn: {
    readonly base: string;
    readonly minion: string;
    readonly ownMinion: string;
    readonly bury: string;
  };
  readonly power: string;
  readonly breakpoint: string;
  readonly vp: string;
  readonly places: readonly [string, string, string];
  readonly noText: string;
  /** What a screen reader says in place of the picture. */
  label(parts: {
    readonly name: string;
    readonly type: string;
    readonly number?: string | undefined;
    readonly faction: string;
    readonly text: string;
  }): string;
  powerIs(power: number): string;
  powerWas(power: number, printed: number): string;
  breakpointIs(breakpoint: number): string;
  breakpointWas(breakpoint: number, printed: number): string;
  vpIs(vp: readonly number[]): string;

  readonly dialog: {
    readonly close: string;
    readonly text: string;
    readonly facts: string;
    readonly kind: string;
    readonly set: string;
    readonly faction: string;
    readonly copies: string;
    readonly rulings: string;
    readonly more: string;
  };

  readonly browser: {
    readonly title: string;
    readonly search: string;
    readonly searchHint: string;
    readonly filters: string;
    readonly factions: string;
    readonly allFactions: string;
    readonly kind: string;
    readonly kinds: {
      readonly all: string;
      readonly minion: string;
      readonly action: string;
      readonly base: string;
      readonly titan: string;
    };
    readonly power: string;
    readonly anyPower: string;
    orMore(power: number): string;
    found(count: number): string;
    readonly nothing: string;
    readonly nothingHint: string;
    readonly clear: string;
  };
}

export const CARD_WORDS: { readonly [L in Lang]: CardWords } = { en: cardsEn, fr: cardsFr };

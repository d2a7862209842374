interface CardLength {
  readonly id: string;
  readonly lines: number;
}

export function cardLengths(how?: { readonly withHelpers?: boolean }): CardLength[];
export function percentile(lengths: readonly CardLength[], share: number): number;

/** The seats as positions and scenarios call them. */
export const SEAT_NAMES = ['A', 'B', 'C', 'D'] as const;
export type SeatName = (typeof SEAT_NAMES)[number];

export type BySeat<T> = { readonly [S in SeatName]?: T };

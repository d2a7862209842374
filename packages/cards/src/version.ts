/** Goes up whenever a card or the engine changes so that recorded answers would mean something else. */
export const VERSION = '17';

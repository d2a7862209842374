import { useMedia } from '../../ui/use-media.ts';

/** Is there room for the log beside the table? */
export const useIsWide = (): boolean => useMedia('(min-width: 62rem) and (min-height: 34rem)');
/** Are the bases in a list that is longer than the screen, so that one goes from one to another? */
export const useIsUpright = (): boolean => useMedia('(max-width: 61.99rem) and (min-height: 34rem)');

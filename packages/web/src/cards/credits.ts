/** The authors of the icons, for the page of credits. */
import { ICON_AUTHORS } from './icon-authors.ts';

export const ICON_CREDITS = {
  source: 'game-icons.net',
  url: 'https://game-icons.net',
  licence: 'CC BY 3.0',
  licenceUrl: 'https://creativecommons.org/licenses/by/3.0/',
  modified: { en: 'Modified: recoloured, coordinates rounded.', fr: 'Modifiées : recolorées, coordonnées arrondies.' },
  authors: ICON_AUTHORS,
} as const;

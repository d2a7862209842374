import type { picker as en } from '../en/picker.ts';
import type { Translation } from '../translation.ts';

export const picker: Translation<typeof en> = {
  search: 'Chercher par nom ou par texte',
  searchIn: (count) => `Chercher parmi ${count} cartes`,
  nothing: 'Aucune carte ne convient.',
};

/** Many cards to choose from. */
export const picker = {
  search: 'Search by name or text',
  searchIn: (count: number) => `Find in ${count} cards`,
  nothing: 'No cards found.',
};

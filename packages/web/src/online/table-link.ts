/** The link to a table: its id and nothing else. */
import { linkTo } from '../route.ts';

/** Could it be a table's? What is not is a link that was cut short. */
export const isTableId = (id: string): boolean => /^[\w-]{16}$/.test(id);

export const tableLink = (id: string): string => `${location.href.split('#')[0]}${linkTo('table', id)}`;

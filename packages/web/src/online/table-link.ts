/** The link to a table: its id and nothing else. */
import { linkTo } from '../route.ts';

export const tableLink = (id: string): string => `${location.href.split('#')[0]}${linkTo('table', id)}`;

/** False where the browser does not let us. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

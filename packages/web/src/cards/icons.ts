/** The icons of a box, put into the document once: a sprite outside of it is fetched and read again for every card. */
const SPRITES = import.meta.glob<string>('./icons/*.svg', { query: '?url&no-inline', import: 'default', eager: true });

const placed = new Set<string>();

/** Faces need not wait for them: they appear when they are there. */
export async function placeIcons(box: string): Promise<void> {
  const sprite = SPRITES[`./icons/${box}.svg`];
  if (!sprite || placed.has(box)) return;
  placed.add(box);
  try {
    const symbols = await (await fetch(sprite)).text();
    const holder = document.createElement('div');
    holder.hidden = true;
    holder.innerHTML = symbols
      .replaceAll('fill="currentColor"', '')
      .replaceAll('<symbol id="', '<symbol overflow="visible" id="icon-');
    document.body.append(holder);
  } catch {
    placed.delete(box); // there may be a network next time
  }
}

/** The icons of a box, put into the document once: a sprite outside of it is fetched and read again for every card. */
const SPRITES = import.meta.glob<string>('./icons/*.svg', { query: '?url&no-inline', import: 'default', eager: true });

const placed = new Map<string, Promise<void>>();

/** Faces need not wait for them: they appear when they are there. */
export function placeIcons(box: string): Promise<void> {
  const placing = placed.get(box) ?? place(box);
  placed.set(box, placing);
  return placing;
}

async function place(box: string): Promise<void> {
  const sprite = SPRITES[`./icons/${box}.svg`];
  if (!sprite) return;
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

/** The path that draws an icon of a box, in a square of 512, once it is there. */
export async function drawingOf(box: string, name: string): Promise<string | null> {
  await placeIcons(box);
  return document.querySelector(`#icon-${name} path`)?.getAttribute('d') ?? null;
}

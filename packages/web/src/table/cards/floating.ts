/** Pictures of cards that float over the table. */

export function pictureOf(element: HTMLElement, { width, height }: DOMRect, name = 'flight'): HTMLElement {
  const picture = document.createElement('div');
  picture.className = name;
  picture.ariaHidden = 'true';
  picture.inert = true;
  picture.style.inlineSize = `${width}px`;
  picture.style.blockSize = `${height}px`;
  picture.append(element);
  document.body.append(picture);
  return picture;
}

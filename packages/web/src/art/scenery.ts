/** Draws pictures. A part of the page that is loaded when there is something to draw. */
import type { Form } from './forms.ts';
import { idle } from './idle.ts';
import { compose, type Subject } from './kit/compose.ts';

const STRIPS = 6;

/** Draws it strip by strip, each when nobody is disturbed by it: the whole would keep the page busy for too long. */
async function draw(image: HTMLImageElement, canvas: HTMLCanvasElement): Promise<void> {
  const { width, height } = canvas;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  const high = Math.ceil(height / STRIPS);
  for (let top = 0; context && top < height; top += high) {
    await idle();
    context.save();
    context.beginPath();
    context.rect(0, top, width, high);
    context.clip();
    context.drawImage(image, 0, 0, width, height);
    context.restore();
    context.getImageData(0, top, 1, 1); // else the browser would draw all strips together in the end
  }
}

/** Paints the picture so many pixels wide, and gives the address of the result. */
export async function paint(subject: Subject, form: Form, width: number): Promise<string> {
  const image = new Image();
  image.src = URL.createObjectURL(new Blob([compose(subject, form)], { type: 'image/svg+xml' }));
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = Math.round((width * form.height) / form.width);
  await draw(image, canvas);
  URL.revokeObjectURL(image.src);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', 0.92));
  if (!blob) throw new Error(`the picture of ${subject.id} is too large`);
  return URL.createObjectURL(blob);
}

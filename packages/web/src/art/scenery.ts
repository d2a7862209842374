/** Draws pictures. A part of the page that is loaded when there is something to draw. */
import type { Form } from './forms.ts';
import { idle } from './idle.ts';
import { compose, type Subject } from './kit/compose.ts';

/** Paints the picture so many pixels wide, and gives the address of the result. */
export async function paint(subject: Subject, form: Form, width: number): Promise<string> {
  const image = new Image();
  image.src = URL.createObjectURL(new Blob([compose(subject, form)], { type: 'image/svg+xml' }));
  await image.decode();
  await idle(); // a task of its own
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = Math.round((width * form.height) / form.width);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  URL.revokeObjectURL(image.src);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', 0.92));
  if (!blob) throw new Error(`the picture of ${subject.id} is too large`);
  return URL.createObjectURL(blob);
}

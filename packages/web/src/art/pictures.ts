/**
 * Pictures of bases as images that the browser only has to copy. Each is drawn once, one after the other, when nobody is
 * disturbed by it; what draws them (`scenery.ts`) is not loaded before.
 */
import type { Form } from './forms.ts';
import { headStart, idle } from './idle.ts';
import type { Subject } from './kit/compose.ts';

interface Picture {
  /** In pixels. */
  readonly width: number;
  readonly url: Promise<string>;
}

/** Sharper than that nobody sees. */
const MOST_PIXELS_PER_UNIT = 2;
/** Sizes are rounded up to it, so that a place that grows a little keeps its picture. */
const STEP = 120;

const pictures = new Map<string, Picture>();
let studio: Promise<typeof import('./scenery.ts')> | undefined;
let last: Promise<unknown> = Promise.resolve();

async function openStudio(): Promise<typeof import('./scenery.ts')> {
  await headStart();
  return import('./scenery.ts');
}

/** How wide a picture must be to fill a place of that size. */
export function widthFor(form: Form, place: { readonly width: number; readonly height: number }): number {
  const cover = Math.max(place.width, (place.height * form.width) / form.height);
  const wanted = cover * Math.min(devicePixelRatio, MOST_PIXELS_PER_UNIT);
  return Math.ceil(wanted / STEP) * STEP;
}

/** The address of a picture that is at least so wide. */
export function pictureOf(id: string, subject: () => Promise<Subject>, form: Form, width: number): Promise<string> {
  const key = `${id} ${form.name}`;
  const known = pictures.get(key);
  if (known && known.width >= width) return known.url;
  studio ??= openStudio();
  const opened = studio;
  opened.catch(() => {
    studio = undefined;
  });
  const url = last.then(async () => {
    const { paint } = await opened;
    const shown = await subject();
    await idle();
    const address = await paint(shown, form, width);
    await idle(); // to put it in its place costs a layout
    return address;
  });
  last = url.catch(() => pictures.delete(key)); // there may be a network next time
  pictures.set(key, { width, url });
  return url;
}

/** The portrait of a persona; nothing for one that only a newer version knows. It is decoration: the name says who it is. */
import { draw } from './draw.ts';
import { FACES, type Face } from './faces.ts';
import './portrait.css';

const pictures = new Map<Face, string>();

function pictureOf(face: Face): string {
  const known = pictures.get(face) ?? `data:image/svg+xml,${encodeURIComponent(draw(face))}`;
  pictures.set(face, known);
  return known;
}

export function Portrait({ of }: { readonly of: string }) {
  const face = Object.hasOwn(FACES, of) ? FACES[of as keyof typeof FACES] : undefined;
  if (!face) return undefined;
  return (
    <span className="portrait" style={{ '--back': face.back }} aria-hidden="true">
      <img src={pictureOf(face)} alt="" decoding="async" data-persona={of} />
    </span>
  );
}

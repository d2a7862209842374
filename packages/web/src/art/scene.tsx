/** The picture of a base. It fills whatever holds it, and is decoration: nobody needs it to play. */
import { type RefObject, useEffect, useRef, useState } from 'react';
import { iconName } from '../cards/card-data.ts';
import { boxOf, factionNamed, sceneOf } from '../cards/faces.ts';
import { drawingOf } from '../cards/icons.ts';
import { formFor, type SceneLayout } from './forms.ts';
import type { Subject } from './kit/compose.ts';
import { pictureOf, widthFor } from './pictures.ts';
import './scene.css';

interface Props {
  readonly def: string;
  readonly layout: SceneLayout;
}

export function Scene({ def, layout }: Props) {
  const place = useRef<HTMLSpanElement>(null);
  const picture = usePicture(place, def, layout);
  return (
    <span ref={place} className={`scene is-${layout}`} style={{ background: sceneOf(def).backdrop }} aria-hidden="true">
      {picture && <img src={picture} alt="" decoding="async" data-scene={def} />}
    </span>
  );
}

async function subjectOf(def: string): Promise<Subject> {
  const scenery = sceneOf(def);
  const { faction, landmark } = scenery;
  const drawing = await drawingOf(boxOf(faction).id, iconName({ icon: landmark }));
  if (!drawing) throw new Error(`no drawing of ${landmark}`);
  return { id: def, scenery, look: factionNamed(faction).look, drawing };
}

/** Its address, once the place has come into sight and the picture for its shape and size is there. */
function usePicture(place: RefObject<HTMLElement | null>, def: string, layout: SceneLayout) {
  const [picture, setPicture] = useState<{ readonly of: string; readonly address: string }>();
  useEffect(() => {
    let isShown = true;
    const show = ({ width, height }: DOMRectReadOnly): void => {
      if (width === 0 || height === 0) return;
      const form = formFor(layout, { width, height });
      pictureOf(def, () => subjectOf(def), form, widthFor(form, { width, height })).then(
        (address) => isShown && setPicture({ of: def, address }),
        () => undefined, // the sky is there
      );
    };
    const resized = new ResizeObserver(([entry]) => entry && show(entry.contentRect));
    const seen = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      seen.disconnect();
      resized.observe(entry.target);
    });
    if (place.current) seen.observe(place.current);
    return () => {
      isShown = false;
      seen.disconnect();
      resized.disconnect();
    };
  }, [place, def, layout]);
  return picture?.of === def ? picture.address : undefined;
}

/** Printed cards, loaded box by box in the reader's language. */
/// <reference path="./virtual.d.ts" />

import { faces, type ShownScene } from 'virtual:faces';
import { type ShelvedBox, type ShelvedFaction, shelf } from 'virtual:shelf';
import type { Printed } from '@baston/engine';
import type { Lang } from '@baston/table';
import { use } from 'react';
import { useLang } from '../words/index.ts';
import { placeIcons } from './icons.ts';

export type { ShelvedBox, ShelvedFaction };
export { shelf };

/** The cards of a box that go together: by faction, then the decks that all players share. */
const groupsOf = ({ factions, sideDecks }: ShelvedBox): ShelvedFaction[] => [...factions, ...sideDecks];

export const GROUPS: readonly ShelvedFaction[] = shelf.flatMap(groupsOf);
const groups: ReadonlyMap<string, ShelvedFaction> = new Map(GROUPS.map((group) => [group.id, group]));
const printed: { readonly [L in Lang]: Map<string, Printed> } = { en: new Map(), fr: new Map() };
const scenes = new Map<string, ShownScene>();
const asked = new Map<string, Promise<readonly Printed[]>>();

/** Everything printed in those boxes; the same promise for the same question. */
function facesIn(boxes: readonly string[], lang: Lang): Promise<readonly Printed[]> {
  const key = `${lang} ${boxes.join(' ')}`;
  const known = asked.get(key);
  if (known) return known;
  const loading = load(boxes, lang);
  asked.set(key, loading);
  loading.then(
    // React reads these, and does not wait for a promise that has come before it was asked for.
    (value) => Object.assign(loading, { status: 'fulfilled', value }),
    () => asked.delete(key), // there may be a network next time
  );
  return loading;
}

/** The same for decoration: none, where they cannot be loaded. */
function facesOrNone(boxes: readonly string[], lang: Lang): Promise<readonly Printed[]> {
  const key = `${lang} ${boxes.join(' ')} or none`;
  const loading = asked.get(key) ?? facesIn(boxes, lang).catch(() => []);
  asked.set(key, loading);
  return loading;
}

async function load(boxes: readonly string[], lang: Lang): Promise<readonly Printed[]> {
  for (const box of boxes) void placeIcons(box);
  const opened = await Promise.all(boxes.flatMap((box) => faces[box]?.[lang]() ?? []));
  for (const box of opened) for (const [id, scene] of Object.entries(box.scenes)) scenes.set(id, scene);
  const all = opened.flatMap(({ cards }) => cards);
  for (const card of all) printed[lang].set(card.id, card);
  return all;
}

/** Suspends until the cards of those boxes can be shown. */
export function useFaces(boxes: readonly string[], lang?: Lang): readonly Printed[] {
  const mine = useLang();
  return use(facesIn(boxes, lang ?? mine));
}

export function useFacesOrNone(boxes: readonly string[]): readonly Printed[] {
  return use(facesOrNone(boxes, useLang()));
}

export const ALL_BOXES: readonly string[] = shelf.map(({ id }) => id);

export function cardOf(id: string, lang: Lang): Printed {
  const card = printed[lang].get(id);
  if (!card) throw new Error(`no box is loaded that holds ${id}`);
  return card;
}

export function sceneOf(base: string): ShownScene {
  const scene = scenes.get(base);
  if (!scene) throw new Error(`no box is loaded that holds ${base}`);
  return scene;
}

export function factionNamed(id: string): ShelvedFaction {
  const faction = groups.get(id);
  if (!faction) throw new Error(`there is no faction called ${id}`);
  return faction;
}

export const boxOf = (faction: string): ShelvedBox =>
  shelf.find((box) => groupsOf(box).some(({ id }) => id === faction)) as ShelvedBox;

/** For the words of a table. */
export const cards = { printed: cardOf, factionName: (id: string, lang: Lang) => factionNamed(id).name[lang] };

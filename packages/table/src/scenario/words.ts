/** The texts of faults, in both languages. */

import type { AskedNow, Fault, FaultWords, Path, Shape } from '../position/faults.ts';
import type { Lang } from '../words/types.ts';

interface Language extends FaultWords {
  line(line: number): string;
  readonly colon: string;
  withSeed(seed: string): string;
}

const list = (items: readonly unknown[]): string => `[${items.join(', ')}]`;

const askedEn = ({ by, seat, phase, purpose, min, max, options }: AskedNow): string =>
  `${by ?? 'the game'} asks ${seat} (${phase}, ${purpose}) to pick ${min} to ${max} of ${list(options)}`;

const SHAPES_EN: { readonly [S in Shape]: string } = {
  object: 'a mapping',
  record: 'a mapping',
  array: 'a list',
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  never: 'nothing',
};

const en: Language = {
  line: (line) => `line ${line}`,
  colon: ': ',
  withSeed: (seed) => ` (with seed ${seed})`,
  notYaml: (column) => `this is not YAML (column ${column})`,
  notOf: (shapes) => `${shapes.map((shape) => SHAPES_EN[shape]).join(' or ')} is expected here`,
  unknownKey: (key, known) => `there is no “${key}” here, but ${known}`,
  noChoice: (name, known) => `this cannot be “${name}”${known.length > 0 ? `; it can be ${known.join(', ')}` : ''}`,
  tooSmall: (least) => `at least ${least} is expected here`,
  tooLarge: (most) => `at most ${most} is expected here`,
  notOneThing: () => 'a step is one player’s answer (with asked), expect, or undo (with refused)',
  noCard: (name) => `there is no card or base called “${name}”`,
  ambiguous: (name, ids) => `“${name}” could be ${ids.join(' or ')}: say which`,
  notInPlay: (name) => `“${name}” is not in play`,
  refused: (message) => message,
  notRefused: () => 'the set-up is not refused',
  notAsked: (seat, now) => `${seat} answers, but ${askedEn(now)}`,
  notOffered: (option, now) => `“${option}” is not offered: ${askedEn(now)}`,
  offered: (option, now) => `“${option}” is offered: ${askedEn(now)}`,
  offersMore: (options, now) => `more is offered than ${list(options)}: ${askedEn(now)}`,
  picked: (count, now) => `${count} picked, but ${askedEn(now)}`,
  leftOver: (now) => `a question is left over: ${askedEn(now)}`,
  notReached: () => 'this is not reached: nobody is asked any more',
  differs: (expected, actual) => `expected ${expected}, is ${actual}`,
  unseen: (seat, what) => `${seat} does not see ${what}`,
  seen: (seat, what) => `${seat} sees ${what}`,
  heard: (seat, event, expected, times) =>
    `${seat} hears this so many times: ${event}; expected ${expected ?? 'at least 1'}, is ${times}`,
  notInOrder: (seat, event) => `${seat} does not hear ${event} after what is listed before it`,
};

const askedFr = ({ by, seat, phase, purpose, min, max, options }: AskedNow): string =>
  `${by ?? 'le jeu'} demande à ${seat} (${phase}, ${purpose}) de choisir de ${min} à ${max} parmi ${list(options)}`;

const SHAPES_FR: { readonly [S in Shape]: string } = {
  object: 'des clés et des valeurs',
  record: 'des clés et des valeurs',
  array: 'une liste',
  string: 'un texte',
  number: 'un nombre',
  int: 'un nombre entier',
  boolean: 'true ou false',
  never: 'rien',
};

const fr: Language = {
  line: (line) => `ligne ${line}`,
  colon: ' : ',
  withSeed: (seed) => ` (avec la graine ${seed})`,
  notYaml: (column) => `ce n’est pas du YAML (colonne ${column})`,
  notOf: (shapes) => `il faut ici ${shapes.map((shape) => SHAPES_FR[shape]).join(' ou ')}`,
  unknownKey: (key, known) => `il n’y a pas de « ${key} » ici, mais ${known}`,
  noChoice: (name, known) => `cela ne peut pas être « ${name} »${known.length > 0 ? `, mais ${known.join(', ')}` : ''}`,
  tooSmall: (least) => `il faut ici au moins ${least}`,
  tooLarge: (most) => `il faut ici au plus ${most}`,
  notOneThing: () => 'une étape est la réponse d’un joueur (avec asked), expect, ou undo (avec refused)',
  noCard: (name) => `il n’y a ni carte ni Base « ${name} »`,
  ambiguous: (name, ids) => `« ${name} » peut être ${ids.join(' ou ')} : précisez`,
  notInPlay: (name) => `« ${name} » n’est pas en jeu`,
  refused: (message) => `refusé par le moteur : « ${message} »`,
  notRefused: () => 'la mise en place n’est pas refusée',
  notAsked: (seat, now) => `${seat} répond, mais ${askedFr(now)}`,
  notOffered: (option, now) => `« ${option} » n’est pas proposé : ${askedFr(now)}`,
  offered: (option, now) => `« ${option} » est proposé : ${askedFr(now)}`,
  offersMore: (options, now) => `il est proposé plus que ${list(options)} : ${askedFr(now)}`,
  picked: (count, now) => `nombre de choix : ${count}, mais ${askedFr(now)}`,
  leftOver: (now) => `une question reste sans réponse : ${askedFr(now)}`,
  notReached: () => 'cette étape n’est pas atteinte : plus rien n’est demandé à personne',
  differs: (expected, actual) => `attendu ${expected}, obtenu ${actual}`,
  unseen: (seat, what) => `${seat} ne voit pas ${what}`,
  seen: (seat, what) => `${seat} voit ${what}`,
  heard: (seat, event, expected, times) =>
    `nombre de fois où ${seat} apprend ${event} : attendu ${expected ?? 'au moins 1'}, obtenu ${times}`,
  notInOrder: (seat, event) => `${seat} n’apprend pas ${event} après ce qui précède dans la liste`,
};

const LANGUAGES: { readonly [L in Lang]: Language } = { en, fr };

/** Written as in the file, steps and other entries counted from 1 (`steps[2].asked`), so that it needs no language. */
const pathText = (path: Path): string =>
  path
    .map((key) => (typeof key === 'number' ? `[${key + 1}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');

export function faultText(lang: Lang, { line, path, says: [sentence, ...about], seed }: Fault): string {
  const language = LANGUAGES[lang];
  const say = language[sentence] as (...about: unknown[]) => string;
  const where = [line === undefined ? '' : language.line(line), pathText(path)]
    .filter((text) => text !== '')
    .join(', ');
  const text = `${where}${where === '' ? '' : language.colon}${say(...about)}`;
  return seed === undefined ? text : `${text}${language.withSeed(seed)}`;
}

/** How faults are told, in both languages. */
import type { Lang } from '../words/types.ts';
import type { AskedNow, Fault } from './faults.ts';

/** Each is what follows the name of the scenario. */
export interface FaultWords {
  // The file
  notYaml(line: number, column: number): string;
  notMapping(where: string): string;
  notList(where: string): string;
  notText(where: string): string;
  unknownKey(where: string, key: string, known: readonly string[]): string;
  noPhase(where: string, name: string): string;
  noPurpose(where: string, name: string): string;
  noChoice(where: string, name: string, known: readonly string[]): string;
  notOneAnswer(where: string): string;
  noCard(name: string): string;
  ambiguous(name: string, ids: readonly string[]): string;
  notInPlay(name: string): string;
  /** The engine refuses, in its own words. */
  refused(message: string): string;
  notRefused(): string;
  // The questions
  notAsked(where: string, seat: string, now: AskedNow): string;
  notOffered(where: string, option: string, now: AskedNow): string;
  offered(where: string, option: string, now: AskedNow): string;
  offersMore(where: string, options: readonly string[], now: AskedNow): string;
  picked(where: string, count: number, now: AskedNow): string;
  leftOver(now: AskedNow): string;
  notReached(where: string): string;
  // What is expected
  differs(where: string, expected: string, actual: string): string;
  unseen(where: string, seat: string, card: string): string;
  seen(where: string, seat: string, card: string): string;
  unheard(where: string, seat: string, event: string): string;
  heard(where: string, seat: string, event: string): string;
}

const list = (items: readonly string[]): string => `[${items.join(', ')}]`;

const askedEn = ({ by, seat, phase, purpose, min, max, options }: AskedNow): string =>
  `${by ?? 'the game'} asks ${seat} (${phase}, ${purpose}) to pick ${min} to ${max} of ${list(options)}`;

const en: FaultWords = {
  notYaml: (line, column) => `this is not YAML (line ${line}, column ${column})`,
  notMapping: (where) => `${where} has to be a mapping`,
  notList: (where) => `${where} has to be a list`,
  notText: (where) => `${where} has to be a text`,
  unknownKey: (where, key, known) => `${where} does not know “${key}”; it knows ${known.join(', ')}`,
  noPhase: (where, name) => `${where}: there is no phase “${name}”`,
  noPurpose: (where, name) => `${where}: there is no purpose “${name}”`,
  noChoice: (where, name, known) => `${where} cannot be “${name}”; it can be ${known.join(', ')}`,
  notOneAnswer: (where) => `${where} has to say what one player answers`,
  noCard: (name) => `there is no card or base called “${name}”`,
  ambiguous: (name, ids) => `“${name}” could be ${ids.join(' or ')}: say which`,
  notInPlay: (name) => `“${name}” is not in play`,
  refused: (message) => message,
  notRefused: () => 'the set-up is not refused',
  notAsked: (where, seat, now) => `${where}: ${seat} answers, but ${askedEn(now)}`,
  notOffered: (where, option, now) => `${where}: “${option}” is not offered: ${askedEn(now)}`,
  offered: (where, option, now) => `${where}: “${option}” is offered: ${askedEn(now)}`,
  offersMore: (where, options, now) => `${where}: more is offered than ${list(options)}: ${askedEn(now)}`,
  picked: (where, count, now) => `${where}: ${count} picked, but ${askedEn(now)}`,
  leftOver: (now) => `a question is left over: ${askedEn(now)}`,
  notReached: (where) => `${where} is not reached: nobody is asked any more`,
  differs: (where, expected, actual) => `${where}: expected ${expected}, is ${actual}`,
  unseen: (where, seat, card) => `${where}: ${seat} does not see ${card}`,
  seen: (where, seat, card) => `${where}: ${seat} sees ${card}`,
  unheard: (where, seat, event) => `${where}: ${seat} does not hear ${event}`,
  heard: (where, seat, event) => `${where}: ${seat} hears ${event}`,
};

const askedFr = ({ by, seat, phase, purpose, min, max, options }: AskedNow): string =>
  `${by ?? 'le jeu'} demande à ${seat} (${phase}, ${purpose}) de choisir de ${min} à ${max} parmi ${list(options)}`;

const fr: FaultWords = {
  notYaml: (line, column) => `ce n’est pas du YAML (ligne ${line}, colonne ${column})`,
  notMapping: (where) => `${where} doit être un tableau de clés et de valeurs`,
  notList: (where) => `${where} doit être une liste`,
  notText: (where) => `${where} doit être un texte`,
  unknownKey: (where, key, known) => `${where} ne connaît pas « ${key} », mais ${known.join(', ')}`,
  noPhase: (where, name) => `${where} : il n’y a pas de phase « ${name} »`,
  noPurpose: (where, name) => `${where} : il n’y a pas d’intention « ${name} »`,
  noChoice: (where, name, known) => `${where} ne peut pas être « ${name} », mais ${known.join(', ')}`,
  notOneAnswer: (where) => `${where} doit dire ce qu’un joueur répond`,
  noCard: (name) => `il n’y a ni carte ni Base « ${name} »`,
  ambiguous: (name, ids) => `« ${name} » peut être ${ids.join(' ou ')} : précisez`,
  notInPlay: (name) => `« ${name} » n’est pas en jeu`,
  refused: (message) => `refusé par le moteur : « ${message} »`,
  notRefused: () => 'la mise en place n’est pas refusée',
  notAsked: (where, seat, now) => `${where} : ${seat} répond, mais ${askedFr(now)}`,
  notOffered: (where, option, now) => `${where} : « ${option} » n’est pas proposé : ${askedFr(now)}`,
  offered: (where, option, now) => `${where} : « ${option} » est proposé : ${askedFr(now)}`,
  offersMore: (where, options, now) => `${where} : il est proposé plus que ${list(options)} : ${askedFr(now)}`,
  picked: (where, count, now) => `${where} : nombre de choix : ${count}, mais ${askedFr(now)}`,
  leftOver: (now) => `une question reste sans réponse : ${askedFr(now)}`,
  notReached: (where) => `${where} n’est pas atteint : plus rien n’est demandé à personne`,
  differs: (where, expected, actual) => `${where} : attendu ${expected}, obtenu ${actual}`,
  unseen: (where, seat, card) => `${where} : ${seat} ne voit pas ${card}`,
  seen: (where, seat, card) => `${where} : ${seat} voit ${card}`,
  unheard: (where, seat, event) => `${where} : ${seat} n’apprend pas ${event}`,
  heard: (where, seat, event) => `${where} : ${seat} apprend ${event}`,
};

const WORDS: { readonly [L in Lang]: FaultWords } = { en, fr };

export function faultText(lang: Lang, [sentence, ...about]: Fault): string {
  const say = WORDS[lang][sentence] as (...about: unknown[]) => string;
  return say(...about);
}

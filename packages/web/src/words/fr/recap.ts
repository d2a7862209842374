import type { recap as en } from '../en/recap.ts';
import type { Translation } from '../translation.ts';

// Créature, Action, Base and carte are all feminine.
const agree = (count: number): string => (count === 1 ? '' : 's');
const counted = (count: number, one: string, many: string): string => (count === 1 ? `un ${one}` : `${count} ${many}`);
const markers = (count: number): string => counted(count, 'marqueur Force +1', 'marqueurs Force +1');
const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);

export const recap: Translation<typeof en> = {
  title: 'Depuis votre dernier choix',
  more: (count) => (count === 1 ? 'Encore une ligne dans le journal' : `Encore ${count} lignes dans le journal`),
  wholeLog: 'Tout le journal',
  done: 'Compris',
  again: 'Revoir',
  back: 'Étape précédente',
  onward: 'Étape suivante',
  stepOf: (step, steps) => `Étape ${step} sur ${steps}`,
  stepThrough: 'Pas à pas',
  skip: 'Passer',
  played: (player, isMe, card, on) => {
    const what = isMe ? `Vous avez joué ${card}` : `${player} a joué ${card}`;
    return on === undefined ? what : `${what} sur ${on}`;
  },
  used: (player, isMe, card) =>
    isMe ? `Vous avez utilisé l’effet de ${card}` : `${player} a utilisé l’effet de ${card}`,
  monster: (card, on) => `Arrivée du Monstre ${card} sur ${on}`,
  scored: (base) => `Conquête de ${base}`,
  destroyed: (cards, count) => `${cards} détruite${agree(count)}`,
  moved: (cards, count, base) => `${cards} déplacée${agree(count)} vers ${base}`,
  returned: (cards) => `${cards} de retour en main`,
  placed: (cards, count, to) => {
    const placed = `${cards} mise${agree(count)}`;
    return {
      hand: `${placed} en main`,
      deck: `${cards} mélangée${agree(count)} dans une pioche`,
      deckTop: `${placed} sur une pioche`,
      deckBottom: `${placed} sous une pioche`,
      discard: `${placed} dans une défausse`,
    }[to];
  },
  discarded: (player, isMe, cards) => (isMe ? `vous avez défaussé ${cards}` : `${player} a défaussé ${cards}`),
  drew: (player, isMe, count) => {
    const what = count === 1 ? 'une carte' : `${count} cartes`;
    return isMe ? `vous avez pioché ${what}` : `${player} a pioché ${what}`;
  },
  gained: (player, isMe, vp) => {
    if (vp < 0) return isMe ? `vous avez perdu ${-vp} PV` : `${player} a perdu ${-vp} PV`;
    return isMe ? `vous avez gagné ${vp} PV` : `${player} a gagné ${vp} PV`;
  },
  power: (cards, amount) => `Force ${signed(amount)} pour ${cards}`,
  counters: (cards, amount) =>
    amount < 0 ? `${markers(-amount)} en moins sur ${cards}` : `${markers(amount)} sur ${cards}`,
  controlled: (player, isMe, cards) =>
    isMe ? `vous avez pris le contrôle de ${cards}` : `${player} a pris le contrôle de ${cards}`,
  marks: {
    fresh: { short: 'Nouvelle', long: 'nouvelle depuis votre dernier choix' },
    moved: { short: 'Déplacée', long: 'déplacée depuis votre dernier choix' },
  },
  powerMark: { short: signed, long: (amount) => `Force ${signed(amount)} depuis votre dernier choix` },
  countersMark: {
    short: signed,
    long: (amount) =>
      amount < 0
        ? `${counted(-amount, 'marqueur', 'marqueurs')} en moins depuis votre dernier choix`
        : `${counted(amount, 'marqueur', 'marqueurs')} en plus depuis votre dernier choix`,
  },
  controlMark: { short: 'Prise', long: 'passée sous un autre contrôle depuis votre dernier choix' },
};

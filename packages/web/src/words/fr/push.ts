import type { notices as enNotices, push as enPush } from '../en/push.ts';
import type { Translation } from '../translation.ts';

export const notices: Translation<typeof enNotices> = {
  turn: 'À vous de jouer',
  over: 'La partie est finie',
  with: 'Votre partie avec {names}',
};

export const push: Translation<typeof enPush> = {
  turnOn: 'Me prévenir quand c’est à moi',
  turnOff: 'Ne plus me prévenir quand c’est à moi',
  note: 'Cet appareil vous prévient quand votre tour commence ou que la partie se termine, même si cette page est fermée.',
  isOn: 'Cet appareil vous préviendra.',
  isOff: 'Cet appareil ne vous préviendra plus.',
  blocked: 'Les notifications de ce site sont bloquées. Vous pouvez les autoriser dans les réglages du navigateur.',
  failed: 'Ce navigateur n’a pas pu activer les notifications.',
};

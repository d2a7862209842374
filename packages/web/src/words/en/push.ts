/** Texts about being notified of your turn. */

/** The texts of notifications. The service worker puts the names into them. */
export const notices = {
  turn: 'Your turn',
  over: 'The game is over',
  with: 'Your game with {names}',
};

export const push = {
  turnOn: 'Tell me when it’s my turn',
  turnOff: 'Don’t tell me any more when it’s my turn',
  note: 'This device notifies you when your turn starts or the game ends, even when this page is closed.',
  isOn: 'This device will notify you.',
  isOff: 'This device won’t notify you any more.',
  blocked: 'Notifications are blocked for this site. You can allow them in the settings of your browser.',
  failed: 'This browser couldn’t turn notifications on.',
};

/** Texts about your devices and your data on a server. */

export const account = {
  devices: 'Your devices',
  devicesNote: 'These devices play as you. A device that isn’t used for 180 days is signed out automatically.',
  /** Either may be unknown, and then empty. */
  device: (browser: string, system: string) =>
    browser && system ? `${browser} on ${system}` : browser || system || 'Unknown device',
  thisDevice: 'This device',
  signedIn: (date: string) => `Signed in on ${date}`,
  used: (date: string) => `Last used on ${date}`,
  signOut: 'Sign out',
  signOutDevice: (device: string) => `Sign out: ${device}`,
  signOutHere: 'Sign out here',
  signOutOthers: 'Sign out everywhere else',
  signedOut: (device: string) => `${device} has been signed out.`,
  othersSignedOut: 'All other devices have been signed out.',
  signedOutHere: 'You have been signed out on this device.',
  lastTitle: 'Sign out on your only device?',
  lastText: (name: string) =>
    `Nobody will be able to play as ${name} any more, and you can’t return to your tables. To keep them, first get a code and enter it on another device.`,

  data: 'Your data',
  dataNote: 'The server keeps your name, your devices, your tables, and what you did and said there.',
  download: 'Download my data',
  downloaded: 'Your data has been downloaded.',
  remove: 'Delete my data…',
  removeTitle: 'Delete your data on this server?',
  /** The effects, one by one. */
  removeEffects: [
    'All your devices are signed out, and your name is deleted.',
    'Your messages are deleted at every table.',
    'In current games, a bot takes your seat. At tables that haven’t started, your seat becomes free.',
    'Finished games are kept for the other players. You appear there as “A former player”.',
    'This can’t be undone. Games saved in this browser stay where they are.',
  ],
  removeAction: 'Delete my data',
  removed: 'Your data on this server has been deleted.',
  cancel: 'Cancel',
};

/** What is said about playing with others over a server. */
import type { DealFault, OnlineCode, TableOptions } from '@baston/table';

export interface OnlineText {
  // Home, the lobby, a new table
  readonly friends: string;
  readonly friendsNote: string;
  readonly newTable: string;
  readonly lobby: string;
  readonly lobbyNote: string;
  readonly noListed: string;
  readonly yourTables: string;
  readonly yourTurn: string;
  readonly turnOf: (player: string) => string;
  readonly waitingForPlayers: string;
  readonly over: (winners: string) => string;
  readonly overMine: string;
  readonly open: string;
  readonly toWin: (vp: number) => string;
  readonly factions: { readonly random: string; readonly draft: string; readonly choice: string };
  readonly playHere: string;
  readonly yourName: string;
  readonly yourNameNote: string;
  readonly friendSeat: string;
  readonly table: string;
  readonly listed: string;
  readonly listedChoices: { readonly link: string; readonly lobby: string };
  readonly listedNotes: { readonly link: string; readonly lobby: string };
  readonly pace: string;
  readonly paces: { readonly [P in TableOptions['pace']]: string };
  readonly paceNotes: { readonly [P in TableOptions['pace']]: string };
  readonly absent: string;
  readonly absences: { readonly [A in TableOptions['absent']]: string };
  readonly absentNotes: { readonly [A in TableOptions['absent']]: string };
  readonly timeForAnswer: string;
  readonly openTable: string;
  readonly needsPeople: string;

  // The waiting room
  readonly waitingRoom: string;
  readonly waitingFor: (count: number) => string;
  readonly invite: string;
  readonly inviteNote: string;
  readonly copy: string;
  readonly copied: string;
  readonly copyByHand: string;
  readonly share: string;
  readonly shareTitle: string;
  readonly seats: string;
  readonly seat: (letter: string) => string;
  readonly you: string;
  readonly free: string;
  readonly takeSeat: string;
  readonly sitHere: (letter: string) => string;
  readonly sitHereShort: string;
  readonly standUp: string;
  readonly fillWith: (letter: string) => string;
  readonly fillShort: string;
  readonly freeAgain: (letter: string) => string;
  readonly freeAgainShort: string;
  readonly joinText: string;
  readonly seatedText: string;
  readonly aboutGame: string;
  readonly promise: string;
  readonly promiseNote: string;

  // At the table
  readonly connecting: string;
  readonly lost: string;
  readonly backAgain: string;
  readonly watching: string;
  readonly botPlays: string;
  readonly comeBack: string;
  readonly letBotPlay: string;
  readonly letBotPlayNote: string;
  readonly timeLeft: (player: string, time: string) => string;
  readonly yourTimeLeft: (time: string) => string;
  readonly copyTableLink: string;
  readonly openSeat: (name: string) => string;
  readonly takeOver: (name: string) => string;
  readonly menu: string;
  readonly close: string;
  readonly help: string;
  readonly settings: string;
  readonly leave: string;
  readonly leaveNote: string;
  readonly dismiss: string;

  // Texts
  readonly chat: string;
  readonly unread: (count: number) => string;
  readonly noTexts: string;
  readonly write: string;
  readonly send: string;
  readonly onlySeated: string;
  readonly says: (player: string, text: string) => string;
  readonly mute: (player: string) => string;

  // The end
  readonly rematch: string;
  readonly toRematch: string;
  readonly rematchNote: string;
  readonly watchAgain: string;
  readonly home: string;
  readonly checkDeal: string;
  readonly checking: string;
  readonly dealFair: string;
  readonly dealFits: string;
  readonly dealChecks: {
    readonly promised: string;
    readonly told: string;
    readonly share: string;
    readonly noShare: string;
    readonly seed: string;
    readonly replay: string;
  };
  readonly dealFaults: { readonly [F in DealFault | 'other-game' | 'unavailable']: string };

  // Another device
  readonly person: string;
  readonly personNote: string;
  readonly rename: string;
  readonly renamed: string;
  readonly otherDevice: string;
  readonly otherDeviceNote: string;
  readonly getCode: string;
  readonly yourCode: string;
  readonly codeNote: (time: string) => string;
  readonly deviceLink: string;
  readonly enterCode: string;
  readonly useCode: string;
  readonly codeTaken: (name: string) => string;
  readonly warnCode: (name: string) => string;

  readonly gone: { readonly 'no-table': string; readonly 'other-version': string; readonly cut: string };
  readonly goneTitle: string;
  readonly tryAgain: string;
  readonly notHere: string;
  readonly refused: { readonly [C in OnlineCode]?: string };
}

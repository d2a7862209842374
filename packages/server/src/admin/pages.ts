/** The pages of the admin part. They work without a script. */
import type { TableInfo } from '@baston/table';
import type { Trouble } from '../operating/health.ts';
import type { Summary } from '../rooms/rows.ts';
import type { Audit, Person } from '../store/people.ts';
import { Html, html } from './html.ts';
import type { AdminWords } from './words.ts';

const NONE = new Html('');

export interface Overview {
  readonly who: string;
  readonly connections: number;
  readonly tablesInMemory: number;
  readonly memory: number;
  readonly free: number | undefined;
  readonly trouble: Trouble | undefined;
  readonly stopsAt: number | undefined;
  readonly tables: readonly TableInfo[];
  readonly sought: string;
  readonly people: readonly Person[];
  readonly banned: readonly Person[];
  readonly audits: readonly Audit[];
}

const timeOf = (at: number, { lang }: AdminWords): string =>
  new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'UTC' }).format(at);

const megabytes = (bytes: number, words: AdminWords): string =>
  words.bytes(new Intl.NumberFormat(words.lang, { maximumFractionDigits: 0 }).format(bytes / 2 ** 20));

function page(words: AdminWords, body: Html, who?: string): string {
  const { lang, title } = words;
  const other = lang === 'fr' ? 'en' : 'fr';
  return html`<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="stylesheet" href="/admin/style.css">
</head>
<body>
<header>
<h1>${title}</h1>
${who === undefined ? NONE : html`<form method="post" action="/admin/logout"><span>${words.signedInAs(who)}</span> <button>${words.signOut}</button></form>`}
</header>
<main>
${body}
</main>
<footer><p><a href="/admin?lang=${other}" lang="${other}">${words.otherLanguage}</a></p></footer>
</body>
</html>
`.text;
}

export const loginPage = (words: AdminWords, isWrong: boolean): string =>
  page(
    words,
    html`<h2>${words.signIn}</h2>
${isWrong ? html`<p class="bad" role="alert">${words.wrongToken}</p>` : NONE}
<form class="stacked" method="post" action="/admin/login">
<label>${words.yourName}<input name="who" required maxlength="40" autocomplete="username"></label>
<p class="note">${words.nameNote}</p>
<label>${words.token}<input name="token" type="password" required autocomplete="current-password"></label>
<button>${words.signIn}</button>
</form>`,
  );

export const failurePage = (words: AdminWords, message: string): string =>
  page(
    words,
    html`<p class="bad" role="alert">${words.failed}</p><p>${message}</p><p><a href="/admin">${words.back}</a></p>`,
  );

/** A button that has to be opened first: nobody ends a game by a slip of the finger. */
const careful = (words: AdminWords, action: string, label: string, note: string): Html =>
  html`<details><summary>${label}</summary><p class="note">${note}</p><form method="post" action="${action}"><button>${words.confirm}</button></form></details>`;

const table = (heads: readonly string[], rows: readonly (readonly Html[])[]): Html =>
  html`<div class="scroll" tabindex="0"><table><thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead><tbody>${rows.map((cells) => html`<tr>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</tbody></table></div>`;

const fact = (name: string, value: string | Html): Html => html`<div><dt>${name}</dt><dd>${value}</dd></div>`;

const playersOf = ({ seats }: TableInfo, words: AdminWords): string =>
  seats.map(({ name, bot }) => name || (bot ? words.bot : words.nobody)).join(', ');

export function overviewPage(words: AdminWords, view: Overview): string {
  const { who, trouble, stopsAt, free } = view;
  return page(
    words,
    html`<h2>${words.load}</h2>
${stopsAt === undefined ? NONE : html`<p class="bad">${words.stopsAt(timeOf(stopsAt, words))}</p>`}
<dl>
${fact(words.health, trouble ? html`<span class="bad">${words.troubles[trouble]}</span>` : words.healthy)}
${fact(words.connections, String(view.connections))}
${fact(words.tablesInMemory, String(view.tablesInMemory))}
${fact(words.memory, megabytes(view.memory, words))}
${free === undefined ? NONE : fact(words.diskFree, megabytes(free, words))}
</dl>
<h2>${words.message}</h2>
<form method="post" action="/admin/message">
<label>${words.text}<input name="text" required maxlength="200"></label>
<button>${words.send}</button>
</form>
<p class="note">${words.messageNote}</p>
<h2>${words.drain}</h2>
<p class="note">${words.drainNote}</p>
<details><summary>${words.drain}</summary>
<form method="post" action="/admin/drain">
<label class="short">${words.minutes}<input name="minutes" type="number" min="0" max="1440" value="10" required></label>
<button>${words.confirm}</button>
</form></details>
<h2>${words.tables}</h2>
${tableList(words, view.tables)}
<h2>${words.people}</h2>
<form method="get" action="/admin">
<label>${words.name}<input name="people" value="${view.sought}" maxlength="24"></label>
<button>${words.find}</button>
</form>
${peopleList(words, view)}
<h2>${words.banned}</h2>
${bannedList(words, view.banned)}
<h2>${words.audit}</h2>
${auditList(words, view.audits)}`,
    who,
  );
}

const tableList = (words: AdminWords, tables: readonly TableInfo[]): Html =>
  tables.length === 0
    ? html`<p>${words.noTables}</p>`
    : table(
        [words.table, words.phase, words.players, words.changed],
        tables.map((info) => [
          html`<a href="/admin/tables/${info.id}">${info.id}</a>`,
          html`${words.phases[info.phase]}`,
          html`${playersOf(info, words)}`,
          html`${timeOf(info.changedAt, words)}`,
        ]),
      );

const peopleList = (words: AdminWords, { people }: Overview): Html =>
  people.length === 0
    ? html`<p>${words.nobodyFound}</p>`
    : table(
        [words.name, words.ban],
        people.map(({ id, name }) => [
          html`${name}<br><span class="note">${id}</span>`,
          careful(words, `/admin/people/${id}/ban`, words.ban, words.banNote),
        ]),
      );

const bannedList = (words: AdminWords, banned: readonly Person[]): Html =>
  banned.length === 0
    ? html`<p>${words.nobodyBanned}</p>`
    : table(
        [words.name, words.unban],
        banned.map(({ id, name }) => [
          html`${name}<br><span class="note">${id}</span>`,
          html`<form method="post" action="/admin/people/${id}/unban"><button>${words.unban}</button></form>`,
        ]),
      );

const auditList = (words: AdminWords, audits: readonly Audit[]): Html =>
  audits.length === 0
    ? html`<p>${words.nothingDone}</p>`
    : table(
        [words.when, words.who, words.what, words.target, words.detail],
        audits.map(({ at, who, action, target, detail }) => [
          html`${timeOf(at, words)}`,
          html`${who}`,
          html`${words.actions[action] ?? action}`,
          html`${target}`,
          html`${detail}`,
        ]),
      );

export function tablePage(words: AdminWords, who: string, { info, holders }: Summary): string {
  const path = `/admin/tables/${info.id}`;
  const seats = info.seats.map(({ name, bot }, seat) => {
    const person = holders[seat] ?? '';
    const isLive = person !== '' && info.phase !== 'over';
    return [
      html`${words.seat(seat + 1)}`,
      html`${name || (bot ? words.bot : words.nobody)}`,
      isLive ? careful(words, `${path}/seats/${seat}/remove`, words.remove, words.removeNote) : NONE,
      person === '' ? NONE : careful(words, `/admin/people/${person}/ban`, words.ban, words.banNote),
    ];
  });
  return page(
    words,
    html`<p><a href="/admin">${words.back}</a></p>
<h2>${words.table} ${info.id}</h2>
<dl>
${fact(words.phase, words.phases[info.phase])}
${fact(words.rules, info.rules)}
${fact(words.changed, timeOf(info.changedAt, words))}
</dl>
<h2>${words.players}</h2>
${table([words.players, words.name, words.remove, words.ban], seats)}
${info.phase === 'over' ? NONE : html`<h2>${words.endTable}</h2>${careful(words, `${path}/end`, words.endTable, words.endNote)}`}`,
    who,
  );
}

/** Keys that do what the buttons do. */
import { useEffect, useRef } from 'react';
import { openCard } from '../../cards/index.ts';
import { usePage } from '../../store.ts';
import type { Table } from '../state/context.ts';
import { listedOptions, listedTogether } from '../state/listed-options.ts';

interface Windows {
  readonly onLog: () => void;
  readonly onHelp: () => void;
  readonly onMenu: () => void;
}

const isBusy = (event: KeyboardEvent): boolean =>
  event.ctrlKey ||
  event.metaKey ||
  event.altKey ||
  event.defaultPrevented ||
  document.querySelector('dialog[open]') !== null ||
  (event.target instanceof Element && event.target.matches('input, select, textarea'));

export function useShortcuts(table: Table, windows: Windows): void {
  const latest = useRef({ table, windows });
  useEffect(() => {
    latest.current = { table, windows };
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (isBusy(event)) return;
      if (act(event.key, latest.current.table, latest.current.windows)) event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

/** Does what the key stands for; false when it stands for nothing now. */
function act(key: string, table: Table, { onLog, onHelp, onMenu }: Windows): boolean {
  const { answering } = table;
  if (answering.question?.kind === 'number' && /^[0-9]$/.test(key)) return chooseAmount(Number(key), table);
  if (/^[1-9]$/.test(key)) return chooseNumber(Number(key), table);
  switch (key.toLowerCase()) {
    case '0':
      return declineOrFinish(table);
    case 'e':
      answering.end();
      return true;
    case 'u':
      if (!answering.isSent) usePage.getState().undo();
      return true;
    case 'h':
      if (answering.question && table.hasHints) usePage.getState().askHint();
      return true;
    case 'o':
      return toggleList();
    case 'l':
      onLog();
      return true;
    case 'm':
      onMenu();
      return true;
    case 'i':
      return openFocused();
    case '?':
      onHelp();
      return true;
    case 'enter':
      return pressMain();
    case 'escape':
      return (openList() !== undefined && toggleList()) || answering.cancel();
    default:
      return false;
  }
}

const openList = (): Element | undefined => document.querySelector('.all-options[open]') ?? undefined;

/** Opens the list of all options and goes there, or closes it and goes back. */
function toggleList(): boolean {
  const list = document.querySelector<HTMLDetailsElement>('.all-options');
  if (!list) return false;
  list.open = !list.open;
  list.querySelector<HTMLElement>(list.open ? '.option' : 'summary')?.focus();
  return true;
}

/** The main button answers to Enter while nothing else has the focus. */
function pressMain(): boolean {
  const { activeElement } = document;
  if (activeElement !== document.body && !activeElement?.matches('.question')) return false;
  const main = document.querySelector<HTMLButtonElement>('.question .button.primary:enabled');
  main?.click();
  return main !== null;
}

function chooseNumber(number: number, table: Table): boolean {
  const option = listedOptions(table)[number - 1];
  if (option) table.answering.choose(option.id);
  const together = listedTogether(table).find((one) => one.number === number);
  if (together) table.answering.chooseBoth(together.both);
  return option !== undefined || together !== undefined;
}

function chooseAmount(amount: number, { answering }: Table): boolean {
  const option = answering.question?.options.find(({ number }) => number === amount);
  if (option) answering.choose(option.id);
  return option !== undefined;
}

function declineOrFinish({ answering, window, pass }: Table): boolean {
  const { question, draft } = answering;
  if (window && !window.isAnswered && draft.picked.length === 0) {
    pass();
    return true;
  }
  if (!question) return false;
  if (question.kind === 'order' || draft.picked.length > 0) answering.finish();
  else answering.decline();
  return true;
}

function openFocused(): boolean {
  const focused = document.activeElement;
  const def = focused instanceof HTMLElement ? focused.dataset.def : undefined;
  if (def) openCard(def);
  return def !== undefined;
}

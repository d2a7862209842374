import { Refusal } from '@baston/engine';
import { phrases, type SavedTable, type TableEvent } from '@baston/table';
import { useEffect, useState } from 'react';
import { randomSeed, startGame } from '../open-table.ts';
import { go, useRoute } from '../route.ts';
import { storage } from '../storage.ts';
import { Page } from '../ui/page.tsx';
import { useLang } from '../words/index.ts';
import { type ReplayText, replayText } from '../words/replay.ts';
import { BadFile, type FileFault, readGame } from './replay/file.ts';
import { Open } from './replay/open.tsx';
import { Projector } from './replay/projector.ts';
import { Theatre } from './replay/theatre.tsx';
import { Told } from './replay/told.tsx';
import './replay.css';

/** Kept as what it is and not as a sentence, so that it can be said in either language. */
type Fault = { readonly file: FileFault } | { readonly refusal: Refusal['code'] };

type State =
  | { readonly is: 'closed'; readonly fault?: Fault }
  | { readonly is: 'reading' }
  | { readonly is: 'open'; readonly saved: SavedTable; readonly film: Projector }
  | { readonly is: 'told'; readonly saved: SavedTable; readonly events: readonly TableEvent[] };

function faultOf(thrown: unknown): Fault {
  if (thrown instanceof BadFile) return { file: thrown.fault };
  if (thrown instanceof Refusal) return { refusal: thrown.code };
  throw thrown;
}

function sentence(fault: Fault, words: ReplayText, lang: ReturnType<typeof useLang>): string {
  if ('file' in fault) return words.faults[fault.file];
  return words.refused(phrases(lang).labels.refusals[fault.refusal]);
}

/** The game is watched; if its rules cannot be had, its log is read. */
async function show(saved: SavedTable): Promise<State> {
  const { record } = saved;
  try {
    return { is: 'open', saved, film: await Projector.open(record) };
  } catch (thrown) {
    const isForeign = thrown instanceof Refusal && thrown.code === 'other-version';
    if (!isForeign || !record.events) throw thrown;
    return { is: 'told', saved, events: record.events };
  }
}

/** A position is played, a game is watched. */
const isScenario = ({ name }: File): boolean => /\.ya?ml$/i.test(name);

/** A game that this browser keeps. */
function keptGame(id: string): SavedTable {
  const game = storage.game(id);
  if (!game) throw new BadFile('notKept');
  return game.saved;
}

export function ReplayScreen() {
  const lang = useLang();
  const words = replayText[lang];
  const [state, setState] = useState<State>({ is: 'closed' });
  const { part } = useRoute();
  const open = async (read: () => Promise<SavedTable>) => {
    setState({ is: 'reading' });
    try {
      const saved = await read();
      setState(await show(saved));
    } catch (thrown) {
      setState({ is: 'closed', fault: faultOf(thrown) });
    }
  };
  const play = async (file: File) => {
    setState({ is: 'reading' });
    try {
      const { readScenario } = await import('./replay/scenario.ts');
      startGame(readScenario(await file.text(), randomSeed(), lang));
    } catch (thrown) {
      setState({ is: 'closed', fault: faultOf(thrown) });
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another address opens another game
  useEffect(() => {
    if (part !== undefined) void open(async () => keptGame(part));
  }, [part]);
  useEffect(() => () => (state.is === 'open' ? state.film.close() : undefined), [state]);
  const leave = () => {
    setState({ is: 'closed' });
    go('replay');
  };
  if (state.is === 'open') return <Theatre saved={state.saved} film={state.film} onLeave={leave} />;
  return (
    <Page title={words.title} className="narrow">
      {state.is === 'told' && <Told saved={state.saved} events={state.events} onLeave={leave} />}
      {(state.is === 'closed' || state.is === 'reading') && (
        <Open
          isReading={state.is === 'reading'}
          fault={state.is === 'closed' && state.fault ? sentence(state.fault, words, lang) : undefined}
          onFile={(file) => (isScenario(file) ? play(file) : open(async () => readGame(await file.text(), lang)))}
        />
      )}
    </Page>
  );
}

import { Refusal } from '@baston/engine';
import { phrases, type SavedTable } from '@baston/table';
import { useEffect, useState } from 'react';
import { randomSeed, startGame } from '../open-table.ts';
import { go, useRoute } from '../route.ts';
import { storage } from '../storage.ts';
import { Page } from '../ui/page.tsx';
import { useLang, useWords } from '../words/index.ts';
import type { UiWords } from '../words/types.ts';
import { BadFile, type FileFault, readGame } from './replay/file.ts';
import { Open } from './replay/open.tsx';
import { Projector } from './replay/projector.ts';
import { Theatre } from './replay/theatre.tsx';
import './replay.css';

/** Kept as what it is and not as a sentence, so that it can be said in either language. */
type Fault = { readonly file: FileFault } | { readonly refusal: Refusal['code'] };

type State =
  | { readonly is: 'closed'; readonly fault?: Fault }
  | { readonly is: 'reading' }
  | { readonly is: 'open'; readonly saved: SavedTable; readonly film: Projector };

function faultOf(thrown: unknown): Fault {
  if (thrown instanceof BadFile) return { file: thrown.fault };
  if (thrown instanceof Refusal) return { refusal: thrown.code };
  throw thrown;
}

function sentence(fault: Fault, words: UiWords['replay'], lang: ReturnType<typeof useLang>): string {
  if ('file' in fault) return words.faults[fault.file];
  return words.refused(phrases(lang).labels.refusals[fault.refusal]);
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
  const words = useWords().replay;
  const lang = useLang();
  const [state, setState] = useState<State>({ is: 'closed' });
  const { part } = useRoute();
  const open = async (read: () => Promise<SavedTable>) => {
    setState({ is: 'reading' });
    try {
      const saved = await read();
      setState({ is: 'open', saved, film: await Projector.open(saved.record) });
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
  return (
    <Page title={words.title} className={state.is === 'open' ? 'wide' : 'narrow'}>
      {state.is === 'open' ? (
        <Theatre saved={state.saved} film={state.film} onLeave={leave} />
      ) : (
        <Open
          isReading={state.is === 'reading'}
          fault={state.is === 'closed' && state.fault ? sentence(state.fault, words, lang) : undefined}
          onFile={(file) => (isScenario(file) ? play(file) : open(async () => readGame(await file.text(), lang)))}
        />
      )}
    </Page>
  );
}

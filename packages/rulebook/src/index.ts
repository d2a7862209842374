/** The rules of this version behind the interface that servers and browsers of any version use. */
import { adviser, HINT, player } from '@baston/bots';
import { rules } from '@baston/cards';
import { boxesNeeded, type Hint, Rules } from '@baston/engine';
import { boxesOf, Film, Host, type Opening, type Rulebook, Session, type Thought, tableEventFor } from '@baston/table';

/** Goes up when the interface is extended. 2: configs may be brief, and bots have personas. */
const FORMAT = 2;

const clock = (): number => performance.now();

function think({ game, bot, seed, persona, effort = HINT }: Thought): Hint {
  const session = Session.resume(rules, game);
  const { question } = session;
  if (!question) return { picks: [], advice: [] };
  const mind = session.imagine();
  if (bot !== 'adviser') return { picks: player(bot, seed, clock, persona)(question, mind), advice: [] };
  return adviser(rules, effort, seed, clock)(question, session.view(question.seat), mind);
}

/** Only the boxes that a game needs are open: whoever shows it has to know no others. */
function openRules(opening: Opening): Rules {
  const needed = boxesOf(rules, opening);
  const sets = rules.sets.filter(({ id }) => needed.includes(id));
  return new Rules(sets, rules.version, rules.shelf);
}

export const rulebook: Rulebook = {
  format: FORMAT,
  version: rules.version,
  start: (config) => Session.start(rules, config),
  resume: (parked) => Session.resume(rules, parked),
  replay: (record) => Session.replay(rules, record),
  boxesNeeded: (config) => boxesNeeded(rules, config),
  eventFor: tableEventFor,
  think,
  film: (record) => new Film(openRules(record), record),
  host({ send, later }) {
    let open = rules;
    const host = new Host({
      rules: () => open,
      player: (kind, seed, persona) => {
        const answer = player(kind, seed, clock, persona);
        return (question, _view, mind) => answer(question, mind);
      },
      adviser: (at, goal) => adviser(at, HINT, 'hint', clock, goal),
      send,
      later,
      // biome-ignore lint/suspicious/noConsole: a worker has nobody else to tell
      onTrouble: console.error,
    });
    return {
      receive(message) {
        if (message.type === 'start') open = openRules(message.setup);
        if (message.type === 'resume') open = openRules(message.saved.record);
        host.receive(message);
      },
    };
  },
};

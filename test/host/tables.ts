import { gameIn } from '../../src/bots/company.ts';
import { botNamed } from '../../src/bots/index.ts';
import { startNextBots, type Thinker } from '../../src/host/bots/bots.ts';
import { speakAfterEntry } from '../../src/host/bots/company.ts';
import { scheduleDeadline, scheduleDeadlineAfterEntry } from '../../src/host/clocks/timekeeping.ts';
import { deny, isDenial } from '../../src/host/denial.ts';
import type { Host } from '../../src/host/host.ts';
import { withLock } from '../../src/host/lock.ts';
import { handOver, move, resign, shown, takeBack, undo } from '../../src/host/match/playing.ts';
import { log, past } from '../../src/host/past/looking.ts';
import type { Handler } from '../../src/host/request.ts';
import { sendAccepted } from '../../src/host/request.ts';
import type { Store } from '../../src/host/store.ts';
import { type HostedTable, type Listener, newTable } from '../../src/host/table.ts';
import { REAL_TIME, type Time } from '../../src/host/time.ts';
import { sendNewsAfterEntry } from '../../src/host/watchers/news.ts';
import { addWatcher, sendCurrent } from '../../src/host/watchers/watching.ts';
import type { Game, Move, Position, Seat } from '../../src/kernel/game.ts';
import type { Proposed } from '../../src/kernel/proposals.ts';
import { randomFrom } from '../../src/kernel/random.ts';
import type { ClientMessage } from '../../src/protocol/client.ts';
import { decode } from '../../src/protocol/encode.ts';
import type { Perspective, ServerMessage, TableInfo } from '../../src/protocol/server.ts';
import { afterMessage, EMPTY_TABLE, type MatchState, type TableState } from '../../src/web/connection/table-state.ts';
import { ID } from './matches.ts';

/** One process with a table in its memory, and people at it; what is stored is shared with other processes. */

interface Noted {
  readonly words: string;
  readonly err: unknown;
}

export interface Process {
  readonly host: Host;
  readonly table: HostedTable;
  /** What went wrong. */
  readonly noted: Noted[];
  /** The proposals that were made, by bots as well. */
  readonly said: Proposed[];
  /** The person comes, and follows the table. */
  come(person: string): Promise<Person>;
}

export interface Person {
  readonly heard: ServerMessage[];
  info(): TableInfo | undefined;
  match(): MatchState;
  perspective(seat: Seat): Perspective;
  ask(message: ClientMessage): Promise<ServerMessage>;
  /** Answers with that offer, or the first one. */
  answer(seat: Seat, move?: Move): Promise<ServerMessage>;
  undo(seat: Seat): Promise<ServerMessage>;
}

/** Bots that answer as soon as they are asked. */
const AT_ONCE: Thinker = {
  async think({ game, company, bot, seat, view, seed }) {
    const rules = known.get(game);
    if (rules === undefined) throw new Error(`no game ${game}`);
    return botNamed(bot).choose(gameIn(rules, company), view as Position, seat, randomFrom(seed));
  },
  advise: () => Promise.reject(new Error('nobody advises here')),
};

const known = new Map<string, Game>();

export async function startProcess(
  store: Store,
  game: Game,
  thinker: Thinker = AT_ONCE,
  time: Time = REAL_TIME,
  isPresent: (person: string) => boolean = () => true,
): Promise<Process> {
  known.set(game.id, game);
  const noted: Noted[] = [];
  const said: Proposed[] = [];
  const note = (about: object, words: string) => noted.push({ words, err: 'err' in about ? about.err : undefined });
  const host: Host = {
    store,
    log: { error: note, warn: note },
    thinker,
    afterEntry: [scheduleDeadlineAfterEntry, sendNewsAfterEntry, startNextBots, speakAfterEntry],
    botPause: 0,
    saidAt: async () => said,
    sayAt: async (_table, proposed) => void said.push(proposed),
    gameNamed: async () => game,
    ...time,
    tableChanged: (changed) => scheduleDeadline(host, changed),
    tableGone() {},
  };
  const stored = await store.table(ID);
  if (stored === undefined) throw new Error('there is no table');
  const presence = { isPresent, awaySince: () => undefined, spectators: () => 0 };
  const table = newTable(game, stored, presence);
  return { host, table, noted, said, come: (person) => come(host, table, person) };
}

type Playing = 'move' | 'undo' | 'resign' | 'shown' | 'past' | 'log' | 'hand-over' | 'take-back';

const HANDLERS: { readonly [T in Playing]: Handler<T> } = {
  move,
  undo,
  resign,
  shown,
  past,
  log,
  'hand-over': handOver,
  'take-back': takeBack,
};

async function come(host: Host, table: HostedTable, id: string): Promise<Person> {
  const heard: ServerMessage[] = [];
  let state: TableState = EMPTY_TABLE;
  let request = 0;
  const listener: Listener = {
    person: { id, name: id },
    deliver(encoded) {
      const message = decode(encoded);
      heard.push(message);
      const next = afterMessage(state, message);
      if (next === 'behind') throw new Error(`${id} has missed something before ${JSON.stringify(message)}`);
      state = next;
    },
  };

  async function handle(message: ClientMessage) {
    if (message.type === 'watch') return sendCurrent(host, table, addWatcher(table, listener), message.request);
    if (message.type === 'leave') {
      table.watchers.clear();
      return sendAccepted({ host, listener, table, message });
    }
    const handler = HANDLERS[message.type as Playing] as Handler<ClientMessage['type']>;
    return handler({ host, listener, table, message });
  }

  const person: Person = {
    heard,
    info: () => state.info,
    match() {
      if (state.match === undefined) throw new Error(`${id} has seen no match`);
      return state.match;
    },
    perspective(seat) {
      const found = person.match().perspectives.find(({ viewer }) => viewer === seat);
      if (found === undefined) throw new Error(`${id} does not hold seat ${seat}`);
      return found;
    },
    async ask(message) {
      const numbered = { ...message, request: ++request };
      const denial = await withLock(table.lock, () => handle(numbered)).catch(() => deny('trouble', 'refused.trouble'));
      if (isDenial(denial)) return { type: 'refused', code: denial.denied, refusal: denial.refusal };
      const answer = heard.findLast((each) => 'request' in each && each.request === numbered.request);
      if (answer === undefined) throw new Error(`nothing came in answer to ${JSON.stringify(message)}`);
      return answer;
    },
    answer(seat, chosen = person.perspective(seat).offers[0] ?? { do: 'nothing' }) {
      const { seatEntry } = person.perspective(seat);
      return person.ask({ type: 'move', table: ID, seat, seatEntry, move: { ...chosen } });
    },
    undo(seat) {
      return person.ask({ type: 'undo', table: ID, seat, seatEntry: person.perspective(seat).seatEntry });
    },
  };
  await person.ask({ type: 'watch', table: ID });
  return person;
}

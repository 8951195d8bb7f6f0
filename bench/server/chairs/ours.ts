import { gnomeElfTroll } from '../../../src/games/gnome-elf-troll/index.ts';
import type { Move, Score, Seat } from '../../../src/kernel/game.ts';
import { completed, scoresIn } from '../../../src/protocol/open-question.ts';
import { withChanges } from '../../../src/protocol/patch.ts';
import type { TableInfo } from '../../../src/protocol/server.ts';
import { type Chair, firstNews, NOBODY, type Pair, type Seating } from '../chair.ts';
import { untilReached } from '../reach.ts';
import { connect, type Guest, type Wire } from '../wire.ts';

export type { Guest };

const GAME = gnomeElfTroll.id;

export async function visit(url: string): Promise<Guest> {
  const answer = await untilReached(() => fetch(`${url}/api/me`));
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  return { url, cookie };
}

export async function post<T>({ url, cookie }: Guest, path: string, body: unknown = {}): Promise<T> {
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
  return (await response.json()) as T;
}

/** Seats at many tables over one connection: each is told what concerns its own. */
export function sharedBy(wire: Wire): (table: string, seat: Seat) => Promise<Chair> {
  const listeners = new Map<string, Wire['onMessage']>();
  wire.onMessage = (message) => {
    if (message.type === 'refused') throw new Error(`refused: ${JSON.stringify(message)}`);
    if (message.type === 'state' || message.type === 'change') listeners.get(message.table)?.(message);
  };
  const wires: Wire[] = [];
  wire.onReopened = () => {
    for (const own of wires) own.onReopened();
  };
  return (table, seat) => {
    const own: Wire = { say: wire.say, close: NOBODY, onMessage: NOBODY, onReopened: NOBODY };
    listeners.set(table, (message) => own.onMessage(message));
    wires.push(own);
    return watch(own, table, seat);
  };
}

/** Follows the table as the web app does: with the rules, so that offers and scores are found in the view and need not be sent. */
export async function watch(wire: Wire, table: string, seat: Seat): Promise<Chair> {
  let onNews = NOBODY;
  let revision = 0;
  let seatEntry = 0;
  let over = false;
  let offers: readonly Move[] = [];
  let view: unknown;
  let scores: readonly Score[] = [];
  /** The last answer, until the server has shown that it took it: the connection may be lost in between. */
  let pending: { readonly seatEntry: number; readonly move: Move | undefined } | undefined;
  wire.onMessage = (message) => {
    if (message.type === 'refused') throw new Error(`refused: ${JSON.stringify(message)}`);
    if ((message.type !== 'state' && message.type !== 'change') || message.table !== table) return;
    const [mine] = message.perspectives;
    if (mine === undefined) return;
    view = 'view' in mine ? mine.view : withChanges(view, mine.changes);
    const sent =
      message.type === 'state' ? message.scores : message.scoreChanges && withChanges(scores, message.scoreChanges);
    scores = sent ?? scoresIn(gnomeElfTroll, view);
    ({ revision, over } = message);
    ({ seatEntry } = mine);
    offers = completed({ ...mine, view }, gnomeElfTroll)?.offers ?? [];
    if (pending?.seatEntry !== seatEntry) pending = undefined;
    else if (message.type === 'state') say({ type: 'move', request: revision, table, seat, ...pending });
    onNews();
  };
  const { say } = wire;
  const follow = () => say({ type: 'watch', table, rules: gnomeElfTroll.version });
  wire.onReopened = follow;
  const chair: Chair = {
    heard: () => revision,
    isOver: () => over,
    choices: () => offers.length,
    choose(index) {
      pending = { seatEntry, move: offers[index] };
      say({ type: 'move', request: revision, table, seat, ...pending });
    },
    listen(listener) {
      onNews = listener;
    },
    leave() {
      wire.onMessage = NOBODY;
      wire.onReopened = NOBODY;
      say({ type: 'leave', table });
    },
  };
  const heard = firstNews(chair);
  follow();
  await heard;
  return chair;
}

/**
 * A match between two guests that has begun; without a pace there are no clocks. Where the server could not be reached another table is
 * made, since nobody knows how far the first one came.
 */
export function makeMatch(guests: readonly [Guest, Guest], pace = 'none'): Promise<string> {
  return untilReached(() => tryMatch(guests, pace));
}

async function tryMatch([host, guest]: readonly [Guest, Guest], pace: string): Promise<string> {
  const { table } = await post<TableInfo>(host, '/api/tables', { game: GAME, pace, seats: ['me', 'anyone'] });
  await post(guest, `/api/tables/${table}/join`);
  await post(host, `/api/tables/${table}/start`);
  return table;
}

/** Two people who play together, and again when their match is over. */
interface Couple {
  readonly guests: readonly [Guest, Guest];
  readonly wires: readonly [Wire, Wire];
}

async function meet(url: string): Promise<Couple> {
  const guests = [await visit(url), await visit(url)] as const;
  return { guests, wires: [await connect(guests[0]), await connect(guests[1])] };
}

export async function seatingAtOurs(url: string): Promise<Seating> {
  const couples: Couple[] = [];
  const free: Couple[] = [];
  return {
    async seatPair(): Promise<Pair> {
      const couple = free.pop() ?? (await meet(url));
      if (!couples.includes(couple)) couples.push(couple);
      const { guests, wires } = couple;
      const table = await makeMatch(guests);
      const [first, second] = [await watch(wires[0], table, 0), await watch(wires[1], table, 1)];
      const leave = () => {
        first.leave();
        free.push(couple);
      };
      return [{ ...first, leave }, second];
    },
    close() {
      for (const wire of couples.flatMap(({ wires }) => wires)) wire.close();
    },
  };
}

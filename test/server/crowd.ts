import type { Move, Seat } from '../../src/kernel/game.ts';
import { below, pick, type Random } from '../../src/kernel/random.ts';
import type { ClientMessage, NewTable } from '../../src/protocol/client.ts';
import { waitUntil } from '../waiting.ts';
import { type Guest, type Player, visit } from './kit/client.ts';
import { GAME } from './kit/matches.ts';

/** People who play at full speed until the server is gone, and remember exactly what it told them. */

/** What somebody wants to enter into the log; without a move, their last answer is taken back. */
export interface Wanted {
  readonly seat: Seat;
  /** How many entries of the seat come before it. */
  readonly seatEntry: number;
  readonly move?: Move;
}

type Seen = ReturnType<Player['match']>;

interface Sitting {
  readonly cookie: string;
  /** What it sent last, if that was never answered. */
  unanswered?: Wanted | undefined;
  /** The match as it knew it last. */
  known?: Seen;
}

export interface Played {
  readonly table: string;
  readonly seats: NewTable['seats'];
  readonly sitting: readonly Sitting[];
  /** Acknowledged by the server, by seat and number. */
  readonly acknowledged: Map<string, Wanted>;
  readonly said: string[];
  over: boolean;
}

type Company = Pick<NewTable, 'game' | 'seats'>;

/** Two people, one person on both seats, two people with a bot between them; in turn, and at once in secret and in public. */
const COMPANIES: readonly Company[] = [
  { game: GAME, seats: ['me', 'anyone'] },
  { game: 'sealed-bids', seats: ['me', 'anyone', 'anyone'] },
  { game: GAME, seats: ['me', 'me'] },
  { game: 'harvest', seats: ['me', 'anyone', 'anyone'] },
  { game: GAME, seats: ['me', 'anyone'] },
  { game: 'sealed-bids', seats: ['me', { bot: 'greedy' }, 'anyone'] },
  { game: GAME, seats: ['me', { bot: 'greedy' }, 'anyone'] },
  { game: 'harvest', seats: ['me', { bot: 'greedy' }, 'anyone'] },
];

export function keyOf({ seat, seatEntry }: Pick<Wanted, 'seat' | 'seatEntry'>): string {
  return `${seat} ${seatEntry}`;
}

/** Begins a match; each number gives another company. */
export async function beginMatch(url: string, number: number): Promise<Played> {
  const { game, seats } = COMPANIES[number % COMPANIES.length] as Company;
  const host = await visit(url);
  const { table } = await host.make({ game, seats });
  const guests: Guest[] = [host];
  for (const seat of seats) {
    if (seat !== 'anyone') continue;
    const guest = await visit(url);
    await guest.request('POST', `/api/tables/${table}/join`);
    guests.push(guest);
  }
  const started = await host.request('POST', `/api/tables/${table}/start`);
  if (started.status !== 200) throw new Error(`the match did not begin: ${started.message}`);
  const sitting = guests.map(({ cookie }): Sitting => ({ cookie }));
  return { table, seats, sitting, acknowledged: new Map(), said: [], over: false };
}

export interface Present {
  readonly played: Played;
  readonly sitting: Sitting;
  readonly player: Player;
}

/** Everybody who sits there connects, or comes back. */
export async function come(url: string, played: Played): Promise<Present[]> {
  return Promise.all(
    played.sitting.map(async (sitting) => {
      const player = await (await visit(url, sitting.cookie)).connect();
      await player.watch(played.table);
      return { played, sitting, player };
    }),
  );
}

function messageFor(table: string, { seatEntry, seat, move }: Wanted): ClientMessage {
  if (move === undefined) return { type: 'undo', table, seatEntry, seat };
  return { type: 'move', table, seatEntry, seat, move: { ...move } };
}

/** Waits until so many more entries are acknowledged, while others are under way. */
export function entered(matches: readonly Played[], more: number): Promise<void> {
  const count = () => matches.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0);
  const before = count();
  const isDone = () => count() >= before + more || matches.every(({ over }) => over);
  return waitUntil(`${more} more entries are acknowledged`, isDone);
}

const GONE = 'gone';

/** Plays as soon as it is asked, until the match is over or the server gone. */
export async function playOn({ played, sitting, player }: Present, chance: Random): Promise<void> {
  const { table } = played;
  const gone = player.closed.then(() => GONE);
  const orGone = (event: Promise<unknown>) => Promise.race([event, gone]);
  for (let turn = 0; ; turn++) {
    const match = player.match(table);
    const wanted = choose(match, chance);
    if (match.over) break;
    if (wanted === undefined) {
      const next = player.until('news of others', () => player.match(table).revision > match.revision);
      if ((await orGone(next)) === GONE) break;
      continue;
    }
    if ((await orGone(enter(played, sitting, player, wanted))) === GONE) break;
    if (below(chance, 10) === 0 && (await orGone(chat(played, player, `${wanted.seat} ${turn} ${table}`))) === GONE)
      break;
    if (below(chance, 10) === 0 && (await orGone(repeat(player, table, wanted))) === GONE) break;
    const isShown = () => player.seatEntry(table, wanted.seat) > wanted.seatEntry;
    await orGone(player.until('its own entry', isShown));
  }
  remember(played, sitting, player);
}

/** Sends what is wanted; only an answer makes it more than a wish. */
export async function enter(played: Played, sitting: Sitting, player: Player, wanted: Wanted): Promise<void> {
  sitting.unanswered = wanted;
  const answer = await player.ask(messageFor(played.table, wanted));
  if (answer.type !== 'accepted') {
    throw new Error(`${JSON.stringify(wanted)} was answered with ${JSON.stringify(answer)}`);
  }
  played.acknowledged.set(keyOf(wanted), wanted);
  sitting.unanswered = undefined;
}

async function repeat(player: Player, table: string, wanted: Wanted): Promise<void> {
  const again = await player.ask(messageFor(table, wanted));
  if (again.type !== 'accepted') {
    throw new Error(`sent twice: ${JSON.stringify(again)}`);
  }
}

async function chat({ table, said }: Played, player: Player, text: string): Promise<void> {
  const answer = await player.ask({ type: 'chat', table, text });
  if (answer.type === 'accepted') said.push(text);
}

/** Takes note of how the match stood when the connection broke. */
function remember(played: Played, sitting: Sitting, { match }: Player): void {
  sitting.known = match(played.table);
  played.over ||= sitting.known.over;
}

/** Leans to buying, so that many are in the middle of a purchase at any moment; now and then takes back. */
function choose({ perspectives }: Seen, chance: Random): Wanted | undefined {
  const mine = perspectives.find(({ offers }) => offers.length > 0);
  if (mine === undefined) return undefined;
  const { seatEntry } = mine;
  const seat = mine.viewer as Seat;
  if (mine.canUndo && below(chance, 8) === 0) return { seatEntry, seat };
  const buying = mine.offers.filter((offer) => offer.do === 'buy');
  const move = pick(chance, buying.length > 0 && below(chance, 4) > 0 ? buying : mine.offers);
  return { seatEntry, seat, move };
}

/** Whether whoever is asked has bought something and must still say where it goes. */
export function isInMidChoice({ perspectives }: Seen): boolean {
  return perspectives.some(({ offers }) => offers.some((offer) => offer.do === 'place'));
}

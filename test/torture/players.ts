import { setTimeout as wait } from 'node:timers/promises';
import { gameNamed } from '../../src/games/index.ts';
import type { Seat } from '../../src/kernel/game.ts';
import { below, pick, type Random, randomFor } from '../../src/kernel/random.ts';
import { parseRecord, verify } from '../../src/kernel/record.ts';
import type { NewTable } from '../../src/protocol/client.ts';
import { keyOf, type Wanted } from '../server/crowd.ts';
import { type Guest, type Player, visit } from '../server/kit/client.ts';
import { within } from '../waiting.ts';

/** People who go on playing whatever happens to the servers, and remember exactly what they were told. */

export interface Match {
  readonly game: string;
  readonly table: string;
  /** The cookie of each person, and the seats of bots. */
  readonly people: readonly string[];
  readonly bots: ReadonlySet<Seat>;
  /** By seat and number: what a server has acknowledged, and everything that was ever sent. */
  readonly acknowledged: Map<string, Wanted>;
  readonly sent: Map<string, Wanted[]>;
  /** Played to its end, and its record found to be by the rules. */
  ended: boolean;
  /** Taken from the database by a failover that lost it. */
  gone: boolean;
}

/** What players meet while they play. */
export interface Crowd {
  readonly chance: Random;
  readonly matches: Match[];
  readonly refused: Map<string, number>;
  readonly faults: string[];
  acknowledged: number;
  reconnections: number;
  ended: number;
  isOver(): boolean;
  /** Where one of the servers may be reached. */
  door(): string;
}

const GAMES = ['gnome-elf-troll', 'cave-troll', 'trolls-and-princesses', 'troll-town', 'caverna'];
/** In milliseconds: how long somebody looks at a page that does not move before they load it again. */
const PATIENCE = 6_000;
const BETWEEN_MOVES = 60;
/** What may be answered to somebody who sends what they were offered a moment ago. */
const EXPECTED = ['trouble', 'behind', 'not-your-turn', 'not-on-offer', 'match-over', 'nothing-to-undo', 'too-fast'];

export function makeCrowd(seed: string, door: () => string, isOver: () => boolean): Crowd {
  const chance = randomFor(seed, 'players');
  return {
    chance,
    matches: [],
    refused: new Map(),
    faults: [],
    acknowledged: 0,
    reconnections: 0,
    ended: 0,
    isOver,
    door,
  };
}

/** Plays match after match of one game until the crowd goes home. */
export async function playGame(crowd: Crowd, number: number): Promise<void> {
  while (!crowd.isOver()) {
    const match = await begin(crowd, number).catch(() => undefined);
    if (match === undefined) {
      await wait(200);
      continue;
    }
    crowd.matches.push(match);
    await Promise.all(match.people.map((cookie) => play(crowd, match, cookie)));
    if (match.gone || crowd.isOver()) continue;
    await verifyRecord(crowd, match);
    crowd.ended++;
  }
}

async function begin({ door }: Crowd, number: number): Promise<Match> {
  const game = gameNamed(GAMES[number % GAMES.length] ?? '');
  const withBot = number >= GAMES.length && game.seats.includes(3);
  const seats: NewTable['seats'] = withBot ? ['me', { bot: 'greedy' }, 'anyone'] : ['me', 'anyone'];
  const [host, other] = [await visit(door()), await visit(door())];
  const { table } = await within('a table', host.make({ game: game.id, seats }), PATIENCE);
  await other.request('POST', `/api/tables/${table}/join`);
  const started = await host.request('POST', `/api/tables/${table}/start`);
  if (started.status !== 200) throw new Error(`the match did not begin: ${started.message}`);
  const people = [host.cookie, other.cookie];
  const bots = new Set(withBot ? [1] : []);
  return { game: game.id, table, people, bots, acknowledged: new Map(), sent: new Map(), ended: false, gone: false };
}

/** Comes back after every break of the connection, until the match is over. */
async function play(crowd: Crowd, match: Match, cookie: string): Promise<void> {
  const sitting: Sitting = { cookie };
  while (!crowd.isOver() && !match.gone) {
    try {
      const guest = await within('a page', visit(crowd.door(), cookie), PATIENCE);
      const player = await within('a connection', guest.connect(), PATIENCE);
      try {
        if (await playWhileConnected(crowd, match, sitting, player, guest)) return;
      } finally {
        void player.close();
      }
    } catch {
      // The page is loaded again.
    }
    crowd.reconnections++;
    await wait(100 + below(crowd.chance, 200));
  }
}

interface Sitting {
  readonly cookie: string;
  /** What it sent last, if that was never answered. */
  unanswered?: Wanted | undefined;
}

/** Gives whether the match is over; throws when the connection is gone or does not answer. */
async function playWhileConnected(
  crowd: Crowd,
  match: Match,
  sitting: Sitting,
  player: Player,
  guest: Guest,
): Promise<boolean> {
  const { table } = match;
  const gone = player.closed.then(() => Promise.reject(new Error('gone')));
  gone.catch(() => {});
  const answered = <T>(event: Promise<T>) => within('an answer', Promise.race([event, gone]), PATIENCE);
  const watch = async () => {
    if ((await answered(player.watch(table))) !== undefined) return;
    const last = player.heard.at(-1);
    if (last?.type === 'refused' && last.code === 'unknown-table') match.gone = true;
    if (player.info(table)?.state === 'gathering') await beginAgain(guest, table);
    throw new Error('not shown');
  };
  await watch();
  while (!crowd.isOver()) {
    const seen = player.match(table);
    if (seen.over) return true;
    const wanted = sitting.unanswered ?? choose(player, table, crowd.chance);
    if (wanted === undefined) {
      const { revision } = seen;
      await Promise.race([
        player.until('others', () => player.match(table).revision !== revision),
        gone,
        wait(PATIENCE),
      ]);
      // Perhaps the connection only seems to be there.
      if (player.match(table).revision === revision) await watch();
      continue;
    }
    note(match.sent, wanted);
    sitting.unanswered = wanted;
    const { seat, seatEntry, move } = wanted;
    const answer = await answered(
      player.ask(
        move === undefined
          ? { type: 'undo', table, seat, seatEntry }
          : { type: 'move', table, seat, seatEntry, move: { ...move } },
      ),
    );
    if (answer.type === 'accepted') {
      sitting.unanswered = undefined;
      match.acknowledged.set(keyOf(wanted), wanted);
      crowd.acknowledged++;
      await answered(
        player.until('its own entry', () => player.match(table).over || player.seatEntry(table, seat) > seatEntry),
      );
      await wait(below(crowd.chance, 2 * BETWEEN_MOVES));
      continue;
    }
    const code = answer.type === 'refused' ? answer.code : answer.type;
    crowd.refused.set(code, (crowd.refused.get(code) ?? 0) + 1);
    // A failover may have lost that the match began: then this begins it again, and goes no further.
    if (code === 'not-running') await watch();
    if (!EXPECTED.includes(code) && code !== 'unknown-table')
      crowd.faults.push(`${table}: ${JSON.stringify(wanted)} was answered by ${code}`);
    // Whether it counts is not known: the same is sent again until somebody says so, or that it cannot be.
    if (code !== 'trouble') sitting.unanswered = undefined;
    await wait(100);
    await watch();
  }
  return false;
}

/** Whoever made the table presses Start; whoever sat there may have to sit down first. */
async function beginAgain(guest: Guest, table: string): Promise<void> {
  for (const step of ['join', 'start'])
    await within('the table', guest.request('POST', `/api/tables/${table}/${step}`), PATIENCE);
}

function note(sent: Match['sent'], wanted: Wanted): void {
  const key = keyOf(wanted);
  const before = sent.get(key) ?? [];
  if (!before.includes(wanted)) sent.set(key, [...before, wanted]);
}

function choose(player: Player, table: string, chance: Random): Wanted | undefined {
  const mine = player.match(table).perspectives.find(({ offers }) => offers.length > 0);
  if (mine === undefined) return undefined;
  const { seatEntry } = mine;
  const seat = mine.viewer as Seat;
  if (mine.canUndo && below(chance, 12) === 0) return { seatEntry, seat };
  return { seatEntry, seat, move: pick(chance, mine.offers) };
}

async function verifyRecord(crowd: Crowd, match: Match): Promise<void> {
  for (let attempt = 0; attempt < 100 && !crowd.isOver(); attempt++) {
    try {
      const response = await fetch(`${crowd.door()}/api/matches/${match.table}/record`, {
        signal: AbortSignal.timeout(PATIENCE),
      });
      if (response.ok) {
        verify(gameNamed(match.game), parseRecord(await response.text()));
        match.ended = true;
        return;
      }
    } catch (error) {
      const isNetwork = error instanceof TypeError || (error instanceof Error && error.name === 'TimeoutError');
      if (!isNetwork) {
        crowd.faults.push(`${match.table}: its record is not by the rules: ${error}`);
        return;
      }
    }
    await wait(200);
  }
}

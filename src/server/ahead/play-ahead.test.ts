import { describe, expect, test } from 'vitest';
import { OFTEN, passUntil, query } from '../../../test/server/kit/calls.ts';
import type { Guest } from '../../../test/server/kit/client.ts';
import { visit } from '../../../test/server/kit/client.ts';
import { KINDS } from '../../../test/server/kit/databases.ts';
import { askedOf, type Pair, pairAt } from '../../../test/server/kit/matches.ts';
import { member, ratedMatch } from '../../../test/server/kit/rated.ts';
import { serversOn } from '../../../test/server/kit/server.ts';
import { type StandingTime, standingTime } from '../../../test/standing-time.ts';
import { GAMES } from '../../games/index.ts';
import { fingerprintOf } from '../../kernel/fingerprint.ts';
import type { Game, Move, Position, Seat } from '../../kernel/game.ts';
import { Offers } from '../../kernel/offers.ts';
import { pick, type Random, randomFor } from '../../kernel/random.ts';
import { answer, asked, isOver, offersFor, questionFor } from '../../kernel/steps.ts';
import type { MoveAhead, PlansAhead } from '../../protocol/ahead.ts';

const NOON = Date.UTC(2026, 10, 18, 12);
/** In milliseconds: longer than a planned move ever waits. */
const LONG_ENOUGH = 100_000;
const BY_DAYS = { pace: 'days-steady' } as const;

const plansAt = async (guest: Guest, table: string) =>
  (await guest.request<PlansAhead>('GET', `/api/tables/${table}/ahead`)).plans;
const planAt = (guest: Guest, table: string, plan: object) =>
  guest.request<PlansAhead>('PUT', `/api/tables/${table}/ahead`, plan);

/** One way in which the match may come to this seat, as far as the seat may know, and an answer to what it is asked then. */
function foresee(game: Game, view: Position, seat: Seat, chance: Random): MoveAhead | undefined {
  const position = game.imagine(view, seat, randomFor('ahead', `world ${pick(chance, [1, 2, 3, 4, 5, 6])}`));
  const offers = new Offers();
  for (let step = 0; step < 300 && !isOver(position); step++) {
    const seats = asked(position);
    const next = seats.includes(seat) ? seat : (seats[0] ?? 0);
    offersFor(game, position, next, offers);
    const move = pick(chance, offers.list());
    if (next !== seat) {
      answer(game, position, next, move);
      continue;
    }
    const question = questionFor(game, position, seat);
    const seen = fingerprintOf(game.view(position, seat));
    return question && { question, move, ...(pick(chance, [true, false, false]) && { seen }) };
  }
  return undefined;
}

/** The moves of a seat, as the log has them. */
async function movesOf(database: string, table: string, seat: Seat): Promise<Move[]> {
  const rows = await query<{ entry: string }>(
    database,
    `select entry from log where table_id = '${table}' and seat = ${seat} order by number`,
  );
  return rows.map(({ entry }) => JSON.parse(entry).move);
}

/** Plays at random until the seat is asked, or is not asked any more; false if that does not come. */
async function playTo({ table, players }: Pair, seat: 0 | 1, chance: Random, wanted: boolean): Promise<boolean> {
  for (let entry = 0; entry < 200; entry++) {
    // What was sent before the answer to this has come by then: secret answers change nothing that others could wait for.
    for (const player of players) await player.ask({ type: 'log', table, before: 1 });
    if (players[0].match(table).over) return false;
    if ((askedOf(players[seat], table) !== undefined) === wanted) return true;
    const player = wanted ? players[seat === 0 ? 1 : 0] : players[seat];
    const question = askedOf(player, table);
    if (question === undefined) return false;
    await player.play(table, question.seat, pick(chance, question.offers));
  }
  return false;
}

async function decided(time: StandingTime, guest: Guest, table: string): Promise<void> {
  await passUntil(time, LONG_ENOUGH, 'the plan is carried out or dropped', async () =>
    (await plansAt(guest, table)).every(({ dropped }) => dropped !== undefined),
  );
}

describe('on SQLite', () => {
  const servers = serversOn('sqlite');

  test.each(GAMES)(
    'a move that was planned ahead in $id is made as if its player had sent it, or dropped',
    async (game) => {
      const time = standingTime(NOON);
      const { url } = await servers.start({ time, ...OFTEN });
      const pair = await pairAt(url, url, { game: game.id, options: {}, ...BY_DAYS });
      const { table, players, guests } = pair;
      const chance = randomFor(`ahead in ${game.id}`, 'moves');
      const seen = { played: 0, dropped: 0 };
      for (let round = 0; round < 6; round++) {
        const seat = pick(chance, [0, 1]) as 0 | 1;
        if (!(await playTo(pair, seat, chance, false))) continue;
        const player = players[seat];
        const view = player.match(table).perspectives[0]?.view as Position;
        const planned = foresee(game, view, seat, chance);
        if (planned === undefined) continue;
        const seatEntry = player.seatEntry(table, seat);
        const answered = await planAt(guests[seat], table, { seat, seatEntry, moves: [planned] });
        expect(answered.plans).toMatchObject([{ seat, seatEntry, moves: [planned] }]);
        expect(await plansAt(guests[1 - seat] as Guest, table)).toEqual([]);
        if (!(await playTo(pair, seat, chance, true))) continue;
        const now = player.match(table).perspectives[0];
        const isAsForeseen =
          JSON.stringify(now?.question) === JSON.stringify(planned.question) &&
          (planned.seen === undefined || fingerprintOf(now?.view as Position) === planned.seen) &&
          now?.offers.some((offer) => JSON.stringify(offer) === JSON.stringify(planned.move));
        const before = await movesOf(await servers.database(), table, seat);
        await decided(time, guests[seat], table);
        const after = await movesOf(await servers.database(), table, seat);
        const [left] = await plansAt(guests[seat], table);
        if (isAsForeseen) {
          expect(left).toBeUndefined();
          expect(after).toEqual([...before, planned.move]);
          await player.until(
            'its own move',
            () => player.seatEntry(table, seat) === seatEntry + 1 || player.match(table).over,
          );
          seen.played += 1;
        } else {
          expect(left?.dropped?.why).toMatch(/question|offer|seen/);
          expect(after).toEqual(before);
          seen.dropped += 1;
        }
        await guests[seat].request('DELETE', `/api/tables/${table}/ahead/${seat}`);
      }
      expect(seen.played + seen.dropped).toBeGreaterThan(0);
    },
  );
});

describe.each(KINDS)('moves planned ahead, on %s', (kind) => {
  const servers = serversOn(kind);

  /** Seat 1 has planned what it is sure to be asked after seat 0 has moved. */
  async function planned(pair: Pair): Promise<MoveAhead> {
    const { table, players, guests } = pair;
    const game = GAMES.find(({ id }) => id === 'gnome-elf-troll');
    const view = players[1].match(table).perspectives[0]?.view as Position;
    const ahead = game && foresee(game, view, 1, randomFor('sure', 'moves'));
    if (ahead === undefined) throw new Error('nothing is foreseen');
    const { seen: _, ...move } = ahead;
    await planAt(guests[1], table, { seat: 1, seatEntry: 0, moves: [move] });
    return move;
  }

  /** Seat 0 ends its turn. */
  async function hand(pair: Pair): Promise<void> {
    expect(await playTo(pair, 1, randomFor('hand', 'moves'), true)).toBe(true);
  }

  test('survive a restart, and are made once though several processes look', async () => {
    const time = standingTime(NOON);
    const first = await servers.start({ time, ...OFTEN });
    const pair = await pairAt(first.url, first.url, BY_DAYS);
    const { table, guests } = pair;
    const { move } = await planned(pair);
    await hand(pair);
    const server = await servers.restart(first, { time, ...OFTEN });
    if (kind === 'postgres') await servers.start({ time, ...OFTEN });
    const again = await visit(server.url, guests[1].cookie);
    expect(await plansAt(again, table)).toHaveLength(1);
    await decided(time, again, table);
    const database = await servers.database();
    expect(await plansAt(again, table)).toEqual([]);
    expect(await movesOf(database, table, 1)).toEqual([move]);

    // As if its process had been killed between the move and the note that it was made.
    const moves = JSON.stringify([{ question: { say: 'ask.place' }, move }]);
    await query(
      database,
      `insert into moves_ahead (table_id, seat, person, seat_entry, moves, made, due)
        values ('${table}', 1, '${guests[1].person.id}', 0, '${moves}', 1, 1)`,
    );
    await decided(time, again, table);
    expect(await plansAt(again, table)).toEqual([]);
    expect(await movesOf(database, table, 1)).toEqual([move]);
  });

  test('can be withdrawn, are dropped when their player moves, and are refused where they would be unfair', async () => {
    const time = standingTime(NOON);
    const { url } = await servers.start({ time, ...OFTEN });
    const pair = await pairAt(url, url, BY_DAYS);
    const { table, guests, players } = pair;
    const move = await planned(pair);
    const plan = { seat: 1, seatEntry: 0, moves: [move] };
    const gone = await guests[1].request<PlansAhead>('DELETE', `/api/tables/${table}/ahead/1`);
    expect(gone.plans).toEqual([]);
    expect(await planAt(guests[0], table, plan)).toMatchObject({ refusal: { say: 'refused.not-your-seat' } });
    expect(await planAt(guests[0], table, { ...plan, seat: 0 })).toMatchObject({
      refusal: { say: 'refused.asked-now' },
    });
    expect(await planAt(guests[1], table, { ...plan, seatEntry: 5 })).toMatchObject({ status: 409 });
    expect(await planAt(guests[1], table, { ...plan, moves: [] })).toMatchObject({ status: 400 });
    const live = await pairAt(url, url, { pace: 'live-quick' });
    expect(await planAt(live.guests[1], live.table, plan)).toMatchObject({ refusal: { say: 'refused.no-plans' } });
    const people = [await member(url), await member(url)] as const;
    const withPlan = async (pace: 'days-steady' | 'live-quick') => {
      const rated = await ratedMatch(people, { pace, options: { firstPlayer: 0 } });
      return planAt(people[1], rated, plan);
    };
    expect(await withPlan('days-steady')).toMatchObject({ status: 200, plans: [{ seat: 1 }] });
    expect(await withPlan('live-quick')).toMatchObject({ refusal: { say: 'refused.no-plans' } });

    await planned(pair);
    await hand(pair);
    const own = askedOf(players[1], table);
    const other = own?.offers.find((offer) => JSON.stringify(offer) !== JSON.stringify(move.move));
    await players[1].play(table, 1, other);
    await decided(time, guests[1], table);
    expect(await plansAt(guests[1], table)).toMatchObject([{ dropped: { why: 'acted' } }]);
  });
});

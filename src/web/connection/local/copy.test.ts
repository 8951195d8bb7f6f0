import { expect, test } from 'vitest';
import { GAMES } from '../../../games/index.ts';
import type { LogRow } from '../../../host/store.ts';
import { fingerprintOf } from '../../../kernel/fingerprint.ts';
import type { Position } from '../../../kernel/game.ts';
import { begin, play } from '../../../kernel/match.ts';
import { Offers } from '../../../kernel/offers.ts';
import { pick, randomFor, seedFrom } from '../../../kernel/random.ts';
import { answer, asked, isOver, offersFor, questionFor } from '../../../kernel/steps.ts';
import { tableFor } from '../../../kernel/table.ts';
import { copyToThinkOn, plannedAt } from './copy.ts';
import { newKeptTable } from './new-kept-table.ts';

test.each(GAMES)('a copy of $id has what the seat sees and no more, and tells what was tried there for it', (game) => {
  const seed = seedFrom('copies');
  const { match } = begin(game, tableFor(game, 2), seed);
  const chance = randomFor('copies', 'moves');
  const offers = new Offers();
  for (let entry = 0; entry < 25 && !isOver(match.position); entry++) {
    const [next = 0] = asked(match.position);
    offersFor(game, match.position, next, offers);
    play(match, next, pick(chance, offers.list()));
  }
  const seat = 1 - (asked(match.position)[0] ?? 0);
  const view = game.view(match.position, seat);
  const options = match.table.options as never;
  const kept = newKeptTable(
    { game: game.id, options, seats: [{ name: 'One' }, { name: 'Two' }] },
    { id: 'here-aaaaaaaaaa', seed: seedFrom('another'), version: game.version, made: 1 },
  );
  const copyOf = { table: 'aaaaaaaaaa', seat, seatEntry: 3 };
  const { table, snapshots = [] } = copyToThinkOn(game, kept, { ...copyOf, view }, 2);
  const [first] = snapshots;
  const position: Position = JSON.parse(first?.position ?? '{}');
  expect(fingerprintOf(game.view(position, seat))).toBe(fingerprintOf(view));
  expect(JSON.stringify(table)).not.toContain(match.seed);

  const tried: LogRow[] = [];
  const expected: unknown[] = [];
  for (let sequence = 0; sequence < 60 && expected.length < 3 && !isOver(position); sequence++) {
    const seats = asked(position);
    const next = seats.includes(seat) ? seat : (seats[0] ?? 0);
    offersFor(game, position, next, offers);
    const move = pick(chance, offers.list());
    if (next === seat) {
      const seen = fingerprintOf(game.view(position, seat));
      expected.push({ question: questionFor(game, position, seat), move, seen });
    }
    tried.push({ sequence, entry: JSON.stringify({ seat: next, move }) } as LogRow);
    answer(game, position, next, move);
  }
  expect(plannedAt({ game, stored: table } as never, first, tried)).toMatchObject(expected);
  expect(plannedAt({ game, stored: { ...table, copyOf: undefined } } as never, first, tried)).toEqual([]);
});

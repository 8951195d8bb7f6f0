import { expect, test } from 'vitest';
import { harvest } from '../../test/toys/harvest/index.ts';
import { sealedBids } from '../../test/toys/sealed-bids/index.ts';
import type { Game } from '../kernel/game.ts';
import { seedFrom } from '../kernel/random.ts';
import { tableFor } from '../kernel/table.ts';
import { greedy } from './greedy.ts';
import { playMatch } from './ladder.ts';

test.each([
  ['in secret', sealedBids as unknown as Game],
  ['in public', harvest as unknown as Game],
])('bots that answer at once %s win equally often from every seat if they are equally good', (_, game) => {
  const matches = 900;
  const table = tableFor(game, 3);
  const wins = [0, 0, 0];
  for (let match = 0; match < matches; match++) {
    const places = playMatch(game, table, [greedy, greedy, greedy], seedFrom(`fair ${match}`));
    const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
    for (const seat of winners) wins[seat] = (wins[seat] ?? 0) + 1 / winners.length;
  }
  // Three standard deviations of a third of so many matches.
  const most = 3 * Math.sqrt(matches * (1 / 3) * (2 / 3));
  for (const won of wins) expect(Math.abs(won - matches / 3)).toBeLessThan(most);
});

import type { Game, Score } from '../../../src/kernel/game.ts';
import { manifest } from './manifest.ts';
import { words } from './messages/en/index.ts';
import { bound, census, clone, type Harvest, type HarvestMove, imagine, setup, uncounted, view } from './position.ts';
import { steps } from './steps.ts';

function score(p: Harvest): Score[] {
  const rows = p.farms.map(({ coin, sheep, bowl }, seat) => {
    const lines = [
      { say: 'score.coins', count: coin, points: coin, rule: 'HV-3.1' },
      { say: 'score.sheep', count: sheep, points: 2 * sheep, rule: 'HV-3.2' },
      { say: 'score.bowls', count: bowl, points: 0 - 4 * bowl, rule: 'HV-3.3' },
    ];
    return { seat, points: lines.reduce((sum, line) => sum + line.points, 0), lines };
  });
  return rows.map((row) => ({ ...row, place: 1 + rows.filter(({ points }) => points > row.points).length }));
}

/** A harvest that all seats decide at once and in public, in several small steps each. */
export const harvest: Game<Harvest, HarvestMove> = {
  id: manifest.id,
  title: manifest.title,
  version: 1,
  seats: manifest.seats,
  defaultSeats: manifest.defaultSeats,
  options: manifest.options,
  rules: { turn: 'HV-1.1', end: 'HV-1.2' },
  messages: words,
  steps,
  bot: { worth: (p, seat) => score(p)[seat]?.points ?? 0 },
  scoreIsOpen: true,
  turn: ({ round }) => round,
  setup,
  clone,
  view,
  imagine,
  score,
  census,
  uncounted,
  bound,
};

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { tenthsOf } from '../src/balance/calibration/fit.ts';
import { samplerFor } from '../src/balance/calibration/sample.ts';
import { measuredGames, withTables } from '../src/balance/calibration/tables.ts';
import { chancesFrom } from '../src/bots/chances.ts';
import { GAMES, gameNamed } from '../src/games/index.ts';
import { along } from '../src/kernel/chances.ts';

const MEASURED = GAMES.filter(({ chances }) => chances !== undefined);

test.each(MEASURED)('$id: chances were measured by these rules', (game) => {
  const { id, version, chances } = game;
  const advice = `Run: npm run underbridge -- calibrate ${id} --write src/games/${id}/bot/calibrated.ts`;
  const { calibrated, kinds = [] } = chances ?? {};
  expect(calibrated?.version, advice).toBe(version);
  const measured = Object.entries(calibrated?.kinds ?? {});
  expect(measured.length, advice).toBeGreaterThan(0);
  for (const [kind, { slope, base, open, heldOut }] of measured) {
    expect(kinds.map((each) => each.id)).toContain(kind);
    expect(open).toHaveLength(slope.length);
    if (base !== undefined) expect(base).toHaveLength(slope.length);
    for (const number of [...slope, ...open, ...(base ?? [])]) expect(Number.isFinite(number)).toBe(true);
    for (const number of open) expect(number).toBeGreaterThan(0);
    // Knowing something is never worse than knowing nothing, but for what few matches leave to luck.
    expect(heldOut.brier, `${id}, ${kind}`).toBeLessThan(1.1 * heldOut.knowingNothing);
  }
});

test('the page shows what was measured last', () => {
  const page = readFileSync('docs/bots.md', 'utf8');
  const advice = 'Run: npm run underbridge -- calibrate --tables docs/bots.md';
  expect(withTables(page, measuredGames(GAMES)), advice).toBe(page);
  expect(withTables('no place for tables', [])).toBeUndefined();
});

/** Quick games, with matches of a bot other than those that were fitted to. */
const FIXED = [
  ['gnome-elf-troll', 200],
  ['cave-troll', 12],
  ['trolls-and-princesses', 12],
] as const;

test.each(FIXED)('%s: what is said comes true, in %i matches that nothing was fitted to', (id, matches) => {
  const play = samplerFor({ game: id, kind: 'two', bots: ['greedy'], hurry: 1, seed: 'do they come true' });
  const slope = gameNamed(id).chances?.calibrated.kinds.two?.slope ?? [];
  const said = Array.from({ length: matches }, (_, match) => {
    const { turns, ending } = play(match);
    return turns.flatMap(([progress, ...worths]) =>
      chancesFrom(worths, Math.exp(along(slope, progress))).map((chance, seat) => ({
        match,
        chance,
        came: ending[seat] ?? 0,
      })),
    );
  }).flat();
  for (const [tenth, [count, mean, came]] of tenthsOf(said).entries()) {
    if (count === 0) continue;
    const those = said.filter(({ chance }) => Math.min(9, Math.floor(chance * 10)) === tenth);
    const different = new Set(those.map(({ match }) => match)).size;
    // All positions of a match have the same end, so only matches count.
    const doubt = 2.6 * Math.sqrt((mean * (1 - mean)) / different);
    expect(Math.abs(mean - came), `${id}: of ${Math.round(100 * mean)} % came true`).toBeLessThan(0.07 + doubt);
  }
});

import { describe, expect, test } from 'vitest';
import { greedy } from '../../src/bots/greedy.ts';
import { random as atRandom } from '../../src/bots/random.ts';
import { GAMES } from '../../src/games/index.ts';
import type { Game, Position } from '../../src/kernel/game.ts';
import { begin, isMatchOver, play, resume, standings } from '../../src/kernel/match.ts';
import { below, randomFor } from '../../src/kernel/random.ts';
import { asked } from '../../src/kernel/steps.ts';
import { storedTable } from '../../src/kernel/table.ts';
import { upgradePosition } from '../../src/kernel/upgrade.ts';
import { answersAtOnceAreIndependent } from '../laws/at-once.ts';
import { PATIENCE } from '../laws/every-game.ts';
import { offersAreSound } from '../laws/offers.ts';
import { componentsAreConserved, matchesEnd } from '../laws/pieces.ts';
import { positionsSurviveStorage } from '../laws/plain-data.ts';
import { scoresAreConsistent } from '../laws/score.ts';
import { imaginedPositionsArePlayable, secretsStaySecret } from '../laws/secrets.ts';
import type { Deal } from '../laws/walk.ts';
import { allFilesOf, filesOf, type PositionFile } from './files.ts';
import { hashOf, type StoredPosition } from './make.ts';
import { scenesOf } from './scenes.ts';

const LAWS = {
  positionsSurviveStorage,
  componentsAreConserved,
  offersAreSound,
  matchesEnd,
  scoresAreConsistent,
  answersAtOnceAreIndependent,
  secretsStaySecret,
  imaginedPositionsArePlayable,
};

function upgraded(game: Game, { version, position }: StoredPosition): Position {
  return upgradePosition(game, version, structuredClone(position));
}

function dealFrom(game: Game, stored: StoredPosition): Deal {
  const table = storedTable(game, stored.seats, stored.options);
  return { game, table, seed: stored.seed, from: upgraded(game, stored) };
}

const VERSIONS = GAMES.flatMap((game) =>
  Array.from({ length: game.version }, (_, at) => [game.id, at + 1, game] as const),
);

test.each(VERSIONS)('%s, version %i: there is a way to it, and real positions of it are kept', (id, version, game) => {
  const way = version === 1 || game.upgrades?.[version] !== undefined;
  expect(
    way,
    `Add upgrades[${version}] to src/games/${id}/upgrades.ts: how does a position of version ${version - 1} become one of version ${version}? If it looks the same, sameShape.`,
  ).toBe(true);
  const advice =
    version === game.version
      ? `Run: npm run positions -- ${id}`
      : 'Get them back from the history: nothing else makes them.';
  expect(
    filesOf(id, version).length,
    `No positions of it are in test/positions/${id}/${version}. ${advice}`,
  ).toBeGreaterThan(2);
});

describe.each(GAMES.map((game) => [game.id, game] as const))('%s, the positions of today', (id, game) => {
  test('all scenes are kept', () => {
    const kept = filesOf(id, game.version).map(({ scene }) => scene);
    const missing = scenesOf(game)
      .filter(({ name }) => !kept.includes(name))
      .map(({ name }) => name);
    expect(missing, `Run: npm run positions -- ${id}`).toEqual([]);
  });

  test.each(filesOf(id, game.version).map((file) => [file.path, file] as const))(
    '%s is played as it was',
    (_, { stored }) => {
      const advice = `Rules or positions of ${id} are not those of version ${game.version} any more: raise the version and add an upgrade (CONTRIBUTING.md, Changing a rule).`;
      expect(hashAfter(game, stored), advice).toBe(stored.after);
    },
  );
});

/** Where the answers lead that followed then. */
function hashAfter(game: Game, stored: StoredPosition): string {
  try {
    const { table, seed, from } = dealFrom(game, stored);
    const match = resume(game, table, seed, from as Position);
    for (const [seat, move] of stored.then) {
      const played = play(match, seat, move);
      if ('refused' in played) return `${JSON.stringify(move)} of seat ${seat} is refused`;
    }
    return hashOf(match.position);
  } catch (error) {
    return String(error);
  }
}

/** The newest first, so that an older one that has become the same is known as such. */
const FILES = GAMES.flatMap((game) =>
  allFilesOf(game)
    .reverse()
    .map((file) => [file.path, game, file] as const),
);

const firstOf = new Map<string, string>();

/** Of files that hold the same position by today's rules one is played: the others would be played alike. */
function isFirst(game: Game, { path, stored }: PositionFile): boolean {
  const { table, seed, from } = dealFrom(game, stored);
  const key = hashOf([game.id, table, seed, from]);
  if (!firstOf.has(key)) firstOf.set(key, path);
  return firstOf.get(key) === path;
}

describe.each(FILES)('%s', (_, game, file: PositionFile) => {
  const { stored } = file;
  const isOver = (stored.position as Position).stack.length === 0;

  test(
    'is a position of today',
    () => {
      const deal = dealFrom(game, stored);
      const fresh = begin(game, deal.table, deal.seed).match.position;
      expect(Object.keys(upgraded(game, stored))).toEqual(expect.arrayContaining(Object.keys(fresh)));
      if (isOver) {
        const match = resume(game, deal.table, deal.seed, upgraded(game, stored));
        expect(standings(match).map(({ place }) => place)).toContain(1);
        expect(game.view(match.position, 'spectator').stack).toEqual([]);
      } else if (isFirst(game, file) && stored.version < game.version) {
        // Those of today are held to the laws from their beginning on (test/laws).
        for (const law of Object.values(LAWS)) law(deal);
      }
    },
    PATIENCE,
  );

  test(
    'is played to its end by bots',
    () => {
      if (!isFirst(game, file)) return;
      const { table, seed } = dealFrom(game, stored);
      const match = resume(game, table, seed, upgraded(game, stored));
      const chance = randomFor(seed, 'bots');
      while (!isMatchOver(match)) {
        const [seat = 0] = asked(match.position);
        // That a bot can think here shows as well where others answer without thinking, and takes a quarter of the time.
        const bot = below(chance, 4) === 0 ? greedy : atRandom;
        const move = bot.choose(game, game.view(match.position, seat), seat, chance);
        expect(play(match, seat, move)).not.toHaveProperty('refused');
      }
      expect(standings(match)).toHaveLength(stored.seats);
    },
    PATIENCE,
  );
});

import { describe, expect, test } from 'vitest';
import { GAMES } from '../../src/games/index.ts';
import { TOYS } from '../toys/index.ts';
import { dealsOf, obey } from './deals.ts';
import { fingerprint } from './fingerprint.ts';
import { LAWS } from './laws.ts';
import { fingerprintsElsewhere } from './processes.ts';

const PATIENCE = 300_000;

describe.each([...GAMES, ...TOYS].map((game) => [game.id, game] as const))('%s', (_, game) => {
  test.each(Object.entries(LAWS))('%s', (_law, law) => obey(law, game), PATIENCE);

  test(
    'the same seed gives the same match in another process',
    async () => {
      const deals = dealsOf(game);
      expect(await fingerprintsElsewhere(deals)).toEqual(deals.map(fingerprint));
    },
    PATIENCE,
  );
});

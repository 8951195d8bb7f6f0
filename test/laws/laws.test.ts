import { expect, test } from 'vitest';
import { dealsOf } from './deals.ts';
import { EVERY_GAME, holdEveryGameTo, PATIENCE } from './every-game.ts';
import { fingerprint } from './fingerprint.ts';
import { LAWS_OF_PLAY } from './laws.ts';
import { fingerprintsElsewhere } from './processes.ts';

holdEveryGameTo(LAWS_OF_PLAY);

test.each(EVERY_GAME)(
  '%s: the same seed gives the same match in another process',
  async (_, game) => {
    const deals = dealsOf(game);
    expect(await fingerprintsElsewhere(deals)).toEqual(deals.map(fingerprint));
  },
  PATIENCE,
);

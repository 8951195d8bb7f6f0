import { expect, test } from 'vitest';
import { dealsOf } from './deals.ts';
import { EVERY_GAME, holdEveryGameTo, PATIENCE } from './every-game.ts';
import { fingerprint } from './fingerprint.ts';
import { LAWS_OF_PLAY } from './laws.ts';
import { fingerprintsElsewhere } from './processes.ts';

holdEveryGameTo(LAWS_OF_PLAY);

const elsewhere = fingerprintsElsewhere();

test.each(EVERY_GAME)(
  '%s: the same seed gives the same match in another process',
  (_, game) => {
    const deals = dealsOf(game);
    expect(elsewhere(deals)).toEqual(deals.map(fingerprint));
  },
  PATIENCE,
);

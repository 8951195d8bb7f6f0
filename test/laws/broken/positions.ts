import { tell } from '../../../src/kernel/tell.ts';
import { sealedBids } from '../../toys/sealed-bids/index.ts';
import { clone } from '../../toys/sealed-bids/position.ts';
import type { Row } from './row.ts';
import { bids, bidsWith, chanceFromElsewhere } from './toys.ts';

/** Reads all that it is given, as a census does that counts it. */
function everyLeafOf(pieces: object): Record<string, number> {
  return { written: JSON.stringify(pieces).length };
}

export const BROKEN_POSITIONS: readonly Row[] = [
  [
    'positionsSurviveStorage',
    'a date in the position',
    bids({ setup: (table, random) => ({ ...sealedBids.setup(table, random), when: new Date(0) }) }),
    /not plain data/,
  ],
  [
    'positionsSurviveStorage',
    'undefined in the position',
    bids({ setup: (table, random) => ({ ...sealedBids.setup(table, random), winner: undefined }) }),
    /not plain data/,
  ],
  [
    'positionsSurviveStorage',
    'state outside the position',
    bidsWith('claim', ({ take }) => ({
      take(p, frame, seat, move) {
        tell({ say: 'told.lot', lot: chanceFromElsewhere(), round: 1 });
        take(p, frame, seat, move);
      },
    })),
    /tells another story/,
  ],
  ['clonesAreApart', 'a shallow clone', bids({ clone: (p) => ({ ...p }) }), /read only|not extensible|Cannot delete/],
  [
    'clonesAreApart',
    'a clone that is the original',
    bids({ clone: (p) => p }),
    /read only|not extensible|Cannot delete/,
  ],
  ['clonesAreApart', 'a forgetful clone', bids({ clone: (p) => ({ ...clone(p), box: [] }) }), /clone .*differs/],
  [
    'sameSeedSameMatch',
    'chance from elsewhere',
    bids({ setup: (table, random) => ({ ...sealedBids.setup(table, random), bank: chanceFromElsewhere() }) }),
    /differed/,
  ],
  [
    'componentsAreConserved',
    'a coin that rolls under the table',
    bidsWith('claim', ({ take }) => ({
      take(p, frame, seat, move) {
        take(p, frame, seat, move);
        if (move.do === 'sell') p.bank--;
      },
    })),
    /census changed/,
  ],
  ['matchesEnd', 'a bound that is too low', bids({ bound: () => 7 }), /beyond its bound of 7/],
  [
    'matchesEnd',
    'a match without end',
    bidsWith('claim', ({ take }) => ({
      take(p, frame, seat, move) {
        take(p, frame, seat, move);
        p.lots.push(1);
        p.round = 0;
      },
    })),
    /beyond its bound/,
  ],
  [
    'everyPieceIsCounted',
    'a census that leaves the coins out',
    bids({
      census: ({ deck, hands, discard, plans, lots, block, won, box }) =>
        everyLeafOf({ deck, hands, discard, plans, lots, block, won, box }),
    }),
    /the census counts nothing of .*\bbank\b/,
  ],
  [
    'everyPieceIsCounted',
    'a census that looks past a whole pile',
    bids({
      census: ({ deck, hands, plans, lots, block, won, box, bank, coins }) =>
        everyLeafOf({ deck, hands, plans, lots, block, won, box, bank, coins }),
    }),
    /the census counts nothing of discard/,
  ],
];

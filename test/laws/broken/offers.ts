import type { Game } from '../../../src/kernel/game.ts';
import type { MarketMove } from '../../toys/market/position.ts';
import { sealedBids } from '../../toys/sealed-bids/index.ts';
import type { Row } from './row.ts';
import { bids, bidsWith, marketWith } from './toys.ts';

/** Offers one move more than the rules do. */
function withOffer(move: object): Game {
  return marketWith('act', ({ offer }) => ({
    offer(p, frame, seat, offers) {
      offer(p, frame, seat, offers);
      offers.add(move as MarketMove);
    },
  }));
}

export const BROKEN_OFFERS: readonly Row[] = [
  ['offersAreSound', 'an offer made twice', withOffer({ do: 'rest' }), /on the list twice/],
  [
    'offersAreSound',
    'a move both offered and blocked',
    marketWith('act', ({ offer }) => ({
      offer(p, frame, seat, offers) {
        offer(p, frame, seat, offers);
        offers.block({ do: 'rest' }, 'MK-2.1', 'blocked.no-gem');
      },
    })),
    /on the list twice/,
  ],
  ['offersAreSound', 'a move with a list in it', withOffer({ do: 'rest', goods: ['gem'] }), /not flat/],
  ['offersAreSound', 'a move that is not JSON', withOffer({ do: 'rest', left: undefined }), /not plain data/],
  ['offersAreSound', 'nothing to answer', bidsWith('claim', () => ({ offer() {} })), /has nothing to answer/],
  [
    'offersAreSound',
    'listing offers that changes the position',
    bidsWith('claim', ({ offer }) => ({
      offer(p, frame, seat, offers) {
        p.bank++;
        offer(p, frame, seat, offers);
      },
    })),
    /listing offers changed the position/,
  ],
  [
    'offersAreSound',
    'offers that depend on whether reasons are wanted',
    marketWith('act', ({ offer }) => ({
      offer(p, frame, seat, offers) {
        if (offers.explain) offers.add({ do: 'chase' });
        offer(p, frame, seat, offers);
      },
    })),
    /explaining changes/,
  ],
  ['offersAreTheOnlyGate', 'an offer equal to nothing', withOffer({ do: 'rest', left: Number.NaN }), /refused/],
  [
    'viewsTellTheRest',
    'an offer that no view shows',
    bidsWith('claim', () => ({
      offer(p, _frame, _seat, offers) {
        offers.add({ do: 'keep' });
        if (p.deck.at(-1) !== 1) offers.add({ do: 'sell' });
      },
    })),
    /the view of \d tells something else: at '\/offers/,
  ],
  [
    'viewsTellTheRest',
    'a question that no view shows',
    bidsWith('claim', () => ({ ask: (p) => ({ say: 'ask.claim', card: p.deck.at(-1) ?? 'none' }) })),
    /the view of \d tells something else: at '\/question/,
  ],
  [
    'viewsTellTheRest',
    'a score that goes by what JSON leaves out',
    bids({
      view: (p, viewer) => ({ ...sealedBids.view(p, viewer), hidden: undefined }),
      score: (p) => sealedBids.score(p).map((score) => ('hidden' in p ? { ...score, points: 0 } : score)),
    }),
    /is scored otherwise/,
  ],
  ['refusalsNameRules', 'no rule for the end', bids({ rules: { turn: 'SB-2.1', end: 'the end' } }), /'the end'/],
  ['refusalsNameRules', 'a step without a rule', bidsWith('claim', () => ({ rule: '' })), /'claim' names rule ''/],
];

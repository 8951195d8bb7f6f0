import { tell } from '../../../src/kernel/tell.ts';
import { sealedBids } from '../../toys/sealed-bids/index.ts';
import type { Row } from './row.ts';
import { bids, bidsWith, chanceFromElsewhere, marketWith } from './toys.ts';

export const BROKEN_STORIES: readonly Row[] = [
  [
    'takingBackLeavesNoTrace',
    'state outside the position',
    marketWith('act', ({ take }) => ({
      take(p, frame, seat, move) {
        tell({ say: 'told.rested', seat, left: chanceFromElsewhere() });
        take(p, frame, seat, move);
      },
    })),
    /told another story/,
  ],
  [
    'takingBackUnlearnsNothing',
    'a card drawn without saying that something was learned',
    bidsWith('choose-bid', ({ take }) => ({
      take(p, frame, seat, move) {
        take(p, frame, seat, move);
        p.hands[seat]?.push(...p.deck.splice(-1));
      },
    })),
    /showed something/,
  ],
  [
    'scoresAreConsistent',
    'a first place that nobody has',
    bids({ score: (p) => sealedBids.score(p).map((score) => ({ ...score, place: score.place + 1 })) }),
    /the place of seat/,
  ],
  ['scoresAreConsistent', 'a seat without a score', bids({ score: (p) => sealedBids.score(p).slice(1) }), /one score/],
  [
    'scoresAreConsistent',
    'points that are no number',
    bids({ score: (p) => sealedBids.score(p).map((score) => ({ ...score, points: Number.NaN })) }),
    /not plain data/,
  ],
  [
    'scoresAreConsistent',
    'a line without a rule',
    bids({
      score: (p) =>
        sealedBids.score(p).map((score) => ({ ...score, lines: score.lines.map((line) => ({ ...line, rule: '' })) })),
    }),
    /names rule ''/,
  ],
  [
    'scoresAreConsistent',
    'an open score that counts what is hidden',
    bids({
      scoreIsOpen: true,
      score: (p) => sealedBids.score(p).map((score) => ({ ...score, points: score.points + p.random.key.length })),
    }),
    /the score is open, but 0 sees another/,
  ],
  [
    'everythingCanBeSaid',
    'an event without words',
    bids({ messages: { ...sealedBids.messages, 'told.revealed': '' } }),
    /'told.revealed' with .* reads ''/,
  ],
  [
    'everythingCanBeSaid',
    'a placeholder without a value',
    bids({ messages: { ...sealedBids.messages, 'ask.choose-bid': 'Lay {what}.' } }),
    /reads 'Lay undefined\.'/,
  ],
  [
    'everythingCanBeSaid',
    'two answers with the same words',
    bids({ messages: { ...sealedBids.messages, 'move.bid': 'Bid a card' } }),
    /both read 'Bid a card'/,
  ],
  [
    'everythingCanBeSaid',
    'a seat that does not exist',
    bids({ messages: { ...sealedBids.messages, 'told.keep': (_, speaker) => speaker.name(9) } }),
    /9 is spoken of as a seat/,
  ],
  [
    'recordsTellTheWholeMatch',
    'a result left to chance',
    bids({ score: (p) => sealedBids.score(p).map((score) => ({ ...score, points: chanceFromElsewhere() })) }),
    /another result/,
  ],
];

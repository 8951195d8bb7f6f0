import { expect, test } from 'vitest';
import { GAMES } from '../../src/games/index.ts';
import { trollTown } from '../../src/games/troll-town/index.ts';
import type { TrollTownMove } from '../../src/games/troll-town/moves.ts';
import type { TrollTown } from '../../src/games/troll-town/position.ts';
import { preTurn } from '../../src/games/troll-town/steps/pre-turn.ts';
import type { AskStep, Game, Period } from '../../src/kernel/game.ts';
import { hold } from '../../src/kernel/hooks.ts';
import { Offers } from '../../src/kernel/offers.ts';
import { asked, push } from '../../src/kernel/steps.ts';
import { tell } from '../../src/kernel/tell.ts';
import { cloneStack } from '../../src/kernel/together.ts';
import { harvest } from '../toys/harvest/index.ts';
import type { Harvest, HarvestFrame, HarvestMove } from '../toys/harvest/position.ts';
import { market } from '../toys/market/index.ts';
import type { Market, MarketFrame, MarketMove } from '../toys/market/position.ts';
import { sealedBids } from '../toys/sealed-bids/index.ts';
import { clone, type SealedBids, type SealedBidsFrame, type SealedBidsMove } from '../toys/sealed-bids/position.ts';
import { HOOK_SET, thingNumber } from '../toys/workshop/box.ts';
import { workshop } from '../toys/workshop/index.ts';
import type { Workshop, WorkshopMove } from '../toys/workshop/position.ts';
import { exchange } from '../toys/workshop/steps.ts';
import { obey } from './deals.ts';
import { LAWS } from './laws.ts';

// A law that nobody can break proves nothing: here each is broken in the ways it is meant to notice.

type AskBids = AskStep<SealedBids, SealedBidsMove, SealedBidsFrame>;
type AskMarket = AskStep<Market, MarketMove, MarketFrame>;

let drawn = 0;

/** Something else each time, whatever the seed. */
function chanceFromElsewhere(): number {
  return ++drawn;
}

function bids(changes: Partial<Game<SealedBids, SealedBidsMove>>): Game {
  return { ...sealedBids, ...changes };
}

function bidsWith(name: 'choose-bid' | 'back-bid' | 'claim', changes: (step: AskBids) => Partial<AskBids>): Game {
  const step = sealedBids.steps[name] as AskBids;
  return bids({ steps: { ...sealedBids.steps, [name]: { ...step, ...changes(step) } } });
}

function bidsTimed(of: (p: SealedBids) => Period): Game {
  return bids({ clock: { of, late: () => undefined } });
}

function marketWith(name: 'act' | 'pay', changes: (step: AskMarket) => Partial<AskMarket>): Game {
  const step = market.steps[name] as AskMarket;
  const broken: Game<Market, MarketMove> = {
    ...market,
    steps: { ...market.steps, [name]: { ...step, ...changes(step) } },
  };
  return broken;
}

/** Sheep can be sold only as long as the supply is as wanted. */
function harvestWith(isOpen: (p: Harvest) => boolean): Game {
  const step = harvest.steps.trade as AskStep<Harvest, HarvestMove, HarvestFrame>;
  const trade: typeof step = {
    ...step,
    offer(p, _frame, _seat, offers) {
      offers.add({ do: 'done' });
      if (isOpen(p)) offers.add({ do: 'sell' });
    },
  };
  const broken: Game<Harvest, HarvestMove> = { ...harvest, steps: { ...harvest.steps, trade } };
  return broken;
}

/** Offers one move more than the rules do. */
function withOffer(move: object): Game {
  return marketWith('act', ({ offer }) => ({
    offer(p, frame, seat, offers) {
      offer(p, frame, seat, offers);
      offers.add(move as MarketMove);
    },
  }));
}

/** Reads all that it is given, as a census does that counts it. */
function everyLeafOf(pieces: object): Record<string, number> {
  return { written: JSON.stringify(pieces).length };
}

let countedOutside = 0;

/** Everybody begins with two exchanges, stone for a coin before wood for stone: what the second brings is never exchanged. */
const hastyExchanges: Game<Workshop, WorkshopMove> = {
  ...workshop,
  anytime: { exchange: { ...exchange, rank: (move) => (move.do === 'exchange' && move.tile === 'changer' ? 0 : 1) } },
  setup(table, random) {
    const p = workshop.setup(table, random);
    p.players.forEach(({ held, goods }) => {
      for (const tile of ['barter-stall', 'changer'] as const) hold(HOOK_SET, held, thingNumber(tile));
      goods.wood++;
    });
    return p;
  },
};

/** Whatever is exchanged once a round counts, and nobody is asked before the next round begins. */
const forgottenExchanges: Game<Workshop, WorkshopMove> = {
  ...hastyExchanges,
  anytime: { exchange },
  means(p, seat) {
    const { goods, used } = p.players[seat] as Workshop['players'][number];
    return { ...goods, unused: -used };
  },
};

/** What the second exchange brings is lost with the round, and it is open only after the first. */
const linkedExchanges: Game<Workshop, WorkshopMove> = {
  ...forgottenExchanges,
  anytime: {
    exchange: {
      ...exchange,
      offer(p, frame, seat, offers) {
        const open = new Offers<WorkshopMove>();
        exchange.offer(p, frame, seat, open);
        const hasBartered = isUsed(p, seat, 'barter-stall');
        for (const move of open.list()) if (!isOf(move, 'changer') || hasBartered) offers.add(move);
      },
    },
  },
  means(p, seat) {
    const { goods } = p.players[seat] as Workshop['players'][number];
    return { coin: goods.coin, changer: isUsed(p, seat, 'changer') ? 0 : 1 };
  },
};

type ExchangeTile = 'barter-stall' | 'changer';

function isUsed({ players }: Workshop, seat: number, tile: ExchangeTile): boolean {
  return ((players[seat]?.used ?? 0) & (1 << thingNumber(tile))) !== 0;
}

function isOf(move: WorkshopMove, tile: ExchangeTile): boolean {
  return move.do === 'exchange' && move.tile === tile;
}

/** A question that is said to be asked for the sake of free actions only. */
const idleQuestion: Game<Workshop, WorkshopMove> = {
  ...workshop,
  steps: { ...workshop.steps, work: { ...workshop.steps.work, lastChance: true } },
};

/** Keeps plans as they were made, with the number of second thoughts. */
const tellingPreTurn: typeof preTurn = {
  auto(p, frame) {
    const plans = p.plans.slice();
    preTurn.auto(p, frame);
    if (p.lastPlans.length > 0) p.lastPlans = plans.filter((plan) => plan !== 'secret');
  },
};

type Row = readonly [law: keyof typeof LAWS, fault: string, game: Game, found: RegExp];

const ROWS: readonly Row[] = [
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
        countedOutside++;
        tell({ say: 'told.lot', lot: countedOutside, round: 1 });
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
  ['secretAnswersStaySecret', 'a seat that shows its answers unasked', bids({ looksOn: () => true }), /looks on at/],
  [
    'secretAnswersStaySecret',
    'a view that shows what others have planned',
    bids({ view: (p, viewer) => ({ ...sealedBids.view(p, viewer), plans: p.plans.slice() }) }),
    /can tell something of a secret answer/,
  ],
  [
    'secretAnswersStaySecret',
    'a view that shows how far others have got',
    bids({ view: (p, viewer) => ({ ...sealedBids.view(p, viewer), stack: cloneStack(p.stack) }) }),
    /can tell something of a secret answer/,
  ],
  [
    'secretAnswersStaySecret',
    'a view that shows who is done, where that is a secret too',
    bids({
      view: (p, viewer) => ({ ...sealedBids.view(p, viewer), ready: p.done === 'hidden' ? asked(p) : [] }),
    }),
    /can tell something of a secret answer/,
  ],
  [
    'secretAnswersStaySecret',
    "offers that depend on another's plan",
    bidsWith('back-bid', ({ offer }) => ({
      offer(p, frame, seat, offers) {
        offer(p, frame, seat, offers);
        const other = p.plans[(seat + 1) % p.seats];
        if (typeof other === 'object' && other.backed) offers.block({ do: 'back' }, 'SB-2.3', 'blocked.no-coin');
      },
    })),
    /can tell something of a secret answer/,
  ],
  [
    'answersAtOnceAreIndependent',
    'a supply that those who answer at once take from',
    harvestWith((p) => p.supply.coin % 2 === 0),
    /is asked otherwise after/,
  ],
  [
    'secretsStaySecret',
    'open hands',
    bids({ view: (p, viewer) => ({ ...sealedBids.view(p, viewer), hands: p.hands }) }),
    /(seat \d sees|spectator sees)/,
  ],
  [
    'secretsStaySecret',
    'the number of cards left in hand while plans are made',
    bids({
      view: (p, viewer) => ({
        ...sealedBids.view(p, viewer),
        hands: p.hands.map((hand, seat) => (seat === viewer ? hand : hand.map(() => 'hidden'))),
      }),
    }),
    /sees/,
  ],
  ['secretsStaySecret', 'randomness in a view', bids({ view: (p) => clone(p) }), /holds the randomness/],
  [
    'secretsStaySecret',
    'the key copied into a view',
    bids({ view: (p, viewer) => ({ ...sealedBids.view(p, viewer), key: p.random.key }) }),
    /holds the key/,
  ],
  [
    'secretsStaySecret',
    'an offer that depends on the face-down deck',
    bidsWith('claim', () => ({
      offer(p, _frame, _seat, offers) {
        offers.add({ do: 'keep' });
        if (p.deck.at(-1) !== 1) offers.add({ do: 'sell' });
      },
    })),
    /learns from its offers|the view offers/,
  ],
  [
    'secretsStaySecret',
    'a reason that depends on the face-down deck',
    bidsWith('claim', () => ({
      offer(p, _frame, _seat, offers) {
        offers.add({ do: 'keep' });
        offers.block({ do: 'sell' }, 'SB-2.7', p.deck.at(-1) === 1 ? 'blocked.no-coin' : 'blocked.bank-empty');
      },
    })),
    /learns from what is blocked|something else is blocked/,
  ],
  [
    'secretsStaySecret',
    'a question that depends on the face-down deck',
    bidsWith('claim', () => ({ ask: (p) => ({ say: 'ask.claim', card: p.deck.at(-1) ?? 'none' }) })),
    /asked differently|the view asks/,
  ],
  [
    'secretsStaySecret',
    'a label that depends on the face-down deck',
    bidsWith('claim', () => ({
      label: (p, _frame, _seat, move) => ({ say: `move.${move.do}`, card: p.deck.at(-1) ?? 'none' }),
    })),
    /answers are worded/,
  ],
  [
    'secretsStaySecret',
    "somebody's hand told to all",
    bidsWith('claim', ({ take }) => ({
      take(p, frame, seat, move) {
        tell({ say: 'told.drew', seat, card: p.hands[seat]?.[0] ?? 'none' });
        take(p, frame, seat, move);
      },
    })),
    /hears what it may not know/,
  ],
  [
    'secretsStaySecret',
    'taking back that depends on the face-down deck',
    {
      ...bidsWith('claim', ({ take }) => ({
        take(p, frame, seat, move) {
          if (p.deck.at(-1) === 1 || p.deck.at(-1) === 2) p.random.drawn++;
          if (p.bank === 0) {
            take(p, frame, seat, move);
          } else {
            p.bank--;
            push(p, frame);
          }
        },
      })),
      bound: () => 99,
    },
    /learns from what it can take back/,
  ],
  [
    'secretsStaySecret',
    'offers that cannot be read from the view',
    bidsWith('claim', ({ offer }) => ({
      offer(p, frame, seat, offers) {
        if (p.deck.at(-1) === 'hidden') offers.add({ do: 'keep' });
        else offer(p, frame, seat, offers);
      },
    })),
    /the view offers/,
  ],
  [
    'whoIsAskedTellsNothing',
    'an interruption by those who hold a card for it',
    bidsWith('claim', ({ take }) => ({
      take(p, frame, seat, move) {
        take(p, frame, seat, move);
        const other = (seat + 1) % p.seats;
        if (move.do === 'sell' && p.hands[other]?.includes(5)) push(p, { step: 'claim', seat: other });
      },
    })),
    /who is asked after seat \d tells seat \d something/,
  ],
  [
    'lookingOnLeavesNoTrace',
    'plans of the turn before that tell how often they were shown and changed',
    { ...trollTown, steps: { ...trollTown.steps, 'pre-turn': tellingPreTurn } } as Game<TrollTown, TrollTownMove>,
    /can tell that seat \d let others look on/,
  ],
  [
    'imaginedPositionsArePlayable',
    'a position imagined with cards still hidden',
    bids({ imagine: (seen, _seat, random) => ({ ...clone(seen), random }) }),
    /pieces differ/,
  ],
  [
    'imaginedPositionsArePlayable',
    'a position imagined with another chance',
    bids({
      imagine: (seen, seat, random) => ({
        ...sealedBids.imagine(seen, seat, random),
        random: { key: [1, 2, 3, 4, 5, 6, 7, 8], drawn: 0 },
      }),
    }),
    /another chance/,
  ],
  [
    'botsPlayFair',
    'a bot that looks at what its seat was not shown',
    bids({
      view: (p, viewer) => ({ ...sealedBids.view(p, viewer), leak: p.deck.at(-1) }),
      bot: { worth: (p, seat) => (Reflect.get(p, 'leak') === 1 ? 1 : -1) * (p.coins[seat] ?? 0) },
    }),
    /knows more than its seat/,
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
    'takingBackLeavesNoTrace',
    'state outside the position',
    marketWith('act', ({ take }) => ({
      take(p, frame, seat, move) {
        countedOutside++;
        tell({ say: 'told.rested', seat, left: countedOutside });
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
  ['refusalsNameRules', 'no rule for the end', bids({ rules: { turn: 'SB-2.1', end: 'the end' } }), /'the end'/],
  ['refusalsNameRules', 'a step without a rule', bidsWith('claim', () => ({ rule: '' })), /'claim' names rule ''/],
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
  [
    'ranksHideNothing',
    'an order in which one makes an earlier one possible',
    hastyExchanges,
    /is possible only after it/,
  ],
  [
    'lastLooksAreTrue',
    'a view in which work brings nothing',
    {
      ...workshop,
      view: (p, viewer) => ({ ...workshop.view(p, viewer), supply: { wood: 0, stone: 0, coin: 0 } }),
    } as Game<Workshop, WorkshopMove>,
    /shows another end of the turn/,
  ],
  [
    'freeActionsCanWait',
    'an exchange that is lost with its round',
    forgottenExchanges as Game,
    /should be asked before '[a-z-]+': \{"do":"exchange",.*brings more before than after it/,
  ],
  [
    'freeActionsCanWait',
    'an exchange that another one opens, and is lost with its round',
    linkedExchanges as Game,
    /should be asked before '[a-z-]+': .*"barter-stall".*"changer".*brings more before than after it/,
  ],
  [
    'freeActionsCanWait',
    'a question about exchanges without any',
    idleQuestion as Game,
    /is asked 'work' and has no free action to take/,
  ],
  [
    'deadlinesAreFair',
    'time that depends on what others plan in secret',
    bidsTimed((p) => ({ period: p.round, seconds: p.plans.some((plan) => typeof plan === 'object') ? 30 : 90 })),
    /the deadline tells/,
  ],
  [
    'deadlinesAreFair',
    'a period for every step of a plan',
    bidsTimed((p) => ({ period: asked(p).length, seconds: 30 })),
    /taking back leads into another period/,
  ],
  [
    'turnsArePublic',
    'a turn that depends on what others plan in secret',
    bids({ turn: (p) => p.plans.filter((plan) => typeof plan === 'object').length }),
    /the turn tells/,
  ],
];

test.each(ROWS)('%s finds %s', (law, _fault, game, found) => {
  expect(() => obey(LAWS[law], game)).toThrow(found);
});

test('every law has been seen to be broken', () => {
  expect(new Set(ROWS.map(([law]) => law))).toEqual(new Set(Object.keys(LAWS)));
});

test('a broken law is reported with all that is needed to see it again', () => {
  const game = bids({ messages: { ...sealedBids.messages, 'told.revealed': '' } });
  expect(() => obey(LAWS.everythingCanBeSaid, game)).toThrow(
    /sealed-bids, table \{"seats":2,.*\}, seed '[0-9a-f]{64}', step \d+ \(seat \d about to play \{"do":/,
  );
});

test('every game with free actions says what they turn into what, or a test of its own shows that they turn nothing', () => {
  const silent = GAMES.filter(({ anytime, means }) => anytime !== undefined && means === undefined);
  // test/games/troll-town/free-actions.test.ts
  expect(silent.map(({ id }) => id)).toEqual(['troll-town']);
});

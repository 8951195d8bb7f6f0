import { trollTown } from '../../../src/games/troll-town/index.ts';
import type { TrollTownMove } from '../../../src/games/troll-town/moves.ts';
import type { TrollTown } from '../../../src/games/troll-town/position.ts';
import { preTurn } from '../../../src/games/troll-town/steps/pre-turn.ts';
import type { AskStep, Game, Period } from '../../../src/kernel/game.ts';
import { asked, push } from '../../../src/kernel/steps.ts';
import { tell } from '../../../src/kernel/tell.ts';
import { cloneStack } from '../../../src/kernel/together.ts';
import { harvest } from '../../toys/harvest/index.ts';
import type { Harvest, HarvestFrame, HarvestMove } from '../../toys/harvest/position.ts';
import { sealedBids } from '../../toys/sealed-bids/index.ts';
import { clone, type SealedBids } from '../../toys/sealed-bids/position.ts';
import type { Row } from './row.ts';
import { bids, bidsWith } from './toys.ts';

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

function bidsTimed(of: (p: SealedBids) => Period): Game {
  return bids({ clock: { of, late: () => undefined } });
}

/** Keeps plans as they were made, with the number of second thoughts. */
const tellingPreTurn: typeof preTurn = {
  auto(p, frame) {
    const plans = p.plans.slice();
    preTurn.auto(p, frame);
    if (p.lastPlans.length > 0) p.lastPlans = plans.filter((plan) => plan !== 'secret');
  },
};

export const BROKEN_SECRETS: readonly Row[] = [
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

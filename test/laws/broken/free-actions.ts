import type { Game } from '../../../src/kernel/game.ts';
import { hold } from '../../../src/kernel/hooks.ts';
import { Offers } from '../../../src/kernel/offers.ts';
import { HOOK_SET, thingNumber } from '../../toys/workshop/box.ts';
import { workshop } from '../../toys/workshop/index.ts';
import type { Workshop, WorkshopMove } from '../../toys/workshop/position.ts';
import { exchange } from '../../toys/workshop/steps.ts';
import type { Row } from './row.ts';

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

export const BROKEN_FREE_ACTIONS: readonly Row[] = [
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
];

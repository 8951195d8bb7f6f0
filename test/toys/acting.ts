import type { Move, Seat } from '../../src/kernel/game.ts';
import { begin, type Match, play } from '../../src/kernel/match.ts';
import { Offers } from '../../src/kernel/offers.ts';
import { seedFrom } from '../../src/kernel/random.ts';
import { offersFor } from '../../src/kernel/steps.ts';
import { tableFor } from '../../src/kernel/table.ts';
import type { AddressedEvent } from '../../src/kernel/tell.ts';
import { market } from './market/index.ts';
import type { Market, MarketMove } from './market/position.ts';
import { sealedBids } from './sealed-bids/index.ts';
import type { SealedBids, SealedBidsMove } from './sealed-bids/position.ts';

export const SEED = seedFrom('match');

/** Market for two, one round of two actions each, without chance: seat 0 begins with one grain, and so does seat 1. */
export function atMarket(wishes: Record<string, unknown> = {}): Match<Market, MarketMove> {
  return begin(market, tableFor(market, 2, { rounds: 1, actions: 2, harvest: false, ...wishes }), SEED).match;
}

export function atBids(seats = 3): Match<SealedBids, SealedBidsMove> {
  return begin(sealedBids, tableFor(sealedBids, seats), SEED).match;
}

export type Fields = Readonly<Record<string, string | number>>;

/** Plays a move that must be on offer. */
export function act(match: Match, seat: Seat, verb: string, fields: Fields = {}): readonly AddressedEvent[] {
  const played = play(match, seat, { do: verb, ...fields } as Move);
  if ('refused' in played) throw new Error(`refused: ${JSON.stringify(played.refused)}`);
  return played.told;
}

/** Plays whatever the seat is offered first. */
export function actAnyhow(match: Match, seat: Seat): void {
  const offers = new Offers();
  offersFor(match.game, match.position, seat, offers);
  play(match, seat, offers.at(0));
}

export function everythingOf({ position, entries, resigned, checkpoints }: Match): string {
  return JSON.stringify([position, entries, resigned, checkpoints]);
}

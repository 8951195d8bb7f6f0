import type { Anytime, Seat } from '../../../kernel/game.ts';
import type { Offers } from '../../../kernel/offers.ts';
import { type Challenge, type KingCard, kingCardFace } from '../box/king-cards.ts';
import { BELL, CHANGELING, OUTPOST } from '../box/spots.ts';
import { BELL_TILES, PRINCESS_TILES, RESOURCE_TILES, VICTORY_TILES } from '../box/tiles.ts';
import { CLAIM, type Claim, moveAt, type TrollsMove } from '../moves.ts';
import { type Player, playerAt, type TrollsAndPrincesses } from '../position.ts';
import { tell, type Word } from '../words.ts';
import { gainKingTile } from './building.ts';
import { humansOf } from './figures.ts';

/** King's tiles are not cave tiles (TP-7.3). */
export function caveTilesOf({ built }: Player): number {
  return built[PRINCESS_TILES] + built[BELL_TILES] + built[RESOURCE_TILES] + built[VICTORY_TILES];
}

/** TP-1.21: how far a player has come with a challenge. */
export function progress(player: Player, what: Challenge): number {
  switch (what) {
    case 'princess-tiles':
      return player.built[PRINCESS_TILES];
    case 'resource-tiles':
      return player.built[RESOURCE_TILES];
    case 'bell-tiles':
      return player.built[BELL_TILES];
    case 'victory-tiles':
      return player.built[VICTORY_TILES];
    case 'cave-tiles':
      return caveTilesOf(player);
    case 'bats':
      return player.totems[0];
    case 'snakes':
      return player.totems[1];
    case 'toads':
      return player.totems[2];
    case 'totem-kinds':
      return has(player.totems[0]) + has(player.totems[1]) + has(player.totems[2]);
    case 'troll-cards':
      return player.cards.length;
    case 'outposts':
      return player.stored[OUTPOST];
    case 'changelings':
      return player.stored[CHANGELING];
    case 'bells':
      return player.stored[BELL];
    case 'humans':
      return humansOf(player);
  }
}

function has(count: number | undefined): number {
  return count === 0 ? 0 : 1;
}

/** TP-4.29, TP-4.30: the card lies open at this place. */
function canClaim(player: Player, card: KingCard, place: number): boolean {
  if ((player.markers & (1 << place)) !== 0) return false;
  const { what, needs } = kingCardFace(card);
  return progress(player, what) >= needs;
}

export function canClaimAny(p: TrollsAndPrincesses, seat: Seat): boolean {
  const player = playerAt(p, seat);
  for (let place = 0; place < p.kingCards.length; place++) {
    if (canClaim(player, p.kingCards[place] as KingCard, place)) return true;
  }
  return false;
}

export function offerClaims(p: TrollsAndPrincesses, seat: Seat, offers: Offers<TrollsMove, Word>): void {
  const player = playerAt(p, seat);
  for (let place = 0; place < p.kingCards.length; place++) {
    const card = p.kingCards[place] as KingCard;
    if (canClaim(player, card, place)) offers.add(moveAt(CLAIM, card));
    else if (offers.explain) explainNoClaim(player, card, place, offers);
  }
}

function explainNoClaim(player: Player, card: KingCard, place: number, offers: Offers<TrollsMove, Word>): void {
  const move = moveAt(CLAIM, card);
  const { what, needs } = kingCardFace(card);
  if ((player.markers & (1 << place)) !== 0) offers.block(move, 'TP-4.30', 'blocked.claimed');
  else offers.block(move, 'TP-1.21', 'blocked.challenge', { what, needs, has: progress(player, what) });
}

/** TP-4.29: a marker for the card, and then a King's tile. */
export function claimCard(p: TrollsAndPrincesses, seat: Seat, { card }: Claim): void {
  const place = p.kingCards.findIndex((open) => kingCardFace(open).id === card);
  playerAt(p, seat).markers |= 1 << place;
  tell({ say: 'told.claimed', seat, card });
  gainKingTile(p, seat);
}

/** TP-4.29, TP-10.5: before any answer of `move` and `act`, which ask again afterwards. */
export const claim: Anytime<TrollsAndPrincesses, TrollsMove, Word> = {
  offer(p, _frame, seat, offers) {
    if (seat === p.active) offerClaims(p, seat, offers);
  },
  take: (p, seat, move) => claimCard(p, seat, move as Claim),
};

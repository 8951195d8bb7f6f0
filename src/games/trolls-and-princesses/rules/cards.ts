import type { Seat } from '../../../kernel/game.ts';
import { BONUSES } from '../box/bonuses.ts';
import { BELL, CHANGELING, OUTPOST, spotKind } from '../box/spots.ts';
import { type TrollCard, trollCardFace } from '../box/troll-cards.ts';
import { playerAt, type TrollsAndPrincesses } from '../position.ts';
import { tell } from '../words.ts';
import { without } from './displays.ts';
import { carryOut } from './effects.ts';
import { plus } from './goods.ts';

/** TP-4.17, TP-7.4: a card of the display comes to the player, with its spots, and yields what it does when taken. */
export function takeCard(p: TrollsAndPrincesses, seat: Seat, card: TrollCard): void {
  const player = playerAt(p, seat);
  const face = trollCardFace(card);
  p.trollDisplay = without(p.trollDisplay, card);
  player.cards = [...player.cards, card];
  player.totems = plus(player.totems, face.totem, 1);
  for (const bonus of face.changelingSpots) player.spots = plus(player.spots, spotKind(CHANGELING, bonus), 1);
  if (face.bellSpot >= 0) player.spots = plus(player.spots, spotKind(BELL, face.bellSpot), 1);
  if (face.outpostSpot >= 0) player.spots = plus(player.spots, spotKind(OUTPOST, face.outpostSpot), 1);
  player.beds += face.beds;
  tell({ say: 'told.took-card', seat, card: face.id });
  if (face.whenTaken >= 0) carryOut(p, seat, (BONUSES[face.whenTaken] as (typeof BONUSES)[number]).effects);
}

import type { Seat } from '../../../../kernel/game.ts';
import type { Offers } from '../../../../kernel/offers.ts';
import { ACTIONS } from '../../box/actions.ts';
import { CLANS } from '../../box/clans.ts';
import type { Effect } from '../../box/effects.ts';
import { isKingTile, kingTile, tileNumber } from '../../box/tiles.ts';
import { ACTIVATE, ACTIVATE_CLAN, type Act, type Activable, moveAt, type TrollsMove } from '../../moves.ts';
import { playerAt, type TrollsAndPrincesses } from '../../position.ts';
import { pay } from '../../rules/costs.ts';
import { canCarryOut, carryOut } from '../../rules/effects.ts';
import { FIELDS_OF_TILE } from '../../rules/network.ts';
import { tell, type Word } from '../../words.ts';
import { type Need, weigh } from './weigh.ts';

const ONCE: Need = { rule: 'TP-4.9', say: 'blocked.activated' };
const USELESS: Need = { rule: 'TP-4.9', say: 'blocked.no-effect' };

function effectsOfClan(p: TrollsAndPrincesses, seat: Seat): readonly Effect[] {
  return (CLANS[playerAt(p, seat).clan] as (typeof CLANS)[number]).effects;
}

/** TP-4.9: the clan tile and the own King's tiles, once a phase. */
export function offerActivations(p: TrollsAndPrincesses, seat: Seat, offers: Offers<TrollsMove, Word>): void {
  if (!offers.explain && (p.activated || p.points === 0)) return;
  offerActivation(p, seat, ACTIVATE_CLAN, effectsOfClan(p, seat), offers);
  const { tiles } = playerAt(p, seat);
  for (let at = 0; at < tiles.length; at += FIELDS_OF_TILE) {
    const tile = tiles[at] as number;
    if (!isKingTile(tile)) continue;
    const { effects } = kingTile(tile);
    if (effects !== undefined) offerActivation(p, seat, moveAt(ACTIVATE, tile), effects, offers);
  }
}

function offerActivation(
  p: TrollsAndPrincesses,
  seat: Seat,
  act: Act,
  effects: readonly Effect[],
  offers: Offers<TrollsMove, Word>,
): void {
  const isUseful = !p.activated && canCarryOut(p, seat, effects);
  weigh(p, seat, act, ACTIONS.activate, isUseful, p.activated ? ONCE : USELESS, offers);
}

export function activate(p: TrollsAndPrincesses, seat: Seat, tile: Activable): void {
  pay(p, seat, ACTIONS.activate);
  p.activated = true;
  if (tile === 'clan') {
    tell({ say: 'told.activated-clan', seat });
    carryOut(p, seat, effectsOfClan(p, seat));
  } else {
    tell({ say: 'told.activated', seat, tile });
    carryOut(p, seat, kingTile(tileNumber(tile)).effects ?? []);
  }
}

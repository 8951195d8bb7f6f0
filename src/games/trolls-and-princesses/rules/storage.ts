import type { Seat } from '../../../kernel/game.ts';
import { push } from '../../../kernel/steps.ts';
import { BONUSES } from '../box/bonuses.ts';
import { BELL, CHANGELING, FORMS, type FormNumber, spotKind } from '../box/spots.ts';
import { type Player, playerAt, type TrollsAndPrincesses, type Village, villageAt } from '../position.ts';
import { tell } from '../words.ts';
import { carryOut } from './effects.ts';
import { plus } from './goods.ts';

/** TP-6.8: free spots of a form that yield this bonus. */
export function freeSpots({ spots }: Player, form: FormNumber, bonus: number): number {
  return spots[spotKind(form, bonus)] ?? 0;
}

export function hasSpot(player: Player, form: FormNumber): boolean {
  for (let bonus = 0; bonus < BONUSES.length; bonus++) if (freeSpots(player, form, bonus) > 0) return true;
  return false;
}

export function hasBed({ beds, princesses }: Player): boolean {
  return princesses < beds;
}

/** TP-10.1: spots with the same bonus are one choice, and a single choice is not asked for. */
export function askSpot(p: TrollsAndPrincesses, seat: Seat, form: FormNumber, village: number): void {
  const player = playerAt(p, seat);
  let kinds = 0;
  let last = 0;
  for (let bonus = 0; bonus < BONUSES.length; bonus++) {
    if (freeSpots(player, form, bonus) === 0) continue;
    kinds++;
    last = bonus;
  }
  if (kinds === 1) store(p, seat, form, village, last);
  else push(p, { step: 'spot', seat, form, village });
}

/** TP-6.8: the piece comes from a village and stays on the spot, and the bonus comes once. */
export function store(p: TrollsAndPrincesses, seat: Seat, form: FormNumber, village: number, bonus: number): void {
  const player = playerAt(p, seat);
  takeFrom(villageAt(p, village), form);
  player.spots = plus(player.spots, spotKind(form, bonus), -1);
  player.stored = plus(player.stored, form, 1);
  const { id, effects } = BONUSES[bonus] as (typeof BONUSES)[number];
  tell({ say: 'told.stored', seat, form: FORMS[form], bonus: id });
  carryOut(p, seat, effects);
}

function takeFrom(village: Village, form: FormNumber): void {
  if (form === CHANGELING) village.changelings--;
  else if (form === BELL) village.bells--;
  else village.outposts--;
}

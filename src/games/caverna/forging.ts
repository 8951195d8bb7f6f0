import type { Seat } from '../../kernel/game.ts';
import { tell } from '../../kernel/tell.ts';
import { STRONGEST } from './box/market.ts';
import { canPay, pay } from './payments.ts';
import { type Caverna, changePerson, type Player, personAt, playerAt } from './position.ts';

/** CV-7.2, CV-7.3: the ore that a strength costs, before discounts, is the strength itself. */
export function canForge(player: Player, strength: number): boolean {
  return canPay(player, { ore: strength }, 'weapon');
}

export function forge(p: Caverna, seat: Seat, strength: number): void {
  pay(p, seat, { ore: strength }, 'weapon');
  changePerson(playerAt(p, seat), p.person, { strength });
  p.acted = true;
  tell({ say: 'told.forged', seat, strength });
}

/** CV-7.5, CV-7.11 */
export function strengthen(player: Player, person: number): void {
  const { strength } = personAt(player, person);
  if (strength > 0 && strength < STRONGEST) changePerson(player, person, { strength: strength + 1 });
}

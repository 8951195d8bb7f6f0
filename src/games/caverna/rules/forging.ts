import type { Seat } from '../../../kernel/game.ts';
import { isHooked } from '../../../kernel/hooks.ts';
import { at } from '../../../kernel/lists.ts';
import type { Refusal } from '../../../kernel/refusal.ts';
import { GOBLIN_FORGE, PLAIN_FORGE } from '../box/folks.ts';
import { HOOK_SET } from '../box/furnishings.ts';
import type { Some } from '../box/goods.ts';
import { STRONGEST } from '../box/market.ts';
import { type Caverna, changePerson, type PersonKind, type Player, personAt, playerAt } from '../position.ts';
import { tell, type Word } from '../words.ts';
import { firstHooked } from './first-hooked.ts';
import { hasAll, payAll } from './goods.ts';
import type { ForgeLine } from './hooks.ts';
import { canPay, pay, priceFor } from './payments.ts';

const { 'forge.lines': LINES, 'forge.instead': INSTEAD, 'weapon.cap': CAP } = HOOK_SET.hooks;

/** CV-7.2, FF-4.5: what a Person of this kind may forge. */
export function forgeLines({ held }: Player, kind: PersonKind): readonly ForgeLine[] {
  if (kind === 'goblin') return GOBLIN_FORGE;
  return firstHooked(LINES, held) ?? PLAIN_FORGE;
}

/** CV-7.2, CV-7.3 */
export function canForge(player: Player, { cost }: ForgeLine): boolean {
  return canPay(player, cost, 'weapon');
}

/** FF-8.12: what may be given in place of the price, if it can be. */
export function givenInstead({ held, goods }: Player, { strength }: ForgeLine): Some | undefined {
  const instead = firstHooked(INSTEAD, held);
  return instead !== undefined && instead.strength === strength && hasAll(goods, instead.give)
    ? instead.give
    : undefined;
}

export function cheapestLine(player: Player, kind: PersonKind): ForgeLine {
  return at(forgeLines(player, kind), 0);
}

export function canForgeAny(player: Player, kind: PersonKind): boolean {
  if (canForge(player, cheapestLine(player, kind))) return true;
  return (
    isHooked(INSTEAD, player.held) && forgeLines(player, kind).some((line) => givenInstead(player, line) !== undefined)
  );
}

/** CV-7.2, FF-6.13, FF-7.8.1: what the weapon takes, and what there is. */
export function whyNoWeapon(player: Player, { cost, rule }: ForgeLine): Refusal<Word> {
  const { ore, wood } = priceFor(player, cost, 'weapon');
  const { goods } = player;
  return wood > 0
    ? { rule, say: 'blocked.club', wood, has: goods.wood }
    : { rule, say: 'blocked.weapon', ore, has: goods.ore };
}

export function forge(p: Caverna, seat: Seat, { strength, cost }: ForgeLine, instead: Some | undefined): void {
  if (instead === undefined) pay(p, seat, cost, 'weapon');
  else payAll(p, seat, instead);
  changePerson(playerAt(p, seat), p.person, { strength });
  p.acted = true;
  tell({ say: 'told.forged', seat, strength, ...instead });
}

/** CV-7.5, FF-4.6 */
export function capOf(player: Player, person: number): number {
  const { held } = player;
  if (!isHooked(CAP, held) || personAt(player, person).kind === 'goblin') return STRONGEST;
  let cap = STRONGEST;
  for (const thing of held.things) cap = Math.min(cap, CAP.at[thing] ?? cap);
  return cap;
}

/** CV-7.5, CV-7.11 */
export function strengthen(player: Player, person: number): void {
  const { strength } = personAt(player, person);
  if (strength > 0 && strength < capOf(player, person)) changePerson(player, person, { strength: strength + 1 });
}

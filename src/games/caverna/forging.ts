import type { Seat } from '../../kernel/game.ts';
import { isHooked, nextHooked } from '../../kernel/hooks.ts';
import { tell } from '../../kernel/tell.ts';
import { GOBLIN_FORGE, PLAIN_FORGE } from './box/folks.ts';
import { HOOK_SET } from './box/furnishings.ts';
import type { Some } from './box/goods.ts';
import { STRONGEST } from './box/market.ts';
import { hasAll, payAll } from './goods.ts';
import type { ForgeLine } from './hooks.ts';
import { canPay, pay } from './payments.ts';
import { type Caverna, changePerson, type PersonKind, type Player, personAt, playerAt } from './position.ts';

const { 'forge.lines': LINES, 'forge.instead': INSTEAD, 'weapon.cap': CAP } = HOOK_SET.hooks;

/** CV-7.2, FF-4.5: what a Person of this kind may forge. */
export function forgeLines({ held }: Player, kind: PersonKind): readonly ForgeLine[] {
  if (kind === 'goblin') return GOBLIN_FORGE;
  const first = nextHooked(LINES, held);
  return first < 0 ? PLAIN_FORGE : (LINES.at[held.things[first] as number] as readonly ForgeLine[]);
}

/** CV-7.2, CV-7.3 */
export function canForge(player: Player, { cost }: ForgeLine): boolean {
  return canPay(player, cost, 'weapon');
}

/** FF-8.12: what may be given in place of the price, if it can be. */
export function givenInstead({ held, goods }: Player, { strength }: ForgeLine): Some | undefined {
  const first = nextHooked(INSTEAD, held);
  const instead = first < 0 ? undefined : INSTEAD.at[held.things[first] as number];
  return instead !== undefined && instead.strength === strength && hasAll(goods, instead.give)
    ? instead.give
    : undefined;
}

export function canForgeAny(player: Player, kind: PersonKind): boolean {
  const lines = forgeLines(player, kind);
  // The first is the cheapest.
  if (canForge(player, lines[0] as ForgeLine)) return true;
  return isHooked(INSTEAD, player.held) && lines.some((line) => givenInstead(player, line) !== undefined);
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

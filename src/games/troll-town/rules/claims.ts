import { type BuildingNumber, type Crew, NO_BUILDING, type TrollNumber, type TrollTown } from '../position.ts';
import { tell } from '../words.ts';
import { conflict } from './conflicts.ts';
import { type Drawn, drawCrew, freeCrew, nobodyDrawn } from './labour.ts';
import { hovelFoughtOver } from './places.ts';
import { type Paid, putBackSupply } from './supplies.ts';

/** A part of a plan: what its Troll does, or one of its orders. */
export type PlanPart = 'deed' | 'order-1' | 'order-2' | 'order-3';

/** What one item of a plan has taken hold of so far (TT-6.9, TT-7.3). */
export interface Claim {
  readonly troll: TrollNumber;
  readonly part: PlanPart;
  readonly drawn: Drawn;
  shop: BuildingNumber;
  paid: Paid | undefined;
  stands: boolean;
}

export function claimFor(troll: TrollNumber, part: PlanPart): Claim {
  return { troll, part, drawn: nobodyDrawn(), shop: NO_BUILDING, paid: undefined, stands: true };
}

/** TT-6.12: all it held is free again. */
function letGo(p: TrollTown, claim: Claim): void {
  claim.stands = false;
  freeCrew(p, claim.troll, claim.drawn);
  if (claim.shop !== NO_BUILDING) {
    p.shopsTaken = p.shopsTaken.filter(({ shop }) => shop !== claim.shop);
    claim.shop = NO_BUILDING;
  }
  if (claim.paid !== undefined) putBackSupply(p, claim.troll, claim.paid);
  claim.paid = undefined;
}

/** TT-3.5: it has no effect. */
export function fizzle(p: TrollTown, claim: Claim, rule: string, why: string): void {
  letGo(p, claim);
  tellFizzled(claim.troll, claim.part, rule, why);
}

export function tellFizzled(seat: TrollNumber, part: PlanPart, rule: string, why: string): void {
  tell({ say: 'told.fizzled', seat, part, rule, why });
}

/** TT-8.16 */
export function cancel(p: TrollTown, claim: Claim): void {
  letGo(p, claim);
  tell({ say: 'told.cancelled', seat: claim.troll, part: claim.part });
}

/** Claims of others that this Troll can fight about (TT-6.10). */
export function rivalsOf(p: TrollTown, claims: readonly Claim[], mine: Claim): Claim[] {
  if (mine.troll === p.schmoozer) return [];
  return claims.filter(({ stands, troll }) => stands && troll !== mine.troll && troll !== p.schmoozer);
}

/** Settles a Resource conflict: whether the one who came up short may go on. */
export function contest(
  p: TrollTown,
  mine: Claim,
  rival: Claim,
  hexes: readonly number[],
  about: 'crew' | 'shop' | 'supply',
): boolean {
  const aim = { at: 'place', infractor: mine.troll, hexes } as const;
  const winner = conflict(p, [rival.troll, mine.troll], aim, about);
  if (winner !== rival.troll) cancel(p, rival);
  if (winner === mine.troll) return true;
  cancel(p, mine);
  return false;
}

/** TT-6.9 to 6.11: draws the crew, if need be by fighting those who claimed before. Whether it was filled. */
export function fillCrew(p: TrollTown, claims: readonly Claim[], mine: Claim, need: number, crew: Crew): boolean {
  for (;;) {
    const short = drawCrew(p, mine.troll, crew, need, mine.drawn);
    if (short === 0) return true;
    const rival = rivalHolding(p, claims, mine, short);
    if (rival === undefined) {
      fizzle(p, mine, 'TT-6.11', 'crew');
      return false;
    }
    if (!contest(p, mine, rival, hovelFoughtOver(p, mine.troll), 'crew')) return false;
  }
}

/** TT-6.10: the most recent claimant who alone holds enough, else the most recent of all, if all together do. */
function rivalHolding(p: TrollTown, claims: readonly Claim[], mine: Claim, short: number): Claim | undefined {
  const holders = rivalsOf(p, claims, mine).filter(({ drawn }) => drawn.communal > 0);
  const held = holders.reduce((sum, { drawn }) => sum + drawn.communal, 0);
  if (held < short) return undefined;
  return holders.findLast(({ drawn }) => drawn.communal >= short) ?? holders.at(-1);
}

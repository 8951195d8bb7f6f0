import type { PieceId } from '../box/pieces.ts';
import { FOOD, MUD, NEEDS, STICKS, STRING, type SupplyNumber } from '../box/supplies.ts';
import { type Building, type TrollNumber, type TrollTown, trollOf, type Work } from '../position.ts';
import { storageOf, suppliesOf } from './levels.ts';

/** TT-18.4: a unit that stands behind something improved: set aside at the Hub, or a private one that was used up. */
export interface Paid {
  readonly supply: SupplyNumber;
  readonly from: 'hub' | 'hut';
}

function incomeOf(p: TrollTown, supply: SupplyNumber): number {
  return (p.income[supply] ?? 0) - (p.aside[supply] ?? 0);
}

function ownOf(p: TrollTown, troll: TrollNumber, supply: SupplyNumber): number {
  return trollOf(p, troll).supplies[supply] ?? 0;
}

export function addOwn(p: TrollTown, troll: TrollNumber, supply: SupplyNumber, units: number): void {
  const { supplies } = trollOf(p, troll);
  supplies[supply] = (supplies[supply] ?? 0) + units;
}

const WOOD_OR_ROPE: readonly SupplyNumber[] = [STICKS, STRING];
const CLAY: readonly SupplyNumber[] = [MUD];
const GOOD_FOOD: readonly SupplyNumber[] = [FOOD];

export const GEAR_SUPPLIES = WOOD_OR_ROPE;
export const HEAL_SUPPLIES = GOOD_FOOD;

/** TT-18.4 */
export function upgradeSupplies(host: Building, addOn: 'addon' | 'pile'): readonly SupplyNumber[] {
  return host.kind === 'hut' && addOn === 'addon' ? CLAY : WOOD_OR_ROPE;
}

/** Sets a unit of one of these aside, or uses up a private one; undefined where there is none. */
export function paySupply(p: TrollTown, troll: TrollNumber, supplies: readonly SupplyNumber[]): Paid | undefined {
  for (const supply of supplies) {
    if (incomeOf(p, supply) <= 0) continue;
    p.aside[supply] = (p.aside[supply] ?? 0) + 1;
    return { supply, from: 'hub' };
  }
  for (const supply of supplies) {
    if (ownOf(p, troll, supply) === 0) continue;
    addOwn(p, troll, supply, -1);
    return { supply, from: 'hut' };
  }
  return undefined;
}

export function putBackSupply(p: TrollTown, troll: TrollNumber, { supply, from }: Paid): void {
  if (from === 'hub') p.aside[supply] = (p.aside[supply] ?? 0) - 1;
  else addOwn(p, troll, supply, 1);
}

function pieceNeeded(work: Work): PieceId {
  if (work === 'rebuild') return 'hut-wood';
  return work === 'rebuild-clay' ? 'hut-clay' : work;
}

/** TT-18.2: units of Income that an order lacks, and of which kind. */
function lacking(p: TrollTown, work: Work): { supply: SupplyNumber; units: number } | undefined {
  const need = p.options.income ? NEEDS[pieceNeeded(work)] : undefined;
  if (need === undefined) return undefined;
  const units = need.units - incomeOf(p, need.supply);
  return units > 0 ? { supply: need.supply, units } : undefined;
}

/** TT-18.2: whether what an order needs is there, at the Hub or in the Troll's Hut. */
export function hasSupplies(p: TrollTown, troll: TrollNumber, work: Work): boolean {
  const lack = lacking(p, work);
  return lack === undefined || ownOf(p, troll, lack.supply) >= lack.units;
}

/** Uses up the private resources that replace what the Hub lacks. */
export function spendSupplies(p: TrollTown, troll: TrollNumber, work: Work): void {
  const lack = lacking(p, work);
  if (lack !== undefined) addOwn(p, troll, lack.supply, -lack.units);
}

/** TT-18.3 */
export function hasStorageRoom(p: TrollTown, troll: TrollNumber): boolean {
  return suppliesOf(p, troll) < storageOf(p, troll);
}

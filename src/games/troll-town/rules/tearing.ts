import type { Seat } from '../../../kernel/game.ts';
import { TURNS } from '../box/calendar.ts';
import { distance, earlierHex, HEX_COUNT, type Hex, laterHex } from '../box/hexes.ts';
import { type Building, EMPTY, hutOf, type Land, landAt, type Plan, type TrollTown } from '../position.ts';
import { stayingValue } from './damage.ts';
import { targetHexes } from './deeds.ts';
import { hubLinked, isReached, type Reached } from './roads.ts';

/** What the harm to a home is weighed with. */
interface Weights {
  readonly crown: number;
  readonly minion: number;
  readonly envy: number;
}

/** What a plan to break a road promises: the harm to the homes of others, less that to one's own; half of it if it takes a duel. */
export function tearingPromise(p: TrollTown, seat: Seat, plan: Plan, weights: Weights): number {
  if (plan.deed === 'fire') return harmPromise(p, seat, [plan.hex], weights) - weights.minion - BOTHER;
  if (plan.deed === 'destroy') return harmPromise(p, seat, targetHexes(p, plan.target), weights) / 2 - BOTHER;
  const one = earlierHex(plan.join);
  const other = laterHex(plan.join);
  const ones = stayingValue(p, one, plan.join);
  const others = stayingValue(p, other, plan.join);
  const removed = ones === others ? [one, other] : [ones < others ? one : other];
  return harmPromise(p, seat, removed, weights) - BOTHER;
}

/** Nobody goes out for nothing. */
const BOTHER = 0.1;

const before: Reached = new Uint8Array(HEX_COUNT);
const after: Reached = new Uint8Array(HEX_COUNT);
const torn: Land[] = Array(HEX_COUNT).fill(EMPTY);

function harmPromise(p: TrollTown, seat: Seat, removed: readonly Hex[], weights: Weights): number {
  for (let hex = 0; hex < HEX_COUNT; hex++) torn[hex] = landAt(p.land, hex);
  for (const hex of removed) torn[hex] = EMPTY;
  hubLinked(p.land, before);
  hubLinked(torn, after);
  let sum = 0;
  for (let troll = 0; troll < p.seats; troll++) {
    const hut = hutOf(p, troll);
    if (hut === undefined) continue;
    const harm = harmTo(p, hut, removed, weights);
    sum += troll === seat ? -harm : weights.envy * harm;
  }
  return sum;
}

function harmTo(p: TrollTown, hut: Building, removed: readonly Hex[], weights: Weights): number {
  let damage = 0;
  for (const hex of removed) if (hut.hexes.some((home) => distance(home, hex) === 1)) damage++;
  const isBroken = hut.damage + damage >= hut.hexes.length;
  if (isBroken) return weights.crown + PER_DAMAGE;
  const isCut = isReached(hut.hexes, before) && !isReached(hut.hexes, after);
  // There is time to mend a road until the end.
  return PER_DAMAGE * damage + (isCut && p.options.friendliest ? (weights.crown * p.turn) / TURNS : 0);
}

const PER_DAMAGE = 1.5;

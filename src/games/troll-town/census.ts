import type { Table } from '../../kernel/game.ts';
import { ERAS, TURNS } from './box/calendar.ts';
import { STATS } from './box/fights.ts';
import { storedChildren } from './children.ts';
import { SECOND_THOUGHTS } from './planning.ts';
import { HIDDEN_CARD, type TrollTown } from './position.ts';

/** Every Minion and Attack card, wherever it is; and no Child but those that were caught. */
export function census(p: TrollTown): Record<string, number> {
  const count: Record<string, number> = { minion: minionsOf(p), 'child too many': childrenOf(p) - p.caught };
  for (const stat of STATS) count[stat] = 0;
  for (const card of [...p.deck, ...p.discard]) {
    const name = card === HIDDEN_CARD ? 'hidden card' : (STATS[card] as string);
    count[name] = (count[name] ?? 0) + 1;
  }
  return count;
}

function minionsOf(p: TrollTown): number {
  let sum = p.herd + p.toCome + p.communal;
  for (const { minions } of p.trolls) sum += minions;
  for (const { kind, staff } of p.buildings) if (kind === 'addon') sum += staff;
  return sum;
}

function childrenOf(p: TrollTown): number {
  let sum = storedChildren(p) + p.escaped + p.gobbled + p.served;
  for (const { children } of p.waiting) sum += children;
  for (const { children } of p.hiding) sum += children;
  return sum;
}

const STEPS_FOR_STATS = 4;
/** What a deed asks at most: which, and then what for; trinkets a stat each. */
const STEPS_FOR_A_DEED = 12;
const STEPS_FOR_AN_ORDER = 2;
const CHANGING = 1;

/** TT-17.2: each seat plans in every turn, thinks again now and then, and may lend Minions to each Feast. */
export function bound({ seats, options }: Table): number {
  const orders = Number(options.orders);
  const planning = STEPS_FOR_A_DEED + orders * STEPS_FOR_AN_ORDER + 1;
  const changing = SECOND_THOUGHTS * (CHANGING + planning);
  return seats * (STEPS_FOR_STATS + TURNS * (planning + changing) + ERAS);
}

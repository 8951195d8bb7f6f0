import { at } from '../../kernel/lists.ts';
import { ERAS, TURNS } from './box/calendar.ts';
import { STATS } from './box/fights.ts';
import type { TownTable } from './options.ts';
import { HIDDEN_CARD, type TrollTown } from './position.ts';
import { storedChildren } from './rules/children.ts';
import { SECOND_THOUGHTS } from './rules/planning.ts';

/** Every Minion and Attack card, wherever it is; and no Child but those that were caught. */
export function census(p: TrollTown): Record<string, number> {
  const count: Record<string, number> = { minion: minionsOf(p), 'child too many': childrenOf(p) - p.caught };
  for (const stat of STATS) count[stat] = 0;
  for (const card of [...p.deck, ...p.discard]) {
    const name = card === HIDDEN_CARD ? 'hidden card' : at(STATS, card);
    count[name] = (count[name] ?? 0) + 1;
  }
  return count;
}

/** Plans, records and rank; and what lies or stands on the land, of which there is always enough. */
export const uncounted = [
  'turn',
  'title',
  'bossOfTurn',
  'declared',
  'slates',
  'plans',
  'lastPlans',
  'draws',
  'lastDraws',
  'challengers',
  'challengedIn',
  'grudges',
  'greediest',
  'catches',
  'feasted',
  'feasts',
  'trolls.stats',
  'trolls.injuries',
  'trolls.hut',
  'tiles',
  'land',
  'cracks',
  'buildings.damage',
  'buildings.stands',
  'buildings.owner',
  'buildings.material',
  'buildings.host',
  'buildings.addons',
  'buildings.piles',
  'buildings.hexes',
  'buildings.number',
  'income',
  'communalWorked',
  'trolls.supplies',
  'trolls.trinkets',
  'shopsTaken',
  'fires',
  'hiding.pattern',
  'hiding.letters',
  'hiding.traits',
  'hiding.store',
  'hiding.release',
  'hiding.hex',
  'hiding.heading',
  'hiding.entered',
  'waiting.troll',
  'waiting.store',
  'trolls.worked',
  'scared',
  'schmoozer',
  'feastCalled',
  'aside',
];

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
export function bound({ seats, options }: TownTable): number {
  const orders = options.orders;
  const planning = STEPS_FOR_A_DEED + orders * STEPS_FOR_AN_ORDER + 1;
  const changing = SECOND_THOUGHTS * (CHANGING + planning);
  return seats * (STEPS_FOR_STATS + TURNS * (planning + changing) + ERAS);
}

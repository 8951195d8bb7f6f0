import type { Seat } from '../../../kernel/game.ts';
import { at } from '../../../kernel/lists.ts';
import type { Deed } from '../box/deeds.ts';
import { distanceOf, type Hex } from '../box/hexes.ts';
import {
  type Building,
  hutOf,
  NO_BUILDING,
  NOBODY,
  oldBoss,
  planOf,
  type TrollNumber,
  type TrollTown,
  trollOf,
  WAIT,
} from '../position.ts';
import {
  captureChildren,
  getMinion,
  getResource,
  lightFire,
  makeTrinkets,
  prepareDestruction,
  scare,
  schmooze,
  smash,
  tearDown,
} from '../rules/acts.ts';
import { bringHome } from '../rules/children.ts';
import { betweenThem, conflict, declaredTrolls, duel } from '../rules/conflicts.ts';
import { inReadingOrder } from '../rules/damage.ts';
import { targetHexes } from '../rules/deeds.ts';
import { by, toldAs } from '../rules/events.ts';
import { wreckAround } from '../rules/feast.ts';
import { loseMinion } from '../rules/labour.ts';
import { communalBeds, era, freePrivateBeds, isInjured } from '../rules/levels.ts';
import { freeShop, heal, isService, serve, takeShop } from '../rules/services.ts';
import { tell } from '../words.ts';
import type { Auto } from './step.ts';

/** Who planned this, in declaration order, the Boss aside. */
function planning(p: TrollTown, deed: Deed): Seat[] {
  const trolls = declaredTrolls(p).filter((seat) => planOf(p, seat).deed === deed);
  for (const seat of trolls) tell({ say: 'told.deed', seat, deed });
  return trolls;
}

/** TT-4.12: undisputed ones first. */
export const scaring: Auto<'scare'> = {
  auto(p) {
    const trolls = planning(p, 'scare');
    const rivals = (seat: Seat) => trolls.filter((other) => planOf(p, other).store === planOf(p, seat).store);
    for (const seat of trolls) if (rivals(seat).length === 1) scare(p, seat);
    for (const seat of trolls) {
      const fighters = rivals(seat);
      if (fighters.length > 1 && fighters[0] === seat) fightOverStore(p, fighters);
    }
  },
};

function fightOverStore(p: TrollTown, fighters: readonly Seat[]): void {
  const { store } = planOf(p, at(fighters, 0));
  const hexes = p.buildings[store]?.hexes ?? [];
  const aim = { at: 'place', infractor: fighters.at(-1) as Seat, hexes } as const;
  const winner = conflict(p, fighters, aim, 'scare', store);
  if (winner !== NOBODY) scare(p, winner);
}

/** The only one, or the winner of the conflict among several; NOBODY after a stand-off. */
function onlyOne(
  p: TrollTown,
  trolls: readonly Seat[],
  about: 'schmooze' | 'capture-child' | 'challenge',
): TrollNumber {
  if (trolls.length === 0) return NOBODY;
  return trolls.length === 1 ? at(trolls, 0) : conflict(p, trolls, betweenThem(trolls), about);
}

/** TT-4.10 */
export const schmoozing: Auto<'schmooze'> = {
  auto(p) {
    const winner = onlyOne(p, planning(p, 'schmooze'), 'schmooze');
    if (winner !== NOBODY) schmooze(p, winner);
  },
};

const GATHERING: Readonly<Partial<Record<Deed | 'none', (p: TrollTown, seat: Seat) => void>>> = {
  'get-minion': getMinion,
  'get-resource': getResource,
  'make-trinket': makeTrinkets,
};

/** TT-4.1, TT-18.1, TT-18.5: in declaration order, never a conflict. */
export const gather: Auto<'gather'> = {
  auto(p) {
    for (const seat of declaredTrolls(p)) {
      const { deed } = planOf(p, seat);
      const act = GATHERING[deed];
      if (act === undefined && deed !== 'loaf') continue;
      tell({ say: 'told.deed', seat, deed });
      act?.(p, seat);
    }
  },
};

/** TT-7.3 */
export const services: Auto<'services'> = {
  auto(p) {
    const trolls = declaredTrolls(p).filter((seat) => isService(planOf(p, seat)));
    for (const seat of trolls) tell({ say: 'told.deed', seat, deed: planOf(p, seat).deed });
    if (trolls.length > 0) serve(p, trolls);
  },
};

/** TT-4.3 */
export const capturing: Auto<'capture-child'> = {
  auto(p) {
    const winner = onlyOne(p, planning(p, 'capture-child'), 'capture-child');
    if (winner !== NOBODY) captureChildren(p, winner);
  },
};

/** TT-9.13: what the Boss does who was dethroned. */
export const fallenBoss: Auto<'fallen-boss'> = {
  auto(p) {
    const boss = oldBoss(p);
    if (p.bossOfTurn === boss) return;
    const shop = isInjured(p, boss) ? freeShop(p, boss, 'upgrade', 'highest') : undefined;
    if (shop !== undefined) {
      takeShop(p, boss, shop);
      heal(p, boss, shop);
    } else if (p.turn % 2 === 1) {
      tell({ say: 'told.captured-bare', ...by(p, boss), children: 1 });
      const { hut } = trollOf(p, boss);
      bringHome(p, boss, hut === NO_BUILDING ? WAIT : hut, 1);
    } else bringMinion(p, boss);
  },
};

function bringMinion(p: TrollTown, boss: TrollNumber): void {
  if (p.herd <= 0 && p.options.herd !== 'open') return;
  const isOwn = freePrivateBeds(p, boss) > 0;
  if (isOwn) trollOf(p, boss).minions++;
  else if (communalBeds(p) > p.communal) p.communal++;
  else return;
  p.herd--;
  tell({ say: 'told.boss-minion', own: isOwn });
}

/** TT-4.14 */
export const fighting: Auto<'fight'> = {
  auto(p) {
    const attackers = planning(p, 'fight');
    for (const attacker of attackers) {
      const { victim } = planOf(p, attacker);
      const isMutual = attackers.includes(victim) && planOf(p, victim).victim === attacker;
      if (isMutual && attackers.indexOf(victim) < attackers.indexOf(attacker)) continue;
      const aim = { at: 'between', infractor: attacker, other: victim } as const;
      const winner = conflict(p, [attacker, victim], aim, 'fight');
      if (winner === attacker) rob(p, attacker, victim);
      else if (isMutual && winner === victim) rob(p, victim, attacker);
    }
  },
};

/** One private Minion changes sides: into a free bed of the robber, else it becomes communal. */
function rob(p: TrollTown, robber: TrollNumber, victim: TrollNumber): void {
  if (trollOf(p, victim).minions === 0) return;
  const hasBed = freePrivateBeds(p, robber) > 0;
  loseMinion(p, victim);
  if (hasBed) trollOf(p, robber).minions++;
  else p.communal++;
  tell({ say: hasBed ? 'told.took-minion' : 'told.freed-minion', ...by(p, robber), rival: toldAs(p, victim) });
}

/** TT-4.16 */
export const destroying: Auto<'destroy'> = {
  auto(p) {
    for (const seat of planning(p, 'destroy')) {
      if (!prepareDestruction(p, seat)) continue;
      if (prevails(p, seat)) tearDown(p, seat);
      else tell({ say: 'told.defended', seat });
    }
  },
};

/** Whether the destroyer beats the Troll whose Hut is nearest; there may be none. */
function prevails(p: TrollTown, seat: Seat): boolean {
  const hexes = targetHexes(p, planOf(p, seat).target);
  const defender = nearestHut(p, seat, hexes)?.owner;
  if (defender === undefined) return true;
  const aim = { at: 'place', infractor: seat, hexes } as const;
  if (p.options.destroyDuel === 'conflict') return conflict(p, [seat, defender], aim, 'destroy') === seat;
  return duel(p, seat, defender, aim, 'destroy') > 0;
}

function nearestHut(p: TrollTown, seat: Seat, hexes: readonly Hex[]): Building | undefined {
  let best: Building | undefined;
  for (const hut of p.buildings) {
    if (!hut.stands || hut.kind !== 'hut' || hut.owner === seat) continue;
    const nearer = best === undefined ? -1 : distanceOf(hut.hexes, hexes) - distanceOf(best.hexes, hexes);
    if (nearer < 0 || (nearer === 0 && best !== undefined && inReadingOrder(hut, best) < 0)) best = hut;
  }
  return best;
}

export const smashing: Auto<'smash'> = {
  auto(p) {
    for (const seat of planning(p, 'smash')) smash(p, seat);
  },
};

export const lighting: Auto<'fire'> = {
  auto(p) {
    for (const seat of planning(p, 'fire')) lightFire(p, seat);
  },
};

/** TT-9.1 */
export const challenging: Auto<'challenge'> = {
  auto(p) {
    const trolls = planning(p, 'challenge');
    for (const seat of trolls) {
      p.challengers = [seat, ...p.challengers.filter((other) => other !== seat)];
      p.challengedIn[seat] = era(p);
    }
    const challenger = onlyOne(p, trolls, 'challenge');
    if (challenger !== NOBODY) challengeBoss(p, challenger);
  },
};

/** TT-9.2 to 9.7, TT-9.10 */
function challengeBoss(p: TrollTown, challenger: Seat): void {
  const boss = p.title;
  const lead = duel(p, challenger, boss, { at: 'challenge', infractor: challenger, other: boss }, 'challenge');
  if (lead > 0) {
    p.title = challenger;
    p.grudges = [];
    tell({ say: 'told.new-boss', seat: challenger });
    return;
  }
  if (lead === 0) {
    tell({ say: 'told.challenge-level', seat: challenger });
    return;
  }
  const hut = hutOf(p, challenger);
  tell({ say: 'told.challenge-lost', seat: challenger, rounds: -lead, hits: hut === undefined ? 0 : -lead });
  p.grudges = [challenger, ...p.grudges.filter((other) => other !== challenger)];
  if (hut !== undefined) wreckAround(p, hut.hexes, -lead);
}

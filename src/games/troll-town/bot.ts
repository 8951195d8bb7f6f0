import type { BotSense, Reason, Seat } from '../../kernel/game.ts';
import { isOver } from '../../kernel/steps.ts';
import { STAT_COUNT } from './box/fights.ts';
import { HEX_COUNT } from './box/hexes.ts';
import { storedChildren } from './children.ts';
import { isDamaged, joinsAround } from './damage.ts';
import { kitchens, required } from './feast.ts';
import { bedsIn, capacityOf, communalBeds, injuriesOf, isTownStore, levelOf, statOf } from './levels.ts';
import { hutOf, type TrollTown, trollOf } from './position.ts';
import { promiseOf } from './promise.ts';
import { bridgeLinked, hubLinked, isReached, type Reached } from './roads.ts';
import { score } from './score.ts';

/** What a Troll cares about: how much each part of the town and of its own counts. */
interface Temper {
  /** A crown that would be won now. */
  readonly crown: number;
  readonly minion: number;
  readonly stat: number;
  /** What helps the town to its next Feast. */
  readonly town: number;
  /** How much the best of the others hurts. */
  readonly envy: number;
}

/** Three ways to live in a town. */
export const TEMPERS = {
  helpful: { crown: 9, minion: 1.2, stat: 0.4, town: 2, envy: 0.1 },
  greedy: { crown: 12, minion: 2, stat: 0.5, town: 1, envy: 0.5 },
  brawling: { crown: 12, minion: 1.6, stat: 0.9, town: 0.5, envy: 0.8 },
} satisfies Record<string, Temper>;

/** A finished match outweighs everything else. */
const DECIDED = 1000;
/** Points that stand up well against a Boss with the same in each stat; the slow are fought with at their own door (TT-8.8). */
const WANTED_STATS = [4, 3, 3, 1, 4];
/** What a Hut is worth to its Troll, crowns aside. */
const HOME = 5;
const PER_DAMAGE = 0.6;
const PER_CRACK = 0.3;
const PER_FREE_BED = 0.4;
const FREE_BEDS_THAT_COUNT = 4;
/** A tie for a crown is worth this part of it. */
const SHARED = 0.4;

const hub: Reached = new Uint8Array(HEX_COUNT);
const bridge: Reached = new Uint8Array(HEX_COUNT);

/** What is looked up once for a position. */
interface Looked {
  readonly most: number;
  readonly withMost: number;
}

function look(p: TrollTown): Looked {
  hubLinked(p.land, hub);
  bridgeLinked(p.land, bridge);
  let most = 1;
  for (let seat = 0; seat < p.seats; seat++) most = Math.max(most, trollOf(p, seat).minions);
  let withMost = 0;
  for (let seat = 0; seat < p.seats; seat++) if (trollOf(p, seat).minions === most) withMost++;
  return { most, withMost };
}

function crownsOf(p: TrollTown, seat: Seat, { most, withMost }: Looked, temper: Temper): number {
  const { biggest, friendliest, greediest } = p.options;
  const hut = hutOf(p, seat);
  let crowns = 0;
  if (friendliest && hut !== undefined && isReached(hut.hexes, hub)) crowns++;
  if (biggest && p.title === seat) crowns += hut !== undefined && isReached(hut.hexes, bridge) ? 1 : 0.6;
  if (greediest && trollOf(p, seat).minions === most) crowns += withMost === 1 ? 1 : SHARED;
  return temper.crown * crowns;
}

function homeOf(p: TrollTown, seat: Seat): number {
  const hut = hutOf(p, seat);
  if (hut === undefined) return 0;
  const free = bedsIn(hut) - trollOf(p, seat).minions;
  const cracks = joinsAround(p, hut.hexes).filter((join) => isDamaged(p, join)).length;
  return (
    HOME +
    levelOf(hut) -
    PER_DAMAGE * hut.damage * hut.damage -
    PER_CRACK * cracks +
    PER_FREE_BED * Math.min(FREE_BEDS_THAT_COUNT, Math.max(0, free))
  );
}

/** Ever less for each further one. */
function minionsOf(p: TrollTown, seat: Seat, temper: Temper): number {
  const { minions } = trollOf(p, seat);
  return temper.minion * minions * (minions > 6 ? 0.8 : 1);
}

function strengthOf(p: TrollTown, seat: Seat, temper: Temper): number {
  let sum = 0;
  for (let stat = 0; stat < STAT_COUNT; stat++) sum += statOf(p, seat, stat);
  return temper.stat * (sum - 0.2 * injuriesOf(p, seat));
}

/** How near the town is to what the Boss wants next, and what it has to work with. */
function townOf(p: TrollTown, temper: Temper): number {
  const wanted = required(p);
  const stored = storedChildren(p);
  const { capacity } = kitchens(p, p.communal);
  let room = 0;
  for (const store of p.buildings) if (isTownStore(store)) room += capacityOf(store);
  const cookable = Math.min(wanted, capacity);
  return (
    temper.town *
    (0.5 * Math.min(wanted, stored) +
      0.3 * cookable +
      0.1 * Math.min(wanted, room) +
      0.35 * Math.min(p.communal, 4 + 2 * p.seats) +
      0.15 * Math.min(communalBeds(p) - p.communal, 4))
  );
}

function standing(p: TrollTown, seat: Seat, looked: Looked, temper: Temper): number {
  return crownsOf(p, seat, looked, temper) + homeOf(p, seat) + minionsOf(p, seat, temper) + strengthOf(p, seat, temper);
}

function rivalsOf(p: TrollTown, seat: Seat, looked: Looked, temper: Temper): number {
  let most = 0;
  for (let other = 0; other < p.seats; other++) {
    if (other !== seat) most = Math.max(most, standing(p, other, looked, temper));
  }
  return -temper.envy * most;
}

/** Before the first turn: how well the points are spread so far. */
function spreadOf(p: TrollTown, seat: Seat): number {
  const { stats } = trollOf(p, seat);
  return -stats.reduce((sum, points, stat) => sum + Math.abs(points - (WANTED_STATS[stat] ?? 0)), 0);
}

function finished(p: TrollTown, seat: Seat): number {
  const places = score(p);
  const crowns = Math.max(...places.map(({ points }) => points));
  if (crowns === 0) return 0;
  return places[seat]?.place === 1 ? DECIDED / places.filter(({ place }) => place === 1).length : -DECIDED;
}

/** How a Troll of this temper judges. */
export function senseOf(temper: Temper): BotSense<TrollTown> {
  const reasons = (p: TrollTown, seat: Seat): Reason[] => {
    if (isOver(p)) return [{ say: 'reason.over', worth: finished(p, seat) }];
    if (p.turn === 0) return [{ say: 'reason.strength', worth: spreadOf(p, seat) }];
    const looked = look(p);
    return [
      { say: 'reason.crowns', worth: crownsOf(p, seat, looked, temper) },
      { say: 'reason.home', worth: homeOf(p, seat) },
      { say: 'reason.minions', worth: minionsOf(p, seat, temper) },
      { say: 'reason.strength', worth: strengthOf(p, seat, temper) },
      { say: 'reason.town', worth: townOf(p, temper) },
      { say: 'reason.rivals', worth: rivalsOf(p, seat, looked, temper) },
      { say: 'reason.plan', worth: promiseOf(p, seat, temper) },
    ];
  };
  return {
    worth(p, seat) {
      let sum = 0;
      for (const { worth } of reasons(p, seat)) sum += worth;
      return sum;
    },
    reasons,
  };
}

export const bot: BotSense<TrollTown> = senseOf(TEMPERS.greedy);

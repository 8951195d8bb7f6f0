import type { BotSense, Reason, Seat } from '../../../kernel/game.ts';
import { at } from '../../../kernel/lists.ts';
import { frameFor, isOver } from '../../../kernel/steps.ts';
import type { Company } from '../../../kernel/talk.ts';
import { isSecret } from '../../../kernel/together.ts';
import { STAT_COUNT } from '../box/fights.ts';
import { HEX_COUNT } from '../box/hexes.ts';
import type { TrollTownFrame } from '../frames.ts';
import type { TrollTownMove } from '../moves.ts';
import type { Options } from '../options.ts';
import { hutOf, NO_PLAN, type Plan, type TrollTown, trollOf } from '../position.ts';
import { storedChildren } from '../rules/children.ts';
import { isDamaged, joinsAround } from '../rules/damage.ts';
import { isSpoilt, kitchens, required } from '../rules/feast.ts';
import { bedsIn, capacityOf, communalBeds, era, injuriesOf, isTownStore, levelOf, statOf } from '../rules/levels.ts';
import { bridgeLinked, hubLinked, isReached, type Reached } from '../rules/roads.ts';
import { TEMPERS, type Temper, type TemperName } from '../rules/tempers.ts';
import { providers, score } from '../score.ts';
import type { Word } from '../words.ts';
import { alikeTo } from './alike.ts';
import { ALONE } from './company.ts';
import { type Outlooks, outlooksIn } from './outlook.ts';
import { planReasons } from './plan-reasons.ts';
import { promiseOf } from './promise.ts';

/** A finished match outweighs everything else. */
const DECIDED = 1000;
/** Points that stand up well against a Boss with the same in each stat, in any order; speed gets what is left of them, 4. */
const WANTED_STATS: readonly number[] = [4, 3, 3, 1];
/** What a Hut is worth to its Troll, crowns aside. */
const HOME = 5;
const PER_DAMAGE = 0.6;
const PER_CRACK = 0.3;
const PER_FREE_BED = 0.4;
const FREE_BEDS_THAT_COUNT = 4;
const PER_LENT = 0.5;
const SHAME = 30;
/** In so many turns a plan shows what it is good for. */
const TURNS_AHEAD = 2;
/** All plan at once, and people wait for the last to lock: a plan is made within 6 seconds. */
const PATIENCE = 5800;
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

/** TT-15.9 */
function providerPart(p: TrollTown, seat: Seat): number {
  const ahead = providers(p);
  if (!ahead.includes(seat)) return 0;
  return ahead.length === 1 ? 1 : SHARED;
}

function crownsOf(p: TrollTown, seat: Seat, { most, withMost }: Looked, temper: Temper): number {
  const { biggest, friendliest, greediest, provider } = p.options;
  const hut = hutOf(p, seat);
  let crowns = 0;
  if (friendliest && hut !== undefined && isReached(hut.hexes, hub)) crowns++;
  // Who never dares does not dream of it either: the way to the title sets all Children loose (TT-9.2).
  if (biggest && p.title === seat && temper.daresBoss < 1)
    crowns += hut !== undefined && isReached(hut.hexes, bridge) ? 1 : 0.6;
  if (greediest && trollOf(p, seat).minions === most) crowns += withMost === 1 ? 1 : SHARED;
  if (provider) crowns += providerPart(p, seat);
  return isSpoilt(p) ? 0 : temper.crown * crowns;
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

/** Before the first turn: how well the points are spread so far. The slow are fought with at their own door (TT-8.8). */
function spreadOf(p: TrollTown, seat: Seat): number {
  const left = [...WANTED_STATS];
  let misses = 0;
  for (const points of trollOf(p, seat).stats.slice(0, WANTED_STATS.length)) {
    const at = left.indexOf(points);
    if (at >= 0) left.splice(at, 1);
    else misses++;
  }
  return -misses;
}

function finished(p: TrollTown, seat: Seat): number {
  const places = score(p);
  // To the helpful a crown is not worth a Feast.
  const spoilt = temperOf(p, seat).isSelfish || (p.feasts.at(-1)?.short ?? 0) === 0 ? 0 : 2 * DECIDED;
  const crowns = Math.max(...places.map(({ points }) => points));
  if (crowns === 0) return -spoilt;
  const won = places[seat]?.place === 1 ? DECIDED / places.filter(({ place }) => place === 1).length : -DECIDED;
  return won - spoilt;
}

/** TT-13.4: Minions that are lent come back, so there is no reason not to. */
function lentBy(p: TrollTown, seat: Seat): number {
  return PER_LENT * (p.lent[seat] ?? 0);
}

/** Whoever never means to challenge the Boss takes it ill if it did: a few lucky rehearsals must not talk it into that. */
function shameOf(p: TrollTown, seat: Seat, { daresBoss }: Temper): number {
  return daresBoss >= 1 && p.challengedIn[seat] === era(p) ? SHAME : 0;
}

/** In the order of the seats, where the table wants all sorts. */
const ALL_SORTS: readonly TemperName[] = ['greedy', 'helpful', 'brawling'];

export function temperOf({ options }: TrollTown, seat: Seat): Temper {
  return TEMPERS[temperName(options, seat)];
}

export function temperName({ tempers }: Options, seat: Seat): TemperName {
  if (typeof tempers !== 'string') return at(tempers, seat);
  return tempers === 'mixed' ? at(ALL_SORTS, seat % ALL_SORTS.length) : tempers;
}

/** All but what is planned. */
function standingReasons(p: TrollTown, seat: Seat): Reason<Word>[] {
  const temper = temperOf(p, seat);
  const looked = look(p);
  return [
    { say: 'reason.crowns', worth: crownsOf(p, seat, looked, temper) },
    { say: 'reason.home', worth: homeOf(p, seat) },
    { say: 'reason.minions', worth: minionsOf(p, seat, temper) },
    { say: 'reason.strength', worth: strengthOf(p, seat, temper) },
    { say: 'reason.town', worth: townOf(p, temper) + lentBy(p, seat) - shameOf(p, seat, temper) },
    { say: 'reason.rivals', worth: rivalsOf(p, seat, looked, temper) },
  ];
}

function sumOf(reasons: readonly Reason<Word>[]): number {
  let sum = 0;
  for (const { worth } of reasons) sum += worth;
  return sum;
}

function isPlanning(p: TrollTown): boolean {
  return p.turn > 0 && isSecret(p);
}

/** What is planned so far, and nothing while nothing is. */
function planOn(p: TrollTown, seat: Seat): Plan | undefined {
  const plan = p.plans[seat];
  if (plan === undefined || plan === 'secret' || !isPlanning(p)) return undefined;
  return plan === NO_PLAN && frameFor(p, seat)?.step === 'plan-action' ? undefined : plan;
}

/** While all plan, nothing else changes. */
function standingWorth(p: TrollTown, seat: Seat, outlooks: Outlooks): number {
  if (!isPlanning(p)) return sumOf(standingReasons(p, seat));
  const { standings } = outlooks.of(p);
  standings[seat] ??= sumOf(standingReasons(p, seat));
  return standings[seat];
}

function isLargePart(step: string): boolean {
  return step === 'plan-action' || step === 'plan-order';
}

/** The bot that plans for the seats that people of this company do not play. */
export function botIn(company: Company): BotSense<TrollTown, Word> {
  const outlooks = outlooksIn(company, temperOf);
  const { errandOf } = outlooks;
  return {
    /** Four who play at random wreck roads and Huts of all, and without a crown nobody wins. */
    beatsRandom: { 5: 0.6 },
    worth(p, seat) {
      if (isOver(p)) return finished(p, seat);
      if (p.turn === 0) return spreadOf(p, seat);
      const plan = planOn(p, seat);
      const promise = plan === undefined ? 0 : promiseOf(p, seat, plan, errandOf(p, seat));
      return standingWorth(p, seat, outlooks) + promise;
    },
    patience: PATIENCE,
    reasons(p, seat) {
      if (isOver(p)) return [{ say: 'reason.over', worth: finished(p, seat) }];
      // Each point that is well spent speaks for itself; a bot only counts the others.
      if (p.turn === 0) return [{ say: 'reason.spread', worth: trollOf(p, seat).stats.length + spreadOf(p, seat) }];
      const plan = planOn(p, seat);
      const planned = plan === undefined ? [] : planReasons(p, seat, plan, errandOf(p, seat));
      return [...standingReasons(p, seat), ...planned];
    },
    givesUp: (move) => move.do === 'grunt',
    alike(p, frame, seat, move) {
      if (!isPlanning(p)) return undefined;
      return alikeTo(errandOf(p, seat), frame as TrollTownFrame, move as TrollTownMove);
    },
    rehearsal: {
      // The helpful keep to the agenda: all others who share it count on that, more than on a better idea.
      isWorthwhile: (step, p, seat) => isLargePart(step) && temperOf(p, seat).isSelfish,
      isFarEnough: (from, now) => now.turn >= from.turn + TURNS_AHEAD,
    },
  };
}

export const bot = botIn(ALONE);

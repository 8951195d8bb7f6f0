import type { Seat } from '../../../kernel/game.ts';
import type { Params } from '../../../kernel/messages.ts';
import { type GameEvent, listen } from '../../../kernel/tell.ts';
import type { Deed } from '../box/deeds.ts';
import { PANIC_DISTANCE } from '../box/fights.ts';
import type { Join } from '../box/hexes.ts';
import { clone, NOBODY, type Plan, planOf, type TrollTown, trollOf, WAIT } from '../position.ts';
import { prepareDestruction, schmooze, UNOPPOSED } from './acts.ts';
import { houseAll } from './housing.ts';
import { countStanding, isTownStore } from './levels.ts';
import { type Odds, oddsOf } from './odds.ts';
import { carryOutBossOrders, carryOutRound, labourOf } from './orders.ts';
import { distanceToJoin, meetingJoin, NO_JOIN } from './places.ts';
import { isBridgeLinked } from './roads.ts';
import { isShownTo } from './slates.ts';

/** What can be said of a plan before the others' plans are known. */
type Remark =
  | 'catch'
  | 'schmooze'
  | 'challenge'
  | 'destroy'
  | 'shops'
  | 'bare-handed'
  | 'no-room'
  | 'room-ordered'
  | 'waits'
  | 'pit-cut-off'
  | 'no-bed'
  | 'bed-ordered'
  | 'own-beds'
  | 'herd'
  | 'deed-fails'
  | 'order-fails'
  | 'labour'
  | 'before'
  | 'share';

/** A remark with the rule behind it. */
export interface PlanNote {
  readonly about: Remark;
  readonly params: Params;
  readonly rule: string;
  /** The plan itself sees to what would have gone wrong. */
  readonly isSolved?: boolean;
  /** Where it could come to a fight, and the stores that would then break open. */
  readonly joins?: readonly Join[];
  readonly stores?: readonly number[];
}

/** The labour that a plan takes, and what there is, with a Minion that the plan brings. */
interface Labour {
  readonly planned: number;
  readonly town: number;
  readonly own: number;
}

export interface PlanOutlook {
  readonly labour: Labour;
  /** Of the fight that the deed itself is. */
  readonly odds?: Odds;
  readonly notes: readonly PlanNote[];
}

/** What comes of a plan that nobody opposes: the rules carry it out on a copy. */
export interface Course {
  readonly labour: Labour;
  readonly events: readonly GameEvent[];
  readonly town: TrollTown;
}

const ALONE: typeof UNOPPOSED = { ...UNOPPOSED, schmooze, destroy: prepareDestruction };

/** Carries out the plan on a copy of the view, as if nobody else did anything. */
export function courseOf(view: TrollTown, seat: Seat, plan: Plan): Course {
  const p = clone(view);
  p.plans[seat] = plan;
  p.declared = [seat];
  let labour: Labour = { planned: 0, town: p.communal, own: trollOf(p, seat).minions };
  const told = listen(() => {
    if (plan.deed !== 'none') ALONE[plan.deed]?.(p, seat);
    const { minions, worked } = trollOf(p, seat);
    const ordered = plan.orders.reduce((sum, { work }) => sum + labourOf(p, seat, work), 0);
    labour = { planned: p.communalWorked + worked + ordered, town: p.communal, own: minions };
    if (p.bossOfTurn === seat) carryOutBossOrders(p, seat);
    else for (let round = 0; round < plan.orders.length; round++) carryOutRound(p, round);
    houseAll(p);
  });
  return { labour, events: told.map(({ event }) => event), town: p };
}

function countOf({ events }: Course, say: 'told.ran-away' | 'told.minions-ran', of: 'children' | 'minions'): number {
  return Number(events.find((event) => event.say === say)?.[of] ?? 0);
}

/** What is to be said of the seat's plan, by what it may see. */
export function planOutlook(view: TrollTown, seat: Seat, plan: Plan): PlanOutlook {
  const course = courseOf(view, seat, plan);
  const notes = [
    ...fightsOver(view, seat, plan),
    ...failures(course),
    ...aboutPits(view, course),
    ...aboutChildren(view, seat, plan, course),
    ...aboutMinions(view, seat, plan, course),
    ...aboutBeds(seat, course),
    ...aboutDeed(view, plan),
    ...aboutLabour(view, seat, plan, course),
  ];
  const rival = plan.deed === 'challenge' ? view.title : plan.deed === 'fight' ? plan.victim : NOBODY;
  return { labour: course.labour, notes, ...(rival !== NOBODY && { odds: oddsOf(view, seat, rival) }) };
}

const FIGHTS: Readonly<Partial<Record<Plan['deed'], { about: 'catch' | 'schmooze'; rule: string }>>> = {
  'capture-child': { about: 'catch', rule: 'TT-4.3' },
  schmooze: { about: 'schmooze', rule: 'TT-4.10' },
};

/** Those who may want the same, and where they would meet this Troll. */
function fightsOver(view: TrollTown, seat: Seat, { deed }: Plan): PlanNote[] {
  const fight = FIGHTS[deed];
  if (fight === undefined || seat === view.title) return [];
  const rivals = others(view, seat).filter((rival) => rival !== view.title && mayWant(view, seat, rival, deed));
  if (rivals.length === 0) return [];
  const joins = rivals
    .map((rival) => (view.declared.includes(rival) ? meetingJoin(view, seat, rival) : meetingJoin(view, rival, seat)))
    .filter((join) => join !== NO_JOIN);
  const stores = view.buildings
    .filter((store) => isTownStore(store) && store.children > 0)
    .filter(({ hexes }) => joins.some((join) => distanceToJoin(join, hexes) <= PANIC_DISTANCE))
    .map(({ number }) => number);
  const odds = rivals.map((rival) => oddsOf(view, seat, rival));
  const params = {
    seats: rivals,
    ahead: odds.map(({ ahead }) => ahead),
    behind: odds.map(({ behind }) => behind),
    stores: stores.length,
  };
  return [{ ...fight, params, joins, stores }];
}

function others({ seats }: TrollTown, seat: Seat): Seat[] {
  return [...Array(seats).keys()].filter((other) => other !== seat);
}

/** Unless the other shows that its Troll does something else (TT-3.13). */
function mayWant(view: TrollTown, seat: Seat, rival: Seat, deed: Plan['deed']): boolean {
  if (!isShownTo(view, seat, rival)) return true;
  const shown = planOf(view, rival).deed;
  return shown === 'none' || shown === deed;
}

/** What fizzles even though nobody opposes it; what lacks labour is told by how much is missing. */
function failures({ events }: Course): PlanNote[] {
  return events
    .filter(({ say, part, why }) => say === 'told.fizzled' && (part === 'deed' || why !== 'crew'))
    .map(({ part, rule }): PlanNote => {
      const number = Number(String(part).slice('order-'.length));
      return part === 'deed'
        ? { about: 'deed-fails', params: {}, rule: String(rule) }
        : { about: 'order-fails', params: { number }, rule: String(rule) };
    });
}

/** TT-12.2: a new pit from which no road leads to the Bridge. */
function aboutPits(view: TrollTown, { town }: Course): PlanNote[] {
  const isCutOff = town.buildings
    .slice(view.buildings.length)
    .some((building) => building.kind === 'pit' && !isBridgeLinked(town, building));
  return isCutOff ? [{ about: 'pit-cut-off', params: {}, rule: 'TT-12.2' }] : [];
}

function aboutChildren(view: TrollTown, seat: Seat, plan: Plan, course: Course): PlanNote[] {
  if (plan.deed !== 'capture-child') return [];
  const notes: PlanNote[] = [];
  if (plan.gear === 'shop' && course.events.some(({ say }) => say === 'told.captured-bare'))
    notes.push({ about: 'bare-handed', params: {}, rule: 'TT-4.4' });
  const lost = countOf(course, 'told.ran-away', 'children');
  const lostOtherwise = countOf(courseOf(view, seat, { ...plan, orders: [] }), 'told.ran-away', 'children');
  if (lost > 0) notes.push({ about: 'no-room', params: { children: lost }, rule: 'TT-12.6' });
  else if (lostOtherwise > 0)
    notes.push({ about: 'room-ordered', params: { children: lostOtherwise }, rule: 'TT-12.6', isSolved: true });
  else if (plan.store === WAIT) notes.push({ about: 'waits', params: {}, rule: 'TT-12.5', isSolved: true });
  return notes;
}

function aboutMinions(view: TrollTown, seat: Seat, plan: Plan, course: Course): PlanNote[] {
  if (plan.deed !== 'get-minion') return [];
  const notes: PlanNote[] = [];
  const ranMore = (of: Course, orders: Plan['orders']) =>
    countOf(of, 'told.minions-ran', 'minions') >
    countOf(courseOf(view, seat, { ...plan, deed: 'loaf', orders }), 'told.minions-ran', 'minions');
  if (ranMore(course, plan.orders)) notes.push({ about: 'no-bed', params: {}, rule: 'TT-6.6' });
  else if (ranMore(courseOf(view, seat, { ...plan, orders: [] }), []))
    notes.push({ about: 'bed-ordered', params: {}, rule: 'TT-6.6', isSolved: true });
  if (view.options.herd === 'era' && view.herd < view.seats)
    notes.push({ about: 'herd', params: { minions: view.herd }, rule: 'TT-4.1' });
  return notes;
}

/** TT-6.6: Minions of one's own that have lost their beds, as when the Hut fell. */
function aboutBeds(seat: Seat, { events }: Course): PlanNote[] {
  const minions = Number(events.find(({ say, troll }) => say === 'told.lost-beds' && troll === seat)?.minions ?? 0);
  return minions > 0 ? [{ about: 'own-beds', params: { minions }, rule: 'TT-6.6' }] : [];
}

const SERVED: ReadonlySet<Deed | 'none'> = new Set(['heal', 'upgrade-hovel', 'upgrade-pile']);

function aboutDeed(view: TrollTown, { deed }: Plan): PlanNote[] {
  if (deed === 'challenge') return [{ about: 'challenge', params: {}, rule: 'TT-9.2' }];
  if (deed === 'destroy') return [{ about: 'destroy', params: {}, rule: 'TT-4.16' }];
  const shops = countStanding(view, 'shop');
  return SERVED.has(deed) && shops < view.seats ? [{ about: 'shops', params: { shops }, rule: 'TT-7.5' }] : [];
}

/** TT-6.9, TT-6.10: who draws on the town's labour before, or else with, this Troll. */
function aboutLabour(view: TrollTown, seat: Seat, { orders }: Plan, { labour }: Course): PlanNote[] {
  if (orders.length === 0) return [];
  const { planned, town, own } = labour;
  const short = planned - town - own;
  const notes: PlanNote[] = short > 0 ? [{ about: 'labour', params: { short }, rule: 'TT-6.11' }] : [];
  if (planned <= own || seat === view.title) return notes;
  const before = view.declared.filter((other) => other !== seat);
  if (before.length > 0) notes.push({ about: 'before', params: { seats: before }, rule: 'TT-6.9' });
  else notes.push({ about: 'share', params: { town }, rule: 'TT-6.10' });
  return notes;
}

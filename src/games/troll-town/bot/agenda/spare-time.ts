import type { Seat } from '../../../../kernel/game.ts';
import { FOOD, MUD, STICKS, STRING, type SupplyNumber } from '../../box/supplies.ts';
import { NO_PLAN, type Plan, type TrollTown, trollOf, WAIT } from '../../position.ts';
import { trinketsPossible, whyNot } from '../../rules/deeds.ts';
import { era, isTownStore } from '../../rules/levels.ts';
import { hasStorageRoom } from '../../rules/supplies.ts';
import type { Temper } from '../../rules/tempers.ts';
import { chanceInFight } from './chances.ts';
import type { Draft } from './draft.ts';
import type { Wants } from './wants.ts';

/** By era: the Income that the town builds up, of each kind in this order. */
const INCOME_WANTED: readonly (readonly (readonly [SupplyNumber, number])[])[] = [
  [
    [STICKS, 2],
    [MUD, 2],
  ],
  [
    [STICKS, 3],
    [MUD, 2],
    [FOOD, 2],
    [STRING, 2],
  ],
  [
    [STICKS, 3],
    [STRING, 3],
    [MUD, 3],
    [FOOD, 2],
  ],
  [[STICKS, 3]],
];

/** Supplies that the town needs to build with (TT-18.2); one Troll a turn goes for them. */
export function fetchForTown({ p }: Draft, seat: Seat, wants: Wants): Plan | undefined {
  if (!p.options.income || wants.hasFetcher || p.title === seat) return undefined;
  const lacking = INCOME_WANTED[era(p) - 1]?.find(([supply, units]) => (p.income[supply] ?? 0) < units);
  if (lacking === undefined) return undefined;
  wants.hasFetcher = true;
  return { ...NO_PLAN, deed: 'get-resource', supply: lacking[0] };
}

/** What is better than to loaf, where nothing that the town lacks is left to do. */
export function spareDeed(draft: Draft, seat: Seat, wants: Wants, temper: Temper): Plan | undefined {
  return (
    trinket(draft, seat) ??
    fetchForHome(draft, seat) ??
    contest(draft, seat, wants, temper) ??
    recruitAhead(draft) ??
    guard(draft, seat, wants) ??
    hireForADay(draft)
  );
}

/** TT-18.5: a trinket for the stat in which it is weakest. */
function trinket({ p, own, labour }: Draft, seat: Seat): Plan | undefined {
  if (!p.options.trinkets || whyNot(p, seat, 'make-trinket') !== undefined || trinketsPossible(p, seat) === 0)
    return undefined;
  if (labour + (own[seat] ?? 0) < 1) return undefined;
  return { ...NO_PLAN, deed: 'make-trinket', trinkets: [weakestStat(p, seat)] };
}

function weakestStat(p: TrollTown, seat: Seat): number {
  const { stats, trinkets } = trollOf(p, seat);
  const points = stats.map((each, stat) => each + (trinkets[stat] ?? 0));
  return points.indexOf(Math.min(...points));
}

function fetchForHome({ p }: Draft, seat: Seat): Plan | undefined {
  if (!p.options.trinkets || !hasStorageRoom(p, seat)) return undefined;
  return { ...NO_PLAN, deed: 'get-resource', supply: STRING, keeps: true };
}

/** Those who dare fight for the hunt that somebody else goes on. */
function contest({ p, errands }: Draft, seat: Seat, wants: Wants, { daresOthers }: Temper): Plan | undefined {
  if (daresOthers >= 1 || !wants.hasHunter || wants.room <= 0) return undefined;
  const isWeaker = (other: Seat) => chanceInFight(p, seat, other) >= daresOthers;
  const hunters = errands.flatMap(({ deed }, other) => (deed.deed === 'capture-child' ? [other] : []));
  if (hunters.length === 0 || !hunters.every(isWeaker)) return undefined;
  return { ...NO_PLAN, deed: 'capture-child', gear: 'bare', store: WAIT };
}

/** There is a bed in town for one more, whatever it will be good for. */
function recruitAhead(draft: Draft): Plan | undefined {
  if (draft.herd <= 0 || draft.communal >= draft.beds) return undefined;
  draft.herd--;
  draft.communal++;
  draft.labour++;
  return { ...NO_PLAN, deed: 'get-minion', bed: 'communal' };
}

/** D14: a Minion without a bed works before it runs back to the herd. */
function hireForADay(draft: Draft): Plan | undefined {
  if (draft.herd <= 0) return undefined;
  draft.herd--;
  draft.labour++;
  return { ...NO_PLAN, deed: 'get-minion', bed: 'communal' };
}

/** Scares the fullest store that nobody guards: whatever others fight about, its Children stay. */
function guard({ p }: Draft, seat: Seat, { scared }: Wants): Plan | undefined {
  if (whyNot(p, seat, 'scare') !== undefined) return undefined;
  const stores = p.buildings.filter((store) => isTownStore(store) && store.children > 0 && !scared.has(store.number));
  const [fullest] = stores.sort((one, other) => other.children - one.children || one.number - other.number);
  if (fullest === undefined) return undefined;
  scared.add(fullest.number);
  return { ...NO_PLAN, deed: 'scare', store: fullest.number };
}

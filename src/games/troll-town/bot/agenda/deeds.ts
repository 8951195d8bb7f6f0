import type { Seat } from '../../../../kernel/game.ts';
import { at } from '../../../../kernel/lists.ts';
import { ERAS, isFeastDay, TURNS_OF_AN_ERA } from '../../box/calendar.ts';
import { HEX_COUNT, NOWHERE } from '../../box/hexes.ts';
import { CAGE, HOVEL_LABOUR, PILE_LABOUR, SHOP_CREW } from '../../box/pieces.ts';
import {
  type Building,
  type BuildingNumber,
  hutOf,
  NO_PLAN,
  type Plan,
  type TrollNumber,
  type TrollTown,
  trollOf,
  WAIT,
} from '../../position.ts';
import { roomIn, storedChildren } from '../../rules/children.ts';
import { canBurn, crackedJoins, intimidationVictims, whyNot } from '../../rules/deeds.ts';
import { required } from '../../rules/feast.ts';
import {
  addOnSites,
  era,
  freePrivateBeds,
  hasLarder,
  hostsFor,
  injuriesOf,
  isTownStore,
  levelOf,
  shopTable,
} from '../../rules/levels.ts';
import { tearingPromise } from '../../rules/tearing.ts';
import type { Temper } from '../../rules/tempers.ts';
import { chanceInDuel, chanceInFight } from './chances.ts';
import { type Draft, inTurn } from './draft.ts';
import { leastWanted } from './grounds.ts';
import { communalWanted, roomAtLast, roomOf } from './works.ts';

const LOAF: Plan = { ...NO_PLAN, deed: 'loaf' };

/** What the town lacks, as far as deeds can help. */
interface Wants {
  /** Children that are still to be caught for the Feast, and how many fit anywhere. */
  children: number;
  room: number;
  /** Whether there is no turn to lose. */
  isUrgent: boolean;
  hasHunter: boolean;
  /** Shops that are used this turn. */
  readonly shops: Set<BuildingNumber>;
}

/** Who does what. */
export function giveDeeds(draft: Draft, temperOf: (seat: Seat) => Temper): void {
  const { p } = draft;
  const wants = wantsOf(p);
  const helpers: Seat[] = [];
  for (const seat of inTurn(draft)) {
    const own = ownDeed(draft, seat, temperOf(seat));
    if (own === undefined) helpers.push(seat);
    else assign(draft, seat, own);
  }
  if (wants.isUrgent) {
    const [hunter] = helpers;
    if (hunter !== undefined) hunt(draft, hunter, wants);
  }
  for (const seat of helpers) {
    if (at(draft.errands, seat).deed !== NO_PLAN) continue;
    if (upgrade(draft, seat, wants)) continue;
    if (wants.children > 0 && hunt(draft, seat, wants)) continue;
    const deed = recruit(draft, seat) ?? care(draft, seat);
    if (deed !== undefined) assign(draft, seat, deed);
    // Children that are left over will do for the next Feast.
    else if (!hunt(draft, seat, wants)) assign(draft, seat, LOAF);
  }
}

function assign({ errands }: Draft, seat: Seat, deed: Plan): void {
  at(errands, seat).deed = deed;
}

function wantsOf(p: TrollTown): Wants {
  let room = 0;
  for (const store of p.buildings) if (isTownStore(store)) room += roomIn(p, store);
  const missing = required(p) - storedChildren(p);
  const turnsLeft = TURNS_OF_AN_ERA - ((p.turn - 1) % TURNS_OF_AN_ERA);
  const trips = Math.ceil(missing / bestCatch(p));
  return {
    children: missing,
    room,
    isUrgent: missing > 0 && trips >= turnsLeft - 2,
    hasHunter: false,
    shops: new Set(),
  };
}

function bestCatch(p: TrollTown): number {
  let most = 1;
  for (const shop of p.buildings)
    if (shop.stands && shop.kind === 'shop') most = Math.max(most, shopTable(shop).catches);
  return most;
}

/** Goes hunting, if somebody has to and nobody does. */
function hunt(draft: Draft, seat: Seat, wants: Wants): boolean {
  const { p } = draft;
  if (wants.hasHunter && p.title !== seat) return false;
  const isMine = hasLarder(p, seat);
  const larder = isMine ? roomIn(p, hutOf(p, seat) as Building) : 0;
  if (wants.room + larder <= 0 || (wants.children <= 0 && era(p) === ERAS)) return false;
  let catches = 1;
  for (const shop of p.buildings) {
    if (shop.stands && shop.kind === 'shop' && !wants.shops.has(shop.number))
      catches = Math.max(catches, shopTable(shop).catches);
  }
  const hasGear = catches > 1 && draft.labour + (draft.own[seat] ?? 0) >= SHOP_CREW;
  if (hasGear) draft.labour -= SHOP_CREW;
  else catches = 1;
  wants.hasHunter = wants.hasHunter || p.title !== seat;
  wants.children -= catches;
  wants.room -= catches;
  // Those who wait cannot break out before they are served.
  const store = isFeastDay(p.turn) ? WAIT : storeFor(p, seat, catches);
  assign(draft, seat, { ...NO_PLAN, deed: 'capture-child', gear: hasGear ? 'shop' : 'bare', store });
  return true;
}

/** The fullest store that has room for all of them; the own larder for a few. */
function storeFor(p: TrollTown, seat: Seat, children: number): BuildingNumber {
  let best: Building | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const store of p.buildings) {
    const isMine = store.kind === 'hut' && store.owner === seat && children <= CAGE;
    if (!isTownStore(store) && !isMine) continue;
    const room = roomIn(p, store);
    if (room === 0) continue;
    const misfit = room >= children ? room - children : 100 + children - room;
    if (misfit < least) {
      least = misfit;
      best = store;
    }
  }
  return best?.number ?? WAIT;
}

/** Makes a shop or a pit better; a shop takes one of the own Minions for good (TT-7.9). */
function upgrade(draft: Draft, seat: Seat, wants: Wants): boolean {
  const { p } = draft;
  if (era(p) < 2) return false;
  return (era(p) >= 3 && extend(draft, seat, 'pile', wants)) || extend(draft, seat, 'addon', wants);
}

function extend(draft: Draft, seat: Seat, addOn: 'addon' | 'pile', wants: Wants): boolean {
  const { p, taken } = draft;
  const deed = addOn === 'pile' ? 'upgrade-pile' : 'upgrade-hovel';
  if (whyNot(p, seat, deed) !== undefined) return false;
  const labour = addOn === 'pile' ? PILE_LABOUR : HOVEL_LABOUR;
  for (const host of hostsFor(p, seat, addOn)) {
    if (wants.shops.has(host.number) || host.kind === 'hut') continue;
    const recruits = host.kind === 'shop' ? 1 : 0;
    if (recruits > (draft.own[seat] ?? 0) || labour - recruits > draft.labour) continue;
    if (host.kind === 'pit' && roomOf(p) >= roomAtLast(p)) continue;
    const hex = leastWanted(draft, addOnSites(p, host, addOn));
    if (hex === NOWHERE) continue;
    draft.own[seat] = (draft.own[seat] ?? 0) - recruits;
    draft.labour -= labour - recruits;
    taken[hex] = 1;
    wants.shops.add(host.number);
    assign(draft, seat, { ...NO_PLAN, deed, host: host.number, hex });
    return true;
  }
  return false;
}

/** A Minion for the town while it has too few, otherwise for the own Hut. */
function recruit(draft: Draft, seat: Seat): Plan | undefined {
  const { p } = draft;
  if (draft.herd <= 0) return undefined;
  const canSleep = draft.communal < draft.beds + draft.labour - 1;
  const isWanted = draft.communal < communalWanted(p) && canSleep;
  const hasBed = freePrivateBeds(p, seat) > 0;
  if (!isWanted && !hasBed) return undefined;
  // With a Hut one Minion of the own is kept ready for what needs one.
  const isOwn = hasBed && (!isWanted || (trollOf(p, seat).minions === 0 && draft.communal >= 2 * p.seats));
  draft.herd--;
  if (isOwn) return { ...NO_PLAN, deed: 'get-minion', bed: 'private' };
  draft.communal++;
  draft.labour++;
  return { ...NO_PLAN, deed: 'get-minion', bed: 'communal' };
}

function care({ p }: Draft, seat: Seat): Plan | undefined {
  if (injuriesOf(p, seat) > 0 && whyNot(p, seat, 'heal') === undefined) return { ...NO_PLAN, deed: 'heal' };
  return undefined;
}

/** What a Troll does for itself before it thinks of the town. */
function ownDeed(draft: Draft, seat: Seat, temper: Temper): Plan | undefined {
  const { p } = draft;
  if (!temper.isSelfish) return undefined;
  if (p.title === seat) {
    const victims = intimidationVictims(p, seat);
    const prey = trollsAfter(p, seat).find((troll) => victims.includes(troll) && trollOf(p, troll).minions > 0);
    if (prey !== undefined && freePrivateBeds(p, seat) > 0) return { ...NO_PLAN, deed: 'intimidate', victim: prey };
  } else if (p.options.biggest && hutOf(p, seat) !== undefined && whyNot(p, seat, 'challenge') === undefined) {
    if (p.turn >= temper.daresFrom && chanceInDuel(p, seat, p.title) >= temper.daresBoss)
      return { ...NO_PLAN, deed: 'challenge' };
  }
  const victim = preyOf(p, seat, temper);
  if (victim !== undefined) return { ...NO_PLAN, deed: 'fight', victim };
  const spite = worstSpite(p, seat, temper);
  if (spite !== undefined && spite.promise > WORTH_A_MINION) return spite.plan;
  if (freePrivateBeds(p, seat) > 0 && draft.herd > 0) {
    draft.herd--;
    return { ...NO_PLAN, deed: 'get-minion', bed: 'private' };
  }
  return homeUpgrade(draft, seat) ?? (spite !== undefined && spite.promise > WORTH_A_TURN ? spite.plan : undefined);
}

/** All others clockwise: of equals the nearest is picked on, so that no seat is by its number. */
function trollsAfter({ trolls }: TrollTown, seat: Seat): TrollNumber[] {
  return Array.from({ length: trolls.length - 1 }, (_, after) => (seat + 1 + after) % trolls.length);
}

/** The Troll with most Minions that this one dares to fight. */
function preyOf(p: TrollTown, seat: Seat, { daresOthers }: Temper): Seat | undefined {
  if (daresOthers >= 1 || era(p) < 3 || p.title === seat) return undefined;
  let best: Seat | undefined;
  for (const other of trollsAfter(p, seat)) {
    if (other >= p.seats || other === p.title || trollOf(p, other).minions === 0) continue;
    if (chanceInFight(p, seat, other) < daresOthers) continue;
    if (best === undefined || trollOf(p, other).minions > trollOf(p, best).minions) best = other;
  }
  return best;
}

/** A hovel or a pile on the own Hut. */
function homeUpgrade(draft: Draft, seat: Seat): Plan | undefined {
  const { p, taken } = draft;
  const hut = hutOf(p, seat);
  if (hut === undefined || era(p) < 2 || freePrivateBeds(p, seat) > 0) return undefined;
  const addOn = levelOf(hut) === 2 && era(p) >= 3 ? 'pile' : 'addon';
  const deed = addOn === 'pile' ? 'upgrade-pile' : 'upgrade-hovel';
  if (whyNot(p, seat, deed) !== undefined) return undefined;
  const labour = addOn === 'pile' ? PILE_LABOUR : HOVEL_LABOUR;
  if (labour > draft.labour || !hostsFor(p, seat, addOn).includes(hut)) return undefined;
  const hex = leastWanted(draft, addOnSites(p, hut, addOn));
  if (hex === NOWHERE) return undefined;
  taken[hex] = 1;
  draft.labour -= labour - 1;
  return { ...NO_PLAN, deed, host: hut.number, hex };
}

/** Spite that is better than a Minion more, or than to help the town. */
const WORTH_A_MINION = 4;
const WORTH_A_TURN = 1;

/** The road whose end would hurt the others most. */
function worstSpite(p: TrollTown, seat: Seat, temper: Temper): { plan: Plan; promise: number } | undefined {
  let best: Plan | undefined;
  let most = 0;
  const weigh = (plan: Plan) => {
    const promise = tearingPromise(p, seat, plan, temper);
    if (promise <= most) return;
    most = promise;
    best = plan;
  };
  if (whyNot(p, seat, 'smash') === undefined) {
    for (const join of crackedJoins(p)) weigh({ ...NO_PLAN, deed: 'smash', join });
  }
  if (whyNot(p, seat, 'fire') === undefined) {
    for (let hex = 0; hex < HEX_COUNT; hex++) if (canBurn(p, hex)) weigh({ ...NO_PLAN, deed: 'fire', hex });
  }
  return best && { plan: best, promise: most };
}

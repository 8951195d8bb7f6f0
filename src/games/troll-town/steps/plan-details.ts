import type { Question, Seat } from '../../../kernel/game.ts';
import { at } from '../../../kernel/lists.ts';
import { push } from '../../../kernel/steps.ts';
import { STATS } from '../box/fights.ts';
import { HEX_COUNT, hexName, joinNamed } from '../box/hexes.ts';
import { MOST_INCOME, SUPPLIES } from '../box/supplies.ts';
import type { DeedStep } from '../frames.ts';
import {
  ADORN,
  type Adorn,
  type Carve,
  carve,
  FETCH,
  type FetchSupply,
  type Grunt,
  hexIn,
  type PickBuilding,
  type PickHex,
  type PickJoin,
  type PickTroll,
  POCKET,
  type Pocket,
  pickBuilding,
  pickHex,
  pickJoin,
  victimMove,
  WAIT_THERE,
  type Wait,
} from '../moves.ts';
import { BUILT, type BuildingNumber, building, landAt, type Plan, type TrollTown, trollOf, WAIT } from '../position.ts';
import { roomIn } from '../rules/children.ts';
import {
  canBurn,
  crackedJoins,
  fightVictims,
  intimidationVictims,
  mayTearDown,
  tilesToTearDown,
  trinketsPossible,
  upgradableHosts,
} from '../rules/deeds.ts';
import { addOnSites, hasLarder, isTownStore } from '../rules/levels.ts';
import { afterDeed, setDeed } from '../rules/planning.ts';
import { hasStorageRoom } from '../rules/supplies.ts';
import type { Word } from '../words.ts';
import { grunt, offerGrunt } from './plan-deed.ts';
import type { Ask } from './step.ts';

/** The deed is complete: plans it and goes on. */
function complete(p: TrollTown, seat: Seat, changes: Partial<Plan>): void {
  setDeed(p, seat, changes);
  afterDeed(p, seat);
}

/** A building in words: what it is, where, and who is in it. */
function describe(p: TrollTown, number: BuildingNumber): Question<Word> {
  const { kind, hexes, children } = building(p, number);
  return { say: 'move.building', kind, hex: hexName(hexes[0]), children };
}

/** TT-12.3 */
export const planStore: Ask<'plan-store', PickBuilding | Wait | Grunt> = {
  rule: 'TT-12.3',
  anytime: true,
  completes: true,
  offer(p, _frame, seat, offers) {
    for (const store of p.buildings) {
      const isMine = store.kind === 'hut' && store.owner === seat && hasLarder(p, seat);
      if (!isTownStore(store) && !isMine) continue;
      if (roomIn(p, store) > 0) offers.add(pickBuilding(store.number));
      else if (offers.explain) offers.block(pickBuilding(store.number), 'TT-12.1', 'blocked.no-room');
    }
    offers.add(WAIT_THERE);
    offerGrunt(offers);
  },
  take(p, { gear }, seat, move) {
    if (move.do === 'grunt') grunt(p, seat);
    else complete(p, seat, { deed: 'capture-child', gear, store: move.do === 'wait' ? WAIT : move.building });
  },
  label: (p, _frame, _seat, move) => (move.do === 'building' ? describe(p, move.building) : { say: `move.${move.do}` }),
};

/** TT-7.7 */
export const planHost: Ask<'plan-host', PickBuilding | Grunt> = {
  rule: 'TT-7.7',
  anytime: true,
  completes: true,
  offer(p, { addOn }, seat, offers) {
    for (const { number } of upgradableHosts(p, seat, addOn)) offers.add(pickBuilding(number));
    offerGrunt(offers);
  },
  take(p, { addOn }, seat, move) {
    if (move.do === 'grunt') grunt(p, seat);
    else push(p, { step: 'plan-site', seat, addOn, host: move.building });
  },
  ask: (_p, { addOn }) => ({ say: `ask.plan-host-${addOn}` }),
  label: (p, _frame, _seat, move) => (move.do === 'building' ? describe(p, move.building) : { say: 'move.grunt' }),
};

/** TT-7.8 */
export const planSite: Ask<'plan-site', PickHex | Grunt> = {
  rule: 'TT-7.8',
  anytime: true,
  completes: true,
  offer(p, { addOn, host }, _seat, offers) {
    for (const hex of addOnSites(p, building(p, host), addOn)) offers.add(pickHex(hex));
    offerGrunt(offers);
  },
  take(p, { addOn, host }, seat, move) {
    if (move.do === 'grunt') grunt(p, seat);
    else complete(p, seat, { deed: addOn === 'pile' ? 'upgrade-pile' : 'upgrade-hovel', host, hex: hexIn(move) });
  },
};

type VictimStep = Extract<DeedStep, 'plan-victim' | 'plan-strike' | 'plan-intimidate'>;

/** Steps that ask for a Troll. */
function victimStep<Step extends VictimStep>(
  rule: string,
  deed: 'fight' | 'strike' | 'intimidate',
  victims: (p: TrollTown, seat: Seat) => readonly number[],
): Ask<Step, PickTroll | Grunt> {
  return {
    rule,
    anytime: true,
    completes: true,
    offer(p, _frame, seat, offers) {
      for (const victim of victims(p, seat)) offers.add(victimMove(victim));
      offerGrunt(offers);
    },
    take(p, _frame, seat, move) {
      if (move.do === 'grunt') grunt(p, seat);
      else complete(p, seat, { deed, victim: move.victim });
    },
    label: (p, _frame, _seat, move) => {
      if (move.do === 'grunt') return { say: 'move.grunt' };
      return move.victim < p.seats ? { say: 'move.victim', seat: move.victim } : { say: 'move.victim-boss' };
    },
  };
}

export const planVictim = victimStep<'plan-victim'>('TT-4.14', 'fight', fightVictims);
export const planStrike = victimStep<'plan-strike'>('TT-4.29', 'strike', fightVictims);
export const planIntimidate = victimStep<'plan-intimidate'>('TT-4.26', 'intimidate', intimidationVictims);

/** TT-4.11 */
export const planJoin: Ask<'plan-join', PickJoin | Grunt> = {
  rule: 'TT-4.11',
  anytime: true,
  completes: true,
  offer(p, _frame, _seat, offers) {
    for (const join of crackedJoins(p)) offers.add(pickJoin(join));
    offerGrunt(offers);
  },
  take(p, _frame, seat, move) {
    if (move.do === 'grunt') grunt(p, seat);
    else complete(p, seat, { deed: 'smash', join: joinNamed(move.join) });
  },
};

/** TT-4.17 */
export const planHex: Ask<'plan-hex', PickHex | Grunt> = {
  rule: 'TT-4.17',
  anytime: true,
  completes: true,
  offer(p, _frame, _seat, offers) {
    for (let hex = 0; hex < HEX_COUNT; hex++) if (canBurn(p, hex)) offers.add(pickHex(hex));
    offerGrunt(offers);
  },
  take(p, _frame, seat, move) {
    if (move.do === 'grunt') grunt(p, seat);
    else complete(p, seat, { deed: 'fire', hex: hexIn(move) });
  },
};

/** TT-4.15: a building, or a path tile named by its first hex. */
export const planTarget: Ask<'plan-target', PickBuilding | PickHex | Grunt> = {
  rule: 'TT-4.15',
  anytime: true,
  completes: true,
  offer(p, _frame, seat, offers) {
    const { minions } = trollOf(p, seat);
    for (const each of p.buildings) {
      if (!each.stands) continue;
      const size = each.hexes.length;
      if (!mayTearDown(seat, each)) offers.block(pickBuilding(each.number), 'TT-4.15', 'blocked.not-yours');
      else if (size <= minions) offers.add(pickBuilding(each.number));
      else if (offers.explain) offers.block(pickBuilding(each.number), 'TT-4.15', 'blocked.too-big', { size });
    }
    for (const { hex, size } of tilesToTearDown(p)) {
      if (size <= minions) offers.add(pickHex(hex));
      else if (offers.explain) offers.block(pickHex(hex), 'TT-4.15', 'blocked.too-big', { size });
    }
    offerGrunt(offers);
  },
  take(p, _frame, seat, move) {
    if (move.do === 'grunt') grunt(p, seat);
    else {
      const target = move.do === 'building' ? BUILT + move.building : landAt(p.land, hexIn(move));
      complete(p, seat, { deed: 'destroy', target });
    }
  },
  label: (p, _frame, _seat, move) => {
    if (move.do === 'building') return describe(p, move.building);
    return move.do === 'hex' ? { say: 'move.tile', hex: move.hex } : { say: 'move.grunt' };
  },
};

/** TT-4.12 */
export const planScare: Ask<'plan-scare', PickBuilding | Grunt> = {
  rule: 'TT-4.12',
  anytime: true,
  completes: true,
  offer(p, _frame, _seat, offers) {
    for (const store of p.buildings) if (isTownStore(store)) offers.add(pickBuilding(store.number));
    offerGrunt(offers);
  },
  take(p, _frame, seat, move) {
    if (move.do === 'grunt') grunt(p, seat);
    else complete(p, seat, { deed: 'scare', store: move.building });
  },
  label: (p, _frame, _seat, move) => (move.do === 'building' ? describe(p, move.building) : { say: 'move.grunt' }),
};

/** TT-18.1 */
export const planResource: Ask<'plan-resource', FetchSupply | Grunt> = {
  rule: 'TT-18.1',
  anytime: true,
  completes: true,
  offer(p, _frame, seat, offers) {
    const hasRoom = hasStorageRoom(p, seat);
    SUPPLIES.forEach((_, supply) => {
      const toHub = at(FETCH.hub, supply);
      const toHut = at(FETCH.hut, supply);
      if ((p.income[supply] ?? 0) < MOST_INCOME) offers.add(toHub);
      else offers.block(toHub, 'TT-18.1', 'blocked.most-income');
      if (hasRoom) offers.add(toHut);
      else offers.block(toHut, 'TT-18.3', 'blocked.no-storage');
    });
    offerGrunt(offers);
  },
  take(p, _frame, seat, move) {
    if (move.do === 'grunt') grunt(p, seat);
    else complete(p, seat, { deed: 'get-resource', supply: SUPPLIES.indexOf(move.supply), keeps: move.to === 'hut' });
  },
};

/** TT-18.5 */
export const planTrinkets: Ask<'plan-trinkets', Carve | Grunt> = {
  rule: 'TT-18.5',
  anytime: true,
  completes: true,
  offer(p, _frame, seat, offers) {
    for (let trinkets = 1; trinkets <= trinketsPossible(p, seat); trinkets++) offers.add(carve(trinkets));
    offerGrunt(offers);
  },
  take(p, _frame, seat, move) {
    if (move.do === 'grunt') grunt(p, seat);
    else push(p, { step: 'plan-trinket-stat', seat, left: move.trinkets, given: [] });
  },
};

export const planTrinketStat: Ask<'plan-trinket-stat', Adorn | Grunt> = {
  rule: 'TT-18.5',
  anytime: true,
  completes: true,
  offer(_p, _frame, _seat, offers) {
    for (const move of ADORN) offers.add(move);
    offerGrunt(offers);
  },
  take(p, { left, given }, seat, move) {
    if (move.do === 'grunt') {
      grunt(p, seat);
      return;
    }
    const trinkets = [...given, STATS.indexOf(move.stat)];
    if (left > 1) push(p, { step: 'plan-trinket-stat', seat, left: left - 1, given: trinkets });
    else complete(p, seat, { deed: 'make-trinket', trinkets });
  },
};

/** TT-18.8 */
export const planGrift: Ask<'plan-grift', Pocket | Grunt> = {
  rule: 'TT-18.8',
  anytime: true,
  completes: true,
  offer(p, _frame, _seat, offers) {
    POCKET.forEach((move, supply) => {
      if ((p.income[supply] ?? 0) > 0) offers.add(move);
      else offers.block(move, 'TT-18.8', 'blocked.no-income');
    });
    offerGrunt(offers);
  },
  take(p, _frame, seat, move) {
    if (move.do === 'grunt') grunt(p, seat);
    else complete(p, seat, { deed: 'grift', supply: SUPPLIES.indexOf(move.supply) });
  },
};

import type { BaseGood, Good } from '../../../../src/games/caverna/box/goods.ts';
import { ask, askPlainly, NO, settle, type Telling } from './asking.ts';
import { chooseBranch, SIX_GOODS } from './branches.ts';
import { expedition } from './expedition.ts';
import { canGrow } from './family.ts';
import { isClumsy } from './forging.ts';
import { MARKET } from './furnishings.ts';
import { countTop, gain, homeOf, type SheetTable, type SpaceOnTable, type Worker } from './home.ts';
import { fences, forge, grow, placeOreMine, placeRubyMine } from './parts.ts';
import { sowings } from './sites.ts';
import { IMITATION_FOOD, spaceOf } from './spaces.ts';
import { placeTwin, sow } from './tiles-and-crops.ts';
import { FARMING_PRICES, FENCE_PRICES, holdsFor, imitable } from './usable.ts';

interface Action {
  readonly table: SheetTable;
  readonly seat: number;
  readonly worker: Worker;
  readonly space: SpaceOnTable;
}

/** CV-4.4, FF-6.10 to FF-6.12. Whether there was anything to take. */
function* take({ table, seat, worker, space }: Action): Telling<boolean> {
  const home = homeOf(table, seat);
  const found = Object.fromEntries(Object.entries(space.goods).filter(([, count]) => count > 0)) as Record<
    Good,
    number
  >;
  const kinds = Object.keys(found) as Good[];
  if (kinds.length > 0 && isClumsy(home, worker)) {
    const answers = () => kinds.map((good) => `lose ${good}`);
    const answer = yield* askPlainly({ table, seat, step: 'clumsy', answers });
    found[answer?.split(' ')[1] as Good]--;
  }
  for (const good of kinds) space.goods[good as BaseGood] = 0;
  gain(home, found);
  yield* settle(table, seat);
  return Object.values(found).some((count) => count > 0);
}

/** Section 16c: the parts of a space, in the order given there. */
export function* act(action: Action): Telling {
  const { table, seat, worker, space } = action;
  const home = homeOf(table, seat);
  const part = (may: boolean) => ({ table, seat, may });
  const onExpedition = (level: number, may: boolean) => expedition({ table, seat, worker, level, may });
  switch (spaceOf(space.id).kind) {
    case 'ruby-mining':
      yield* take(action);
      if (countTop(home, 'ruby-mine') >= 1) gain(home, { ruby: 1 });
      return;
    case 'ruby-delivery':
      yield* take(action);
      if (countTop(home, 'ruby-mine') >= 2) gain(home, { ruby: 1 });
      return;
    case 'ore-mining':
    case 'ore-delivery':
      yield* take(action);
      gain(home, { ore: 2 * countTop(home, 'ore-mine') });
      return;
    case 'strip-mining':
      yield* take(action);
      gain(home, { wood: 2 });
      return;
    case 'forest-exploration':
      yield* take(action);
      gain(home, space.id === 'forest-exploration-3' ? { vegetable: 1 } : { food: 2 });
      return;
    case 'supplies':
      gain(home, SIX_GOODS);
      return;
    case 'starting-player':
      table.first = seat;
      yield* take(action);
      gain(home, space.id === 'starting-player-13' ? { ore: 2 } : { ruby: 1 });
      return;
    case 'drift-mining':
      yield* placeTwin(part(yield* take(action)), ['cavern-tunnel']);
      return;
    case 'excavation': {
      const took = yield* take(action);
      // FF-8.36
      const quarries = home.built.includes('quarrying-room');
      if (quarries) gain(home, { stone: 1 });
      yield* placeTwin(part(took), ['cavern-tunnel', 'cavern-cavern']);
      return;
    }
    case 'clearing':
      yield* placeTwin(part(yield* take(action)), ['meadow-field']);
      return;
    case 'sustenance': {
      const took = yield* take(action);
      if (space.id === 'sustenance-13') gain(home, { grain: 1 });
      yield* placeTwin(part(took || space.id === 'sustenance-13'), ['meadow-field']);
      return;
    }
    case 'small-scale-drift-mining':
      gain(home, { stone: 1 });
      yield* placeTwin(part(true), ['cavern-tunnel']);
      return;
    case 'slash-and-burn': {
      const placed = yield* placeTwin(part(sowings(home).length > 0), ['meadow-field']);
      yield* sow(part(placed));
      return;
    }
    case 'logging':
      yield* onExpedition(1, yield* take(action));
      return;
    case 'fence-building':
      yield* fences({ table, seat, prices: FENCE_PRICES, must: !(yield* take(action)) });
      return;
    case 'sheep-farming':
    case 'donkey-farming': {
      const holds = holdsFor(home, worker, space);
      yield* fences({ table, seat, prices: FARMING_PRICES, must: !holds });
      yield* take(action);
      return;
    }
    case 'blacksmithing': {
      const forged = worker.strength === 0 && (yield* forge(part(false), worker));
      yield* onExpedition(3, forged);
      return;
    }
    case 'adventure': {
      const forged = worker.strength === 0 && (yield* forge(part(false), worker));
      if (yield* onExpedition(1, forged)) yield* onExpedition(1, true);
      return;
    }
    case 'ore-mine-construction': {
      const placed = yield* placeOreMine(part(worker.strength > 0));
      yield* onExpedition(2, placed);
      return;
    }
    case 'ruby-mine-construction': {
      const covered = yield* placeRubyMine(part(false), 'tunnel', 'deep-tunnel');
      if (covered === undefined || !home.built.includes('guest-room')) return;
      yield* placeRubyMine(part(true), covered === 'tunnel' ? 'deep-tunnel' : 'tunnel');
      return;
    }
    case 'family-life': {
      const grew = yield* grow(part(sowings(home).length > 0), canGrow);
      yield* sow(part(grew));
      return;
    }
    case 'exploration':
      yield* onExpedition(4, false);
      return;
    case 'hardware-rental': {
      const renting = space.id === 'hardware-rental-67';
      if (renting) gain(home, { wood: 2 });
      const went = yield* onExpedition(2, renting || sowings(home).length > 0);
      yield* sow(part(renting || went));
      return;
    }
    case 'ore-trading':
      yield* tradeOre(action);
      return;
    case 'weekly-market':
      yield* visitMarket(action);
      return;
    case 'housework':
    case 'growth':
    case 'wish-for-children':
    case 'urgent-wish':
    case 'extension':
      yield* chooseBranch(action);
      return;
    case 'imitation':
      yield* imitate(action);
      return;
    default:
      yield* take(action);
  }
}

/** CV-4.36 */
function* tradeOre({ table, seat }: Action): Telling {
  const home = homeOf(table, seat);
  const answers = () => [1, 2, 3].filter((times) => home.goods.ore >= 2 * times).map((times) => `trade ${times}`);
  const answer = yield* askPlainly({ table, seat, step: 'trade-count', answers });
  const times = Number(answer?.split(' ')[1]);
  home.goods.ore -= 2 * times;
  gain(home, { gold: 2 * times, food: times });
}

/** CV-4.38 */
function* visitMarket({ table, seat }: Action): Telling {
  const home = homeOf(table, seat);
  gain(home, { gold: 4 });
  const bought: string[] = [];
  for (;;) {
    const answers = () => [
      ...Object.entries(MARKET)
        .filter(([good, gold]) => !bought.includes(good) && home.goods.gold >= gold)
        .map(([good]) => `buy ${good}`),
      NO,
    ];
    const answer = yield* ask({ table, seat, step: 'market', answers });
    if (answer === undefined || answer === NO) return;
    const good = answer.split(' ')[1] as Good;
    home.goods.gold -= MARKET[good] as number;
    bought.push(good);
    gain(home, { [good]: 1 });
    yield* settle(table, seat);
  }
}

/** CV-4.31 to CV-4.34 */
function* imitate({ table, seat, worker, space }: Action): Telling {
  homeOf(table, seat).goods.food -= IMITATION_FOOD[space.id] as number;
  const answers = () => imitable(table, seat, worker, space, 0).map(({ id }) => `imitate ${id}`);
  const answer = yield* askPlainly({ table, seat, step: 'imitate-target', answers });
  const target = table.spaces.find(({ id }) => `imitate ${id}` === answer) as SpaceOnTable;
  yield* act({ table, seat, worker, space: target });
}

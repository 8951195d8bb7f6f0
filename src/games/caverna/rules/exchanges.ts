import type { Anytime, Frame, Seat } from '../../../kernel/game.ts';
import { isHooked } from '../../../kernel/hooks.ts';
import { Offers } from '../../../kernel/offers.ts';
import { push } from '../../../kernel/steps.ts';
import { furnishingNumber, HOOK_SET } from '../box/furnishings.ts';
import {
  ANIMALS,
  type Animal,
  FARM_ANIMALS,
  type FarmAnimal,
  FOOD_FOR,
  FOOD_FOR_TWO_DONKEYS,
  type FolkCrop,
  type Some,
} from '../box/goods.ts';
import { RUBY_GOODS, STRONGEST } from '../box/market.ts';
import { RUBIES_FOR, SINGLE_TILES } from '../box/tiles.ts';
import type { FrameOf } from '../frames.ts';
import {
  ADD_ANIMAL,
  type AddAnimal,
  type CavernaMove,
  CONVERT,
  CONVERTIBLES,
  COOK,
  type Convertible,
  CROP,
  DISCARD,
  DONE,
  EXCHANGE,
  type Free,
  GOLD,
  type GoldToFood,
  moveAt,
  moveOn,
  type Plain,
  RUBY,
  RUBY_ANIMAL,
  RUBY_TILE,
} from '../moves.ts';
import { type Caverna, changePerson, HOME, type Player, personAt, playerAt } from '../position.ts';
import type { Ask } from '../steps/step.ts';
import { tell, type Word } from '../words.ts';
import { wouldFit } from './animals.ts';
import { convertAnimals, cooksTogether, foodFor, rateOf } from './conversions.ts';
import { hasPlaceForSingle } from './geometry.ts';
import { gain, gainAll, hasAll, payAll } from './goods.ts';
import type { Exchange } from './hooks.ts';
import { house } from './housing.ts';
import { hasSingle } from './singles.ts';
import { isCropTimely, isHungry, isTimelyToGet, isUseful, isWelcome } from './timely.ts';

const { 'exchange.anytime': EXCHANGES, 'exchange.weapon': WEAPONS } = HOOK_SET.hooks;

type Verb = Free['do'];
type Anything = Anytime<Caverna, CavernaMove, Word>;

function the<V extends Verb>(verb: V, move: CavernaMove): Extract<Free, { do: V }> {
  if (move.do !== verb) throw new Error(`'${move.do}' is not '${verb}'`);
  return move as Extract<Free, { do: V }>;
}

// Bots need try these in one order only: rubies become goods, goods become food, then come the exchanges of furnishings,
// then weapons. Farm animals, tiles, gold and whatever takes a dog are left without a rank, since they ask further questions.
const EXCHANGING_CROPS = -1;
const FIRST_CONVERSION = RUBY_GOODS.length + 1;
const EXCHANGING = FIRST_CONVERSION + CONVERTIBLES.length;
const DISCARDING = EXCHANGING + 1;

/** CV-10.15, FF-8.20: animals of types that have just had young stay until the second breeding is over, a bit for each type. */
function barredTypes(frame: Frame): number {
  return frame.step === 'breed-again' ? (frame as FrameOf<'breed-again'>).types : 0;
}

function isBarred(types: number, animal: FarmAnimal): boolean {
  return types !== 0 && (types & (1 << FARM_ANIMALS.indexOf(animal))) !== 0;
}

/** Neither may they be given, nor may others come, or dogs go, so that some of them would have no room. */
function isUpset(p: Caverna, seat: Seat, types: number, change: Readonly<Partial<Record<Animal, number>>>): boolean {
  if (types === 0) return false;
  if (FARM_ANIMALS.some((animal) => (change[animal] ?? 0) < 0 && isBarred(types, animal))) return true;
  return !wouldFit(p, seat, change);
}

const GIVEN: Readonly<Partial<Record<Convertible, Readonly<Partial<Record<Animal, number>>>>>> = {
  dog: { dog: -1 },
  sheep: { sheep: -1 },
  donkey: { donkey: -1 },
  'two-donkeys': { donkey: -2 },
  boar: { boar: -1 },
  cattle: { cattle: -1 },
};

function addConversion(
  p: Caverna,
  seat: Seat,
  types: number,
  what: Convertible,
  offers: Offers<CavernaMove, Word>,
): void {
  if (types !== 0 && isUpset(p, seat, types, GIVEN[what] ?? NO_CHANGE))
    offers.block(CONVERT[what], 'FF-8.20', 'blocked.young');
  else offers.add(CONVERT[what]);
}

/** CV-9.5 */
const convert: Anything = {
  timely: isHungry,
  rank(move) {
    const { what } = the('convert', move);
    return what === 'dog' ? undefined : FIRST_CONVERSION + CONVERTIBLES.indexOf(what);
  },
  offer(p, frame, seat, offers) {
    const player = playerAt(p, seat);
    const { goods } = player;
    const types = barredTypes(frame);
    if (goods.grain > 0) offers.add(CONVERT.grain);
    if (goods.vegetable > 0) offers.add(CONVERT.vegetable);
    if (goods.ruby > 0) offers.add(CONVERT.ruby);
    if (goods.dog > 0 && rateOf(player, 'dog') > 0) addConversion(p, seat, types, 'dog', offers);
    if (goods.sheep > 0) addConversion(p, seat, types, 'sheep', offers);
    if (goods.donkey > 0) addConversion(p, seat, types, 'donkey', offers);
    if (goods.donkey > 1 && 2 * rateOf(player, 'donkey') < FOOD_FOR_TWO_DONKEYS)
      addConversion(p, seat, types, 'two-donkeys', offers);
    if (goods.boar > 0) addConversion(p, seat, types, 'boar', offers);
    if (goods.cattle > 0) addConversion(p, seat, types, 'cattle', offers);
  },
  take(p, seat, move) {
    turnIntoFood(p, seat, the('convert', move).what);
  },
};

const NO_CHANGE = {};
const NO_ANIMALS: Readonly<Record<Animal, number>> = { dog: 0, sheep: 0, donkey: 0, boar: 0, cattle: 0 };

function turnIntoFood(p: Caverna, seat: Seat, what: Convertible): void {
  const { goods } = playerAt(p, seat);
  switch (what) {
    case 'grain':
    case 'vegetable':
    case 'ruby':
      goods[what]--;
      goods.food += FOOD_FOR[what];
      tell({ say: 'told.converted', seat, good: what, food: FOOD_FOR[what] });
      return;
    case 'two-donkeys':
      convertAnimals(p, seat, { ...NO_ANIMALS, donkey: 2 });
      return;
    default:
      convertAnimals(p, seat, { ...NO_ANIMALS, [what]: 1 });
      // Sheep may have been watched by the dog.
      if (what === 'dog') house(p, seat);
  }
}

/** FF-14.2: several animals together, where that brings more. */
const cook: Anything = {
  timely: (p, frame, seat) => frame.step === 'final-exchange' || isHungry(p, frame, seat),
  offer(p, frame, seat, offers) {
    const player = playerAt(p, seat);
    if (!cooksTogether(player) || cookable(player, 0) <= 1) return;
    if (cookable(player, barredTypes(frame)) <= 1) offers.block(COOK, 'FF-8.20', 'blocked.young');
    else offers.add(COOK);
  },
  take(p, seat) {
    const frame = p.stack[p.stack.length - 1];
    const young = frame === undefined ? 0 : barredTypes(frame);
    push(p, young === 0 ? { step: 'cook', seat, ...NO_ANIMALS } : { step: 'cook', seat, ...NO_ANIMALS, young });
  },
};

function cookable(player: Player, young: number): number {
  return ANIMALS.reduce((sum, animal) => sum + (mayCook(player, young, animal) ? player.goods[animal] : 0), 0);
}

/** Between two breedings dogs stay as well: sheep that have had young may be watched by them. */
function mayCook(player: Player, young: number, animal: Animal): boolean {
  if (animal === 'dog') return young === 0 && rateOf(player, 'dog') > 0;
  return !isBarred(young, animal);
}

/** FF-14.2 */
export const cookAnimals: Ask<'cook', AddAnimal | Plain> = {
  rule: 'FF-14.2',
  completes: true,
  offer(p, frame, seat, offers) {
    const player = playerAt(p, seat);
    for (const animal of ANIMALS) {
      if (player.goods[animal] > frame[animal] && mayCook(player, frame.young ?? 0, animal))
        offers.add(ADD_ANIMAL[animal]);
    }
    offers.add(DONE);
  },
  take(p, frame, seat, move) {
    if (move.do === 'add') {
      push(p, { ...frame, [move.animal]: frame[move.animal] + 1 });
      return;
    }
    const { dog, sheep, donkey, boar, cattle } = frame;
    convertAnimals(p, seat, { dog, sheep, donkey, boar, cattle });
    if (dog > 0) house(p, seat);
  },
  ask: (p, { dog, sheep, donkey, boar, cattle }, seat) => ({
    say: 'ask.cook',
    animals: dog + sheep + donkey + boar + cattle,
    food: foodFor(playerAt(p, seat), { dog, sheep, donkey, boar, cattle }),
  }),
  label: (_p, _frame, _seat, move) => (move.do === 'add' ? { ...move, say: 'move.add' } : { say: 'move.cook-now' }),
};

/** FF-5.3: one way only. */
const crop: Anything = {
  timely: (p, frame, seat, move) => isCropTimely(p, frame, seat, the('crop', move).crop),
  rank: () => EXCHANGING_CROPS,
  offer(p, _frame, seat, offers) {
    if (p.folks === undefined) return;
    const { goods } = playerAt(p, seat);
    if ((goods.gemfruit ?? 0) > 0) offers.add(CROP.gemfruit);
    if ((goods.mushroom ?? 0) > 0) offers.add(CROP.mushroom);
  },
  take(p, seat, move) {
    const { crop: what } = the('crop', move);
    const { goods } = playerAt(p, seat);
    goods[what] = (goods[what] ?? 0) - 1;
    goods[TURNS_INTO[what]]++;
    tell({ say: 'told.crop', seat, crop: what, count: 1 });
  },
};

/** FF-5: what becomes of them. */
const TURNS_INTO: Readonly<Record<FolkCrop, 'ruby' | 'vegetable'>> = { gemfruit: 'ruby', mushroom: 'vegetable' };

/** CV-9.5: how many together is asked, unless there are just two. */
const gold: Anything = {
  timely: isHungry,
  offer(p, _frame, seat, offers) {
    if (playerAt(p, seat).goods.gold >= 2) offers.add(GOLD);
  },
  take(p, seat) {
    if (playerAt(p, seat).goods.gold === 2) spendGold(p, seat, 2);
    else push(p, { step: 'gold-to-food', seat });
  },
};

function spendGold(p: Caverna, seat: Seat, amount: number): void {
  const { goods } = playerAt(p, seat);
  goods.gold -= amount;
  goods.food += amount - 1;
  tell({ say: 'told.spent-gold', seat, gold: amount, food: amount - 1 });
}

export const goldToFood: Ask<'gold-to-food', GoldToFood> = {
  rule: 'CV-9.5',
  completes: true,
  offer(p, _frame, seat, offers) {
    const { gold: most } = playerAt(p, seat).goods;
    for (let amount = 2; amount <= most; amount++) offers.add({ do: 'gold-to-food', gold: amount });
  },
  take(p, _frame, seat, { gold: amount }) {
    spendGold(p, seat, amount);
  },
};

/** Table 9a: rubies for goods. */
const ruby: Anything = {
  timely: (p, frame, seat, move) => isUseful(p, frame, seat, the('ruby', move).get),
  rank: (move) => {
    const { get } = the('ruby', move);
    return get === 'gold' ? RUBY_GOODS.length : RUBY_GOODS.indexOf(get);
  },
  offer(p, _frame, seat, offers) {
    if (playerAt(p, seat).goods.ruby === 0) return;
    for (const good of RUBY_GOODS) offers.add(RUBY[good]);
    if (p.options.rubyToGold) offers.add(RUBY.gold);
  },
  take(p, seat, move) {
    const { get } = the('ruby', move);
    const player = playerAt(p, seat);
    player.goods.ruby--;
    gain(player, get, 1);
    tell({ say: 'told.ruby', seat, good: get });
  },
};

/** Table 9a: cattle cost a food besides. */
const rubyAnimal: Anything = {
  timely: (p, frame, seat, move) => isWelcome(p, frame, seat, the('ruby-animal', move).get),
  offer(p, frame, seat, offers) {
    const { goods } = playerAt(p, seat);
    if (goods.ruby === 0) return;
    const types = barredTypes(frame);
    for (const animal of FARM_ANIMALS) {
      if (animal === 'cattle' && goods.food === 0)
        offers.block(RUBY_ANIMAL[animal], 'CV-9.1', 'blocked.food', { food: 1 });
      else if (isUpset(p, seat, types, { [animal]: 1 })) offers.block(RUBY_ANIMAL[animal], 'FF-8.20', 'blocked.young');
      else offers.add(RUBY_ANIMAL[animal]);
    }
  },
  take(p, seat, move) {
    const { get } = the('ruby-animal', move);
    const { goods } = playerAt(p, seat);
    goods.ruby--;
    if (get === 'cattle') goods.food--;
    goods[get]++;
    tell({ say: 'told.ruby', seat, good: get });
    house(p, seat);
  },
};

/** CV-9.3 */
const rubyTile: Anything = {
  timely: (_p, { step }) => step === 'place-person',
  offer(p, _frame, seat, offers) {
    const player = playerAt(p, seat);
    const { ruby: rubies } = player.goods;
    if (rubies === 0) return;
    for (const tile of SINGLE_TILES) {
      if (rubies < RUBIES_FOR[tile])
        offers.block(RUBY_TILE[tile], 'CV-9.1', 'blocked.rubies', { ruby: RUBIES_FOR[tile] });
      else if (!hasSingle(p, tile)) offers.block(RUBY_TILE[tile], 'FF-1.3', 'blocked.no-single');
      else if (hasPlaceForSingle(player, tile)) offers.add(RUBY_TILE[tile]);
      else offers.block(RUBY_TILE[tile], 'CV-9.3', 'blocked.no-site');
    }
  },
  take(p, seat, move) {
    const { tile } = the('ruby-tile', move);
    playerAt(p, seat).goods.ruby -= RUBIES_FOR[tile];
    tell({ say: 'told.ruby-tile', seat, tile, ruby: RUBIES_FOR[tile] });
    push(p, { step: 'place-single', seat, tile });
  },
};

function termsOf(furnishing: string, way: number): Exchange | undefined {
  return EXCHANGES.at[furnishingNumber(furnishing)]?.[way];
}

/** Table 9c */
const exchange: Anything = {
  timely(p, frame, seat, move) {
    const { furnishing, way } = the('exchange', move);
    return isTimelyToGet(p, frame, seat, termsOf(furnishing, way)?.get ?? NO_CHANGE);
  },
  rank(move) {
    const { furnishing, way } = the('exchange', move);
    return termsOf(furnishing, way)?.give.dog === undefined ? EXCHANGING : undefined;
  },
  offer(p, frame, seat, offers) {
    const { held, goods, exchanged } = playerAt(p, seat);
    if (!isHooked(EXCHANGES, held)) return;
    const types = barredTypes(frame);
    for (const thing of held.things) {
      const ways = EXCHANGES.at[thing];
      if (ways === undefined) continue;
      for (let way = 0; way < ways.length; way++) {
        const { give, once } = ways[way] as Exchange;
        if (once !== undefined && exchanged?.includes(thing) === true)
          offers.block(moveOn(EXCHANGE, thing, way), 'FF-3.8', 'blocked.once-a-round');
        else if (types !== 0 && hasAll(goods, give) && isUpset(p, seat, types, animalsGiven(give)))
          offers.block(moveOn(EXCHANGE, thing, way), 'FF-8.20', 'blocked.young');
        else if (hasAll(goods, give)) offers.add(moveOn(EXCHANGE, thing, way));
        else if (offers.explain) offers.block(moveOn(EXCHANGE, thing, way), 'CV-9.1', 'blocked.exchange', { ...give });
      }
    }
  },
  take(p, seat, move) {
    const { furnishing, way } = the('exchange', move);
    const terms = termsOf(furnishing, way);
    if (terms === undefined) throw new Error(`${furnishing} exchanges nothing`);
    payAll(p, seat, terms.give);
    tell({ say: 'told.exchanged', seat, furnishing, ...terms.give });
    gainAll(p, seat, terms.get);
    const player = playerAt(p, seat);
    if (terms.once !== undefined) player.exchanged = [...(player.exchanged ?? []), furnishingNumber(furnishing)];
    if ('dog' in terms.give) house(p, seat);
  },
};

function animalsGiven(give: Some): Partial<Record<Animal, number>> {
  return Object.fromEntries(ANIMALS.map((animal) => [animal, -(give[animal] ?? 0)]));
}

/** CV-7.15: the Person that is on an expedition now, or trains for it, or -1. */
function explorer(p: Caverna, seat: Seat): number {
  if (seat !== p.active) return -1;
  const isAway = ({ step }: Frame) => step === 'train' || step === 'expedition' || step === 'end-expedition';
  return p.stack.some(isAway) ? p.person : -1;
}

/** D34, FD60: whose weapon goes, of several with the same strength. */
function disarmingRank({ at, kind }: Player['people'][number]): number {
  return (at === HOME ? 0 : 2) + (kind === 'goblin' ? 0 : 1);
}

/** The Person whose weapon of this strength goes, or -1. */
function disarmable(player: Player, away: number, strength: number): number {
  let found = -1;
  let best = -1;
  for (let person = 0; person < player.people.length; person++) {
    const each = personAt(player, person);
    if (person === away || each.strength !== strength) continue;
    const rank = disarmingRank(each);
    if (rank < best || (rank === best && each.at === HOME)) continue;
    found = person;
    best = rank;
  }
  return found;
}

/** CV-11.17 */
const discard: Anything = {
  timely: isHungry,
  rank: () => DISCARDING,
  offer(p, _frame, seat, offers) {
    const player = playerAt(p, seat);
    if (!isHooked(WEAPONS, player.held)) return;
    const away = explorer(p, seat);
    for (let strength = 1; strength <= STRONGEST; strength++) {
      if (disarmable(player, away, strength) >= 0) offers.add(moveAt(DISCARD, strength));
    }
  },
  take(p, seat, move) {
    const { strength } = the('discard', move);
    const player = playerAt(p, seat);
    changePerson(player, disarmable(player, explorer(p, seat), strength), { strength: 0 });
    player.goods.food += strength;
    tell({ say: 'told.discarded', seat, strength });
  },
};

/** Section 9: what is open at any time, by the verb of its moves. */
export const anytime: Readonly<Record<Verb, Anything>> = {
  convert,
  gold,
  ruby,
  'ruby-animal': rubyAnimal,
  'ruby-tile': rubyTile,
  exchange,
  discard,
  crop,
  cook,
};

const probe = new Offers<CavernaMove, Word>();
const NO_FRAME: Frame = { step: 'place-person' };

/** Whether the player has anything to exchange at all. */
export function canExchange(p: Caverna, seat: Seat): boolean {
  probe.clear();
  for (const free of Object.values(anytime)) free.offer(p, NO_FRAME, seat, probe);
  return probe.count > 0;
}

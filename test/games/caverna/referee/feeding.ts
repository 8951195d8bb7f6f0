import type { Good } from '../../../../src/games/caverna/box/goods.ts';
import { ask, type Telling } from './asking.ts';
import { hasRubyInReach } from './folks.ts';
import { countTop, type Home, homeOf, type SheetTable, type Worker } from './home.ts';

/** CV-10.6, the table of section 10 of The Forgotten Folk. */
function foodFor(home: Home, { adult, goblin }: Worker, payOne: boolean): number {
  if (payOne || !adult) return 1;
  return home.folk === 'trolls' && !goblin ? 3 : 2;
}

interface Meal {
  readonly food: number;
  readonly stone: number;
}

/** FF-10.1, with one Person fed otherwise. */
function mealOf(home: Home, payOne: boolean, fedOtherwise: Worker | undefined): Meal {
  const people = home.people.filter((each) => each !== fedOtherwise);
  const lithovores = home.folk === 'silicoids' ? people.filter(({ goblin }) => !goblin) : [];
  const eaters = people.filter((each) => !lithovores.includes(each));
  const donkeys = Math.min(home.goods.donkey, countTop(home, 'ore-mine', 'ruby-mine'));
  const sum = eaters.reduce((food, each) => food + foodFor(home, each, payOne), 0);
  return {
    food: Math.max(0, sum - (home.built.includes('mining-cave') ? donkeys : 0)),
    // FF-7.7.2
    stone: payOne ? Math.ceil(lithovores.length / 2) : lithovores.length,
  };
}

function payOrBeg({ goods }: Home, good: 'food' | 'stone', need: number): void {
  const paid = Math.min(need, goods[good]);
  goods[good] -= paid;
  goods.begging += need - paid;
}

/** CV-10.6 to CV-10.10; an adult is fed by the Working Cave, or a Goblin (FF-10.2): a newborn eats no more than they do. */
export function* feed(table: SheetTable, seat: number, payOne: boolean): Telling {
  const home = homeOf(table, seat);
  const { goods } = home;
  const answers = () => {
    if (!home.built.includes('working-cave')) return ['feed'];
    const instead: string[] = [];
    if (goods.wood >= 1) instead.push('wood 1');
    if (goods.stone >= 1) instead.push('stone 1');
    if (goods.ore >= 2) instead.push('ore 2');
    const hasGoblin = home.people.some(({ goblin }) => goblin);
    const forGoblin = hasGoblin ? instead.map((material) => `feed who goblin ${material}`) : [];
    return ['feed', ...instead.map((material) => `feed ${material}`), ...forGoblin];
  };
  const { donkey } = goods;
  const need = mealOf(home, payOne, undefined).food;
  goods.donkey++;
  // CV-10.8: a donkey for a ruby would be one food less.
  const mustAsk = hasRubyInReach(home) && mealOf(home, payOne, undefined).food < need;
  goods.donkey = donkey;
  const answer = (yield* ask({ table, seat, step: 'feed', answers, mustAsk })) ?? 'feed';
  const isGoblin = answer.includes('goblin');
  const [material, count] = answer.split(' ').slice(isGoblin ? 3 : 1);
  if (material !== undefined) goods[material as Good] -= Number(count);
  const fed = home.people.find(({ adult, goblin }) => adult && goblin === isGoblin);
  const meal = mealOf(home, payOne, material === undefined ? undefined : fed);
  payOrBeg(home, 'food', meal.food);
  payOrBeg(home, 'stone', meal.stone);
}

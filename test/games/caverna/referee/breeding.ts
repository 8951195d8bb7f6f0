import type { FarmAnimal } from '../../../../src/games/caverna/box/goods.ts';
import { breedingSets, couldMakeRoom, rubiesMakePair, TYPES } from './animals.ts';
import { ask, NO, type Telling } from './asking.ts';
import { hasRubyInReach } from './folks.ts';
import { gain, type Home, homeOf, type SheetTable, type Worker } from './home.ts';

interface Breeding {
  readonly table: SheetTable;
  readonly seat: number;
  /** How many types at most. */
  readonly most: number;
  readonly away?: Worker | undefined;
  /** CV-10.11: the phase of a harvest, not an effect. */
  readonly isPhase?: boolean;
}

function bornOf(flags: readonly string[]): FarmAnimal[] {
  return TYPES.filter((_, type) => flags[type] === 'true');
}

/** CV-10.12, CV-10.16 */
function bear(home: Home, born: readonly FarmAnimal[]): void {
  for (const type of born) home.goods[type]++;
  if (home.built.includes('breeding-cave')) gain(home, { food: [0, 1, 2, 3, 5][born.length] as number });
  if (home.built.includes('quarry') && born.includes('donkey')) gain(home, { stone: 1 });
}

/** CV-10.12 to CV-10.17 */
export function* breed({ table, seat, most, away, isPhase = false }: Breeding): Telling {
  const home = homeOf(table, seat);
  // FF-8.11: at the same moment as the young, so that there is room with it.
  if (isPhase && home.built.includes('kennels') && home.goods.dog >= 2) gain(home, { dog: 1 });
  const answers = () => breedingSets(home, most).map((set) => `breed ${set.join(' ')}`);
  const mustAsk = isPhase && (rubiesMakePair(home) || couldMakeRoom(home, breedingSets(home, most)));
  const answer = yield* ask({ table, seat, step: 'breed', answers, away, mustAsk });
  if (answer === undefined) return;
  const born = bornOf(answer.split(' ').slice(1));
  bear(home, born);
  if (isPhase && home.built.includes('feeding-room')) yield* breedAgain(table, seat, born);
}

/** FF-8.20: two types for a vegetable; more vegetables where more types come of it. */
function* breedAgain(table: SheetTable, seat: number, among: readonly FarmAnimal[]): Telling {
  const home = homeOf(table, seat);
  const sizeOf = (set: readonly boolean[]) => set.filter(Boolean).length;
  const waysFor = (vegetables: number) =>
    breedingSets(home, 2 * vegetables, among).filter((set) => sizeOf(set) > 2 * (vegetables - 1));
  if (waysFor(1).length === 0) return;
  const answers = () => [
    ...[1, 2].flatMap((vegetables) =>
      home.goods.vegetable >= vegetables
        ? waysFor(vegetables).map((set) => `breed-again ${vegetables} ${set.join(' ')}`)
        : [],
    ),
    NO,
  ];
  const mustAsk = home.goods.vegetable + home.goods.mushroom > 0 || hasRubyInReach(home);
  const answer = yield* ask({ table, seat, step: 'breed-again', answers, mustAsk, young: among });
  if (answer === undefined || answer === NO) return;
  const [, vegetables, ...flags] = answer.split(' ');
  home.goods.vegetable -= Number(vegetables);
  bear(home, bornOf(flags));
}

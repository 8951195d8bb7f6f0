import type { Achievement } from '../../kernel/game.ts';
import { FARM_ANIMALS } from './box/goods.ts';
import { type Caverna, playerAt } from './position.ts';
import { lossesOf, pointsOf } from './score.ts';
import type { Word } from './words.ts';

const FAMILY = 6;
const STRONGEST = 14;
const HERD = 4;
const POINTS = 100;

export const achievements = [
  {
    id: 'family-of-six',
    rule: 'CV-10.10',
    isDone({ position }, seat) {
      const { people, goods } = playerAt(position, seat);
      return people.length >= FAMILY && goods.begging === 0;
    },
  },
  { id: 'nothing-lost', rule: 'CV-14.8', isDone: ({ position }, seat) => lossesOf(playerAt(position, seat)) === 0 },
  {
    id: 'full-arms',
    rule: 'CV-1.4',
    isDone: ({ position }, seat) => playerAt(position, seat).people.some(({ strength }) => strength >= STRONGEST),
  },
  {
    id: 'herds',
    rule: 'CV-14.3',
    isDone: ({ position }, seat) => FARM_ANIMALS.every((animal) => playerAt(position, seat).goods[animal] >= HERD),
  },
  { id: 'hundred', rule: 'CV-14.14', isDone: ({ position }, seat) => pointsOf(position, seat) >= POINTS },
] as const satisfies readonly Achievement<Caverna, Word>[];

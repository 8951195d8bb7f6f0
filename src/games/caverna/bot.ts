import type { BotSense, Seat } from '../../kernel/game.ts';
import { isOver } from '../../kernel/steps.ts';
import { layoutOf } from './animals.ts';
import { FIRST_MARKED, ROUNDS } from './box/rounds.ts';
import { roomsOf } from './family.ts';
import { needOf } from './feeding.ts';
import { endOf, isKnownEnd } from './harvests.ts';
import { type Caverna, countTops, type Player, playerAt } from './position.ts';
import { pointsOf } from './score.ts';

/** What is worth something before the end beside its points, in points; what has a future is worth the more the earlier. */
const WEIGHT = {
  /** A Person acts in every round that is left. */
  person: 1.2,
  /** Room for one who is not there yet, for each of those rounds. */
  room: 0.7,
  wood: 0.55,
  stone: 0.6,
  ore: 0.35,
  ruby: 0.9,
  grain: 0.5,
  vegetable: 0.5,
  food: 0.35,
  /** Food that will be missing at the next feeding, each. */
  hunger: -2.2,
  /** A point of strength, for each round left. */
  strength: 0.16,
  armed: 0.35,
  meadow: 0.5,
  field: 0.7,
  cavern: 0.9,
  tunnel: 0.7,
  /** Free places for animals. */
  place: 0.25,
  stable: 0.4,
  breeding: 0.35,
  income: 0.15,
} as const;

const PARTS = ['points', 'family', 'goods', 'food', 'weapons', 'land', 'animals'] as const;
const parts = new Float64Array(PARTS.length);

/** How much of the match is left, from 1 to 0. */
function timeLeft({ round }: Caverna): number {
  return (ROUNDS - round) / (ROUNDS - 1);
}

/** Food that the next feeding will ask for and that is not there yet. */
function hungerOf(p: Caverna, seat: Seat, { goods }: Player): number {
  const known = isKnownEnd(p, p.round) ? endOf(p, p.round) : 'harvest';
  if (known === 'nothing' || known === 'no-harvest') {
    const soon = p.round + 1 < FIRST_MARKED ? 0.5 : 0.7;
    return soon * Math.max(0, needOf(p, seat, 'harvest', false) - edible(goods));
  }
  return Math.max(0, needOf(p, seat, known === 'pay-1' ? 'pay-1' : 'harvest', false) - edible(goods));
}

/** What could be eaten without tears. */
function edible({ food, grain, vegetable, ruby }: Player['goods']): number {
  return food + 0.7 * (grain + 2 * vegetable) + ruby;
}

function animalPlaces(p: Caverna, seat: Seat): number {
  const layout = layoutOf(p, seat);
  let places = layout.mines + layout.stabledMeadows + layout.forestStables + layout.stubble;
  for (const capacity of layout.pastures) places += Math.min(6, capacity);
  for (const capacity of layout.rooms) places += capacity;
  return places + layout.breakfast + layout.cuddle;
}

function appraise(p: Caverna, seat: Seat): void {
  const player = playerAt(p, seat);
  const { goods, people, tops } = player;
  const left = timeLeft(p);
  const rounds = ROUNDS - p.round;
  parts[0] = pointsOf(p, seat);
  const rooms = Math.min(5, roomsOf(player)) - people.length;
  parts[1] = rounds * (WEIGHT.person * people.length + WEIGHT.room * Math.max(0, Math.min(1, rooms)));
  parts[2] =
    left *
    (WEIGHT.wood * Math.min(goods.wood, 12) +
      WEIGHT.stone * Math.min(goods.stone, 10) +
      WEIGHT.ore * Math.min(goods.ore, 12) +
      WEIGHT.ruby * goods.ruby +
      WEIGHT.grain * Math.min(goods.grain, 4) +
      WEIGHT.vegetable * Math.min(goods.vegetable, 4));
  for (const { rounds: due } of player.promised) parts[2] += WEIGHT.income * 2 * Math.min(due, rounds);
  for (const { count } of player.sown) parts[2] += left * WEIGHT.field * Math.min(count, rounds);
  parts[3] = WEIGHT.food * Math.min(goods.food, 14) * Math.min(1, left * 2) + WEIGHT.hunger * hungerOf(p, seat, player);
  let weapons = 0;
  for (const { strength } of people)
    if (strength > 0) weapons += WEIGHT.armed * rounds * 0.5 + WEIGHT.strength * strength * rounds * 0.5;
  parts[4] = weapons;
  parts[5] =
    left *
    (WEIGHT.meadow * countTops(tops, 'meadow') +
      WEIGHT.field * countTops(tops, 'field') +
      WEIGHT.cavern * countTops(tops, 'cavern') +
      WEIGHT.tunnel * countTops(tops, 'tunnel') +
      WEIGHT.stable * player.stables.length);
  const pairs =
    Math.min(1, goods.sheep >> 1) +
    Math.min(1, goods.donkey >> 1) +
    Math.min(1, goods.boar >> 1) +
    Math.min(1, goods.cattle >> 1);
  parts[6] = left * (WEIGHT.place * animalPlaces(p, seat) + WEIGHT.breeding * pairs * Math.min(4, rounds));
}

function total(): number {
  let sum = 0;
  for (let i = 0; i < parts.length; i++) sum += parts[i] as number;
  return sum;
}

/** In points, counting what will still bring some. Others are not looked at: chances to win follow from everybody's worth. */
export const bot: BotSense<Caverna> = {
  worth(p, seat) {
    if (isOver(p)) return pointsOf(p, seat);
    appraise(p, seat);
    return total();
  },
  reasons(p, seat) {
    if (isOver(p)) return [{ say: 'reason.over', worth: pointsOf(p, seat) }];
    appraise(p, seat);
    return PARTS.map((part, i) => ({ say: `reason.${part}`, worth: parts[i] as number }));
  },
};

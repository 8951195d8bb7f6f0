import type { Game, Score, ScoreLine, Seat } from '../../../src/kernel/game.ts';
import { nextHooked } from '../../../src/kernel/hooks.ts';
import type { Catalogue } from '../../../src/kernel/messages.ts';
import { CURIO_POINTS, HOOK_SET, PAIR_POINTS, TILE, TILE_IDS } from './box.ts';
import {
  bound,
  census,
  clone,
  imagine,
  playerAt,
  setup,
  uncounted,
  view,
  type Workshop,
  type WorkshopMove,
} from './position.ts';
import { exchange, steps } from './steps.ts';

const NAMES = {
  wood: 'wood',
  stone: 'stone',
  coin: 'a coin',
  feather: 'the feather',
  acorn: 'the acorn',
  horn: 'the horn',
  amber: 'the amber',
  bell: 'the bell',
  lens: 'the lens',
  'left-shoe': 'the left shoe',
  'right-shoe': 'the right shoe',
};

const GOOD_NAMES = { wood: NAMES.wood, stone: NAMES.stone, coin: NAMES.coin };

const messages: Catalogue = {
  'game.summary': 'Work, build a workshop whose tiles bend the rules, and bring curios home.',
  'option.rounds': 'Rounds',
  'option.errand': 'What an errand may bring home',
  ...named('give', GOOD_NAMES),
  ...named('get', GOOD_NAMES),
  ...named('find', NAMES),
  ...named('tile', Object.fromEntries(TILE_IDS.map((id) => [id, `the ${id.replace('-', ' ')}`]))),
  ...named('bench', {
    forest: 'in the forest',
    quarry: 'in the quarry',
    fair: 'at the fair',
    yard: 'in the yard',
    road: 'on the road',
  }),
  'ask.work': 'Where will you work?',
  'ask.build': 'What will you build?',
  'ask.fetch': 'What will you bring home? {left} more.',
  'move.work': 'Work {bench}',
  'move.rest': 'Rest',
  'move.build': 'Build {tile}',
  'move.fetch': 'Bring {find}',
  'move.home': 'Go home',
  'move.exchange': 'Exchange with {tile}',
  'blocked.taken': '{owner} works {bench}.',
  'blocked.built': 'Somebody has built {tile}.',
  'blocked.price': 'You cannot pay for {tile}.',
  'blocked.gone': 'Somebody has taken {find}.',
  'blocked.used': 'You have used {tile} this round.',
  'blocked.none': 'You have no {give} to exchange with {tile}.',
  'told.round': 'Round {round} begins.',
  'told.rested': '{seat} rested.',
  'told.worked': '{seat} worked {bench}.',
  'told.built': '{seat} built {tile}.',
  'told.fetched': '{seat} brought {find}.',
  'told.home': '{seat} went home.',
  'told.exchanged': '{seat} exchanged {give} for {get}.',
  'score.points': '{points} points',
  'score.tiles': 'Tiles: {count}',
  'score.tile': 'What {tile} adds',
  'score.curios': 'Curios: {count}',
  'score.pair': 'A pair of shoes',
};

function named(prefix: string, names: Readonly<Record<string, string>>): Catalogue {
  return Object.fromEntries(Object.entries(names).map(([id, name]) => [`${prefix}.${id}`, name]));
}

function linesOf(p: Workshop, seat: Seat): ScoreLine[] {
  const { built, curios, held } = playerAt(p, seat);
  const printed = built.reduce((sum, tile) => sum + TILE[tile].points, 0);
  const found = curios.reduce((sum, curio) => sum + CURIO_POINTS[curio], 0);
  const lines: ScoreLine[] = [
    { say: 'score.tiles', count: built.length, points: printed, rule: 'WS-4.1' },
    { say: 'score.curios', count: curios.length, points: found, rule: 'WS-4.2' },
  ];
  if (curios.includes('left-shoe') && curios.includes('right-shoe')) {
    lines.push({ say: 'score.pair', count: 1, points: PAIR_POINTS, rule: 'WS-4.3' });
  }
  const hook = HOOK_SET.hooks['score.tile'];
  for (let i = nextHooked(hook, held); i >= 0; i = nextHooked(hook, held, i)) {
    const number = held.things[i] as number;
    const points = hook.at[number]?.(0, p, seat, undefined, number) ?? 0;
    lines.push({ say: 'score.tile', tile: TILE_IDS[number] as string, count: 1, points, rule: 'WS-4.4' });
  }
  return lines;
}

function pointsOf(p: Workshop, seat: Seat): number {
  return linesOf(p, seat).reduce((sum, line) => sum + line.points, 0);
}

function score(p: Workshop): Score[] {
  const points = p.players.map((_, seat) => pointsOf(p, seat));
  return points.map((own, seat) => ({
    seat,
    points: own,
    place: 1 + points.filter((other) => other > own).length,
    lines: linesOf(p, seat),
  }));
}

const PART_OF_A_POINT = 0.3;

/** Tiles and guilds that bend the rules through hooks, free actions once a round, and errands of many small choices. */
export const workshop: Game<Workshop, WorkshopMove> = {
  id: 'workshop',
  title: 'Workshop',
  version: 1,
  seats: [2, 3],
  defaultSeats: 2,
  options: {
    rounds: { default: 3, values: () => [2, 3] },
    errand: { default: 2, values: () => [1, 2, 4] },
  },
  rules: { turn: 'WS-1.1', end: 'WS-4.5' },
  messages,
  steps,
  anytime: { exchange },
  bot: {
    worth(p, seat) {
      const { wood, stone, coin } = playerAt(p, seat).goods;
      return pointsOf(p, seat) + PART_OF_A_POINT * (wood + stone + coin);
    },
  },
  turn: ({ round, stack }) => `${round} ${stack.filter(({ step }) => step === 'turn').length}`,
  setup,
  clone,
  view,
  imagine,
  score,
  census,
  uncounted,
  means: (p, seat) => ({ ...playerAt(p, seat).goods }),
  bound,
};

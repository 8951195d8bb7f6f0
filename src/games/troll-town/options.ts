import type { Chosen, Option, Table } from '../../kernel/game.ts';
import { OFF, ON, oneOf } from '../../kernel/options.ts';
import type { Hunger } from './box/calendar.ts';
import type { TemperName } from './rules/tempers.ts';

const CONDITIONS = ['biggest', 'friendliest', 'greediest'] as const;
export type Condition = (typeof CONDITIONS)[number];
/** What brings a crown: the conditions that a table chose, and who caught most Children, by an option of its own. */
export const CROWNS = [...CONDITIONS, 'provider'] as const;
export type Crown = (typeof CROWNS)[number];

/** What the table has agreed on (section 18). */
export interface Options {
  readonly biggest: boolean;
  readonly friendliest: boolean;
  readonly greediest: boolean;
  readonly layout: 'ring' | 'pointy' | 'crooked';
  readonly orders: number;
  readonly declare: 'grunt' | 'rotating';
  readonly speedRule: boolean;
  readonly ties: 'fight-on' | 'three';
  readonly challengeLimit: 'none' | 'era';
  readonly destroyDuel: 'challenge' | 'conflict';
  readonly scareEra: number;
  readonly herd: 'era' | 'open';
  readonly statRange: '1-7' | 'free';
  readonly escape: 'near' | 'closest';
  readonly bossHubFirst: boolean;
  readonly bossBonus: number;
  readonly hunger: Hunger;
  readonly feast: 'day' | 'ready';
  readonly provider: boolean;
  readonly missed: 'play-on' | 'two';
  /** How long the table's clock lets people plan; the rules themselves know no time. */
  readonly timer: string;
  /** How bots of this table are disposed, by seat where that was chosen for each; the rules know nothing of it. */
  readonly tempers: TemperName | 'mixed' | readonly TemperName[];
  readonly income: boolean;
  readonly incomeStart: 'one' | 'building';
  readonly trinkets: boolean;
  readonly clayHut: boolean;
  readonly fireSpread: boolean;
  readonly grift: boolean;
  readonly connections: boolean;
  readonly crowding: boolean;
}

/** TT-15.6: each set of conditions to win by. */
export const WIN = {
  all: ['biggest', 'friendliest', 'greediest'],
  biggest: ['biggest'],
  friendliest: ['friendliest'],
  greediest: ['greediest'],
  'biggest-friendliest': ['biggest', 'friendliest'],
  'biggest-greediest': ['biggest', 'greediest'],
  'friendliest-greediest': ['friendliest', 'greediest'],
} satisfies Record<string, readonly Condition[]>;

/** The stats of the game's Boss: points in the order of the stats, or drawn. */
const BOSS_STATS = ['3-3-3-3-3', '5-4-3-2-1', '1-2-3-4-5', '4-4-3-2-2', 'random'] as const;

export const TEMPER_NAMES = ['greedy', 'helpful', 'brawling'] as const satisfies readonly TemperName[];

/** Of the bot at that seat; there is nothing to choose where the table has no such seat. */
function temperAt(number: number): Option<TemperName> {
  return {
    default: TEMPER_NAMES[0],
    values: (seats) => (number <= seats ? TEMPER_NAMES : TEMPER_NAMES.slice(0, 1)),
    needs: { tempers: 'chosen' },
  };
}

/** Section 18; the modules of section 18.1 come last. */
export const options = {
  win: oneOf(
    'all',
    'biggest',
    'friendliest',
    'greediest',
    'biggest-friendliest',
    'biggest-greediest',
    'friendliest-greediest',
  ),
  layout: oneOf('pointy', 'ring', 'crooked'),
  orders: { default: 2, values: () => [1, 2, 3] },
  declare: oneOf('grunt', 'rotating'),
  speedRule: ON,
  ties: oneOf('fight-on', 'three'),
  challengeLimit: oneOf('none', 'era'),
  destroyDuel: oneOf('challenge', 'conflict'),
  scareEra: oneOf(2, 3),
  herd: oneOf('era', 'open'),
  statRange: oneOf('1-7', 'free'),
  timer: oneOf('none', '30', '45', '60', '90'),
  tempers: oneOf('greedy', 'helpful', 'brawling', 'mixed', 'chosen'),
  temper1: temperAt(1),
  temper2: temperAt(2),
  temper3: temperAt(3),
  temper4: temperAt(4),
  temper5: temperAt(5),
  escape: oneOf('near', 'closest'),
  bossHubFirst: OFF,
  bossStats: oneOf(...BOSS_STATS),
  bossBonus: oneOf(0, 1, 2),
  hunger: oneOf('normal', 'peckish'),
  feast: oneOf('day', 'ready'),
  provider: OFF,
  missed: oneOf('play-on', 'two'),
  income: OFF,
  incomeStart: { ...oneOf('one', 'building'), needs: { income: true } },
  trinkets: OFF,
  clayHut: OFF,
  fireSpread: OFF,
  grift: OFF,
  connections: OFF,
  crowding: OFF,
} satisfies Record<string, Option>;

export type TownTable = Table<Chosen<typeof options>>;

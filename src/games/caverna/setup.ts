import type { Seat } from '../../kernel/game.ts';
import { noHoldings } from '../../kernel/hooks.ts';
import { below, type Random, shuffle } from '../../kernel/random.ts';
import { CELLS, ENTRY, FIRST_CAVERN } from './box/cells.ts';
import { BASE_KINDS, FURNISHINGS } from './box/furnishings.ts';
import { NOTHING, noGoods } from './box/goods.ts';
import { FIRST_PEOPLE } from './box/market.ts';
import {
  CARD_OF_ROUND_4,
  FIRST_MARKED,
  isPlayed,
  type Marker,
  markersFor,
  NOT_FOR_FEW,
  ROUNDS,
  SOLO_CARDS,
  SOLO_FOOD,
  STAGE_CARDS,
  STARTING_FOOD,
} from './box/rounds.ts';
import { printedSpaces, type SpaceId } from './box/spaces.ts';
import type { Top } from './box/tiles.ts';
import type { CavernaTable, Options } from './options.ts';
import {
  ALONE,
  type Caverna,
  type FolkTable,
  HOME,
  NOT_IN_PLAY,
  ON_OFFER,
  type Person,
  type Player,
  type SingleKind,
} from './position.ts';

const NOBODY: readonly Seat[] = [];

const ADULT: Person = { folk: 'dwarves', kind: 'regular', strength: 0, adult: true, usableFrom: 1, at: HOME };
const FURNISHINGS_OF_BASE = FURNISHINGS.slice(0, BASE_KINDS);
/** FF-1a, FD49: 40 of the base game and 32 more. */
const SINGLES: Readonly<Record<SingleKind, number>> = {
  'ruby-mine-field': 18,
  'tunnel-cavern': 36,
  'meadow-small-pasture': 18,
};

const FIRST_TOPS: readonly Top[] = CELLS.map((_, cell) => {
  if (cell === ENTRY) return 'entry-dwelling';
  return cell === FIRST_CAVERN ? 'cavern' : 'none';
});
const NOTHING_UNDER: readonly Top[] = CELLS.map(() => 'none');
const NO_MATES: readonly number[] = CELLS.map(() => ALONE);

/** CV-2.1, CV-2.3 */
function newPlayer(food: number): Player {
  return {
    goods: { ...noGoods(), food },
    people: Array<Person>(FIRST_PEOPLE).fill(ADULT),
    tops: FIRST_TOPS,
    under: NOTHING_UNDER,
    mates: NO_MATES,
    stables: [],
    sown: [],
    held: noHoldings(),
    promised: [],
    extended: false,
    passed: false,
    skips: 'nothing',
  };
}

/** CV-2.6, CV-2.8, CV-2.9: a card for each round. */
function dealCards(seats: number, random: Random): (SpaceId | 'none')[] {
  if (seats === 1) return [...SOLO_CARDS];
  const [first = [], second = [], third = [], fourth = []] = STAGE_CARDS.map((cards) =>
    shuffle(
      random,
      cards.filter((card) => seats > 2 || card !== NOT_FOR_FEW),
    ),
  );
  return [...first, CARD_OF_ROUND_4, ...second, ...third, ...(third.length < 3 ? (['none'] as const) : []), ...fourth];
}

/** CV-2.7, CV-2.8 */
function dealMarkers(seats: number, random: Random): (Marker | 'none')[] {
  const markers = shuffle(random, markersFor(seats));
  return Array.from({ length: ROUNDS }, (_, i) => {
    const round = i + 1;
    return round >= FIRST_MARKED && isPlayed(round, seats) ? (markers.shift() ?? 'none') : 'none';
  });
}

/** CV-15.4: the draws in this order. */
export function setup({ seats, options }: CavernaTable, random: Random): Caverna {
  const { firstPlayer } = options;
  const first = firstPlayer !== 'random' ? firstPlayer : seats === 1 ? 0 : below(random, seats);
  const cards = dealCards(seats, random);
  const markers = dealMarkers(seats, random);
  const agreed: Options = {
    harvestMarkers: options.harvestMarkers,
    rubyToGold: options.rubyToGold,
    soloThreshold: options.soloThreshold,
    simultaneousHarvest: options.simultaneousHarvest,
  };
  const p: Caverna = {
    seats,
    random,
    stack: [{ step: 'round' }],
    learned: 0,
    options: agreed,
    round: 1,
    markersShown: 0,
    first,
    active: first,
    person: 0,
    used: 0,
    acted: false,
    players: Array.from({ length: seats }, (_, seat) =>
      newPlayer(seats === 1 ? SOLO_FOOD : (STARTING_FOOD[(seat - first + seats) % seats] as number)),
    ),
    spaces: printedSpaces(seats).map((space) => ({ space, goods: NOTHING, by: NOBODY })),
    cards,
    markers,
    owners: FURNISHINGS_OF_BASE.map(({ intro }) => (options.furnishings === 'full' || intro ? ON_OFFER : NOT_IN_PLAY)),
  };
  if (options.forgottenFolk === true) inviteFolks(p, options);
  return p;
}

/** FF-2.1: folks are chosen before the first round. */
function inviteFolks(p: Caverna, options: CavernaTable['options']): void {
  const folks: FolkTable = {
    selection: options.folkSelection,
    dwarves: options.dwarvesAllowed,
    hard: options.hardFolks,
    fill: options.fillTo16,
    charcoal: options.charcoalStorage,
    chosen: p.players.map(() => 'undecided'),
    hands: p.players.map(() => []),
    pile: [],
    sets: [],
  };
  p.folks = options.singleTiles === 'counted' ? { ...folks, singles: SINGLES } : folks;
  p.owners = FURNISHINGS.map(({ folk }) => (folk === undefined ? ON_OFFER : NOT_IN_PLAY));
  for (const player of p.players) {
    player.folk = 'dwarves';
    player.exchanged = [];
    player.goods.gemfruit = 0;
    player.goods.mushroom = 0;
  }
  p.stack.push({ step: 'choose-folks' });
}

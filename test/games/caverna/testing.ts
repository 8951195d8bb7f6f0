import { CELLS, cellAt, FIRST_CAVERN } from '../../../src/games/caverna/box/cells.ts';
import type { FolkBoard, FolkId } from '../../../src/games/caverna/box/folk-ids.ts';
import type { FurnishingId } from '../../../src/games/caverna/box/furnishings.ts';
import { FURNISHINGS, furnishingNumber, HOOK_SET } from '../../../src/games/caverna/box/furnishings.ts';
import { type Crop, NOTHING, noGoods, type Some } from '../../../src/games/caverna/box/goods.ts';
import type { Marker } from '../../../src/games/caverna/box/rounds.ts';
import { type SpaceId, spaceAt, spaceNumber } from '../../../src/games/caverna/box/spaces.ts';
import type { Top } from '../../../src/games/caverna/box/tiles.ts';
import type { CavernaFrame } from '../../../src/games/caverna/frames.ts';
import { caverna } from '../../../src/games/caverna/index.ts';
import type { CavernaMove } from '../../../src/games/caverna/moves.ts';
import { type Caverna, HOME, type Person, type Player, playerAt } from '../../../src/games/caverna/position.ts';
import { welcome } from '../../../src/games/caverna/rules/folks.ts';
import type { Seat } from '../../../src/kernel/game.ts';
import { hold, noHoldings } from '../../../src/kernel/hooks.ts';
import type { Match } from '../../../src/kernel/match.ts';
import { isOver } from '../../../src/kernel/steps.ts';
import { type OptionValues, tableKit } from '../kit/table-kit.ts';

export { stream } from '../kit/table-kit.ts';

export type CavernaMatch = Match<Caverna, CavernaMove>;

const kit = tableKit(caverna);
export const { asking, take, whyNot, playOn } = kit;

/** A cell in writing: '3,4'. */
type At = `${number},${number}`;

/** A player's home in the game's words; what is left out is as at the start, without food. */
interface Home {
  readonly folk?: FolkId;
  readonly goods?: Some;
  readonly tops?: { readonly [at: At]: Top };
  /** Large pastures by their two cells. */
  readonly large?: readonly (readonly [At, At])[];
  readonly stables?: readonly At[];
  readonly sown?: { readonly [at: At]: readonly [Crop, number] };
  /** Strengths of adults; 'newborn' for a child of this round. */
  readonly people?: readonly (number | 'newborn')[];
  /** Strengths of Goblins. */
  readonly goblins?: readonly number[];
  /** Furnishings with the cells on which they lie, or without: then on rock that nobody looks at. */
  readonly built?: readonly (FurnishingId | readonly [FurnishingId, At])[];
}

interface Scene {
  readonly seats?: number;
  readonly options?: Readonly<Record<string, unknown>>;
  /** Folks whose furnishings are on offer besides those in play. */
  readonly sets?: readonly FolkBoard[];
  readonly round?: number;
  readonly first?: Seat;
  /** Of seat 0, and of the seats after it. */
  readonly home?: Home;
  readonly others?: readonly Home[];
  /** Cards that are face up. */
  readonly cards?: readonly SpaceId[];
  /** What lies on spaces. */
  readonly goods?: Readonly<Partial<Record<SpaceId, Some>>>;
  /** Who stands where. */
  readonly taken?: Readonly<Partial<Record<SpaceId, Seat>>>;
  readonly markers?: readonly (Marker | 'none')[];
  /** What comes next, the last of them first; without it seat 0 is to place a Person. */
  readonly next?: readonly CavernaFrame[];
}

const ROUND_GOES_ON: readonly CavernaFrame[] = [
  { step: 'next-round' },
  { step: 'end-of-round' },
  { step: 'return-home' },
  { step: 'work' },
];

export function cell(at: At): number {
  const [x, y] = at.split(',').map(Number) as [number, number];
  const number = cellAt(x, y);
  if (number < 0) throw new Error(`there is no cell ${at}`);
  return number;
}

/** A match in the position described. */
export function arrange(scene: Scene = {}): CavernaMatch {
  const { seats = 2 } = scene;
  const homes = [scene.home, ...(scene.others ?? [])];
  const hasFolks = scene.sets !== undefined || homes.some((each) => each?.folk !== undefined);
  const options = { firstPlayer: 0, forgottenFolk: hasFolks, ...scene.options };
  return kit.arrange(seats, options, (p) => stage(p, scene, homes));
}

function stage(p: Caverna, scene: Scene, homes: readonly (Home | undefined)[]): void {
  const { round = 1, first = 0 } = scene;
  if (p.folks !== undefined) {
    p.folks = { ...p.folks, chosen: p.players.map((_, seat) => homes[seat]?.folk ?? 'dwarves') };
    welcome(p, scene.sets ?? []);
  }
  p.round = round;
  p.first = first;
  p.active = 0;
  for (const card of scene.cards ?? []) p.spaces.push({ space: spaceNumber(card), goods: NOTHING, by: [] });
  p.spaces = p.spaces.map((state) => ({
    ...state,
    goods: scene.goods?.[spaceAt(state.space).id as SpaceId] ?? NOTHING,
  }));
  p.players.forEach((player, seat) => {
    furnishHome(p, player, homes[seat] ?? {}, seat);
  });
  for (const [id, seat] of Object.entries(scene.taken ?? {})) occupy(p, id as SpaceId, seat);
  if (scene.markers !== undefined) p.markers = scene.markers;
  p.markersShown = round;
  p.stack =
    scene.next === undefined
      ? [...ROUND_GOES_ON, { step: 'finish-turn' }, { step: 'place-person', seat: 0 }]
      : [...scene.next];
}

function furnishHome(p: Caverna, player: Player, home: Home, seat: Seat): void {
  const crops = p.folks === undefined ? {} : { gemfruit: 0, mushroom: 0 };
  player.goods = { ...noGoods(), ...crops, ...home.goods };
  const tops = player.tops.slice();
  const mates = player.mates.slice();
  for (const [at, top] of Object.entries(home.tops ?? {})) tops[cell(at as At)] = top;
  for (const [a, b] of home.large ?? []) {
    tops[cell(a)] = 'large-pasture';
    tops[cell(b)] = 'large-pasture';
    mates[cell(a)] = cell(b);
    mates[cell(b)] = cell(a);
  }
  const under = player.under.slice();
  if (p.folks === undefined) player.held = noHoldings();
  const owners = p.owners.slice();
  for (const each of home.built ?? []) {
    const [id, at] = typeof each === 'string' ? [each, undefined] : each;
    const free = CELLS.findIndex(
      ({ x, overhang }, number) => x > 4 && !overhang && tops[number] === 'none' && number !== FIRST_CAVERN,
    );
    tops[at === undefined ? free : cell(at)] = id;
    const number = furnishingNumber(id);
    const site = FURNISHINGS[number]?.site ?? 'cavern';
    if (at !== undefined && site !== 'cavern') under[cell(at)] = site;
    hold(HOOK_SET, player.held, number);
    if (!FURNISHINGS[number]?.unlimited) owners[number] = seat;
  }
  p.owners = owners;
  player.tops = tops;
  player.under = under;
  player.mates = mates;
  player.stables = (home.stables ?? []).map(cell);
  player.sown = Object.entries(home.sown ?? {}).map(([at, [crop, count]]) => ({ cell: cell(at as At), crop, count }));
  const folk = home.folk ?? 'dwarves';
  const goblins = (home.goblins ?? []).map(
    (strength): Person => ({ folk, kind: 'goblin', strength, adult: true, usableFrom: 1, at: HOME }),
  );
  const regular = (home.people ?? player.people.map(() => 0)).map((strength): Person => {
    const isNewborn = strength === 'newborn';
    return {
      folk,
      kind: 'regular',
      strength: isNewborn ? 0 : strength,
      adult: !isNewborn,
      usableFrom: isNewborn ? p.round + 1 : 1,
      at: HOME,
    };
  });
  player.people = [...regular, ...goblins];
}

/** Puts somebody there who has no part in the test. */
function occupy(p: Caverna, id: SpaceId, seat: Seat): void {
  p.spaces = p.spaces.map((state) => (spaceAt(state.space).id === id ? { ...state, by: [seat] } : state));
}

/** A match from its real beginning. */
export function deal(seats: number, seed = 'a deal', options: OptionValues = {}): CavernaMatch {
  return kit.deal(seats, seed, options);
}

/** The step that is asked, of the seat that is. */
export function question(match: CavernaMatch): string {
  return kit.step(match) ?? 'the end';
}

export function offers(match: CavernaMatch, seat: Seat = asking(match)): CavernaMove[] {
  return kit.offersOf(match, seat).list();
}

export function may(match: CavernaMatch, move: CavernaMove, seat: Seat = asking(match)): boolean {
  return kit.offersOf(match, seat, false).find(move) !== undefined;
}

/** Of the moves with this verb, the values of the field. */
export function offered(match: CavernaMatch, verb: CavernaMove['do'], field: string): unknown[] {
  return offers(match)
    .filter((move) => move.do === verb)
    .map((move) => (move as unknown as Record<string, unknown>)[field]);
}

export const use = (space: SpaceId): CavernaMove => ({ do: 'use', space });
export const furnish = (furnishing: FurnishingId): CavernaMove => ({ do: 'furnish', furnishing });
export const loot = (item: Extract<CavernaMove, { do: 'loot' }>['item']): CavernaMove => ({ do: 'loot', item });
export function single(tile: Extract<CavernaMove, { do: 'single' }>['tile'], at: At): CavernaMove {
  return { do: 'single', tile, cell: cell(at) };
}

export function sowOn(crop: Crop, at: At): CavernaMove {
  return { do: 'sow-on', crop, cell: cell(at) };
}

export const skip: CavernaMove = { do: 'skip' };
export const stop: CavernaMove = { do: 'stop' };

export function lay(tile: Extract<CavernaMove, { do: 'place' }>['tile'], a: At, b: At): CavernaMove {
  return { do: 'place', tile, a: cell(a), b: cell(b) };
}

export function on(verb: 'ruby-mine' | 'tile' | 'small-pasture' | 'stable' | 'cell', at: At): CavernaMove {
  return { do: verb, cell: cell(at) };
}

export function home(match: CavernaMatch, seat: Seat = 0): Player {
  return playerAt(match.position, seat);
}

/** The goods that the seat has any of. */
export function has(match: CavernaMatch, seat: Seat = 0): Some {
  return Object.fromEntries(Object.entries(home(match, seat).goods).filter(([, count]) => count > 0)) as Some;
}

export function goodsOn(match: CavernaMatch, id: SpaceId): Some | undefined {
  return match.position.spaces.find(({ space }) => spaceAt(space).id === id)?.goods;
}

export function top(match: CavernaMatch, at: At, seat: Seat = 0): Top | undefined {
  return home(match, seat).tops[cell(at)];
}

export function strengths(match: CavernaMatch, seat: Seat = 0): number[] {
  return home(match, seat).people.map(({ strength }) => strength);
}

export function points(match: CavernaMatch, seat: Seat = 0): number {
  return caverna.score(match.position)[seat]?.points ?? Number.NaN;
}

/** The points of a line of the score. */
export function line(match: CavernaMatch, say: string, seat: Seat = 0): number {
  const lines = caverna.score(match.position)[seat]?.lines ?? [];
  return lines.filter((each) => each.say === say).reduce((sum, each) => sum + each.points, 0);
}

/** Everybody answers with the first offer that passes, until something is true. */
function playUntil(
  match: CavernaMatch,
  isThere: () => boolean,
  choose: (list: readonly CavernaMove[]) => CavernaMove | undefined = (list) => list[0],
): void {
  for (let answers = 0; answers < 3000 && !isThere() && !isOver(match.position); answers++) {
    const list = offers(match);
    take(match, choose(list) ?? (list[0] as CavernaMove));
  }
  if (!isThere()) throw new Error('it never came to that');
}

/** Everybody goes to the first space that leaves what is looked at alone, and does as little as possible there. */
export function idleUntil(match: CavernaMatch, isThere: () => boolean, ...untouched: SpaceId[]): void {
  playUntil(match, isThere, (list) => {
    const idle = list.find(({ do: verb }) => ['skip', 'stop', 'done', 'feed', 'leave', 'skip-breeding'].includes(verb));
    return idle ?? list.find((move) => move.do !== 'use' || !untouched.includes(move.space));
  });
}

import type { Game } from '../../src/kernel/game.ts';

/** A moment of a match that is kept as a file, so that every later version of the rules must be able to go on from it. */
export interface Scene {
  readonly name: string;
  readonly seats: number;
  readonly options?: Readonly<Record<string, unknown>>;
  /** Who plays until then; whoever plays at random comes to places where nobody goes on purpose. */
  readonly bot: 'greedy' | 'random';
  /** The first moment after so many answers … */
  readonly after: number;
  /** … at which this step asks, */
  readonly step?: string;
  /** … or several seats answer at once, and some of them have. */
  readonly halfAnswered?: true;
  /** … or the match is over. */
  readonly end?: true;
}

const FOLK = { forgottenFolk: true };

/** By game, where something is worth keeping besides the usual. A new scene is added for whatever a position can be in the middle of. */
const SCENES: Readonly<Record<string, readonly Scene[]>> = {
  'gnome-elf-troll': [
    { name: 'opening', seats: 2, bot: 'greedy', after: 0 },
    { name: 'placing', seats: 3, bot: 'greedy', after: 20, step: 'place' },
    { name: 'late', seats: 4, bot: 'random', after: 40 },
    { name: 'end', seats: 2, bot: 'greedy', after: 0, end: true },
  ],
  'cave-troll': [
    { name: 'opening', seats: 2, bot: 'greedy', after: 0 },
    { name: 'middle', seats: 4, bot: 'greedy', after: 60, step: 'action' },
    { name: 'flight', seats: 4, bot: 'random', after: 10, step: 'flight-figure' },
    { name: 'alternate', seats: 2, options: { set: 'alternate' }, bot: 'random', after: 60 },
    { name: 'end', seats: 2, bot: 'greedy', after: 0, end: true },
  ],
  'trolls-and-princesses': [
    { name: 'opening', seats: 3, bot: 'greedy', after: 0 },
    { name: 'acting', seats: 2, bot: 'greedy', after: 40, step: 'act' },
    { name: 'tile', seats: 4, bot: 'greedy', after: 60, step: 'place' },
    { name: 'late', seats: 4, options: { clans: 'random' }, bot: 'greedy', after: 250 },
    { name: 'end', seats: 2, options: { clans: 'random' }, bot: 'greedy', after: 0, end: true },
  ],
  caverna: [
    { name: 'opening', seats: 2, bot: 'greedy', after: 0 },
    { name: 'harvest', seats: 3, bot: 'greedy', after: 30, halfAnswered: true },
    { name: 'expedition', seats: 2, bot: 'greedy', after: 60, step: 'expedition' },
    { name: 'solo', seats: 1, options: { furnishings: 'introductory' }, bot: 'random', after: 50 },
    { name: 'seven', seats: 7, bot: 'random', after: 150 },
    { name: 'end', seats: 2, bot: 'greedy', after: 0, end: true },
    { name: 'folk-selection', seats: 3, options: FOLK, bot: 'random', after: 1, halfAnswered: true },
    { name: 'folk-pick', seats: 2, options: { ...FOLK, folkSelection: 'free' }, bot: 'random', after: 1 },
    { name: 'folk-middle', seats: 4, options: { ...FOLK, dwarvesAllowed: false }, bot: 'greedy', after: 120 },
    { name: 'folk-harvest', seats: 3, options: FOLK, bot: 'random', after: 80, halfAnswered: true },
    { name: 'folk-end', seats: 2, options: { ...FOLK, folkSelection: 'random' }, bot: 'greedy', after: 0, end: true },
  ],
  'troll-town': [
    { name: 'opening', seats: 3, bot: 'greedy', after: 0 },
    { name: 'planning', seats: 3, bot: 'greedy', after: 20, halfAnswered: true },
    { name: 'order', seats: 2, bot: 'random', after: 12, step: 'plan-order' },
    { name: 'placement', seats: 2, bot: 'greedy', after: 30, step: 'plan-placement' },
    { name: 'lock', seats: 2, bot: 'greedy', after: 60, step: 'lock' },
    { name: 'middle', seats: 4, options: { income: true, trinkets: true }, bot: 'greedy', after: 250 },
    { name: 'late', seats: 5, bot: 'random', after: 700, halfAnswered: true },
    { name: 'end', seats: 2, bot: 'greedy', after: 0, end: true },
  ],
};

/** The scenes of a game; of one that names none, its beginning, a moment on the way at the largest table, and its end. */
export function scenesOf({ id, seats }: Pick<Game, 'id' | 'seats'>): readonly Scene[] {
  const own = SCENES[id];
  if (own !== undefined) return own;
  const [fewest, most] = [Math.min(...seats), Math.max(...seats)];
  return [
    { name: 'opening', seats: fewest, bot: 'greedy', after: 0 },
    { name: 'middle', seats: most, bot: 'random', after: 2 * most },
    { name: 'end', seats: fewest, bot: 'greedy', after: 0, end: true },
  ];
}

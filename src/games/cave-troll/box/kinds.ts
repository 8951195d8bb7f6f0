/** CT-2.2 */
export const SET_NAMES = ['classic', 'alternate'] as const;
export type SetName = (typeof SET_NAMES)[number];

/** CT-4.17: abilities that cost an action. */
export type Ability =
  | 'leap'
  | 'kill'
  | 'push'
  | 'strike'
  | 'banish'
  | 'sacrifice'
  | 'rampage'
  | 'sweep'
  | 'call'
  | 'none';

/** CT-5.11, CT-5.12: what happens when it enters a room. */
export type Arrival = 'slay-orcs' | 'push' | 'earn-gold' | 'nothing';

/** CT-5.8: how it gets into a room that holds five already. */
type OverLimit = 'by-pushing' | 'among-strangers' | 'never';

/** All that tells a kind of figure from the others, each at the place in the rules that asks for it. */
interface Nature {
  /** The rules that make it what it is, the one that tells most first. */
  readonly rules: readonly [string, ...string[]];
  readonly class: 'hero' | 'monster' | 'chest';
  readonly ability: Ability;
  readonly onArrival: Arrival;
  readonly overLimit: OverLimit;
  /** CT-9.1: heroes it counts as when its room is scored. */
  readonly countsAs: number;
  /** CT-4.10: gold it adds to its room. */
  readonly addsGold: number;
  /** CT-4.14 to CT-4.16: doors it may go through in one move action. */
  readonly stride: number;
  /** CT-7.20 */
  readonly movesOnceATurn: boolean;
  /** CT-5.4: nothing enters its room. */
  readonly closesRoom: boolean;
  /** CT-5.5: other players' figures do not enter its room, except those that pass guards. */
  readonly guardsRoom: boolean;
  readonly passesGuards: boolean;
  /** CT-5.6: does not enter a room with another player's figure of its kind. */
  readonly shunsItsKind: boolean;
  /** CT-6.3: no wraith pushes it. */
  readonly standsFirm: boolean;
  /** CT-6.11 */
  readonly doublesRoom: boolean;
  /** CT-7.2 */
  readonly takesHalf: boolean;
  /** CT-6.9, CT-8.9: falls to knights and to the sword. */
  readonly isOrc: boolean;
  /** CT-7.7, CT-7.8: an assassin may strike it when it is alone. */
  readonly struckWhenLone: boolean;
  /** CT-7.21 */
  readonly isSwept: boolean;
  /** CT-7.9, CT-7.10: keeps its side's heroes from calls and its adventurers from sweeps. */
  readonly protects: boolean;
  /** CT-7.12: a paladin may send it to a pit. */
  readonly isBanished: boolean;
  /** CT-7.15: a giant slayer may take it along. */
  readonly isSlain: boolean;
}

/** What holds for a figure of whom its own literal says nothing else. */
const PLAIN = {
  ability: 'none',
  onArrival: 'nothing',
  overLimit: 'never',
  countsAs: 0,
  addsGold: 0,
  stride: 1,
  movesOnceATurn: false,
  closesRoom: false,
  guardsRoom: false,
  passesGuards: false,
  shunsItsKind: false,
  standsFirm: false,
  doublesRoom: false,
  takesHalf: false,
  isOrc: false,
  struckWhenLone: false,
  isSwept: false,
  protects: false,
  isBanished: false,
  isSlain: false,
} as const;

type Traits = Pick<Nature, 'rules'> & Partial<Omit<Nature, 'class'>>;

function hero<Id extends string>(id: Id, traits: Traits): Nature & { readonly id: Id } {
  return { id, class: 'hero', ...PLAIN, countsAs: 1, struckWhenLone: true, ...traits };
}

function monster<Id extends string>(id: Id, traits: Traits): Nature & { readonly id: Id } {
  return { id, class: 'monster', ...PLAIN, ...traits };
}

function chest<Id extends string>(id: Id, traits: Traits): Nature & { readonly id: Id } {
  return { id, class: 'chest', ...PLAIN, stride: 0, ...traits };
}

/** Sections 6 and 7, one literal a figure. */
export const KIND = {
  adventurer: hero('adventurer', { rules: ['CT-6.1', 'CT-4.14'], isSwept: true }),

  barbarian: hero('barbarian', { rules: ['CT-6.2', 'CT-6.3'], countsAs: 2, standsFirm: true }),
  dwarf: hero('dwarf', { rules: ['CT-6.11'], doublesRoom: true }),
  knight: hero('knight', {
    rules: ['CT-6.6', 'CT-6.7', 'CT-6.9'],
    guardsRoom: true,
    passesGuards: true,
    onArrival: 'slay-orcs',
  }),
  thief: hero('thief', { rules: ['CT-6.4', 'CT-6.5'], ability: 'leap' }),
  orc: monster('orc', { rules: ['CT-6.12', 'CT-6.13'], ability: 'kill', isOrc: true }),
  wraith: monster('wraith', {
    rules: ['CT-6.15', 'CT-6.16', 'CT-6.18'],
    ability: 'push',
    onArrival: 'push',
    overLimit: 'by-pushing',
  }),
  'cave-troll': monster('cave-troll', { rules: ['CT-6.21', 'CT-6.22', 'CT-6.25'], stride: 0, closesRoom: true }),

  berserker: hero('berserker', {
    rules: ['CT-7.2', 'CT-5.8', 'CT-5.6'],
    shunsItsKind: true,
    overLimit: 'among-strangers',
    takesHalf: true,
  }),
  'giant-slayer': hero('giant-slayer', { rules: ['CT-7.14', 'CT-7.15'], ability: 'sacrifice', onArrival: 'earn-gold' }),
  paladin: hero('paladin', { rules: ['CT-7.9', 'CT-7.10', 'CT-7.12'], ability: 'banish', protects: true }),
  assassin: hero('assassin', { rules: ['CT-7.7', 'CT-7.8'], ability: 'strike', struckWhenLone: false }),
  grunt: monster('grunt', { rules: ['CT-7.21', 'CT-7.22'], ability: 'sweep', isOrc: true, struckWhenLone: true }),
  'siren-banshee': monster('siren-banshee', {
    rules: ['CT-7.23', 'CT-7.24'],
    ability: 'call',
    stride: 2,
    isBanished: true,
  }),
  'rampaging-troll': monster('rampaging-troll', {
    rules: ['CT-7.17', 'CT-7.18', 'CT-7.20'],
    ability: 'rampage',
    movesOnceATurn: true,
    isSlain: true,
  }),

  chest: chest('chest', { rules: ['CT-4.10', 'CT-9.4'], addsGold: 4 }),
} as const;

export type KindId = keyof typeof KIND;

export type FigureKind = Nature & { readonly id: KindId };

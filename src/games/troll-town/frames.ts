import type { FrameNamed, Seat } from '../../kernel/game.ts';
import type { StatNumber } from './box/fights.ts';
import type { BuildingId, PathId } from './box/pieces.ts';
import type { BuildingNumber, Crew, Gear } from './position.ts';
import type { AddOn } from './rules/levels.ts';

type Asking<Step extends string> = Step extends string ? { readonly step: Step; readonly seat: Seat } : never;
type Running<Step extends string> = Step extends string ? { readonly step: Step } : never;

/** The steps of a turn that run by themselves, in the order in which they run (section 3). */
export const TURN_STEPS = [
  'boss-step',
  'scare',
  'schmooze',
  'gather',
  'services',
  'capture-child',
  'fallen-boss',
  'fight',
  'destroy',
  'smash',
  'fire',
  'challenge',
  'orders',
  'post-turn',
  'feast',
  'end-turn',
] as const;

type TurnStep = (typeof TURN_STEPS)[number];

/** What a deed asks further, where nothing but the seat is needed to ask it. */
export type DeedStep =
  | 'plan-victim'
  | 'plan-strike'
  | 'plan-intimidate'
  | 'plan-join'
  | 'plan-hex'
  | 'plan-target'
  | 'plan-scare'
  | 'plan-resource'
  | 'plan-trinkets'
  | 'plan-grift';

export type TrollTownFrame =
  // The stat by its number; speed is what is left.
  | (Asking<'stats'> & { readonly stat: number })
  | Running<'reveal-stats' | 'pre-turn' | 'planning'>
  | Asking<'plan-action' | 'lock'>
  | Asking<DeedStep>
  | (Asking<'plan-store'> & { readonly gear: Gear })
  | (Asking<'plan-host'> & { readonly addOn: AddOn })
  | (Asking<'plan-site'> & { readonly addOn: AddOn; readonly host: BuildingNumber })
  // How many are still to be given a stat, and the stats given so far.
  | (Asking<'plan-trinket-stat'> & { readonly left: number; readonly given: readonly StatNumber[] })
  // Which order: 0, 1, 2. One that is planned already is planned anew.
  | (Asking<'plan-order'> & { readonly order: number })
  | (Asking<'plan-placement'> & {
      readonly order: number;
      readonly piece: PathId;
      readonly crew: Crew;
    })
  | (Asking<'plan-building-site'> & {
      readonly order: number;
      readonly piece: BuildingId;
      readonly crew: Crew;
    })
  | Running<Exclude<TurnStep, 'orders'>>
  | { readonly step: 'orders'; readonly round: number }
  // The place in the declaration order of the next seat that may lend.
  | { readonly step: 'lending'; readonly next: number }
  | (Asking<'lend'> & { readonly most: number })
  | Running<'serve' | 'finish'>;

export type FrameOf<Step extends TrollTownFrame['step']> = FrameNamed<TrollTownFrame, Step>;

import type { FrameNamed, Seat } from '../../kernel/game.ts';
import type { Area } from './box/areas.ts';
import type { FormNumber } from './box/spots.ts';

type Asking<Step extends string> = Step extends string ? { readonly step: Step; readonly seat: Seat } : never;
type Running<Step extends string> = Step extends string ? { readonly step: Step } : never;

/** TP-10.1: the steps that ask, named as in the sheet, and those that run by themselves. */
export type TrollsFrame =
  | Running<'begin' | 'turn' | 'end-phase' | 'fill' | 'closing' | 'draw'>
  | Asking<'setup-clan' | 'setup-human' | 'move' | 'act' | 'refill-type' | 'king-tile' | 'card' | 'close'>
  // The own troll that has been pushed, by number.
  | (Asking<'push-target'> & { readonly troll: number })
  // The active player's troll comes to an area.
  | { readonly step: 'arrive'; readonly troll: number; readonly to: Area }
  // The form by number, and the village from which the piece comes once its spot is known.
  | (Asking<'spot'> & { readonly form: FormNumber; readonly village: number })
  // The effect of the place that an own outpost or changeling has left.
  | { readonly step: 'outpost-left' | 'changeling-left'; readonly place: number }
  // The first tile of build-tiles, or one free of charge, which may be declined or must be taken.
  | (Asking<'tile'> & { readonly building: 'first' | 'free' | 'must' })
  | Running<'after-tile'>
  | Asking<'second-tile'>
  | (Asking<'place'> & { readonly tile: number })
  // How many moves with trolls and humans are left, and which trolls have moved, one bit each.
  | (Asking<'unit-move'> & { readonly trolls: number; readonly humans: number; readonly moved: number })
  | { readonly step: 'returning'; readonly troll: number }
  | (Asking<'return'> & { readonly troll: number });

export type FrameOf<Step extends TrollsFrame['step']> = FrameNamed<TrollsFrame, Step>;

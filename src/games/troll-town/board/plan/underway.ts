import type { Deed } from '../../box/deeds.ts';
import type { TrollTownFrame } from '../../frames.ts';

const DEEDS: Readonly<Partial<Record<TrollTownFrame['step'], Deed>>> = {
  'plan-store': 'capture-child',
  'plan-victim': 'fight',
  'plan-strike': 'strike',
  'plan-intimidate': 'intimidate',
  'plan-join': 'smash',
  'plan-hex': 'fire',
  'plan-target': 'destroy',
  'plan-scare': 'scare',
  'plan-resource': 'get-resource',
  'plan-trinkets': 'make-trinket',
  'plan-trinket-stat': 'make-trinket',
  'plan-grift': 'grift',
};

/** The deed that is half planned: a question about it is open. */
export function deedUnderway(frame: TrollTownFrame): Deed | undefined {
  if (frame.step === 'plan-host' || frame.step === 'plan-site') {
    return frame.addOn === 'pile' ? 'upgrade-pile' : 'upgrade-hovel';
  }
  return DEEDS[frame.step];
}

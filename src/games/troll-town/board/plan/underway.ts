import type { PlaceState } from '../../../../web/board-kit/places.tsx';
import type { PlaceId } from '../../../../web/board-kit/tabletop.ts';
import type { Deed } from '../../box/deeds.ts';
import type { TrollTownFrame } from '../../frames.ts';
import type { Work } from '../../position.ts';
import { readPlace } from '../places.ts';

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

type Places = ReadonlyMap<PlaceId, PlaceState>;

/** What is pressed and still wants another choice, before any of it is planned. */
function pressedIn(places: Places) {
  const [pressed] = [...places].flatMap(([place, { mood }]) => (mood === 'chosen' ? (readPlace(place) ?? []) : []));
  return pressed;
}

export function deedPressed(places: Places): Deed | undefined {
  const pressed = pressedIn(places);
  return pressed?.is === 'deed' ? pressed.of[0] : undefined;
}

export function workPressed(places: Places): Work | undefined {
  const pressed = pressedIn(places);
  return pressed?.is === 'work' ? pressed.of[0] : undefined;
}

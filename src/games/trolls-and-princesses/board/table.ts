import { createContext, useContext } from 'react';
import type { Seat } from '../../../kernel/game.ts';
import type { PlaceState } from '../../../web/board-kit/places.tsx';
import type { BoardSeat, PlaceId } from '../../../web/board-kit/tabletop.ts';
import { type Area, areaNumber, isCavern } from '../box/areas.ts';
import type { TrollsAndPrincesses } from '../position.ts';
import type { Forecast } from './forecast.ts';
import { onlySource, readPlace } from './places.ts';
import type { Speak } from './words.ts';

/** What everything on the table goes by. */
export interface Table {
  readonly view: TrollsAndPrincesses;
  readonly seats: readonly BoardSeat[];
  /** The one who looks, if they play. */
  readonly me: Seat | undefined;
  /** What the viewer has to answer. */
  readonly frame: TrollsAndPrincesses['stack'][number] | undefined;
  /** Whose board is shown. */
  readonly shown: Seat;
  /** Whether a player looks at somebody else's board. */
  readonly visiting: boolean;
  readonly speak: Speak;
  readonly openRule: (id: string) => void;
  /** The area that the troll comes from which is about to move, once that is settled. */
  readonly from: Area | undefined;
  /** Where the viewer spends effort now. */
  readonly acting: Area | undefined;
  /** Whether the viewer is choosing or laying a tile. */
  readonly digging: boolean;
  readonly forecast: Forecast;
  /** Whether all that can be done is listed in the area where the viewer acts: what lies elsewhere then calls nobody. */
  readonly listed: boolean;
}

export const TableContext = createContext<Table | undefined>(undefined);

export function useTable(): Table {
  const table = useContext(TableContext);
  if (table === undefined) throw new Error('this stands on no table');
  return table;
}

/** The area whose troll has been chosen to move, or the only one it can come from. */
export function sourceOf(
  view: TrollsAndPrincesses,
  me: Seat | undefined,
  frame: Table['frame'],
  places: ReadonlyMap<PlaceId, PlaceState>,
): Area | undefined {
  if (me === undefined || frame?.step !== 'move') return undefined;
  for (const [place, { mood }] of places) {
    const found = mood === 'chosen' ? readPlace(place) : undefined;
    if (found?.is === 'trolls') return areaNumber(found.of[0]);
  }
  return places.size > 0 ? onlySource(view, me) : undefined;
}

/** The area in which a seat spends its points, if it does so now. */
export function actingIn({ stack, area }: TrollsAndPrincesses, seat: Seat | undefined): Area | undefined {
  return stack.some((frame) => frame.step === 'act' && frame.seat === seat) ? area : undefined;
}

/** Whether a seat is asked for an action and has not begun one. */
export function isListed(frame: Table['frame'], places: ReadonlyMap<PlaceId, PlaceState>): boolean {
  if (frame?.step !== 'act') return false;
  for (const { mood } of places.values()) {
    if (mood === 'chosen') return false;
  }
  return true;
}

/** Whether tiles are chosen or laid now. */
export function isDigging(places: ReadonlyMap<PlaceId, PlaceState>): boolean {
  for (const [place, { mood }] of places) {
    const family = mood === 'blocked' ? undefined : readPlace(place)?.is;
    if (family === 'tile' || family === 'cell') return true;
  }
  return false;
}

/** A cavern is a place of its owner's only. */
export function isOwn(area: Area, { me, shown }: Pick<Table, 'me' | 'shown'>): boolean {
  return !isCavern(area) || shown === me;
}

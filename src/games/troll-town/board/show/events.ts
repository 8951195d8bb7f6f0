import { type Hex, hexesNamed, hexNamed, type Join, joinNamed } from '../../box/hexes.ts';
import { oldBoss, type TrollNumber, type TrollTown } from '../../position.ts';
import { FALLEN_BOSS, GAME_BOSS } from '../../rules/events.ts';
import { RUN_ENDS } from '../../rules/runs.ts';
import type { BoardWord, TownEvent } from '../words.ts';

/** How a run of Children ended. */
export const RUNS: readonly BoardWord[] = RUN_ENDS.map((end) => `told.run-${end}` as const);

/** A field of an event as a number, or nothing. */
export function numberIn(event: TownEvent, field: string): number | undefined {
  const value = event[field];
  return typeof value === 'number' ? value : undefined;
}

export function textIn(event: TownEvent, field: string): string {
  const value = event[field];
  return typeof value === 'string' ? value : '';
}

/** The Troll that a number in an event means: events know the game's Boss by a number of his own. */
export function trollIn(view: TrollTown, number: number): TrollNumber {
  return number === GAME_BOSS || number === FALLEN_BOSS ? oldBoss(view) : number;
}

/** Whose doing it is. */
export function doerOf(view: TrollTown, event: TownEvent): TrollNumber | undefined {
  const doer = numberIn(event, 'troll') ?? event.seat;
  return doer === undefined ? undefined : trollIn(view, doer);
}

/** Everybody it is about. */
export function trollsOf(view: TrollTown, event: TownEvent): TrollNumber[] {
  const rival = numberIn(event, 'rival');
  const doer = doerOf(view, event);
  return [
    ...(doer === undefined ? [] : [doer]),
    ...(rival === undefined ? [] : [trollIn(view, rival)]),
    ...(event.seats ?? []),
    ...(event.boss === true ? [oldBoss(view)] : []),
  ];
}

export function joinIn(event: TownEvent): Join | undefined {
  const join = textIn(event, 'join');
  return join === '' ? undefined : joinNamed(join);
}

/** The hexes an event names: a site, a single hex, or the way of a run. */
export function hexesIn(event: TownEvent): Hex[] {
  const list = textIn(event, 'hexes');
  if (list !== '') return hexesNamed(list);
  const hex = textIn(event, 'hex');
  return hex === '' ? [] : [hexNamed(hex)];
}

/** The hexes that were run over, in their order. */
export function routeIn(event: TownEvent): Hex[] {
  const route = textIn(event, 'route');
  return route === '' ? [] : route.split(' ').map(hexNamed);
}

import { at } from '../../../kernel/lists.ts';
import { learn } from '../../../kernel/steps.ts';
import { type EndOfRound, FIRST_MARKED, FIXED_EVENTS, RED_EVENTS } from '../box/rounds.ts';
import type { Caverna } from '../position.ts';
import { tell } from '../words.ts';

/** CV-1.29, CV-1.30: how a round ends whose marker, if it has one, is known. */
export function endOf({ markers }: Pick<Caverna, 'markers'>, round: number): EndOfRound {
  if (round < FIRST_MARKED) return at(FIXED_EVENTS, round - 1);
  if (markers[round - 1] !== 'red') return 'harvest';
  let reds = 0;
  for (let each = FIRST_MARKED; each < round; each++) if (markers[each - 1] === 'red') reds++;
  return at(RED_EVENTS, reds);
}

/** Whether everybody can see how the round will end. */
export function isKnownEnd(p: Caverna, round: number): boolean {
  return round < FIRST_MARKED || p.seats === 1 || round <= p.markersShown;
}

/** CV-3.5: turns the round's marker face up. */
export function showMarker(p: Caverna): void {
  if (p.round < FIRST_MARKED || p.seats === 1) return;
  p.markersShown = p.round;
  learn(p);
  tell({ say: 'told.marker', event: endOf(p, p.round) });
}

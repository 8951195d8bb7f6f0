import type { Study, StudySpot } from '../../../protocol/study/study.ts';
import { lengthAt, lineNamed } from '../tree/tree.ts';

/** The part of a link that leads to a spot. */
export function addressOfSpot({ line, step }: StudySpot): string {
  return line === undefined ? `?at=${step}` : `?line=${line}&at=${step}`;
}

/** The spot that an address names; the beginning of the match if it names none. */
export function spotIn(search: string, study: Study): StudySpot {
  const params = new URLSearchParams(search);
  const line = lineNamed(study, params.get('line') ?? undefined)?.id;
  const at = params.get('at') ?? '';
  const spot = { ...(line !== undefined && { line }), step: /^\d{1,6}$/.test(at) ? Number(at) : 0 };
  return { ...spot, step: Math.min(spot.step, lengthAt(study, spot)) };
}

/** Tells the address which spot is looked at, without a new entry in the browser's history. */
export function writeSpot(spot: StudySpot): void {
  history.replaceState(history.state, '', `${location.pathname}${addressOfSpot(spot)}${location.hash}`);
}

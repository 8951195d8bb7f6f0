// How a group of Children runs, told a second time, hex by hex in names (section 12.2).

import type { TrollTown } from '../../../../src/games/troll-town/position.ts';
import { around, isPathOn, type Sheet, sheetOf } from './town.ts';

interface Told {
  readonly route: readonly string[];
  readonly pattern: string;
  readonly traits: readonly string[];
}

function back(direction: number): number {
  return (direction + 3) % 6;
}

/** The hexes that can be walked to from a hex without turning round, by direction. */
function onward(sheet: Sheet, name: string, heading: number): number[] {
  return around(name).flatMap((next, direction) =>
    direction !== back(heading) && isPathOn(sheet, next) ? [direction] : [],
  );
}

function isEnd(sheet: Sheet, name: string, heading: number): boolean {
  return onward(sheet, name, heading).length === 0;
}

/** What is wrong with a run that was told: each step must follow from the one before it. */
export function faultsOf(p: TrollTown, { route, pattern }: Told): string[] {
  const sheet = sheetOf(p);
  const faults: string[] = [];
  let letters = 1;
  for (let step = 1; step < route.length; step++) {
    const from = route[step - 1] ?? '';
    const to = route[step] ?? '';
    const direction = around(from).indexOf(to);
    if (direction < 0 || !isPathOn(sheet, to)) faults.push(`no road from ${from} to ${to}`);
    if (step === 1) continue;
    const heading = around(route[step - 2] ?? '').indexOf(from);
    const ways = onward(sheet, from, heading);
    if (ways.length === 0) {
      if (direction !== back(heading)) faults.push(`did not turn round at ${from}`);
    } else if (ways.length === 1) {
      if (direction !== ways[0]) faults.push(`left the road at ${from}`);
    } else {
      const turn = pattern[letters++ % pattern.length] === 'L' ? 5 : 1;
      if (direction !== (heading + turn) % 6) faults.push(`took the wrong way at ${from}`);
    }
  }
  return faults;
}

/** Whether a run that ended so may end there. */
export function mayEndSo(p: TrollTown, say: string, { route, traits }: Told): boolean {
  const sheet = sheetOf(p);
  const last = route.at(-1) ?? '';
  const before = route.at(-2);
  const heading = before === undefined ? 0 : around(before).indexOf(last);
  const beside = around(last).map((name) => sheet.get(name) ?? '');
  const kinds = beside.flatMap((what) =>
    what.startsWith('building') ? [p.buildings[Number(what.slice(9))]?.kind] : [],
  );
  switch (say) {
    case 'told.run-escaped':
      return last === '0,-2' || !isPathOn(sheet, last);
    case 'told.run-eaten':
      return isEnd(sheet, last, heading) && kinds.includes('hut') && !traits.includes('self-preservation');
    case 'told.run-hid':
      return (
        isEnd(sheet, last, heading) &&
        traits.includes('hider') &&
        kinds.some((kind) => kind !== 'cage' && kind !== 'pit' && kind !== 'hut')
      );
    case 'told.run-dead-end':
      return isEnd(sheet, last, heading) && kinds.length === 0 && !beside.includes('hub');
    case 'told.run-worn-out':
      return route.length >= 2;
    default:
      return last === route[0] || route.length >= 1;
  }
}

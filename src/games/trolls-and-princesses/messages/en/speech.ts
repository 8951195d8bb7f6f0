import type { Param } from '../../../../kernel/messages.ts';
import { count, lookUp } from '../../../speech/speech.ts';
import type { AreaId } from '../../box/areas.ts';
import { edgeRuns } from '../edges.ts';

export const PLACE: Readonly<Record<AreaId, string>> = {
  mining: 'the mining cavern',
  building: 'the building cavern',
  power: 'the power cavern',
  'village-1': 'village I',
  'village-2': 'village II',
  'village-3': 'village III',
  'village-4': 'village IV',
  camp: 'the camp',
};

/** 'the mining cavern' */
export function place(area: Param): string {
  return lookUp(PLACE, area);
}

const AMOUNTS: Readonly<Record<string, readonly [one: string, many: string]>> = {
  obsidian: ['obsidian', 'obsidian'],
  gold: ['gold', 'gold'],
  diamond: ['diamond', 'diamonds'],
};

/** '2 diamonds' */
export function amount(resource: Param, number: Param): string {
  const [one, many] = AMOUNTS[String(resource)] ?? ['', ''];
  return count(number, one, many);
}

/** '3 obsidian sites' */
export function sites(resource: Param, number: Param): string {
  return count(number, `${resource} site`, `${resource} sites`);
}

/** '2 effort': what the rule book calls action points. The word 'points' is for victory points alone. */
export function effort(number: Param): string {
  return `${number} effort`;
}

export const ITEM: Readonly<Record<string, string>> = {
  human: 'a human',
  changeling: 'a changeling',
  princess: 'a princess',
  outpost: 'an outpost',
  bell: 'a bell',
};

const EDGES: Readonly<Record<string, readonly [one: string, many: string]>> = {
  '#': ['wall', 'walls'],
  '.': ['opening', 'openings'],
  o: ['half obsidian site', 'half obsidian sites'],
  g: ['half gold site', 'half gold sites'],
  d: ['half diamond site', 'half diamond sites'],
};

/** 'clockwise half gold site, opening, 3 walls' */
export function edgesText(edges: string): string {
  const words = edgeRuns(edges).map(([edge, length]) => {
    const [one, many] = EDGES[edge] ?? ['', ''];
    return length === 1 ? one : count(length, one, many);
  });
  return `clockwise ${words.join(', ')}`;
}

import type { Param } from '../../../../kernel/messages.ts';
import { count, lookUp } from '../../../speech/speech.ts';
import type { AreaId } from '../../box/areas.ts';
import { edgeRuns } from '../edges.ts';

export const PLACE: Readonly<Record<AreaId, string>> = {
  mining: 'gruvgrottan',
  building: 'byggrottan',
  power: 'kraftgrottan',
  'village-1': 'by I',
  'village-2': 'by II',
  'village-3': 'by III',
  'village-4': 'by IV',
  camp: 'lägret',
};

export function place(area: Param): string {
  return lookUp(PLACE, area);
}

const AMOUNTS: Readonly<Record<string, readonly [one: string, many: string]>> = {
  obsidian: ['obsidian', 'obsidianer'],
  gold: ['guld', 'guld'],
  diamond: ['diamant', 'diamanter'],
};

export function amount(resource: Param, number: Param): string {
  const [one, many] = AMOUNTS[String(resource)] ?? ['', ''];
  return count(number, one, many);
}

export const SITES: Readonly<Record<string, string>> = { obsidian: 'obsidian', gold: 'guld', diamond: 'diamant' };

/** '3 guldbrott' */
export function sites(resource: Param, number: Param): string {
  return `${number} ${SITES[String(resource)]}brott`;
}

/** '2 möda': det som de tryckta reglerna kallar handlingspoäng. Ordet poäng är till för segerpoängen ensamma. */
export function effort(number: Param): string {
  return `${number} möda`;
}

export const ITEM: Readonly<Record<string, string>> = {
  human: 'en människa',
  changeling: 'en bortbyting',
  princess: 'en prinsessa',
  outpost: 'en utpost',
  bell: 'en klocka',
};

/** En och flera av det som lagras. */
export const FORM: Readonly<Record<string, readonly [one: string, many: string]>> = {
  changeling: ['bortbyting', 'bortbytingar'],
  outpost: ['utpost', 'utposter'],
  bell: ['klocka', 'klockor'],
};

export const THE_ITEM: Readonly<Record<string, string>> = {
  changeling: 'bortbytingen',
  outpost: 'utposten',
  bell: 'klockan',
};

const EDGES: Readonly<Record<string, readonly [one: string, many: string]>> = {
  '#': ['vägg', 'väggar'],
  '.': ['öppning', 'öppningar'],
  o: ['halvt obsidianbrott', 'halva obsidianbrott'],
  g: ['halvt guldbrott', 'halva guldbrott'],
  d: ['halvt diamantbrott', 'halva diamantbrott'],
};

/** 'medurs halvt guldbrott, öppning, 3 väggar' */
export function edgesText(edges: string): string {
  const words = edgeRuns(edges).map(([edge, length]) => {
    const [one, many] = EDGES[edge] ?? ['', ''];
    return length === 1 ? one : count(length, one, many);
  });
  return `medurs ${words.join(', ')}`;
}

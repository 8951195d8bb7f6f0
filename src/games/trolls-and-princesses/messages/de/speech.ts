import type { Param } from '../../../../kernel/messages.ts';
import { count, lookUp } from '../../../speech/speech.ts';
import type { AreaId } from '../../box/areas.ts';
import { edgeRuns } from '../edges.ts';

export const PLACE: Readonly<Record<AreaId, string>> = {
  mining: 'Minengrotte',
  building: 'Baugrotte',
  power: 'Kraftgrotte',
  'village-1': 'Dorf I',
  'village-2': 'Dorf II',
  'village-3': 'Dorf III',
  'village-4': 'Dorf IV',
  camp: 'Lager',
};

const IN: Readonly<Record<AreaId, string>> = {
  mining: 'in der Minengrotte',
  building: 'in der Baugrotte',
  power: 'in der Kraftgrotte',
  'village-1': 'in Dorf I',
  'village-2': 'in Dorf II',
  'village-3': 'in Dorf III',
  'village-4': 'in Dorf IV',
  camp: 'im Lager',
};

const FROM: Readonly<Record<AreaId, string>> = {
  mining: 'aus der Minengrotte',
  building: 'aus der Baugrotte',
  power: 'aus der Kraftgrotte',
  'village-1': 'aus Dorf I',
  'village-2': 'aus Dorf II',
  'village-3': 'aus Dorf III',
  'village-4': 'aus Dorf IV',
  camp: 'aus dem Lager',
};

const TO: Readonly<Record<AreaId, string>> = {
  mining: 'in die Minengrotte',
  building: 'in die Baugrotte',
  power: 'in die Kraftgrotte',
  'village-1': 'nach Dorf I',
  'village-2': 'nach Dorf II',
  'village-3': 'nach Dorf III',
  'village-4': 'nach Dorf IV',
  camp: 'ins Lager',
};

/** 'Minengrotte', without an article. */
export function place(area: Param): string {
  return lookUp(PLACE, area);
}

/** 'in der Minengrotte' */
export function inPlace(area: Param): string {
  return lookUp(IN, area);
}

/** 'aus der Minengrotte' */
export function fromPlace(area: Param): string {
  return lookUp(FROM, area);
}

/** 'in die Minengrotte' */
export function toPlace(area: Param): string {
  return lookUp(TO, area);
}

const AMOUNTS: Readonly<Record<string, readonly [one: string, many: string]>> = {
  obsidian: ['Obsidian', 'Obsidian'],
  gold: ['Gold', 'Gold'],
  diamond: ['Diamant', 'Diamanten'],
};

/** '2 Diamanten', '1 Diamant': in a list, or at the head of a label. */
export function amount(resource: Param, number: Param): string {
  const [one, many] = AMOUNTS[String(resource)] ?? ['', ''];
  return count(number, one, many);
}

/** '1 Diamanten': as what somebody takes. */
export function amountTaken(resource: Param, number: Param): string {
  const [, many] = AMOUNTS[String(resource)] ?? ['', ''];
  return `${number} ${many}`;
}

export const SITES: Readonly<Record<string, readonly [one: string, many: string]>> = {
  obsidian: ['Obsidiangrube', 'Obsidiangruben'],
  gold: ['Goldgrube', 'Goldgruben'],
  diamond: ['Diamantgrube', 'Diamantgruben'],
};

/** '3 Goldgruben' */
export function sites(resource: Param, number: Param): string {
  const [one, many] = SITES[String(resource)] ?? ['', ''];
  return count(number, one, many);
}

/** '2 Mühe': what the rule book calls action points. The word 'Punkte' is for victory points alone. */
export function effort(number: Param): string {
  return `${number} Mühe`;
}

/** As who comes: 'ein Mensch'. */
export const ITEM: Readonly<Record<string, string>> = {
  human: 'ein Mensch',
  changeling: 'ein Wechselbalg',
  princess: 'eine Prinzessin',
  outpost: 'ein Außenposten',
  bell: 'eine Glocke',
};

/** As what is taken or placed: 'einen Menschen'. */
export const TAKEN: Readonly<Record<string, string>> = {
  human: 'einen Menschen',
  changeling: 'einen Wechselbalg',
  princess: 'eine Prinzessin',
  outpost: 'einen Außenposten',
  bell: 'eine Glocke',
};

/** After 'für': 'den Wechselbalg'. */
export const THE_ITEM: Readonly<Record<string, string>> = {
  changeling: 'den Wechselbalg',
  outpost: 'den Außenposten',
  bell: 'die Glocke',
};

/** One and several of what is stored. */
export const FORM: Readonly<Record<string, readonly [one: string, many: string]>> = {
  changeling: ['Wechselbalg', 'Wechselbälger'],
  outpost: ['Außenposten', 'Außenposten'],
  bell: ['Glocke', 'Glocken'],
};

const EDGES: Readonly<Record<string, readonly [one: string, many: string]>> = {
  '#': ['Wand', 'Wände'],
  '.': ['Öffnung', 'Öffnungen'],
  o: ['halbe Obsidiangrube', 'halbe Obsidiangruben'],
  g: ['halbe Goldgrube', 'halbe Goldgruben'],
  d: ['halbe Diamantgrube', 'halbe Diamantgruben'],
};

/** 'im Uhrzeigersinn halbe Goldgrube, Öffnung, 3 Wände' */
export function edgesText(edges: string): string {
  const words = edgeRuns(edges).map(([edge, length]) => {
    const [one, many] = EDGES[edge] ?? ['', ''];
    return length === 1 ? one : count(length, one, many);
  });
  return `im Uhrzeigersinn ${words.join(', ')}`;
}

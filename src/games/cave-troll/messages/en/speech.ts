import type { Param, Params, Speaker } from '../../../../kernel/messages.ts';
import { whose } from '../../../speech/english.ts';
import { isYou } from '../../../speech/speech.ts';
import { AREAS } from '../../box/areas.ts';

/** A figure's name in a sentence, with the article it takes. */
const FIGURE: Readonly<Record<string, readonly [a: string, name: string]>> = {
  adventurer: ['an', 'adventurer'],
  barbarian: ['a', 'barbarian'],
  dwarf: ['a', 'dwarf'],
  knight: ['a', 'knight'],
  thief: ['a', 'thief'],
  orc: ['an', 'orc'],
  wraith: ['a', 'wraith'],
  'cave-troll': ['a', 'cave troll'],
  berserker: ['a', 'berserker'],
  'giant-slayer': ['a', 'giant slayer'],
  paladin: ['a', 'paladin'],
  assassin: ['an', 'assassin'],
  grunt: ['a', 'grunt'],
  'siren-banshee': ['a', 'siren banshee'],
  'rampaging-troll': ['a', 'rampaging troll'],
  chest: ['a', 'treasure chest'],
};

export function nameOf(kind: Param): string {
  return FIGURE[String(kind)]?.[1] ?? String(kind);
}

/** 'an orc' */
export function some(kind: Param): string {
  return `${FIGURE[String(kind)]?.[0] ?? 'a'} ${nameOf(kind)}`;
}

const AREA = new Map<Param, (typeof AREAS)[number]>(AREAS.map((plan) => [plan.id, plan]));

/** 'the Fungus Hall' */
export function place(area: Param): string {
  return `the ${AREA.get(area)?.name ?? area}`;
}

/** 'in the Fungus Hall', 'on the Northwest Stair' */
export function at(area: Param): string {
  return `${AREA.get(area)?.type === 'entrance' ? 'on' : 'in'} ${place(area)}`;
}

/** 'into the Fungus Hall', 'onto the Northwest Stair' */
export function into(area: Param): string {
  return `${AREA.get(area)?.type === 'entrance' ? 'onto' : 'into'} ${place(area)}`;
}

/** 'Anna’s knight', and 'their knight' where Anna is the one who acts. */
export function figureOf({ seat, owner, kind }: Params, speaker: Speaker): string {
  const theirs = seat === owner && !isYou(owner, speaker) ? 'their' : whose(owner, speaker);
  return `${theirs} ${nameOf(kind)}`;
}

const ORDINAL = new Intl.PluralRules('en', { type: 'ordinal' });
const ENDING: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' };

/** '2nd' */
export function ordinal(number: Param): string {
  return `${number}${ENDING[ORDINAL.select(Number(number))] ?? 'th'}`;
}

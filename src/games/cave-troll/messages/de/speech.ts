import type { Param, Params, Speaker } from '../../../../kernel/messages.ts';
import { whose } from '../../../speech/german.ts';
import { count, isYou, textsOf } from '../../../speech/speech.ts';
import { AREAS, type AreaId } from '../../box/areas.ts';

type Gender = 'der' | 'die' | 'das';

/** Who does something; whom something is done to. */
export type Case = 'nominative' | 'accusative';

/** A figure's name, and what it becomes where something is done to it. */
const FIGURE: Readonly<Record<string, readonly [gender: 'der' | 'die', name: string, accusative?: string]>> = {
  adventurer: ['der', 'Abenteurer'],
  barbarian: ['der', 'Barbar', 'Barbaren'],
  dwarf: ['der', 'Zwerg'],
  knight: ['der', 'Ritter'],
  thief: ['der', 'Dieb'],
  orc: ['der', 'Ork'],
  wraith: ['der', 'Geist'],
  'cave-troll': ['der', 'Höhlentroll'],
  berserker: ['der', 'Berserker'],
  'giant-slayer': ['der', 'Riesentöter'],
  paladin: ['der', 'Paladin'],
  assassin: ['der', 'Meuchler'],
  grunt: ['der', 'Rohling'],
  'siren-banshee': ['die', 'Sirene'],
  'rampaging-troll': ['der', 'Wuttroll'],
  chest: ['die', 'Schatztruhe'],
};

const A = { der: { nominative: 'ein', accusative: 'einen' }, die: { nominative: 'eine', accusative: 'eine' } } as const;
const YOUR = {
  der: { nominative: 'dein', accusative: 'deinen' },
  die: { nominative: 'deine', accusative: 'deine' },
} as const;
const THIS = {
  der: { nominative: 'dieser', accusative: 'diesen' },
  die: { nominative: 'diese', accusative: 'diese' },
} as const;
/** One's own, told of somebody else. */
const OWN = { der: 'einen eigenen', die: 'eine eigene' } as const;

export function nameOf(kind: Param, as: Case = 'nominative'): string {
  const [, name = String(kind), accusative = name] = FIGURE[String(kind)] ?? [];
  return as === 'accusative' ? accusative : name;
}

function genderOf(kind: Param): 'der' | 'die' {
  return FIGURE[String(kind)]?.[0] ?? 'der';
}

/** 'ein Ork', 'einen Ork' */
export function some(kind: Param, as: Case = 'nominative'): string {
  return `${A[genderOf(kind)][as]} ${nameOf(kind, as)}`;
}

/** 'dein Ork', 'deinen Ork' */
export function your(kind: Param, as: Case = 'nominative'): string {
  return `${YOUR[genderOf(kind)][as]} ${nameOf(kind, as)}`;
}

/** 'dieser Ork', 'diesen Ork' */
export function thisOne(kind: Param, as: Case = 'nominative'): string {
  return `${THIS[genderOf(kind)][as]} ${nameOf(kind, as)}`;
}

/** 'Annas Ritter', 'dein Ritter', 'deinen Ritter' */
export function figureOf(owner: Param, kind: Param, speaker: Speaker, as: Case = 'nominative'): string {
  return `${whose(owner, speaker, YOUR[genderOf(kind)][as])} ${nameOf(kind, as)}`;
}

/** The figure that something is done to; its owner may be the one who acts: 'einen eigenen Ritter'. */
export function theirs({ seat, owner, kind }: Params, speaker: Speaker): string {
  if (seat === owner && !isYou(owner, speaker)) return `${OWN[genderOf(kind)]} ${nameOf(kind, 'accusative')}`;
  return figureOf(owner, kind, speaker, 'accusative');
}

/** With a bar where a long word may be parted. */
const AREA: Readonly<Record<AreaId, readonly [gender: Gender, parted: string]>> = {
  'stair-nw': ['die', 'Nordwest|treppe'],
  'stair-ne': ['die', 'Nordost|treppe'],
  'stair-se': ['die', 'Südost|treppe'],
  'stair-sw': ['die', 'Südwest|treppe'],
  'pit-centre': ['die', 'Tiefen|grube'],
  'pit-north': ['die', 'Nord|grube'],
  'pit-south': ['die', 'Süd|grube'],
  'porch-nw': ['die', 'Spinnen|diele'],
  'porch-ne': ['die', 'Laternen|diele'],
  'porch-se': ['die', 'Tropf|diele'],
  'porch-sw': ['die', 'Wurzel|diele'],
  'guardpost-nw': ['die', 'Rost|wache'],
  'guardpost-ne': ['die', 'Schlaf|wache'],
  'guardpost-se': ['die', 'Brand|wache'],
  'guardpost-sw': ['die', 'Ratten|wache'],
  'gallery-nw': ['die', 'Echo|galerie'],
  'gallery-ne': ['die', 'Knochen|galerie'],
  'gallery-se': ['die', 'Motten|galerie'],
  'gallery-sw': ['die', 'Masken|galerie'],
  'hall-nw': ['die', 'Pilz|halle'],
  'hall-ne': ['die', 'Glut|halle'],
  'hall-se': ['die', 'Frost|halle'],
  'hall-sw': ['die', 'Flut|halle'],
  'crossing-nw': ['die', 'Ketten|kreuzung'],
  'crossing-ne': ['die', 'Aschen|kreuzung'],
  'crossing-se': ['die', 'Schädel|kreuzung'],
  'crossing-sw': ['die', 'Sumpf|kreuzung'],
  'store-n': ['die', 'Schild|kammer'],
  'store-e': ['die', 'Speer|kammer'],
  'store-s': ['die', 'Helm|kammer'],
  'store-w': ['die', 'Axt|kammer'],
  'vault-n': ['das', 'Silber|gewölbe'],
  'vault-e': ['das', 'Bernstein|gewölbe'],
  'vault-s': ['das', 'Onyx|gewölbe'],
  'vault-w': ['das', 'Jade|gewölbe'],
  'hoard-n': ['der', 'Kronen|hort'],
  'hoard-e': ['der', 'Klingen|hort'],
  'hoard-s': ['der', 'Kelch|hort'],
  'hoard-w': ['der', 'Spiegel|hort'],
  'throne-ring': ['der', 'Thron|saal'],
};

function areaNames(joint: string): Readonly<Record<AreaId, string>> {
  return textsOf(AREAS, ({ id }) => AREA[id][1].replace('|', joint));
}

export const AREA_NAMES = areaNames('');
/** For narrow rooms: a soft hyphen shows only where the word is parted. */
export const AREA_SIGNS = areaNames('\u00ad');

const ENTRANCES: ReadonlySet<Param> = new Set(AREAS.flatMap(({ id, type }) => (type === 'entrance' ? [id] : [])));

/** 'Pilzhalle' */
export function nameOfArea(area: Param): string {
  return AREA_NAMES[area as AreaId] ?? String(area);
}

const IN = { der: 'im', die: 'in der', das: 'im' } as const;
const INTO = { der: 'in den', die: 'in die', das: 'ins' } as const;
const OUT_OF = { der: 'aus dem', die: 'aus der', das: 'aus dem' } as const;
const THE = { der: 'den', die: 'die', das: 'das' } as const;

function articleOf(area: Param): Gender {
  return AREA[area as AreaId]?.[0] ?? 'die';
}

/** 'in der Pilzhalle', 'im Kronenhort', 'auf der Nordwesttreppe' */
export function at(area: Param): string {
  return `${ENTRANCES.has(area) ? 'auf der' : IN[articleOf(area)]} ${nameOfArea(area)}`;
}

/** 'in die Pilzhalle', 'in den Kronenhort', 'auf die Nordwesttreppe' */
export function into(area: Param): string {
  return `${ENTRANCES.has(area) ? 'auf die' : INTO[articleOf(area)]} ${nameOfArea(area)}`;
}

/** 'aus der Pilzhalle', 'aus dem Kronenhort', 'von der Nordwesttreppe' */
export function outOf(area: Param): string {
  return `${ENTRANCES.has(area) ? 'von der' : OUT_OF[articleOf(area)]} ${nameOfArea(area)}`;
}

/** As what somebody takes: 'die Pilzhalle', 'den Kronenhort' */
export function place(area: Param): string {
  return `${THE[articleOf(area)]} ${nameOfArea(area)}`;
}

export function actions(number: Param): string {
  return count(number, 'Aktion', 'Aktionen');
}

export function hourglasses(number: Param): string {
  return count(number, 'Sanduhr', 'Sanduhren');
}

import type { Param, Params, Speaker } from '../../../../kernel/messages.ts';
import { count, isYou, textsOf } from '../../../speech/speech.ts';
import { whose } from '../../../speech/swedish.ts';
import { AREAS, type AreaId } from '../../box/areas.ts';

type Gender = 'en' | 'ett';

const FIGURE: Readonly<Record<string, readonly [gender: Gender, name: string]>> = {
  adventurer: ['en', 'äventyrare'],
  barbarian: ['en', 'barbar'],
  dwarf: ['en', 'dvärg'],
  knight: ['en', 'riddare'],
  thief: ['en', 'tjuv'],
  orc: ['en', 'orch'],
  wraith: ['en', 'vålnad'],
  'cave-troll': ['ett', 'grottroll'],
  berserker: ['en', 'bärsärk'],
  'giant-slayer': ['en', 'jättedräpare'],
  paladin: ['en', 'paladin'],
  assassin: ['en', 'lönnmördare'],
  grunt: ['en', 'knekt'],
  'siren-banshee': ['en', 'siren'],
  'rampaging-troll': ['ett', 'vildtroll'],
  chest: ['en', 'skattkista'],
};

export function nameOf(kind: Param): string {
  return FIGURE[String(kind)]?.[1] ?? String(kind);
}

function genderOf(kind: Param): Gender {
  return FIGURE[String(kind)]?.[0] ?? 'en';
}

/** 'en orch' */
export function some(kind: Param): string {
  return `${genderOf(kind)} ${nameOf(kind)}`;
}

/** 'din orch', 'ditt grottroll' */
export function your(kind: Param): string {
  return `${genderOf(kind) === 'ett' ? 'ditt' : 'din'} ${nameOf(kind)}`;
}

/** With a bar where a long word may be parted. */
const PARTED: Readonly<Record<AreaId, string>> = {
  'stair-nw': 'Nordväst|trappan',
  'stair-ne': 'Nordost|trappan',
  'stair-se': 'Sydost|trappan',
  'stair-sw': 'Sydväst|trappan',
  'pit-centre': 'Djupa gropen',
  'pit-north': 'Norra gropen',
  'pit-south': 'Södra gropen',
  'porch-nw': 'Spindel|förstugan',
  'porch-ne': 'Lykt|förstugan',
  'porch-se': 'Dropp|förstugan',
  'porch-sw': 'Rot|förstugan',
  'guardpost-nw': 'Rostiga vakten',
  'guardpost-ne': 'Lata vakten',
  'guardpost-se': 'Brända vakten',
  'guardpost-sw': 'Rått|vakten',
  'gallery-nw': 'Eko|galleriet',
  'gallery-ne': 'Ben|galleriet',
  'gallery-se': 'Mal|galleriet',
  'gallery-sw': 'Mask|galleriet',
  'hall-nw': 'Svamp|hallen',
  'hall-ne': 'Glöd|hallen',
  'hall-se': 'Frost|hallen',
  'hall-sw': 'Vatten|hallen',
  'crossing-nw': 'Kedje|korset',
  'crossing-ne': 'Ask|korset',
  'crossing-se': 'Skall|korset',
  'crossing-sw': 'Dy|korset',
  'store-n': 'Sköld|förrådet',
  'store-e': 'Spjut|förrådet',
  'store-s': 'Hjälm|förrådet',
  'store-w': 'Yx|förrådet',
  'vault-n': 'Silver|valvet',
  'vault-e': 'Bärnstens|valvet',
  'vault-s': 'Onyx|valvet',
  'vault-w': 'Jade|valvet',
  'hoard-n': 'Kron|skatten',
  'hoard-e': 'Kling|skatten',
  'hoard-s': 'Bägar|skatten',
  'hoard-w': 'Spegel|skatten',
  'throne-ring': 'Trollets tronsal',
};

function areaNames(joint: string): Readonly<Record<AreaId, string>> {
  return textsOf(AREAS, ({ id }) => PARTED[id].replace('|', joint));
}

export const AREA_NAMES = areaNames('');
/** For narrow rooms: a soft hyphen shows only where the word is parted. */
export const AREA_SIGNS = areaNames('\u00ad');

const ENTRANCES: ReadonlySet<Param> = new Set(AREAS.flatMap(({ id, type }) => (type === 'entrance' ? [id] : [])));

/** 'Svamphallen' */
export function place(area: Param): string {
  return AREA_NAMES[area as AreaId] ?? String(area);
}

/** 'i Svamphallen', 'på Nordvästtrappan' */
export function at(area: Param): string {
  return `${ENTRANCES.has(area) ? 'på' : 'i'} ${place(area)}`;
}

/** 'till Svamphallen' */
export function into(area: Param): string {
  return `till ${place(area)}`;
}

/** 'Annas riddare', 'din riddare' */
export function figureOf(owner: Param, kind: Param, speaker: Speaker): string {
  return `${whose(owner, speaker, genderOf(kind) === 'ett' ? 'ditt' : 'din')} ${nameOf(kind)}`;
}

/** The figure of an event, whose owner may be the one who acts. */
export function theirs({ seat, owner, kind }: Params, speaker: Speaker): string {
  if (seat === owner && !isYou(owner, speaker)) return `${genderOf(kind) === 'ett' ? 'sitt' : 'sin'} ${nameOf(kind)}`;
  return figureOf(owner, kind, speaker);
}

/** 'Annas figurer', 'dina figurer' */
export function figuresOf(owner: Param, speaker: Speaker): string {
  return `${whose(owner, speaker, 'dina')} figurer`;
}

export function actions(number: Param): string {
  return count(number, 'handling', 'handlingar');
}

/** '2:a' */
export function ordinal(number: Param): string {
  return `${number}:${Number(number) % 10 <= 2 && Number(number) % 10 > 0 ? 'a' : 'e'}`;
}

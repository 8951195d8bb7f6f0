import type { Catalogue, Param, Params, Speaker } from '../../../../kernel/messages.ts';
import { toWhom as toWhomSeat, verb, whom as whomSeat, whose } from '../../../speech/german.ts';
import { count, isYou, who as whoSeat } from '../../../speech/speech.ts';
import { type Quarter, quarterNamed } from '../../box/quarters.ts';
import type { BuildingKind } from '../../position.ts';
import { FALLEN_BOSS, GAME_BOSS } from '../../rules/events.ts';
import { names } from './names.ts';

export function word(prefix: string, name: Param): string {
  const texts: Catalogue = names;
  return String(texts[`${prefix}.${name}`] ?? name);
}

type Case = 'nominative' | 'accusative' | 'dative';

const BOSS: Readonly<Record<Case, string>> = { nominative: 'der Boss', accusative: 'den Boss', dative: 'dem Boss' };
const FALLEN: Readonly<Record<Case, string>> = {
  nominative: 'der gestürzte Boss',
  accusative: 'den gestürzten Boss',
  dative: 'dem gestürzten Boss',
};

/** Wie der Troll heißt, den das Spiel führt; nichts für die anderen. */
function boss(troll: Param, form: Case): string | undefined {
  if (troll === GAME_BOSS) return BOSS[form];
  return troll === FALLEN_BOSS ? FALLEN[form] : undefined;
}

/** Am Anfang eines Satzes. */
export function who(troll: Param, speaker: Speaker): string {
  const title = boss(troll, 'nominative');
  return title === undefined ? whoSeat(troll, speaker) : titled(title);
}

/** Wer etwas tut, mitten im Satz. */
export function whoElse(troll: Param, speaker: Speaker): string {
  return boss(troll, 'nominative') ?? (isYou(troll, speaker) ? 'du' : whoSeat(troll, speaker));
}

export function whom(troll: Param, speaker: Speaker): string {
  return boss(troll, 'accusative') ?? whomSeat(troll, speaker);
}

export function toWhom(troll: Param, speaker: Speaker): string {
  return boss(troll, 'dative') ?? toWhomSeat(troll, speaker);
}

/** 'von dir', 'von Anna' oder 'vom Boss' */
export function fromWhom(troll: Param, speaker: Speaker): string {
  return `von ${toWhom(troll, speaker)}`.replace(/^von dem /, 'vom ');
}

/** 'Deine Hütte', 'Annas Hütte' oder 'Hütte vom Boss' */
export function owned(troll: Param, speaker: Speaker, yours: 'dein' | 'deine', thing: string): string {
  return boss(troll, 'dative') === undefined
    ? `${titled(whose(troll, speaker, yours))} ${thing}`
    : `${thing} ${fromWhom(troll, speaker)}`;
}

/** 'Du hast', 'Anna hat' oder 'Der Boss hat' */
export function whoHas(troll: Param, speaker: Speaker): string {
  return `${who(troll, speaker)} ${verb(troll, speaker, 'hast', 'hat')}`;
}

/** Das Verb für mehrere: 'kämpft', wenn du dabei bist, sonst 'kämpfen'. */
export function verbOfAll(seats: Param, speaker: Speaker, withYou: string, without: string): string {
  return Array.isArray(seats) && seats.some((seat: number) => isYou(seat, speaker)) ? withYou : without;
}

export function titled(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function children(number: Param): string {
  return count(number, 'Kind', 'Kinder');
}

/** Nach 'von' und 'mit'. */
export function toChildren(number: Param): string {
  return count(number, 'Kind', 'Kindern');
}

export function minions(number: Param): string {
  return `${number} Handlanger`;
}

/** Nach 'von' und 'mit'. */
export function toMinions(number: Param): string {
  return count(number, 'Handlanger', 'Handlangern');
}

/** 'ist' nach einem, sonst 'sind'. */
export function byNumber(number: Param, one: string, many: string): string {
  return Number(number) === 1 ? one : many;
}

const AT: Readonly<Record<Quarter, string>> = {
  hub: 'am Markt',
  bridge: 'an der Brücke',
  bank: 'am Ufer',
  birches: 'bei den Birken',
  heath: 'auf der Heide',
  yard: 'im Kesselhof',
  mill: 'an der Mühle',
  fen: 'im Ried',
  bog: 'im Sumpf',
  hollow: 'in der Senke',
  quarry: 'im Steinbruch',
  alders: 'bei den Erlen',
  moor: 'im Moor',
};

/** 'im Ried': was dort geschieht, zeigt die Karte, wenn es eine gibt. Auch mehrere Felder, oder eine Fuge. */
export function where(hexes: Param, { exact }: Speaker): string {
  const [first = ''] = String(hexes).split(/[ ~]/);
  return `${AT[quarterNamed(first)]}${exact ? ` (${String(hexes).replaceAll(' ', ' · ')})` : ''}`;
}

// Antworten müssen sich unterscheiden: Sie nennen auch die Felder, wenn nicht die Karte zeigt, welches gemeint ist.

/** 'der Sumpf (0,4)' */
export function place({ hex, pointed }: Params): string {
  return `${word('quarter', quarterNamed(String(hex)))}${pointed === true ? '' : ` (${hex})`}`;
}

/** 'der Sumpf (0,4 · 1,3)' */
export function places({ on, pointed }: Params): string {
  const list = String(on).split(' ');
  return place({ hex: list[0], pointed: true }) + (pointed === true ? '' : ` (${list.join(' · ')})`);
}

/** 'die Fuge 0,2~0,3 im Ried' */
export function joinPlace({ join, pointed }: Params): string {
  const [hex = ''] = String(join).split('~');
  return `die Fuge ${pointed === true ? '' : `${join} `}${AT[quarterNamed(hex)]}`;
}

/** ' im Ried', oder nichts für einen Kampf ohne Ort. */
export function atJoin(join: Param, speaker: Speaker): string {
  return join === '' ? '' : ` ${where(join, speaker)}`;
}

const MASCULINE: readonly BuildingKind[] = ['cage', 'pile'];
const HE: Readonly<Record<Case, string>> = { nominative: 'der', accusative: 'den', dative: 'dem' };
const SHE: Readonly<Record<Case, string>> = { nominative: 'die', accusative: 'die', dative: 'der' };

/** 'die Grube im Ried' */
export function theBuilding({ kind, hex }: Params, speaker: Speaker, form: Case = 'nominative'): string {
  const article = (MASCULINE.includes(kind as BuildingKind) ? HE : SHE)[form];
  const name = kind === 'addon' && form === 'dative' ? 'angebauten Kate' : word('kind', kind);
  return `${article} ${name} ${where(hex, speaker)}`;
}

/** 'im Käfig im Ried' */
export function inBuilding(params: Params, speaker: Speaker): string {
  return `in ${theBuilding(params, speaker, 'dative')}`.replace(/^in dem /, 'im ');
}

/** 'die Grube im Ried (0,4)' */
export function exactBuilding(params: Params, speaker: Speaker): string {
  return theBuilding(params, { ...speaker, exact: params.pointed !== true });
}

/** 'Anna, du und der Boss', am Anfang eines Satzes. */
export function fighters({ seats, boss: hasBoss }: Params, speaker: Speaker): string {
  const list = (Array.isArray(seats) ? seats : []).map((seat: number, place) =>
    place === 0 ? who(seat, speaker) : whoElse(seat, speaker),
  );
  if (hasBoss === true) list.push(BOSS.nominative);
  return new Intl.ListFormat('de').format(list);
}

export function sort(traits: Param): string {
  return [...new Set(String(traits).split(' '))].map((trait) => word('trait', trait)).join(', ');
}

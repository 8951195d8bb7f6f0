import type { Catalogue, Param, Params, Speaker } from '../../../../kernel/messages.ts';
import { count, isYou, who as whoSeat } from '../../../speech/speech.ts';
import { whom as whomSeat } from '../../../speech/swedish.ts';
import { quarterNamed } from '../../box/quarters.ts';
import type { BuildingKind } from '../../position.ts';
import { FALLEN_BOSS, GAME_BOSS } from '../../rules/events.ts';
import { names } from './names.ts';

export function word(prefix: string, name: Param): string {
  const texts: Catalogue = names;
  return String(texts[`${prefix}.${name}`] ?? name);
}

/** Vad trollet heter som spelet styr; inget för en spelares. */
function boss(troll: Param): string | undefined {
  if (troll === GAME_BOSS) return 'Bossen';
  return troll === FALLEN_BOSS ? 'den fallne Bossen' : undefined;
}

export function who(troll: Param, speaker: Speaker): string {
  const title = boss(troll);
  return title === undefined ? whoSeat(troll, speaker) : titled(title);
}

export function whom(troll: Param, speaker: Speaker): string {
  return boss(troll) ?? whomSeat(troll, speaker);
}

/** 'Din', 'Annas' eller 'Bossens'. */
export function whose(seat: Param, speaker: Speaker): string {
  const title = boss(seat);
  if (title !== undefined) return `${titled(title)}s`;
  return isYou(seat, speaker) ? 'Din' : `${whoSeat(seat, speaker)}s`;
}

export function children(number: Param): string {
  return `${number} barn`;
}

export function minions(number: Param): string {
  return count(number, 'hantlangare', 'hantlangare');
}

/** 'vid Kärret': vad som händer där syns på kartan, om det finns en. Flera rutor går också, eller en fog. */
export function where(hexes: Param, { exact }: Speaker): string {
  const [first = ''] = String(hexes).split(/[ ~]/);
  const list = exact ? ` (${String(hexes).replaceAll(' ', ' · ')})` : '';
  return `vid ${word('quarter', quarterNamed(first))}${list}`;
}

// Val måste gå att skilja åt: de nämner också rutorna, om inte kartan visar vilken som menas.

export function place({ hex, pointed }: Params): string {
  return `${word('quarter', quarterNamed(String(hex)))}${pointed === true ? '' : ` (${hex})`}`;
}

export function places({ on, pointed }: Params): string {
  const list = String(on).split(' ');
  return place({ hex: list[0], pointed: true }) + (pointed === true ? '' : ` (${list.join(' · ')})`);
}

export function joinPlace({ join, pointed }: Params): string {
  const [hex = ''] = String(join).split('~');
  return `fogen ${pointed === true ? '' : `${join} `}vid ${place({ hex, pointed: true })}`;
}

export function atJoin(join: Param, speaker: Speaker): string {
  return join === '' ? '' : ` ${where(join, speaker)}`;
}

/** Byggnader i bestämd form. */
const THE: Readonly<Record<BuildingKind, string>> = {
  hovel: 'kojan',
  cage: 'buren',
  shop: 'verkstaden',
  hut: 'hyddan',
  pit: 'gropen',
  addon: 'den tillbyggda kojan',
  pile: 'högen',
};

function the(kind: Param): string {
  return THE[kind as BuildingKind];
}

/** 'buren vid Kärret' */
export function theBuilding({ kind, hex }: Params, speaker: Speaker): string {
  return `${the(kind)} ${where(hex, speaker)}`;
}

/** 'buren vid Kärret (0,4)' */
export function exactBuilding(params: Params, speaker: Speaker): string {
  return theBuilding(params, { ...speaker, exact: params.pointed !== true });
}

export function fighters({ seats, boss: hasBoss }: Params, speaker: Speaker): string {
  const list = (Array.isArray(seats) ? seats : []).map((seat: number, place) =>
    place > 0 && isYou(seat, speaker) ? 'du' : whoSeat(seat, speaker),
  );
  if (hasBoss === true) list.push('Bossen');
  return new Intl.ListFormat('sv').format(list);
}

export function sort(traits: Param): string {
  return [...new Set(String(traits).split(' '))].map((trait) => word('trait', trait)).join(', ');
}

export function titled(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

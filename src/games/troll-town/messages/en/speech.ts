import type { Catalogue, Param, Params, Speaker } from '../../../../kernel/messages.ts';
import { whom as whomSeat, whose as whoseSeat } from '../../../speech/english.ts';
import { count, isYou, who as whoSeat } from '../../../speech/speech.ts';
import { type Quarter, quarterNamed } from '../../box/quarters.ts';
import { FALLEN_BOSS, GAME_BOSS } from '../../rules/events.ts';
import { names } from './names.ts';

/** The word for a thing, by its kind of name. */
export function word(prefix: string, name: Param): string {
  const texts: Catalogue = names;
  return String(texts[`${prefix}.${name}`] ?? name);
}

/** What the Troll is called that the game plays; nothing for a player's. */
function boss(troll: Param): string | undefined {
  if (troll === GAME_BOSS) return 'the Boss';
  return troll === FALLEN_BOSS ? 'the fallen Boss' : undefined;
}

/** A player's Troll or the game's Boss, at the head of a sentence. */
export function who(troll: Param, speaker: Speaker): string {
  const title = boss(troll);
  return title === undefined ? whoSeat(troll, speaker) : titled(title);
}

export function whom(troll: Param, speaker: Speaker): string {
  return boss(troll) ?? whomSeat(troll, speaker);
}

/** 'your', 'Anna’s' or 'the Boss’s' */
export function whose(troll: Param, speaker: Speaker): string {
  const title = boss(troll);
  return title === undefined ? whoseSeat(troll, speaker) : `${title}’s`;
}

export function titled(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** 'have' after 'You', 'has' after a name. */
export function verb(troll: Param, speaker: Speaker, yours: string, theirs: string): string {
  return isYou(troll, speaker) ? yours : theirs;
}

export function children(number: Param): string {
  return count(number, 'Child', 'Children');
}

export function minions(number: Param): string {
  return count(number, 'Minion', 'Minions');
}

const AT: readonly Quarter[] = ['hub', 'bridge', 'mill'];
const ON: readonly Quarter[] = ['bank', 'heath', 'moor'];

/** 'in the Fen': what happens there is shown on the map, if there is one. It may be given several hexes, or a join. */
export function where(hexes: Param, { exact }: Speaker): string {
  const [first = ''] = String(hexes).split(/[ ~]/);
  const quarter = quarterNamed(first);
  const preposition = AT.includes(quarter) ? 'at' : ON.includes(quarter) ? 'on' : 'in';
  return `${preposition} ${word('quarter', quarter)}${exact ? ` (${String(hexes).replaceAll(' ', ' · ')})` : ''}`;
}

/** 'the cage in the Fen' */
export function theBuilding({ kind, hex }: Params, speaker: Speaker): string {
  return `the ${word('kind', kind)} ${where(hex, speaker)}`;
}

// Choices have to read apart: they name the hexes, too, unless the map shows which one is meant.

/** 'the Fen (0,4)' */
export function place({ hex, pointed }: Params): string {
  return `${word('quarter', quarterNamed(String(hex)))}${pointed === true ? '' : ` (${hex})`}`;
}

/** 'the Fen (0,4 · 1,3)' */
export function places({ on, pointed }: Params): string {
  const list = String(on).split(' ');
  return place({ hex: list[0], pointed: true }) + (pointed === true ? '' : ` (${list.join(' · ')})`);
}

/** 'the join 0,2~0,3 in the Fen' */
export function joinPlace({ join, pointed }: Params): string {
  const [hex = ''] = String(join).split('~');
  return `the join ${pointed === true ? '' : `${join} `}in ${place({ hex, pointed: true })}`;
}

/** 'the cage in the Fen (0,4)' */
export function exactBuilding(params: Params, speaker: Speaker): string {
  return theBuilding(params, { ...speaker, exact: params.pointed !== true });
}

/** ' in the Fen', or nothing for a fight without a place. */
export function atJoin(join: Param, speaker: Speaker): string {
  return join === '' ? '' : ` ${where(join, speaker)}`;
}

/** 'Anna, you and the Boss', at the head of a sentence. */
export function fighters({ seats, boss: hasBoss }: Params, speaker: Speaker): string {
  const list = (Array.isArray(seats) ? seats : []).map((seat: number, place) =>
    place === 0 ? whoSeat(seat, speaker) : whomSeat(seat, speaker),
  );
  if (hasBoss === true) list.push('the Boss');
  return new Intl.ListFormat('en').format(list);
}

/** What sort of Children ran: ' (brave)'. */
export function sort(traits: Param): string {
  const list = [...new Set(String(traits).split(' '))].map((trait) => word('trait', trait));
  return list.join(', ');
}

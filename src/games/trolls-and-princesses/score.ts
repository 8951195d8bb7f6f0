import type { Score, ScoreLine, Seat } from '../../kernel/game.ts';
import { isOver } from '../../kernel/steps.ts';
import { DIAMOND, GOLD, OBSIDIAN } from './box/bonuses.ts';
import type { Victory } from './box/cave-tiles.ts';
import { BELL, CHANGELING, FORM_NUMBERS, FORMS, type Form, type FormNumber, OUTPOST } from './box/spots.ts';
import {
  BELL_TILES,
  caveTile,
  isKingTile,
  KINGS_TILES,
  kingTile,
  PRINCESS_TILES,
  TILE_IDS,
  VICTORY_TILES,
} from './box/tiles.ts';
import { type Tally, trollCardFace } from './box/troll-cards.ts';
import { type OfEachForm, type Player, playerAt, type TrollsAndPrincesses } from './position.ts';
import { caveTilesOf } from './rules/claims.ts';
import { humansOf } from './rules/figures.ts';
import { FIELDS_OF_TILE } from './rules/network.ts';
import type { Word } from './words.ts';

/** TP-8.1 */
export const VALUE = { set: 15, pair: 9, single: 4, princess: 7, kingTile: 3, human: 1 } as const;

/** TP-7.8 */
function extraTotems({ tiles, built }: Player): number {
  if (built[KINGS_TILES] === 0) return 0;
  for (let at = 0; at < tiles.length; at += FIELDS_OF_TILE) {
    const tile = tiles[at] as number;
    if (isKingTile(tile) && kingTile(tile).totems !== undefined) return 1;
  }
  return 0;
}

/** The victory tile that each tile is, if it is one: bots ask for it all the time. */
const VICTORY_OF: readonly (Victory | undefined)[] = TILE_IDS.map((_, tile) =>
  isKingTile(tile) ? undefined : caveTile(tile).victory,
);

/** TP-1.16: how many things a victory tile counts. */
function countForVictory(player: Player, victory: Victory): number {
  switch (victory) {
    case 'bat':
      return player.totems[0] + extraTotems(player);
    case 'snake':
      return player.totems[1] + extraTotems(player);
    case 'toad':
      return player.totems[2] + extraTotems(player);
    case 'diamond':
      return player.field[DIAMOND];
    case 'gold-pair':
      return player.field[GOLD];
    case 'obsidian-pair':
      return player.field[OBSIDIAN];
    case 'cow':
      return player.cows;
    case 'human-pair':
      return humansOf(player);
  }
}

/** TP-1.16: 1 VP for each of them, or for each pair. */
function pointsForVictory(count: number, victory: Victory): number {
  const isForPairs = victory === 'gold-pair' || victory === 'obsidian-pair' || victory === 'human-pair';
  return isForPairs ? count >> 1 : count;
}

/** TP-1.20, D36: how many things a troll card counts. */
function countForCard(player: Player, what: Tally): number {
  switch (what) {
    case 'king-tiles':
      return player.built[KINGS_TILES];
    case 'diamond-sites':
      return player.sites[DIAMOND];
    case 'gold-sites':
      return player.sites[GOLD];
    case 'obsidian-sites':
      return player.sites[OBSIDIAN];
    case 'bell-tiles':
      return player.built[BELL_TILES];
    case 'princess-tiles':
      return player.built[PRINCESS_TILES];
    case 'victory-tiles':
      return player.built[VICTORY_TILES];
    case 'cave-tiles':
      return caveTilesOf(player);
    case 'power':
      return player.power;
  }
}

/** TP-8.2: what is stored, by form, the most first. */
function sorted(stored: readonly number[]): { readonly form: Form; readonly count: number }[] {
  return FORMS.map((form, number) => ({ form, count: stored[number] ?? 0 })).sort(
    (one, other) => other.count - one.count,
  );
}

/** TP-8.2: sets first, then pairs, and what is left are singles, all of one form. */
function setLines(stored: readonly number[]): ScoreLine<Word>[] {
  const [most, middle, least] = sorted(stored);
  if (most === undefined || middle === undefined || least === undefined) return [];
  const pairs = middle.count - least.count;
  const singles = most.count - middle.count;
  const rule = 'TP-8.1';
  const lines: ScoreLine<Word>[] = [
    { say: 'score.sets', count: least.count, points: VALUE.set * least.count, rule },
    { say: 'score.pairs', count: pairs, form: most.form, other: middle.form, points: VALUE.pair * pairs, rule },
    { say: 'score.singles', count: singles, form: most.form, points: VALUE.single * singles, rule },
  ];
  return lines.filter(({ count }) => count > 0);
}

/** TP-8.2: 4a + 5b + 6c. */
export function pointsForSets(stored: OfEachForm): number {
  const changelings = stored[CHANGELING];
  const outposts = stored[OUTPOST];
  const bells = stored[BELL];
  const most = Math.max(changelings, outposts, bells);
  const least = Math.min(changelings, outposts, bells);
  return 5 * (changelings + outposts + bells) - most + least;
}

/** What one more of a form adds to the sets: the more of the others there are more of, the better. */
export function setGain(stored: OfEachForm, form: FormNumber): number {
  const count = stored[form];
  let gain: number = VALUE.single;
  for (const other of FORM_NUMBERS) if (stored[other] > count) gain++;
  return gain;
}

/** TP-8.3: what the cards and victory tiles pay. */
function eachExtra(player: Player, show: (line: ScoreLine<Word>) => void): void {
  const { tiles } = player;
  for (let at = 0; at < tiles.length; at += FIELDS_OF_TILE) {
    const victory = VICTORY_OF[tiles[at] as number];
    if (victory === undefined) continue;
    const count = countForVictory(player, victory);
    show({ say: 'score.victory', victory, count, points: pointsForVictory(count, victory), rule: 'TP-1.16' });
  }
  for (const card of player.cards) {
    const { id, counts } = trollCardFace(card);
    if (counts === undefined) continue;
    const count = countForCard(player, counts.what);
    const points = Math.floor(count / counts.each);
    show({ say: 'score.card', card: id, what: counts.what, count, points, rule: 'TP-1.20' });
  }
}

/** TP-8.1, without saying what for: bots ask for it all the time. */
export function pointsOf(p: TrollsAndPrincesses, seat: Seat): number {
  const player = playerAt(p, seat);
  let points =
    pointsForSets(player.stored) +
    VALUE.princess * player.princesses +
    VALUE.kingTile * player.built[KINGS_TILES] +
    VALUE.human * humansOf(player);
  if (player.victories !== 0) {
    const { tiles } = player;
    for (let at = 0; at < tiles.length; at += FIELDS_OF_TILE) {
      const victory = VICTORY_OF[tiles[at] as number];
      if (victory !== undefined) points += pointsForVictory(countForVictory(player, victory), victory);
    }
  }
  for (const card of player.cards) {
    const { counts } = trollCardFace(card);
    if (counts !== undefined) points += Math.floor(countForCard(player, counts.what) / counts.each);
  }
  return points;
}

function linesOf(player: Player): ScoreLine<Word>[] {
  const lines: ScoreLine<Word>[] = [
    ...setLines(player.stored),
    of('score.princesses', player.princesses, VALUE.princess),
    of('score.king-tiles', player.built[KINGS_TILES], VALUE.kingTile),
    of('score.humans', humansOf(player), VALUE.human),
  ].filter(({ count }) => Number(count) > 0);
  eachExtra(player, (line) => lines.push(line));
  return lines;
}

function of(say: Word, count: number, value: number): ScoreLine<Word> {
  return { say, count, points: count * value, rule: 'TP-8.1' };
}

/** TP-8.5, TP-11.9: a score that is kept hidden shows only at the end. */
export function score(p: TrollsAndPrincesses): Score<Word>[] {
  if (!p.options.runningScore && !isOver(p)) {
    return p.players.map((_, seat) => ({ seat, place: 1, points: 0, lines: [] }));
  }
  const standings = p.players.map((player, seat) => ({ seat, player, points: pointsOf(p, seat) }));
  return standings.map(({ seat, player, points }) => {
    const better = standings.filter(
      (other) => other.points > points || (other.points === points && other.player.princesses > player.princesses),
    );
    return { seat, place: 1 + better.length, points, lines: linesOf(player) };
  });
}

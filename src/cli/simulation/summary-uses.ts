import { hundredth, percent, range, tenth } from '../../balance/figures.ts';
import type { Tally } from '../../balance/tally.ts';
import { byUse } from '../../balance/uses-rows.ts';
import { type GroupTally, sidesTitle, type ThingTally } from '../../balance/uses-tally.ts';
import type { Game } from '../../kernel/game.ts';
import { text } from '../messages.ts';
import { table, widthOf } from '../picture-kit/columns.ts';
import type { Terminal } from '../terminal.ts';
import { indented, scale, track } from './summary-plots.ts';

/** Nothing where the game knows no sides. */
export function winsBySide({ sides, plan }: Tally, game: Game, { colours }: Terminal): string[] {
  if (sides.length === 0) return [];
  const heads = [text('simulate.side'), text('simulate.wins'), '', text('simulate.interval'), scale()];
  const rows = sides.map((each) => [
    each.name,
    tenth(each.wins),
    percent(each.share),
    range(each.low, each.high),
    track(each, 1 / plan.seats),
  ]);
  const title = text('simulate.by-side', { sides: sidesTitle(game) });
  return [colours.bold(` ${title}`), ...table([heads, ...rows]).map(indented), ''];
}

/** Of a long list only both ends are shown. */
const SHORT_LIST = 12;
const AN_END = 4;

export function usesTables({ uses }: Tally, { colours }: Terminal): string[] {
  return uses.flatMap((group) => [colours.bold(` ${group.title}`), ...usesTable(group), '']);
}

function usesTable(group: GroupTally): string[] {
  const things = byUse(group);
  const heads = [
    '',
    text(group.unit === 'points' ? 'simulate.points-each' : 'simulate.per-match'),
    text('simulate.winners'),
    text('simulate.interval'),
  ];
  if (things.length <= SHORT_LIST) return table([heads, ...things.map(usesRow)]).map(indented);
  const shown = [...things.slice(0, AN_END), ...things.slice(-AN_END)];
  const lines = table([heads, ...shown.map(usesRow)]).map(indented);
  const leftOut = indented(text('simulate.left-out', { things: things.length - shown.length }));
  return [...lines.slice(0, AN_END + 1), leftOut, ...lines.slice(AN_END + 1)];
}

const WIDEST_NAME = 40;

function usesRow({ name, perMatch, users, share, low, high }: ThingTally): string[] {
  const short = widthOf(name) > WIDEST_NAME ? `${[...name].slice(0, WIDEST_NAME - 1).join('')}…` : name;
  return [short, hundredth(perMatch), users === 0 ? '' : percent(share), users === 0 ? '' : range(low, high)];
}

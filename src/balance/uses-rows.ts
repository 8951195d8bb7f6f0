import { inHtml } from './charts.ts';
import { hundredth, percent, range } from './figures.ts';
import { text } from './messages.ts';
import type { Tally } from './tally.ts';
import type { GroupTally, ThingTally } from './uses-tally.ts';

/** The scale of win shares ends where nothing is left to compare: at three times a fair share. */
const WIDEST = 3;

export function reachOfShares(fair: number): number {
  return Math.min(1, WIDEST * fair);
}

/** From the most to the least used. */
export function byUse({ things }: GroupTally): ThingTally[] {
  return [...things].sort((a, b) => b.perMatch - a.perMatch);
}

/** A row for every thing: its name, a bar for how often it was used, and how often those who used it won. */
export function rowsOfUses(group: GroupTally, { plan }: Tally): string {
  const most = Math.max(...group.things.map(({ perMatch }) => perMatch), Number.MIN_VALUE);
  const fair = 1 / plan.seats;
  const scale = reachOfShares(fair);
  const head = [
    `<span></span><span>${inHtml(text(group.unit === 'points' ? 'report.points-each' : 'report.per-match'))}</span>`,
    `<span>${inHtml(text('report.winners'))}</span>`,
  ].join('');
  const rows = byUse(group).map((each) => rowOf(each, each.perMatch / most, fair, scale));
  return `<div class="uses"><div class="use head">${head}</div>${rows.join('')}</div>`;
}

function rowOf(thing: ThingTally, part: number, fair: number, scale: number): string {
  const place = (share: number) => `${(100 * Math.min(1, share / scale)).toFixed(1)}%`;
  const { name, perMatch, users, share, low, high } = thing;
  const won =
    users === 0
      ? ''
      : `<span class="line" title="${range(low, high)}"><i class="post" style="left:${place(fair)}"></i>` +
        `<i class="reach" style="left:${place(low)};right:calc(100% - ${place(high)})"></i>` +
        `<i class="dot" style="left:${place(share)}"></i></span><b>${percent(share)}</b>`;
  return (
    `<div class="use"><span class="name">${inHtml(name)}</span>` +
    `<span class="much"><span class="line"><i class="bar" style="width:${(100 * part).toFixed(1)}%"></i></span><b>${hundredth(perMatch)}</b></span>` +
    `<span class="won">${won}</span></div>`
  );
}

import { seatName } from '../cli/picture-kit/seats.ts';
import type { Game } from '../kernel/game.ts';
import { type Drawing, histogramChart, inkOf, inkOfSide, intervalChart } from './charts.ts';
import { commandOf } from './command-line.ts';
import { hundredth, percent, range, tenth, whole } from './figures.ts';
import { text } from './messages.ts';
import { botRows, seatRows, sideRows } from './rows.ts';
import type { Tally } from './tally.ts';
import { usesChart } from './uses-chart.ts';
import { byUse } from './uses-rows.ts';
import { type GroupTally, sideNames, sidesTitle } from './uses-tally.ts';

/** A file beside the text, and what it draws. */
interface Plot {
  readonly name: string;
  readonly drawing: Drawing;
}

interface Chapter {
  readonly title: string;
  readonly plots: readonly Plot[];
  readonly table: readonly (readonly string[])[];
}

/** The report as text for a repository, with its pictures in a folder beside it. */
export function markdownReport(tally: Tally, game: Game, folder: string): { words: string; plots: Plot[] } {
  const all = chapters(tally, game);
  const { plan, played, decisions } = tally;
  const words = [
    `# ${text('report.title', { title: game.title })}`,
    text('report.lead', { played, seats: plan.seats }),
    text('markdown.facts', { bots: [...new Set(plan.bots)].join(', '), decisions: whole(decisions) }),
    `\`\`\`\n${commandOf(plan)}\n\`\`\``,
    ...all.flatMap(({ title, plots, table }) => [
      `## ${title}`,
      ...plots.map(({ name, drawing }) => `![${drawing.title}](${folder}/${name}.svg)`),
      tableOf(table),
    ]),
  ];
  return { words: `${words.join('\n\n')}\n`, plots: all.flatMap(({ plots }) => plots) };
}

function tableOf([head = [], ...rows]: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map((_, i) => (i === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n');
}

function chapters(tally: Tally, game: Game): Chapter[] {
  const wins = [text('markdown.wins'), text('markdown.share'), text('markdown.interval')];
  const { seats, bots, sides, uses } = tally;
  return [
    {
      title: text('simulate.by-bot'),
      plots: bots.length < 2 ? [] : [{ name: 'bots', drawing: intervalChart(text('simulate.by-bot'), botRows(tally)) }],
      table: [
        ['', ...wins, text('markdown.mean')],
        ...bots.map(({ bot, points, ...won }) => [bot, ...winCells(won), tenth(points.mean)]),
      ],
    },
    {
      title: text('simulate.by-seat'),
      plots: [{ name: 'seats', drawing: intervalChart(text('simulate.by-seat'), seatRows(tally)) }],
      table: [['', ...wins], ...seats.map(({ seat, ...won }) => [`${seat + 1} ${seatName(seat)}`, ...winCells(won)])],
    },
    ...(sides.length === 0 ? [] : [sideChapter(tally, game, wins)]),
    pointsChapter(tally),
    ...uses.map((group) => usesChapter(group, tally, game)),
  ];
}

function winCells({ wins, share, low, high }: { wins: number; share: number; low: number; high: number }): string[] {
  return [tenth(wins), percent(share), range(low, high)];
}

function sideChapter(tally: Tally, game: Game, wins: readonly string[]): Chapter {
  const title = text('simulate.by-side', { sides: sidesTitle(game) });
  return {
    title,
    plots: [
      { name: 'sides', drawing: intervalChart(title, sideRows(tally)) },
      ...tally.sides.map(({ side, name, points }, index) => ({
        name: `points-${side}`,
        drawing: histogramChart(text('report.points-of', { bot: name }), points, inkOfSide(side, index)),
      })),
    ],
    table: [
      ['', ...wins, text('markdown.mean'), text('markdown.median')],
      ...tally.sides.map(({ name, points, ...won }) => [
        name,
        ...winCells(won),
        tenth(points.mean),
        tenth(points.median),
      ]),
    ],
  };
}

const FULL_PAGE = 900;

function pointsChapter({ bots, length }: Tally): Chapter {
  return {
    title: text('report.points'),
    plots: bots.map(({ bot, points }, index) => ({
      name: `points-of-${bot}`,
      drawing: histogramChart(text('report.points-of', { bot }), points, inkOf(index), FULL_PAGE),
    })),
    table: [
      ['', text('markdown.mean'), text('markdown.median'), text('markdown.least'), text('markdown.most')],
      ...bots.map(({ bot, points }) => [bot, ...spreadCells(points)]),
      [text('simulate.length'), ...spreadCells(length)],
    ],
  };
}

function spreadCells({ mean, median, least, most }: { mean: number; median: number; least: number; most: number }) {
  return [tenth(mean), tenth(median), whole(least), whole(most)];
}

function usesChapter(group: GroupTally, { plan, sides }: Tally, game: Game): Chapter {
  const names = sides.length === 0 ? [] : sideNames(game);
  const head = [
    '',
    text(group.unit === 'points' ? 'simulate.points-each' : 'simulate.per-match'),
    text('markdown.users'),
    text('simulate.winners'),
    text('markdown.interval'),
    ...names.map((name) => text('markdown.each-side', { name })),
  ];
  const rows = byUse(group).map(({ name, perMatch, matches, users, share, low, high, bySide }) => [
    name,
    hundredth(perMatch),
    matches === 0 ? '' : percent(users / (matches * plan.seats)),
    users === 0 ? '' : percent(share),
    users === 0 ? '' : range(low, high),
    ...bySide.map(hundredth),
  ]);
  const name = group.say.replace(/^.*\./, '');
  return {
    title: group.title,
    plots: [{ name, drawing: usesChart(group, 1 / plan.seats) }],
    table: [head, ...rows],
  };
}

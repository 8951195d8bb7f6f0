import { binLabel, percent, range, tenth } from '../../balance/figures.ts';
import { rateOf, type Speed } from '../../balance/speed.ts';
import type { Distribution, Tally } from '../../balance/tally.ts';
import type { Game } from '../../kernel/game.ts';
import { text } from '../messages.ts';
import { padEnd, table } from '../picture-kit/columns.ts';
import { inSeatColour, seatMark, seatName } from '../picture-kit/seats.ts';
import type { Terminal } from '../terminal.ts';
import { bar, histogram, indented, scale, track } from './summary-plots.ts';
import { usesTables, winsBySide } from './summary-uses.ts';

/** Tables and plots for the terminal. */
export function summaryLines(tally: Tally, game: Game, speed: Speed, terminal: Terminal): string[] {
  const { plan, played } = tally;
  const { bold, dim } = terminal.colours;
  const facts = text('simulate.facts', { played, seats: plan.seats, bots: [...new Set(plan.bots)].join(', ') });
  const pace = text('simulate.speed', {
    decisions: speed.decisions,
    rate: rateOf(speed),
    seconds: tenth(speed.seconds),
    threads: speed.threads,
  });
  return [
    '',
    ` ${bold(game.title)}  ${facts}`,
    ...(played < plan.matches ? [` ${text('simulate.stopped', { planned: plan.matches })}`] : []),
    dim(` ${text('simulate.seed', { seed: plan.seed })}`),
    dim(` ${pace}`),
    '',
    ...winsByBot(tally, terminal),
    '',
    ...winsBySeat(tally, terminal),
    '',
    ...winsBySide(tally, game, terminal),
    ...lengthPlot(tally, terminal),
    '',
    ...pointsPlot(tally, terminal),
    '',
    ...usesTables(tally, terminal),
  ];
}

function winsByBot({ bots }: Tally, { colours }: Terminal): string[] {
  const heads = [
    text('simulate.bot'),
    text('simulate.chairs'),
    text('simulate.wins'),
    '',
    text('simulate.interval'),
    scale(),
  ];
  const rows = bots.map((each) => [
    each.bot,
    String(each.chairs),
    tenth(each.wins),
    percent(each.share),
    range(each.low, each.high),
    track(each, each.fair),
  ]);
  return [colours.bold(` ${text('simulate.by-bot')}`), ...table([heads, ...rows]).map(indented)];
}

function winsBySeat({ seats, plan }: Tally, { colours }: Terminal): string[] {
  const heads = [text('simulate.seat'), text('simulate.wins'), '', text('simulate.interval'), scale()];
  const rows = seats.map((each) => [
    inSeatColour(colours, each.seat, `${seatMark(each.seat)} ${seatName(each.seat)}`),
    tenth(each.wins),
    percent(each.share),
    range(each.low, each.high),
    track(each, 1 / plan.seats),
  ]);
  return [colours.bold(` ${text('simulate.by-seat')}`), ...table([heads, ...rows]).map(indented)];
}

function lengthPlot({ length, played }: Tally, { colours, columns }: Terminal): string[] {
  const rows = length.counts.map((count, bin) => [
    binLabel(length.bins, bin),
    bar(count / Math.max(...length.counts), Math.min(44, columns - 30)),
    percent(count / Math.max(1, played)),
  ]);
  return [colours.bold(` ${text('simulate.length')}`) + about(length), ...histogram(rows)];
}

function pointsPlot({ bots }: Tally, { colours, columns }: Terminal): string[] {
  const room = Math.max(8, Math.min(24, Math.floor((columns - 12) / bots.length) - 11));
  const bins = bots[0]?.points.bins;
  if (bins === undefined) return [];
  const rows = Array.from({ length: bins.count }, (_, bin) => [
    binLabel(bins, bin),
    ...bots.flatMap(({ points: { counts } }) => {
      const all = counts.reduce((sum, count) => sum + count, 0);
      const count = counts[bin] ?? 0;
      return [bar(count / Math.max(1, ...counts), room), percent(count / Math.max(1, all))];
    }),
  ]);
  const heads = ['', ...bots.flatMap(({ bot, points }) => [padEnd(`${bot} ${tenth(points.mean)}`, room), ''])];
  return [colours.bold(` ${text('simulate.points')}`), ...histogram([heads, ...rows])];
}

function about({ mean, median, least, most }: Distribution): string {
  return `  ${text('simulate.spread', { mean: tenth(mean), median: tenth(median), least, most })}`;
}

/** The same for machines. */
export function summaryJson({ plan, played, decisions, bots, seats, sides, uses, length }: Tally, speed: Speed) {
  const { game, options, seed, matches } = plan;
  return {
    game,
    seats: plan.seats,
    options,
    seed,
    planned: matches,
    matches: played,
    decisions,
    bots,
    bySeat: seats.map(({ seat, ...tally }) => ({ seat: seat + 1, ...tally })),
    bySide: sides,
    uses,
    length,
    speed: { seconds: speed.seconds, threads: speed.threads, decisionsPerSecond: rateOf(speed) },
  };
}

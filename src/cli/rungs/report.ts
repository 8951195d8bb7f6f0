import { type LadderMatch, ratingsFrom, winsOf } from '../../bots/ladder.ts';
import { text } from '../messages.ts';
import { wilson } from '../simulation/statistics.ts';
import type { LadderPlan } from './plan.ts';

export interface Rungs {
  readonly plan: LadderPlan;
  readonly title: string;
  readonly matches: readonly LadderMatch[];
}

type Row = readonly string[];

/** Of a normal distribution, 95 % lie within this many deviations. */
const Z95 = 1.96;

export function heading({ title, plan: { seats } }: Rungs): string {
  return text('ladder.heading', { title, seats });
}

export function facts({ matches, plan: { deals } }: Rungs): string {
  return text('ladder.facts', { matches: matches.length, deals });
}

/** The strongest first. */
export function ratingRows({ matches }: Rungs): Row[] {
  const rated = [...ratingsFrom(matches)].sort(([, a], [, b]) => b.mu - a.mu);
  return [
    [text('ladder.bot'), text('ladder.rating'), text('ladder.interval')],
    ...rated.map(([bot, { mu, sigma }]) => [
      bot,
      mu.toFixed(1),
      `${(mu - Z95 * sigma).toFixed(1)} – ${(mu + Z95 * sigma).toFixed(1)}`,
    ]),
  ];
}

/** How often each bot won, alone against each other. */
export function pairRows({ matches, plan: { bots, seats } }: Rungs): Row[] {
  const rows = bots.flatMap((lone) =>
    bots.flatMap((crowd) => {
      const theirs = matches.filter((match) => match.lone === lone && match.crowd === crowd);
      if (theirs.length === 0) return [];
      const { share, low, high } = wilson(winsOf(theirs), theirs.length);
      const fair = `${(share * seats).toFixed(2)} ×`;
      return [[lone, crowd, String(theirs.length), percent(share), `${percent(low)} – ${percent(high)}`, fair]];
    }),
  );
  const names = ['lone', 'crowd', 'matches', 'share', 'interval', 'fair'] as const;
  return [names.map((name) => text(`ladder.${name}`)), ...rows];
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

/** The result as a page of Markdown, with the command that gives it again. */
export function ladderPage(title: string, ladders: readonly Rungs[], command: string, hurry: number): string {
  const parts = [
    text('ladder.file-title', { title }),
    text('ladder.file-how'),
    ...(hurry > 1 ? [text('ladder.file-hurry', { hurry })] : []),
    text('ladder.file-again'),
    `\`\`\`\n${command}\n\`\`\``,
    ...ladders.flatMap((rungs) => [
      `## ${heading(rungs)}`,
      facts(rungs),
      markdownTable(ratingRows(rungs)),
      markdownTable(pairRows(rungs)),
    ]),
  ];
  return `${parts.join('\n\n')}\n`;
}

function markdownTable([head = [], ...rows]: readonly Row[]): string {
  const line = (row: Row) => `| ${row.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

import { type LadderPlan, matchesIn } from '../balance/ladder/plan.ts';
import { wilson } from '../bots/interval.ts';
import { type LadderMatch, leftBehind, ratingsFrom, winsOf } from '../bots/ladder.ts';
import { text } from './messages.ts';

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

export function facts({ matches, plan }: Rungs): string {
  const planned = matchesIn(plan);
  if (matches.length < planned) return text('ladder.stopped', { matches: matches.length, planned });
  return text('ladder.facts', { matches: matches.length, deals: plan.deals });
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
      const wins = wilson(winsOf(theirs), theirs.length);
      const ahead = wilson(leftBehind(theirs), theirs.length);
      const fair = `${(wins.share * seats).toFixed(2)} ×`;
      return [[lone, crowd, String(theirs.length), ...shareAndInterval(wins), fair, ...shareAndInterval(ahead)]];
    }),
  );
  const names = ['lone', 'crowd', 'matches', 'share', 'interval', 'fair', 'ahead', 'interval'] as const;
  return [names.map((name) => text(`ladder.${name}`)), ...rows];
}

function shareAndInterval({ share, low, high }: ReturnType<typeof wilson>): Row {
  return [percent(share), `${percent(low)} – ${percent(high)}`];
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

/** What stands above all results on a page of Markdown. */
export function pageHead(title: string): string {
  return `${text('ladder.file-title', { title })}\n\n${text('ladder.file-how')}\n`;
}

/** One result in Markdown, with the command that gives it again. */
export function pageSection(rungs: Rungs, command: string): string {
  const { hurry } = rungs.plan;
  const parts = [
    `## ${heading(rungs)}`,
    `\`\`\`\n${command}\n\`\`\``,
    facts(rungs),
    ...(hurry > 1 ? [text('ladder.file-hurry', { hurry })] : []),
    markdownTable(ratingRows(rungs)),
    markdownTable(pairRows(rungs)),
  ];
  return `\n${parts.join('\n\n')}\n`;
}

function markdownTable([head = [], ...rows]: readonly Row[]): string {
  const line = (row: Row) => `| ${row.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

import { quantile } from '../../bench/server/batches.ts';
import { FAULTS } from './faults.ts';
import { faultsIn, type Run, type StruckBefore, type Tally } from './tally.ts';

const HEADING = {
  sqlite: () => 'SQLite, one process',
  postgres: ({ processes }: Tally) => `PostgreSQL, ${processes} processes`,
} as const;
const MOST_SHOWN = 40;

/** What is said of a run: how it was run, what struck, and what came of it. */
export function reportOf(how: string, run: Run): string {
  const tallies = (['sqlite', 'postgres'] as const).flatMap((kind) => {
    const tally = run[kind];
    return tally === undefined ? [] : [{ kind, tally }];
  });
  const total = (count: (tally: Tally) => number) => tallies.reduce((sum, { tally }) => sum + count(tally), 0);
  const wrong = tallies.flatMap(({ tally }) => tally.wrong);
  const portions = run.portions > 1 ? ` in ${run.portions} portions` : '';
  const lines = [
    `\`${how}\` ran for ${Math.round(run.minutes)} minutes${portions}: ${total(faultsIn)} kills and faults, ${total(({ acknowledged }) => acknowledged)} acknowledged moves in ` +
      `${total(({ matches }) => matches)} matches of all five games, ${total(({ ended }) => ended)} of them played to their end and checked by the rules; ` +
      `players connected anew ${total(({ reconnections }) => reconnections)} times.`,
    '',
    wrong.length === 0
      ? 'No acknowledged move was lost that a replica had, no log has a hole or a fork, nothing stands there that nobody wanted, and every match can be read.'
      : `**${wrong.length} things are wrong:**`,
    ...wrong.slice(0, MOST_SHOWN).map((each) => `- ${each}`),
    ...run.cannot.map((each) => `- Could not be tried on that machine: ${each}`),
  ];
  for (const { kind, tally } of tallies) {
    const refused = Object.entries(tally.refused).map(([code, count]) => `${code} ${count}`);
    lines.push('', `### ${HEADING[kind](tally)}`, '');
    lines.push(
      '| fault | times | moves again after, median (longest) | connected anew | refused | lost | what players see |',
    );
    lines.push('|---|---|---|---|---|---|---|');
    for (const each of tally.struck.toSorted((one, other) => other.pauses.length - one.pauses.length))
      lines.push(row(each));
    lines.push('', `Refusals: ${refused.join(', ') || 'none'}.`);
  }
  return `${lines.join('\n')}\n`;
}

function row({ name, pauses, reconnections, refusals, lost }: StruckBefore): string {
  const seconds = (share: number) => (quantile(pauses, share) / 1_000).toFixed(1);
  const seen = FAULTS.find((fault) => fault.name === name)?.seen ?? '';
  return `| ${name} | ${pauses.length} | ${seconds(0.5)} s (${seconds(1)} s) | ${reconnections} | ${refusals} | ${lost} | ${seen} |`;
}

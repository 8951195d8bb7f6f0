import { quantile } from '../../bench/server/batches.ts';
import type { Outcome, Struck } from './run.ts';

/** What is said of a run: how it was run, what struck, and what came of it. */
export function reportOf(
  how: string,
  minutes: number,
  outcomes: readonly Outcome[],
  cannot: readonly string[],
): string {
  const wrong = outcomes.flatMap((outcome) => outcome.wrong);
  const total = (count: (outcome: Outcome) => number) => outcomes.reduce((sum, each) => sum + count(each), 0);
  const faults = total(({ struck }) => [...struck.values()].reduce((sum, { pauses }) => sum + pauses.length, 0));
  const lines = [
    `\`${how}\` ran for ${minutes} minutes: ${faults} kills and faults, ${total(({ crowd }) => crowd.acknowledged)} acknowledged moves in ` +
      `${total(({ crowd }) => crowd.matches.length)} matches of all five games, ${total(({ crowd }) => crowd.ended)} of them played to their end and checked by the rules; ` +
      `players connected anew ${total(({ crowd }) => crowd.reconnections)} times.`,
    '',
    wrong.length === 0
      ? 'No acknowledged move was lost that a replica had, no log has a hole or a fork, nothing stands there that nobody wanted, and every match can be read.'
      : `**${wrong.length} things are wrong:**`,
    ...wrong.slice(0, 40).map((each) => `- ${each}`),
    ...cannot.map((each) => `- Could not be tried on that machine: ${each}`),
  ];
  for (const { world, struck, crowd } of outcomes) {
    const refused = [...crowd.refused].map(([code, count]) => `${code} ${count}`).join(', ');
    lines.push(
      '',
      `## ${world.kind === 'sqlite' ? 'SQLite, one process' : `PostgreSQL, ${world.stations.length} processes`}`,
      '',
    );
    lines.push(
      '| fault | times | moves again after, median (longest) | connected anew | refused | lost | what players see |',
    );
    lines.push('|---|---|---|---|---|---|---|');
    for (const each of [...struck.values()].sort((one, other) => other.pauses.length - one.pauses.length))
      lines.push(row(each));
    lines.push('', `Refusals: ${refused || 'none'}.`);
  }
  return `${lines.join('\n')}\n`;
}

function row({ fault, pauses, reconnections, refusals, lost }: Struck): string {
  const seconds = (share: number) => (quantile(pauses, share) / 1_000).toFixed(1);
  return `| ${fault.name} | ${pauses.length} | ${seconds(0.5)} s (${seconds(1)} s) | ${reconnections} | ${refusals} | ${lost} | ${fault.seen} |`;
}

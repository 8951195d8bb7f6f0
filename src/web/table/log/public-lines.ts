import type { LogLine } from '../../../protocol/server.ts';

/** The lines that all seats at this screen have in their logs: the only ones to show while the screen is covered. */
export function publicLines(logs: readonly (readonly LogLine[])[]): LogLine[] {
  const [first = [], ...others] = logs;
  const heard = others.map((log) => new Set(log.map(keyOf)));
  return first.filter((line) => heard.every((lines) => lines.has(keyOf(line))));
}

function keyOf(line: LogLine): string {
  return JSON.stringify([line.moment, line.event]);
}

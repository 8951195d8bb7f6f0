import type { LogLine } from '../../../protocol/server.ts';

/** The lines that every seat at this screen has heard: all that may be read while nobody in particular is looking. */
export function heardByAll(logs: readonly (readonly LogLine[])[]): LogLine[] {
  const [first = [], ...others] = logs;
  const heard = others.map((log) => new Set(log.map(spelled)));
  return first.filter((line) => heard.every((lines) => lines.has(spelled(line))));
}

function spelled(line: LogLine): string {
  return JSON.stringify([line.moment, line.event]);
}

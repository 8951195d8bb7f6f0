import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Where time comes from. */
const SOURCES = ['src/host/time.ts'];

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.includes('testing'))
    .filter((file) => !SOURCES.includes(file));
}

function using(folder: string, pattern: RegExp): string[] {
  return sourcesIn(folder).filter((file) => pattern.test(readFileSync(file, 'utf8')));
}

test('the time of day is asked of the host alone, so that all processes have the same and tests have their own', () => {
  for (const folder of ['src/host', 'src/server'])
    expect(using(folder, /\bDate\.now\b|new Date\(\)/), folder).toEqual([]);
});

test('host and server wait and measure by their source of time alone', () => {
  // `socket.setTimeout` is a setting of a connection, no timer of ours.
  const raw = /(?<!\.)\b(set(Timeout|Interval)|clear(Timeout|Interval))\b|\bperformance\.now\b|node:timers/;
  for (const folder of ['src/host', 'src/server']) expect(using(folder, raw), folder).toEqual([]);
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const FOLDER = import.meta.dirname;

/** The lines of the table in section 9 of RULES.md. */
function linesOfTheTable(): string[] {
  const rules = readFileSync(join(FOLDER, '../../../src/games/caverna/RULES.md'), 'utf8');
  const [, section = ''] = rules.split('\n## 9 How they work together\n');
  const lines = (section.split('\n## ')[0] ?? '').split('\n').filter((line) => line.startsWith('| '));
  return lines.slice(1).map((line) => {
    const [, furnishing = '', other = ''] = line.split('|').map((cell) => cell.trim().replaceAll("'", '’'));
    return `${furnishing} with ${other}`;
  });
}

function linesThatAreTested(): string[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.test.ts'))
    .flatMap((name) => [
      ...readFileSync(join(FOLDER, name), 'utf8').matchAll(/^together\('(?<furnishing>[^']+)', '(?<other>[^']+)'/gm),
    ])
    .map(({ groups }) => `${groups?.furnishing} with ${groups?.other}`);
}

test('every line of the table about what works together is tested by its name, once', () => {
  expect(linesThatAreTested().sort()).toEqual(linesOfTheTable().sort());
  expect(linesOfTheTable().length).toBeGreaterThan(50);
});

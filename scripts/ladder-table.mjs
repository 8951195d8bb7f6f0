// Copies what docs/ladder says of the bots' levels into src/web/people/measured.generated.ts. Run it after measuring: npm run ladder-table
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const DOCS = new URL('../docs/ladder/', import.meta.url);
const TABLE = new URL('../src/web/people/measured.generated.ts', import.meta.url);
const LEVELS = ['mossling', 'troll', 'elder', 'king'];
const HEADING = /^## .* for (\d)$/;
const ROW = /^\| (\w+) \| (\w+) \| (\d+) \| ([\d.]+) % \|/;

/**
 * What each level won alone against others of one level, by game.
 * @returns {Record<string, { bot: string, against: string, seats: number, matches: number, won: number }[]>}
 */
export function measured() {
  return Object.fromEntries(
    readdirSync(DOCS)
      .sort()
      .map((file) => [file.replace('.md', ''), measuredIn(readFileSync(new URL(file, DOCS), 'utf8'))]),
  );
}

/** @param {string} text */
function measuredIn(text) {
  let seats = 0;
  const found = new Map();
  for (const line of text.split('\n')) {
    seats = Number(HEADING.exec(line)?.[1] ?? seats);
    const [, bot = '', against = '', matches, won] = ROW.exec(line) ?? [];
    if (!LEVELS.includes(bot) || !LEVELS.includes(against)) continue;
    // Of the same measured twice, the later one counts.
    found.set(`${bot} ${against} ${seats}`, { bot, against, seats, matches: Number(matches), won: Number(won) });
  }
  return [...found.values()];
}

function write() {
  const games = Object.entries(measured()).map(([game, rows]) => {
    const lines = rows.map(
      ({ bot, against, seats, matches, won }) =>
        `    { bot: '${bot}', against: '${against}', seats: ${seats}, matches: ${matches}, won: ${won} },`,
    );
    return `  '${game}': [\n${lines.join('\n')}\n  ],`;
  });
  const text = `// Written by scripts/ladder-table.mjs from docs/ladder; run it again after measuring, then npm run format.

/** In percent: what a level won alone among others of one level, that many at the table. */
export const MEASURED = {
${games.join('\n')}
} as const;
`;
  writeFileSync(TABLE, text);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) write();

import caveTroll from '../games/cave-troll/RULES.md?raw';
import gnomeElfTroll from '../games/gnome-elf-troll/RULES.md?raw';
import trollsAndPrincesses from '../games/trolls-and-princesses/RULES.md?raw';
import type { Game } from '../kernel/game.ts';

const RULE_BOOKS: Readonly<Record<string, string>> = {
  'gnome-elf-troll': gnomeElfTroll,
  'cave-troll': caveTroll,
  'trolls-and-princesses': trollsAndPrincesses,
};

interface Section {
  /** '3', or '3b' for a part of it. */
  readonly number: string;
  readonly title: string;
  readonly lines: readonly string[];
}

export interface RuleBook {
  readonly sections: readonly Section[];
  /** The text of one rule. */
  rule(id: string): string | undefined;
  /** A section by its number, with its parts: 3 gives 3, 3a, 3b … */
  section(number: string): Section[];
}

export function ruleBookOf(game: Game): RuleBook {
  const book = RULE_BOOKS[game.id];
  if (book === undefined) throw new Error(`${game.id} has no rule book`);
  return readRuleBook(book);
}

const HEADING = /^#{2,}\s+(\d+[a-z]?)\s+(.+)$/;
/** Where a paragraph, a list item or a table row begins. */
const OPENING = /^\s*([-*+|]|\d+\.|#|$)/;

export function readRuleBook(markdown: string): RuleBook {
  const sections: { number: string; title: string; lines: string[] }[] = [];
  for (const line of markdown.split('\n')) {
    const [, number, title] = HEADING.exec(line) ?? [];
    if (number !== undefined && title !== undefined) sections.push({ number, title, lines: [] });
    else sections.at(-1)?.lines.push(line);
  }
  const blocks = joinBlocks(sections.flatMap(({ lines }) => lines));
  return {
    sections,
    // A number is a section; tables have rows that begin with one too.
    rule: (id) => (/^\d/.test(id) ? undefined : blocks.find((block) => idOf(block) === id.toUpperCase())),
    section(number) {
      const wanted = number.toLowerCase();
      return sections.filter((each) => each.number === wanted || each.number.replace(/[a-z]$/, '') === wanted);
    },
  };
}

/** A rule that runs over several lines becomes one. */
function joinBlocks(lines: readonly string[]): string[] {
  const blocks: string[] = [];
  for (const line of lines) {
    const last = blocks.at(-1);
    if (last === undefined || last === '' || OPENING.test(line)) blocks.push(plainLine(line));
    else blocks[blocks.length - 1] = `${last} ${plainLine(line)}`;
  }
  return blocks;
}

function idOf(block: string): string {
  return block.split(' ', 1)[0]?.toUpperCase() ?? '';
}

/** Markdown's marks mean nothing in a terminal. */
function plainLine(line: string): string {
  return line
    .trim()
    .replace(/^(?:[-*+]|\d+\.)\s+/, '')
    .replace(/^\|\s*|\s*\|$/g, '')
    .replace(/\s*\|\s*/g, ' · ')
    .replace(/\*\*|`/g, '')
    .replace(/(^|\W)\*(\w[^*]*)\*/g, '$1$2');
}

/** The section's paragraphs, items and rows as plain lines. */
export function paragraphs({ lines }: Section): string[] {
  return joinBlocks(lines.filter((line) => !/^\s*\|[-|: ]+$/.test(line))).filter((block) => block !== '');
}

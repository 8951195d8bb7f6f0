import { linesOf, readRulebook } from '../games/rulebook.ts';

interface Section {
  /** '3', or '3b' for a part of it. */
  readonly number: string;
  readonly title: string;
  /** Its paragraphs, items and rows. */
  readonly lines: readonly string[];
}

export interface RuleBook {
  readonly sections: readonly Section[];
  /** The text of one rule. */
  rule(id: string): string | undefined;
  /** A section by its number, with its parts: 3 gives 3, 3a, 3b … */
  section(number: string): Section[];
}

const NUMBERED = /^(\d+[a-z]?)\s+(.+)$/;

/** A rule book as somebody at a terminal asks for it: by numbers of sections and ids of rules. */
export function openRuleBook(source: string): RuleBook {
  const sections: { number: string; title: string; lines: string[] }[] = [];
  const rules = new Map<string, string>();
  for (const { title: heading, blocks } of readRulebook(source)) {
    const [, number, title] = NUMBERED.exec(heading) ?? [];
    if (number !== undefined && title !== undefined) sections.push({ number, title, lines: [] });
    for (const block of blocks) {
      const lines = linesOf(block);
      sections.at(-1)?.lines.push(...lines);
      if (block.is !== 'list') continue;
      block.items.forEach(({ rule }, index) => {
        if (rule !== undefined) rules.set(rule.toUpperCase(), lines[index] ?? '');
      });
    }
  }
  return {
    sections,
    rule: (id) => rules.get(id.toUpperCase()),
    section(number) {
      const wanted = number.toLowerCase();
      return sections.filter((each) => each.number === wanted || each.number.replace(/[a-z]$/, '') === wanted);
    },
  };
}

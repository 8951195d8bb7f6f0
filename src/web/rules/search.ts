import { type Block, plainText, type Section } from '../../games/rulebook.ts';

/** Splits a search into words. */
export function searchWords(wanted: string): string[] {
  return wanted.toLowerCase().split(/\s+/).filter(Boolean);
}

/** The sections that match the search: whole ones by their title, else only their matching rules and paragraphs. */
export function searchRulebook(sections: readonly Section[], wanted: string): Section[] {
  const words = searchWords(wanted);
  if (words.length === 0) return [...sections];
  const fits = (text: string) => words.every((word) => text.toLowerCase().includes(word));
  return sections.flatMap((section) => {
    if (fits(section.title)) return [section];
    const blocks = section.blocks.flatMap((block) => fittingPart(block, fits));
    return blocks.length > 0 ? [{ ...section, blocks }] : [];
  });
}

function fittingPart(block: Block, fits: (text: string) => boolean): Block[] {
  switch (block.is) {
    case 'paragraph':
      return fits(plainText(block.words)) ? [block] : [];
    case 'list': {
      const items = block.items.filter(({ rule = '', words }) => fits(`${rule} ${plainText(words)}`));
      return items.length > 0 ? [{ is: 'list', items }] : [];
    }
    case 'table': {
      const rows = block.rows.filter((row) => fits(row.map(plainText).join(' ')));
      return rows.length > 0 ? [{ is: 'table', head: block.head, rows }] : [];
    }
  }
}

interface Part {
  readonly part: string;
  readonly at: number;
  readonly isWanted: boolean;
}

/** Splits a text into matches and what is between them. */
export function splitAt(text: string, wanted: readonly string[]): Part[] {
  if (wanted.length === 0) return [{ part: text, at: 0, isWanted: false }];
  const any = new RegExp(wanted.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|'), 'gi');
  const parts: Part[] = [];
  let at = 0;
  const plain = (until: number) => {
    if (until > at) parts.push({ part: text.slice(at, until), at, isWanted: false });
  };
  for (const { 0: part, index } of text.matchAll(any)) {
    plain(index);
    parts.push({ part, at: index, isWanted: true });
    at = index + part.length;
  }
  plain(text.length);
  return parts;
}

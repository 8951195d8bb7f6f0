/** The part of Markdown that RULES.md files are written in, as plain data. */

export type Inline =
  | { readonly is: 'text'; readonly text: string }
  | { readonly is: 'strong' | 'emphasis' | 'code'; readonly text: string }
  | { readonly is: 'rule'; readonly id: string };

interface Item {
  /** The rule's id, where the item is a rule. */
  readonly rule?: string;
  readonly words: readonly Inline[];
}

export type Block =
  | { readonly is: 'paragraph'; readonly words: readonly Inline[] }
  | { readonly is: 'list'; readonly items: readonly Item[] }
  | {
      readonly is: 'table';
      readonly head: readonly (readonly Inline[])[];
      readonly rows: readonly (readonly (readonly Inline[])[])[];
    };

export interface Section {
  readonly level: number;
  readonly title: string;
  readonly anchor: string;
  readonly blocks: readonly Block[];
}

const HEADING = /^(#{1,4}) (.*)$/;
const RULE_ITEM = /^\*\*([A-Z][\w.-]*\d[\w.-]*)\*\* ?(.*)$/s;
const INLINE = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\b([A-Z]{1,4}-?(?:case-)?\d+(?:\.\d+)*[a-z]?)\b/g;

export function readRulebook(source: string): Section[] {
  const known = new Set([...source.matchAll(/^- \*\*([A-Z][\w.-]*)\*\*/gm)].map(([, id]) => id));
  const sections: { level: number; title: string; anchor: string; blocks: Block[] }[] = [];
  for (const part of source.replace(/\r/g, '').split(/\n{2,}|\n(?=#)|(?<=^#.*)\n/m)) {
    const text = part.trim();
    const heading = HEADING.exec(text);
    if (heading) {
      const title = heading[2] ?? '';
      sections.push({ level: heading[1]?.length ?? 1, title, anchor: anchorOf(title), blocks: [] });
    } else if (text !== '') {
      sections.at(-1)?.blocks.push(readBlock(text, known));
    }
  }
  return sections;
}

export function anchorOf(name: string): string {
  return `rule-${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;
}

function readBlock(text: string, known: ReadonlySet<string | undefined>): Block {
  const lines = text.split('\n');
  if (text.startsWith('|')) {
    const [head = [], , ...rows] = lines.map((line) => cellsOf(line, known));
    return { is: 'table', head, rows };
  }
  if (text.startsWith('- ')) {
    const items = text.split(/\n(?=- )/).map((item) => readItem(item.slice(2).replace(/\n\s*/g, ' '), known));
    return { is: 'list', items };
  }
  return { is: 'paragraph', words: readInline(lines.join(' '), known) };
}

function cellsOf(line: string, known: ReadonlySet<string | undefined>): Inline[][] {
  return line
    .replace(/^\||\|\s*$/g, '')
    .split('|')
    .map((cell) => readInline(cell.trim(), known));
}

function readItem(text: string, known: ReadonlySet<string | undefined>): Item {
  const rule = RULE_ITEM.exec(text);
  if (rule?.[1] === undefined) return { words: readInline(text, known) };
  return { rule: rule[1], words: readInline(rule[2] ?? '', known) };
}

function readInline(text: string, known: ReadonlySet<string | undefined>): Inline[] {
  const words: Inline[] = [];
  let at = 0;
  const plain = (until: number) => {
    if (until > at) words.push({ is: 'text', text: text.slice(at, until) });
  };
  for (const match of text.matchAll(INLINE)) {
    const [whole, strong, emphasis, code, id] = match;
    if (id !== undefined && !known.has(id)) continue;
    plain(match.index);
    if (strong !== undefined) words.push({ is: 'strong', text: strong });
    else if (emphasis !== undefined) words.push({ is: 'emphasis', text: emphasis });
    else if (code !== undefined) words.push({ is: 'code', text: code });
    else if (id !== undefined) words.push({ is: 'rule', id });
    at = match.index + whole.length;
  }
  plain(text.length);
  return words;
}

export function plainText(words: readonly Inline[]): string {
  return words.map((word) => (word.is === 'rule' ? word.id : word.text)).join('');
}

/** What the block says, one line for each paragraph, item and row. */
export function linesOf(block: Block): string[] {
  switch (block.is) {
    case 'paragraph':
      return [plainText(block.words)];
    case 'list':
      return block.items.map(({ rule, words }) => (rule === undefined ? '' : `${rule} `) + plainText(words));
    case 'table':
      return [block.head, ...block.rows].map((cells) => cells.map(plainText).join(' · '));
  }
}

/** `GET-4.3`, `FF-7.1.4`, `CT-6.2b`; `GET-case-7` for the worked cases at the end of a book. Decisions (`D3`) are no rules. */
const RULE_ID = /^[A-Z]{2,3}-(?:\d+(?:\.\d+)+[a-z]?|case-\d+)$/;

/** The ids of all rules: a rule is an item of a list that begins with its id in bold. */
export function rulesIn(source: string): string[] {
  return readRulebook(source)
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.is === 'list' ? block.items : []))
    .flatMap(({ rule }) => (rule !== undefined && RULE_ID.test(rule) ? [rule] : []));
}

/** Laying text out in columns: colours take no room. */

const ESCAPE = String.fromCharCode(27);
const COLOUR = new RegExp(`${ESCAPE}\\[[0-9;]*m`, 'g');

export function widthOf(text: string): number {
  return [...text.replace(COLOUR, '')].length;
}

export function padEnd(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - widthOf(text)));
}

export function padStart(text: string, width: number): string {
  return ' '.repeat(Math.max(0, width - widthOf(text))) + text;
}

export function centre(text: string, width: number, filler = ' '): string {
  const room = Math.max(0, width - widthOf(text));
  const left = Math.floor(room / 2);
  return filler.repeat(left) + text + filler.repeat(room - left);
}

/** One line with something at either end. */
export function spread(left: string, right: string, width: number): string {
  return `${left}${' '.repeat(Math.max(2, width - widthOf(left) - widthOf(right)))}${right}`;
}

/** Breaks at spaces. The first line begins with `first`, every other one with `rest`. */
export function wrap(text: string, width: number, first = '', rest = first): string[] {
  const lines: string[] = [];
  let line = first;
  let isBare = true;
  for (const word of text.split(' ')) {
    const longer = isBare ? line + word : `${line} ${word}`;
    if (!isBare && widthOf(longer) > width) {
      lines.push(line);
      line = rest + word;
    } else {
      line = longer;
    }
    isBare = false;
  }
  return [...lines, line];
}

const SHORT_LIST = 8;

/** Sets a long list side by side, reading down each column first. */
export function inColumns(items: readonly string[], width: number, gap = 3): string[] {
  if (items.length <= SHORT_LIST) return [...items];
  const widest = Math.max(0, ...items.map(widthOf));
  const columns = Math.max(1, Math.floor((width + gap) / (widest + gap)));
  const rows = Math.ceil(items.length / columns);
  return Array.from({ length: rows }, (_, row) =>
    items
      .filter((_item, index) => index % rows === row)
      .map((item) => padEnd(item, widest + gap))
      .join('')
      .trimEnd(),
  );
}

/** Rows of cells as a table; a column of numbers is set to the right. */
export function table(rows: readonly (readonly string[])[], gap = 2): string[] {
  const widths: number[] = [];
  for (const row of rows) {
    row.forEach((cell, column) => {
      widths[column] = Math.max(widths[column] ?? 0, widthOf(cell));
    });
  }
  const isNumeric = widths.map((_, column) => rows.slice(1).every((row) => /^[-\d.,– %]*$/.test(row[column] ?? '')));
  return rows.map((row) =>
    row
      .map((cell, column) => (isNumeric[column] ? padStart : padEnd)(cell, widths[column] ?? 0))
      .join(' '.repeat(gap))
      .trimEnd(),
  );
}

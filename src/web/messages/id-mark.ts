/** Unicode's tag characters: one for each ASCII character, invisible in every font. The last one ends a mark. */
const FIRST = 0xe0000;
const END = '\u{e007f}';
const MARKS = /([\u{e0020}-\u{e007e}]+)\u{e007f}/gu;

/** The id of a text as an invisible mark. */
export function markOf(id: string): string {
  return `${[...id].map((letter) => String.fromCodePoint(FIRST + letter.charCodeAt(0))).join('')}${END}`;
}

/** The ids of all texts that are marked in this one. */
export function idsIn(text: string): string[] {
  return [...text.matchAll(MARKS)].map(([, mark = '']) =>
    [...mark].map((letter) => String.fromCharCode((letter.codePointAt(0) ?? FIRST) - FIRST)).join(''),
  );
}

/** What people write for others to read: nothing invisible, nothing that turns the text around it, no towers of marks. */

const MOST_MARKS = 3;

/** Controls, marks that turn text around, fillers and other characters without a shape. */
const SHAPELESS =
  /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Default_Ignorable_Code_Point}\u2800\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

const MARKS = new RegExp(`(\\p{M}{${MOST_MARKS}})\\p{M}+`, 'gu');

/** Shapeless, but part of how some letters and pictures are written: between two of them, and nowhere else. */
const JOINERS = new RegExp(
  [
    '(?<=\\p{L}|\\p{M})(\\u200c|\\u200d)(?=\\p{L})',
    '(?<=\\p{Extended_Pictographic}|\\p{Emoji_Modifier}|\\ufe0f)\\u200d(?=\\p{Extended_Pictographic})',
    '(?<=\\p{Emoji})\\ufe0f',
  ].join('|'),
  'gu',
);

/** The line as others are to see it; empty if nothing of it can be seen. */
export function cleanLine(text: string): string {
  let clean = '';
  let done = 0;
  const joined = text.normalize('NFC');
  for (const { index, 0: joiner } of joined.matchAll(JOINERS)) {
    clean += withoutShapeless(joined.slice(done, index)) + joiner;
    done = index + joiner.length;
  }
  clean += withoutShapeless(joined.slice(done));
  const line = clean.replace(MARKS, '$1').replace(/\s+/g, ' ').trim();
  return /[^\s\p{M}\p{Default_Ignorable_Code_Point}]/u.test(line) ? line : '';
}

const EVERY_SHAPELESS = new RegExp(SHAPELESS, 'gu');

function withoutShapeless(text: string): string {
  // Where a control was, words must not run together.
  return text.replace(/\p{Cc}+/gu, ' ').replace(EVERY_SHAPELESS, '');
}

/** Scripts whose letters are easily taken for each other's. */
const LOOKALIKES = ['Latin', 'Greek', 'Cyrillic', 'Armenian', 'Cherokee', 'Coptic'].map(
  (script) => new RegExp(`\\p{Script=${script}}`, 'u'),
);

/** The message id of what is wrong with a name; nothing if everybody can read it as it was meant. */
export function problemWithName(name: string): string | undefined {
  if (SHAPELESS.test(name)) return 'name-invisible';
  if (new RegExp(MARKS).test(name)) return 'name-marks';
  const scripts = LOOKALIKES.filter((script) => script.test(name));
  return scripts.length > 1 ? 'name-scripts' : undefined;
}

/** Names with the same look are easily taken for each other. */
export function lookOf(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\p{M}\s.'’-]/gu, '')
    .toLowerCase();
}

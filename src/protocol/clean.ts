/** Cleans text that people write for others: no invisible characters, no bidirectional controls, no stacks of marks. */

const MOST_MARKS = 3;

/** Controls, bidirectional controls, fillers and other invisible characters. */
const SHAPELESS =
  /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Default_Ignorable_Code_Point}\u2800\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

const MARKS = new RegExp(`(\\p{M}{${MOST_MARKS}})\\p{M}+`, 'gu');

/** Invisible, but part of how some letters and emoji are written; allowed only between two of them. */
const JOINERS = new RegExp(
  [
    '(?<=\\p{L}|\\p{M})(\\u200c|\\u200d)(?=\\p{L})',
    '(?<=\\p{Extended_Pictographic}|\\p{Emoji_Modifier}|\\ufe0f)\\u200d(?=\\p{Extended_Pictographic})',
    '(?<=\\p{Emoji})\\ufe0f',
  ].join('|'),
  'gu',
);

/** The line as others see it; empty if nothing of it is visible. */
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
  // A space, so that words do not run together.
  return text.replace(/\p{Cc}+/gu, ' ').replace(EVERY_SHAPELESS, '');
}

/** Mail programs and chats make a link of it. A dot between single letters, as in J.R.R., is none. */
const ADDRESS = /\p{L}[\p{L}\p{N}-]+\.\p{L}{2}|:\/\//u;

/** Whether somebody who reads the text elsewhere could be led away by it. */
export function holdsAddress(text: string): boolean {
  return ADDRESS.test(text);
}

/** Scripts whose letters look alike. */
const LOOKALIKES = ['Latin', 'Greek', 'Cyrillic', 'Armenian', 'Cherokee', 'Coptic'].map(
  (script) => new RegExp(`\\p{Script=${script}}`, 'u'),
);

/** The message id of what is wrong with a name; undefined if it is fine. */
export function problemWithName(name: string): string | undefined {
  if (SHAPELESS.test(name)) return 'name-invisible';
  if (new RegExp(MARKS).test(name)) return 'name-marks';
  if (holdsAddress(name)) return 'name-address';
  const scripts = LOOKALIKES.filter((script) => script.test(name));
  return scripts.length > 1 ? 'name-scripts' : undefined;
}

/** Names with the same key look alike. */
export function lookalikeKey(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\p{M}\s.'’-]/gu, '')
    .toLowerCase();
}

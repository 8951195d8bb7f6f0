import type { Inline } from '../../games/rulebook.ts';

/** A piece of text that must not be broken across lines: a reference with the bracket before it and the mark after it. */
type Tied =
  | Exclude<Inline, { is: 'rule' }>
  | (Extract<Inline, { is: 'rule' }> & { readonly before: string; readonly after: string });

const OPENING = /[([]$/;
const CLOSING = /^[)\],.;:]+/;

export function tied(words: readonly Inline[]): Tied[] {
  const textAt = (index: number) => {
    const word = words[index];
    return word?.is === 'text' ? word.text : '';
  };
  const isRule = (index: number) => words[index]?.is === 'rule';
  return words.map((word, index): Tied => {
    if (word.is === 'rule') {
      const [before = ''] = OPENING.exec(textAt(index - 1)) ?? [];
      const [after = ''] = CLOSING.exec(textAt(index + 1)) ?? [];
      return { ...word, before, after };
    }
    if (word.is !== 'text') return word;
    let { text } = word;
    if (isRule(index - 1)) text = text.replace(CLOSING, '');
    if (isRule(index + 1)) text = text.replace(OPENING, '');
    return { ...word, text };
  });
}

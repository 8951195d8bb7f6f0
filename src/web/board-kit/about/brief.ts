/** Shortens a button's text below an explanation: its first sentence, and those others that the explanation does not have. */
export function brief(said: string, lines: readonly { readonly text: string }[]): string {
  const [first = '', ...others] = said.split(/(?<=\.) /);
  const news = others.filter((sentence) => !lines.some(({ text }) => text.includes(sentence)));
  return news.length === 0 ? first.replace(/\.$/, '') : [first, ...news].join(' ');
}

type Mark = (id: string) => string;

let mark: Mark | undefined;

/** From now on every text that is said ends in a mark made of its id. */
export function nameTexts(markOf: Mark): void {
  mark = markOf;
}

/** The text as it is shown: for translators, with the mark of its id. */
export function named(id: string, text: string): string {
  return mark === undefined ? text : text + mark(id);
}

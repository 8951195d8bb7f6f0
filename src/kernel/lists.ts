/** The element at this index. The caller knows that there is one; if not, that is a bug. */
export function at<T>(list: { readonly [place: number]: T }, place: number): T {
  const found = list[place];
  if (found === undefined) throw new Error(`there is nothing at place ${place} of the list`);
  return found;
}

/** Whether it is one of these words, for what comes from outside: a place's name, a message, an address. */
export function isOneOf<T extends string>(words: readonly T[], word: unknown): word is T {
  return typeof word === 'string' && words.some((each) => each === word);
}

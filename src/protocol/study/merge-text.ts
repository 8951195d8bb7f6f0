import { STUDY_LIMITS } from './read-study.ts';

/**
 * Two people have changed a text since both had it as `base`. Changes at different places are both made; where both have written at the
 * same place, the words of both stay, those of the other first.
 */
export function mergeText(base: string, mine: string, theirs: string): string {
  if (mine === base || mine === theirs) return theirs;
  if (theirs === base) return mine;
  const [before, own, other] = [wordsIn(base), wordsIn(mine), wordsIn(theirs)];
  const [mineAt, theirsAt] = [changeOf(before, own), changeOf(before, other)];
  if (mineAt.to < theirsAt.from) return replaced(replaced(before, theirsAt), mineAt).join('');
  if (theirsAt.to < mineAt.from) return replaced(replaced(before, mineAt), theirsAt).join('');
  return [theirs.trimEnd(), addedIn(base, mine).trimStart()].filter((text) => text !== '').join('\n\n');
}

/** Words with the spaces after them. */
function wordsIn(text: string): string[] {
  return text.match(/\S+\s*|\s+/g) ?? [];
}

interface Change {
  /** The words of the base that were replaced. */
  readonly from: number;
  readonly to: number;
  readonly by: readonly string[];
}

/** The one stretch in which everything lies that has changed. */
function changeOf(before: readonly string[], after: readonly string[]): Change {
  const shorter = Math.min(before.length, after.length);
  let from = 0;
  while (from < shorter && before[from] === after[from]) from++;
  let end = 0;
  while (end < shorter - from && before.at(-1 - end) === after.at(-1 - end)) end++;
  return { from, to: before.length - end, by: after.slice(from, after.length - end) };
}

function replaced(words: readonly string[], { from, to, by }: Change): string[] {
  return [...words.slice(0, from), ...by, ...words.slice(to)];
}

/** What is new in a text, if it only goes on where the base ended; else all of it. */
function addedIn(base: string, text: string): string {
  return base !== '' && text.startsWith(base) ? text.slice(base.length) : text;
}

/** Of a title or a name: both where both were changed, as far as they fit. */
export function mergeName(base: string, mine: string, theirs: string): string {
  if (mine === base || mine === theirs) return theirs;
  if (theirs === base || theirs === '') return mine;
  return mine === '' ? theirs : `${theirs} / ${mine}`.slice(0, STUDY_LIMITS.name);
}

import { isRooted, isThere } from './read-study.ts';
import { keyOf, type Study } from './study.ts';

/**
 * Two people have changed a study since both had it as `base`. Every title, line, note and chapter is a part of its own: what I have
 * changed stays as I have it, everything else becomes as the other has it. What then hangs on a line that is gone goes too.
 */
export function mergeStudies(base: Study, mine: Study, theirs: Study): Study {
  const merged: Study = {
    ...theirs,
    title: mine.title === base.title ? theirs.title : mine.title,
    lines: mergeParts(base.lines, mine.lines, theirs.lines, ({ id }) => id),
    notes: mergeParts(base.notes, mine.notes, theirs.notes, ({ at }) => keyOf(at)),
    chapters: mergeParts(base.chapters, mine.chapters, theirs.chapters, ({ id }) => id),
  };
  return withoutStray(merged);
}

function mergeParts<Part>(
  base: readonly Part[],
  mine: readonly Part[],
  theirs: readonly Part[],
  nameOf: (part: Part) => string,
): Part[] {
  const byName = (parts: readonly Part[]) => new Map(parts.map((part) => [nameOf(part), part]));
  const [before, own, other] = [byName(base), byName(mine), byName(theirs)];
  const isAlike = (one: Part | undefined, another: Part | undefined) => JSON.stringify(one) === JSON.stringify(another);
  const keep = (name: string) => {
    const part = isAlike(before.get(name), own.get(name)) ? other.get(name) : own.get(name);
    return part === undefined ? [] : [part];
  };
  // In the order that I have them, if I have changed it.
  const isMoved = [...before.keys()].join() !== [...own.keys()].join();
  const names = isMoved ? [...own.keys(), ...other.keys()] : [...other.keys(), ...own.keys()];
  return [...new Set(names)].flatMap(keep);
}

/** Without lines, notes and chapters that hang on lines or steps that are gone. */
export function withoutStray(study: Study): Study {
  let { lines } = study;
  for (let before = -1; before !== lines.length; ) {
    before = lines.length;
    const there = new Map(lines.map((line) => [line.id, line]));
    lines = lines.filter((line) => isRooted(line, there, study.record));
  }
  const there = new Map(lines.map((line) => [line.id, line]));
  const stays = ({ at }: Pick<Study['notes'][number], 'at'>) => isThere(at, there, study.record);
  return { ...study, lines, notes: study.notes.filter(stays), chapters: study.chapters.filter(stays) };
}

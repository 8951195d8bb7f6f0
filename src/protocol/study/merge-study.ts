import { isSameStroke, type Mark, MOST_MARKS } from '../marks.ts';
import { keepBothEnds } from './diverged-lines.ts';
import { mergeName, mergeText } from './merge-text.ts';
import { isRooted, isThere, STUDY_LIMITS } from './read-study.ts';
import { keyOf, type Study, type StudyChapter, type StudyLine, type StudyNote, type StudySpot } from './study.ts';

/**
 * Two people have changed a study since both had it as `base`. Every title, line, note and chapter is a part of its own: where one of
 * them has changed it, it is as they have it; where both have, the work of both stays. What then hangs on a line that both have let go
 * goes too.
 */
export function mergeStudies(base: Study, changed: Study, theirs: Study): Study {
  const mine = keepBothEnds(base, changed, theirs);
  const notes = mergeParts(base.notes, mine.notes, theirs.notes, ({ at }) => keyOf(at), mergeNote);
  const chapters = mergeParts(base.chapters, mine.chapters, theirs.chapters, ({ id }) => id, mergeChapter);
  const lines = mergeParts(base.lines, mine.lines, theirs.lines, ({ id }) => id, mergeLine);
  const merged: Study = {
    ...theirs,
    title: mergeName(base.title, mine.title, theirs.title),
    lines: withNeeded(lines, [...notes, ...chapters], [theirs, mine]),
    notes,
    chapters,
  };
  return withoutStray(withLongTexts(merged));
}

type Merge<Part> = (base: Part | undefined, mine: Part, theirs: Part) => Part;

function mergeParts<Part>(
  base: readonly Part[],
  mine: readonly Part[],
  theirs: readonly Part[],
  nameOf: (part: Part) => string,
  merge: Merge<Part>,
): Part[] {
  const byName = (parts: readonly Part[]) => new Map(parts.map((part) => [nameOf(part), part]));
  const [before, own, other] = [byName(base), byName(mine), byName(theirs)];
  const keep = (name: string) => {
    const [was, here, there] = [before.get(name), own.get(name), other.get(name)];
    if (isAlike(was, here)) return there;
    if (isAlike(was, there)) return here;
    // What one has let go and the other has worked on stays.
    return here === undefined || there === undefined ? (here ?? there) : merge(was, here, there);
  };
  // In the order that I have them, if I have changed it.
  const isMoved = [...before.keys()].join() !== [...own.keys()].join();
  const names = isMoved ? [...own.keys(), ...other.keys()] : [...other.keys(), ...own.keys()];
  return [...new Set(names)].flatMap((name) => keep(name) ?? []);
}

function isAlike(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

/** The moves are those of whoever went on further: `keepBothEnds` has seen to it that one line begins like the other. */
function mergeLine(base: StudyLine | undefined, mine: StudyLine, theirs: StudyLine): StudyLine {
  const { name: _, ...longer } = mine.moves.length > theirs.moves.length ? mine : theirs;
  const name = mergeName(base?.name ?? '', mine.name ?? '', theirs.name ?? '');
  return name === '' ? longer : { ...longer, name };
}

function mergeNote(base: StudyNote | undefined, mine: StudyNote, theirs: StudyNote): StudyNote {
  return {
    at: theirs.at,
    text: mergeText(base?.text ?? '', mine.text, theirs.text),
    marks: mergeMarks(base?.marks ?? [], mine.marks, theirs.marks),
  };
}

/** Theirs, without those that I have wiped, and with those that I have drawn or changed. */
function mergeMarks(base: readonly Mark[], mine: readonly Mark[], theirs: readonly Mark[]): readonly Mark[] {
  const isIn = (marks: readonly Mark[], mark: Mark) => marks.some((each) => isSameStroke(each, mark));
  const drawn = mine.filter((mark) => !base.some((each) => isAlike(each, mark)));
  const left = theirs.filter((mark) => !isIn(drawn, mark) && (isIn(mine, mark) || !isIn(base, mark)));
  return [...left, ...drawn].slice(0, MOST_MARKS);
}

function mergeChapter(base: StudyChapter | undefined, mine: StudyChapter, theirs: StudyChapter): StudyChapter {
  const { task, ...chapter } = isAlike(placeOf(base), placeOf(mine)) ? theirs : mine;
  return {
    ...chapter,
    title: mergeName(base?.title ?? '', mine.title, theirs.title),
    text: mergeText(base?.text ?? '', mine.text, theirs.text),
    ...(task && { task }),
  };
}

/** Where a chapter is, and what it asks there. */
function placeOf(chapter: StudyChapter | undefined) {
  return [chapter?.at, chapter?.task];
}

/** A line that one has let go stays while another line leaves it, or somebody has written at it meanwhile. */
function withNeeded(
  lines: readonly StudyLine[],
  written: readonly Pick<StudyNote, 'at'>[],
  studies: readonly Study[],
): readonly StudyLine[] {
  const kept = [...lines];
  const need = ({ line: id }: StudySpot) => {
    if (id === undefined || kept.some((line) => line.id === id)) return;
    const line = studies.flatMap((study) => study.lines).find((each) => each.id === id);
    if (line !== undefined) kept.push(line);
  };
  for (const { at } of written) need(at);
  // Grows while it is walked: what is needed may leave another line.
  for (const { from } of kept) need(from);
  return kept;
}

/** Words of two people may be too long for one note or chapter: the rest becomes a chapter of its own at the same spot. */
function withLongTexts(study: Study): Study {
  const chapters = [...study.chapters];
  const cut = <Part extends StudyNote | StudyChapter>(part: Part): Part => {
    const rest = part.text.slice(STUDY_LIMITS.text);
    if (rest !== '') chapters.push({ id: freeId(chapters), title: rest.slice(0, REST_TITLE), text: rest, at: part.at });
    return rest === '' ? part : { ...part, text: part.text.slice(0, STUDY_LIMITS.text) };
  };
  const notes = study.notes.map(cut);
  for (const [at, chapter] of study.chapters.entries()) chapters[at] = cut(chapter);
  return { ...study, notes, chapters };
}

const REST_TITLE = 40;

function freeId(chapters: readonly StudyChapter[]): string {
  for (let number = chapters.length; ; number++) {
    const id = `more${number}`;
    if (!chapters.some((chapter) => chapter.id === id)) return id;
  }
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

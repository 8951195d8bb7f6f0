import type { Study, StudyLine, StudySpot } from './study.ts';

/**
 * Both have played on at the end of one line, and otherwise: my moves leave it in a line of their own, with my notes, chapters and
 * lines that hang on them, so that theirs can stay where they are.
 */
export function keepBothEnds(base: Study, mine: Study, theirs: Study): Study {
  let study = mine;
  for (const { id } of mine.lines) {
    const [own, other] = [lineOf(study, id), lineOf(theirs, id)];
    if (own === undefined || other === undefined) continue;
    const fork = commonMoves(own, other);
    const hasDiverged = fork < own.moves.length && fork < other.moves.length;
    if (hasDiverged && fork >= (lineOf(base, id)?.moves.length ?? 0)) study = splitAt(study, theirs, own, fork);
  }
  return study;
}

function lineOf({ lines }: Study, id: string): StudyLine | undefined {
  return lines.find((line) => line.id === id);
}

function commonMoves(one: StudyLine, other: StudyLine): number {
  const at = one.moves.findIndex((move, step) => JSON.stringify(move) !== JSON.stringify(other.moves[step]));
  return at < 0 ? one.moves.length : at;
}

function splitAt(study: Study, theirs: Study, own: StudyLine, fork: number): Study {
  const id = freeId(own.id, [study, theirs]);
  const moved = (spot: StudySpot): StudySpot =>
    spot.line === own.id && spot.step > fork ? { line: id, step: spot.step - fork } : spot;
  const end: StudyLine = { id, from: { line: own.id, step: fork }, moves: own.moves.slice(fork) };
  const lines = study.lines.map((line) =>
    line.id === own.id ? { ...line, moves: line.moves.slice(0, fork) } : { ...line, from: moved(line.from) },
  );
  return {
    ...study,
    lines: [...lines, end],
    notes: study.notes.map((note) => ({ ...note, at: moved(note.at) })),
    chapters: study.chapters.map((chapter) => ({ ...chapter, at: moved(chapter.at) })),
  };
}

/** Short enough however often a line is split: ids have at most 24 letters. */
const ROOT = 16;

function freeId(id: string, studies: readonly Study[]): string {
  const taken = new Set(studies.flatMap(({ lines }) => lines.map((line) => line.id)));
  for (let number = 2; ; number++) {
    const free = `${id.slice(0, ROOT)}x${number}`;
    if (!taken.has(free)) return free;
  }
}

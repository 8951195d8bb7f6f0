import { STUDY_LIMITS } from '../../../protocol/study/read-study.ts';
import {
  isSameSpot,
  type Study,
  type StudyChapter,
  type StudyNote,
  type StudySpot,
} from '../../../protocol/study/study.ts';
import { freshId } from './tree.ts';

/** What is noted at a spot; empty where nothing is. */
export function noteAt(study: Study, at: StudySpot): StudyNote {
  return study.notes.find((note) => isSameSpot(note.at, at)) ?? { at, text: '', marks: [] };
}

/** Writes or draws at a spot. A note without a word and a mark is taken away. */
export function withNote(study: Study, note: StudyNote): Study {
  const others = study.notes.filter(({ at }) => !isSameSpot(at, note.at));
  const kept = { ...note, text: note.text.slice(0, STUDY_LIMITS.text), marks: note.marks };
  const isEmpty = kept.text === '' && kept.marks.length === 0;
  if (!isEmpty && others.length >= STUDY_LIMITS.notes) return study;
  return { ...study, notes: isEmpty ? others : [...others, kept] };
}

export function withChapter(study: Study, at: StudySpot, title: string, id = freshId(study)): Study {
  if (study.chapters.length >= STUDY_LIMITS.chapters) return study;
  const chapter: StudyChapter = { id, title: title.slice(0, STUDY_LIMITS.title), text: '', at };
  return { ...study, chapters: [...study.chapters, chapter] };
}

export function changeChapter(study: Study, id: string, change: Partial<Omit<StudyChapter, 'id'>>): Study {
  return { ...study, chapters: study.chapters.map((each) => (each.id === id ? { ...each, ...change } : each)) };
}

/** Whether readers find the next answer at a chapter themselves. */
export function withTask(study: Study, id: string, asks: boolean): Study {
  const chapters = study.chapters.map((each): StudyChapter => {
    if (each.id !== id) return each;
    const { task: _, ...plain } = each;
    return asks ? { ...plain, task: 'find' } : plain;
  });
  return { ...study, chapters };
}

export function dropChapter(study: Study, id: string): Study {
  return { ...study, chapters: study.chapters.filter((each) => each.id !== id) };
}

/** Puts a chapter one place earlier or later. */
export function moveChapter(study: Study, id: string, by: -1 | 1): Study {
  const from = study.chapters.findIndex((each) => each.id === id);
  const chapters = [...study.chapters];
  const [moved] = chapters.splice(from, 1);
  if (moved === undefined || from + by < 0) return study;
  chapters.splice(from + by, 0, moved);
  return { ...study, chapters };
}

/** The steps of the match or of a line at which something is noted, a chapter begins, or another line leaves. */
export function momentsIn(study: Study, line: string | undefined): readonly number[] {
  const spots = [
    ...study.notes.map(({ at }) => at),
    ...study.chapters.map(({ at }) => at),
    ...study.lines.map(({ from }) => from),
  ];
  const steps = new Set(spots.filter((spot) => spot.line === line).map(({ step }) => step));
  return [...steps].sort((one, other) => one - other);
}

import { useEffect, useState } from 'react';
import type { Move, Seat } from '../../../kernel/game.ts';
import { isSameSpot } from '../../../protocol/study/study.ts';
import type { StudyDesk } from '../page/use-study.ts';
import { judge, type Tried } from './lesson.ts';

export type Lesson = ReturnType<typeof useLesson>;

/** A study read chapter by chapter; where one asks for an answer, the reader finds it before going on. */
export function useLesson(desk: Pick<StudyDesk, 'study' | 'spot' | 'go'>, isReader: boolean) {
  const { study, spot, go } = desk;
  const { chapters } = study;
  const [at, setAt] = useState<number | undefined>(undefined);
  const [said, setSaid] = useState<Tried['is'] | undefined>(undefined);
  const chapter = at === undefined ? undefined : chapters[at];
  const show = (next: number, why?: Tried['is']) => {
    const to = chapters[next];
    if (to === undefined) return;
    setAt(next);
    setSaid(why);
    go(to.at);
  };
  // Readers begin with the lesson at once, at the chapter that their link leads to.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the study is opened
  useEffect(() => {
    if (!isReader || chapters.every(({ task }) => task === undefined)) return;
    const linked = chapters.findIndex((each) => isSameSpot(each.at, spot));
    show(Math.max(0, linked));
  }, []);
  const isAsked = chapter?.task === 'find' && isSameSpot(chapter.at, spot);
  return {
    chapter,
    number: (at ?? 0) + 1,
    of: chapters.length,
    said,
    isAsked,
    /** Whether the reader looks at what comes of another answer. */
    isAway: chapter !== undefined && !isSameSpot(chapter.at, spot),
    begin: () => show(0),
    end: () => setAt(undefined),
    show: (by: -1 | 0 | 1) => show((at ?? 0) + by),
    play(seat: Seat, move: Move) {
      if (chapter === undefined || at === undefined) return;
      const tried = judge(study, chapter, seat, move);
      if (tried.is === 'right' && chapters[at + 1] !== undefined) return show(at + 1, 'right');
      setSaid(tried.is);
      if (tried.is === 'shown') go(tried.spot);
      if (tried.is === 'right') go({ ...chapter.at, step: chapter.at.step + 1 });
    },
  };
}

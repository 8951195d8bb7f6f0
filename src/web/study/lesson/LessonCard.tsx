import { Button } from '../../look/Button.tsx';
import { Paper } from '../../look/Paper.tsx';
import type { StudyDesk } from '../page/use-study.ts';
import { useStudySay } from '../text.ts';
import { noteAt } from '../tree/notes.ts';
import type { Lesson } from './use-lesson.ts';

/** The chapter that is read: what it teaches, what is asked, and what an answer came to. */
export function LessonCard({ lesson, desk }: { lesson: Lesson; desk: StudyDesk }) {
  const say = useStudySay();
  const { chapter, number, of, said, isAsked, isAway } = lesson;
  if (chapter === undefined) return null;
  const isDone = isAway && said === 'right';
  const note = isAway ? noteAt(desk.study, desk.spot).text : '';
  return (
    <Paper as="section" className="study-side study-lesson stack" heading={chapter.title}>
      <p className="hint">{say('study.lesson-of', { number, of })}</p>
      <p role="status" className={said === 'right' ? 'shuffle-good' : 'hint'}>
        {said !== undefined && say(`study.lesson-${said}`)}
      </p>
      {note !== '' && <p className="study-comment">{note}</p>}
      {(!isAway || isDone) && chapter.text !== '' && <p className="study-comment">{chapter.text}</p>}
      {isAsked && <p>{say('study.lesson-find')}</p>}
      <div className="cluster">
        <Button icon="previous" disabled={number === 1} onClick={() => lesson.show(-1)}>
          {say('study.lesson-before')}
        </Button>
        {isAway && !isDone && (
          <Button kind="primary" icon="undo" onClick={() => lesson.show(0)}>
            {say('study.lesson-again')}
          </Button>
        )}
        {chapter.task !== 'find' && number < of && (
          <Button kind="primary" icon="next" onClick={() => lesson.show(1)}>
            {say('study.lesson-next')}
          </Button>
        )}
        {chapter.task === 'find' && number < of && (
          <Button icon="next" onClick={() => lesson.show(1)}>
            {say('study.lesson-skip')}
          </Button>
        )}
        <Button icon="leave" onClick={lesson.end}>
          {say('study.lesson-end')}
        </Button>
      </div>
    </Paper>
  );
}

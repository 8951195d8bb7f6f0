import { useState } from 'react';
import { type Mark, withMark } from '../../../protocol/marks.ts';
import { keyOf } from '../../../protocol/study/study.ts';
import type { Tool } from '../../board-kit/ink/drawing.ts';
import { InkTools } from '../../board-kit/ink/InkTools.tsx';
import { MarkList } from '../../board-kit/ink/MarkList.tsx';
import type { SpotNames } from '../../board-kit/ink/spots.ts';
import { Button, IconButton } from '../../look/Button.tsx';
import type { StudyDesk } from '../page/use-study.ts';
import { useStudySay } from '../text.ts';
import { changeChapter, dropChapter, moveChapter, noteAt, withChapter, withNote, withTask } from '../tree/notes.ts';
import { Writing } from './Writing.tsx';

interface InkState {
  readonly tool: Tool | undefined;
  readonly setTool: (tool: Tool | undefined) => void;
  readonly hidden: boolean;
  readonly setHidden: (hidden: boolean) => void;
  readonly point: (mark: Mark | undefined) => void;
  readonly names: SpotNames;
}

interface NotesPanelProps {
  readonly desk: StudyDesk;
  readonly ink: InkState;
  readonly mayEdit: boolean;
  /** Reads the chapters one after another. */
  readonly read: () => void;
}

/** What is written and drawn at this step, and the chapters of the study. */
export function NotesPanel({ desk, ink, mayEdit, read }: NotesPanelProps) {
  const say = useStudySay();
  const { study, spot, change } = desk;
  const note = noteAt(study, spot);
  const setMarks = (marks: readonly Mark[]) => change(withNote(study, { ...note, marks }));
  return (
    <div className="stack">
      {mayEdit ? (
        <Writing
          key={keyOf(spot)}
          label={say('study.comment')}
          text={note.text}
          write={(text) => change(withNote(study, { ...note, text }))}
        />
      ) : (
        note.text !== '' && <p className="study-comment">{note.text}</p>
      )}
      {mayEdit && (
        <InkTools
          marks={note.marks}
          names={ink.names}
          tool={ink.tool}
          setTool={ink.setTool}
          hidden={ink.hidden}
          setHidden={ink.setHidden}
          draw={(mark) => setMarks(withMark(note.marks, mark))}
          wipe={() => setMarks([])}
        />
      )}
      <MarkList
        marks={note.marks}
        names={ink.names}
        point={ink.point}
        change={
          mayEdit
            ? (mark, next) =>
                setMarks(note.marks.flatMap((each) => (each !== mark ? [each] : next === undefined ? [] : [next])))
            : undefined
        }
      />
      <Chapters desk={desk} mayEdit={mayEdit} read={read} />
    </div>
  );
}

function Chapters({ desk, mayEdit, read }: Pick<NotesPanelProps, 'desk' | 'mayEdit' | 'read'>) {
  const say = useStudySay();
  const { study, spot, change, go } = desk;
  const [title, setTitle] = useState('');
  return (
    <section className="stack study-chapters" aria-label={say('study.chapters')}>
      <h3>{say('study.chapters')}</h3>
      {study.chapters.length > 0 && (
        <Button icon="learn" onClick={read}>
          {say('study.lesson-begin')}
        </Button>
      )}
      {study.chapters.length === 0 && <p className="hint">{say('study.no-chapters')}</p>}
      <ol>
        {study.chapters.map((chapter) => (
          <li key={chapter.id}>
            <div className="study-chapter">
              <button
                type="button"
                className="study-node"
                aria-current={keyOf(chapter.at) === keyOf(spot) || undefined}
                onClick={() => go(chapter.at)}
              >
                <span className="study-node-words">
                  <b>{chapter.title}</b>
                </span>
              </button>
              {mayEdit && (
                <>
                  <IconButton
                    icon="up"
                    label={say('study.chapter-up', { title: chapter.title })}
                    onClick={() => change(moveChapter(study, chapter.id, -1))}
                  />
                  <IconButton
                    icon="trash"
                    label={say('study.chapter-drop', { title: chapter.title })}
                    onClick={() => change(dropChapter(study, chapter.id))}
                  />
                </>
              )}
            </div>
            {mayEdit ? (
              <Writing
                label={say('study.chapter-text', { title: chapter.title })}
                text={chapter.text}
                write={(text) => change(changeChapter(study, chapter.id, { text }))}
              />
            ) : (
              chapter.text !== '' && <p className="study-comment">{chapter.text}</p>
            )}
            {mayEdit && (
              <label className="study-task">
                <input
                  type="checkbox"
                  checked={chapter.task === 'find'}
                  onChange={({ target }) => change(withTask(study, chapter.id, target.checked))}
                />
                {say('study.chapter-task')}
              </label>
            )}
          </li>
        ))}
      </ol>
      {mayEdit && (
        <form
          className="study-name"
          onSubmit={(event) => {
            event.preventDefault();
            change(withChapter(study, spot, title.trim()));
            setTitle('');
          }}
        >
          <label className="field">
            <span className="label">{say('study.new-chapter')}</span>
            <input
              className="input"
              required
              maxLength={100}
              value={title}
              onChange={({ target }) => setTitle(target.value)}
            />
          </label>
          <Button type="submit" icon="plus">
            {say('study.add-chapter')}
          </Button>
        </form>
      )}
    </section>
  );
}

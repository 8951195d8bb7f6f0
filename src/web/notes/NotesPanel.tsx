import './notes.css';
import { useEffect, useId } from 'react';
import { useStore } from 'zustand';
import { type Mark, withMark } from '../../protocol/marks.ts';
import { MOST_NOTE_WORDS, type NotePage } from '../../protocol/notes.ts';
import { InkTools } from '../board-kit/ink/InkTools.tsx';
import { MarkList } from '../board-kit/ink/MarkList.tsx';
import type { SpotNames } from '../board-kit/ink/spots.ts';
import { Icon } from '../look/Icon.tsx';
import { sayRefusal } from '../messages/text.ts';
import { NoteList } from './NoteList.tsx';
import { notesAt } from './notes-store.ts';
import { earlierPages, marksOn, type NotePlace, pageAt, pageOf, withChange } from './pages.ts';
import { useNotesSay } from './text.ts';

interface NotesPanelProps {
  readonly table: string;
  readonly place: NotePlace;
  readonly names: SpotNames;
  readonly over: boolean;
  readonly lookAt: (moment: number) => void;
}

/** Words and marks for oneself: the page of now, and those before. */
export function NotesPanel({ table, place, names, over, lookAt }: NotesPanelProps) {
  const say = useNotesSay();
  const words = useId();
  const book = notesAt(table);
  const { pages, saving, trouble, hidden, tool, pointed: _ } = useStore(book.store);
  useEffect(() => () => book.keepNow(), [book]);
  if (pages === undefined) {
    return <p className="log-nothing">{trouble === undefined ? say('loading') : sayRefusal(trouble)}</p>;
  }
  const page = pageAt(pages, place);
  const marks = marksOn(pages, place);
  const write = (next: NotePage) =>
    book.write({ ...next, moment: next.seatEntry === place.seatEntry ? place.moment : next.moment });
  const change = (mark: Mark, next: Mark | undefined) => write(withChange(pageOf(pages, place, mark), mark, next));
  const earlier = earlierPages(pages, place);
  return (
    <div className="notes">
      <p className="notes-secret">
        <Icon name="key" />
        <span>
          <strong>{say('notes.only-you')}</strong> {say('notes.not-others')}
        </span>
      </p>
      {over ? (
        <p className="hint">{say('notes.over')}</p>
      ) : (
        <>
          <label className="notes-now" htmlFor={words}>
            {say('notes.now', { moment: place.moment })}
          </label>
          <textarea
            id={words}
            className="input notes-words"
            rows={4}
            maxLength={MOST_NOTE_WORDS}
            placeholder={say('notes.empty')}
            value={page.words}
            onChange={({ target }) => write({ ...page, words: target.value })}
            onBlur={book.keepNow}
          />
          <p className="notes-state" role="status">
            {saving === 'failed' && trouble ? (
              <span className="error">{say('notes.not-saved', { why: sayRefusal(trouble) })}</span>
            ) : page.words.length >= MOST_NOTE_WORDS ? (
              say('notes.too-long', { most: MOST_NOTE_WORDS })
            ) : saving === 'pending' ? (
              say('notes.saving')
            ) : (
              (page.words !== '' || marks.length > 0) && say('notes.saved')
            )}
          </p>
          <InkTools
            marks={page.marks}
            names={names}
            tool={tool}
            setTool={(next) => book.store.setState({ tool: next })}
            hidden={hidden}
            setHidden={(next) => book.store.setState({ hidden: next })}
            draw={(mark) => write({ ...page, marks: withMark(page.marks, mark) })}
            wipe={() => write({ ...page, marks: [] })}
          />
          <MarkList
            marks={marks}
            names={names}
            change={change}
            point={(mark) => book.store.setState({ pointed: mark })}
            pins
          />
          {marks.length > 0 && <p className="hint">{say('notes.marks-go')}</p>}
        </>
      )}
      {earlier.length > 0 && <h3 className="notes-earlier">{say('notes.earlier')}</h3>}
      <NoteList
        pages={earlier}
        look={lookAt}
        remove={over ? undefined : (gone) => book.write({ ...gone, words: '', marks: [] })}
      />
      {over && earlier.length === 0 && <p className="log-nothing">{say('notes.none')}</p>}
    </div>
  );
}

import { useCallback } from 'react';
import { useStore } from 'zustand';
import { type Mark, withMark } from '../../protocol/marks.ts';
import { InkLayer } from '../board-kit/ink/InkLayer.tsx';
import { useInkSay } from '../board-kit/ink/text.ts';
import { useLetterKey } from '../frame/use-letter-key.ts';
import { Icon } from '../look/Icon.tsx';
import { notesAt } from './notes-store.ts';
import { marksAt, marksOn, type NotePlace, pageAt } from './pages.ts';

interface NotesInkProps {
  readonly table: string;
  readonly place: NotePlace;
  /** The moment that is looked at, if it is not now. */
  readonly looking: number | undefined;
  readonly over: boolean;
}

/** One's own marks over the board of a table, and what draws them while the match runs. */
export function NotesInk({ table, place, looking, over }: NotesInkProps) {
  const say = useInkSay();
  const book = notesAt(table);
  const { pages = [], hidden, tool, pointed } = useStore(book.store);
  const toggle = useCallback(() => book.store.setState((state) => ({ hidden: !state.hidden })), [book]);
  useLetterKey('m', 'alone', toggle);
  const isNow = looking === undefined;
  const draw = (mark: Mark) => {
    const page = pageAt(pages, place);
    book.write({ ...page, moment: place.moment, marks: withMark(page.marks, mark) });
  };
  return (
    <InkLayer
      marks={isNow ? marksOn(pages, place) : marksAt(pages, place.seat, looking)}
      draw={isNow && !over ? draw : undefined}
      tool={tool}
      hidden={hidden}
      pointed={pointed}
      label={
        <>
          <Icon name="quill" /> {say('ink.label')}
        </>
      }
    />
  );
}

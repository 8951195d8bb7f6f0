import './notes.css';
import type { NotePage } from '../../protocol/notes.ts';
import { MarkList } from '../board-kit/ink/MarkList.tsx';
import type { SpotNames } from '../board-kit/ink/spots.ts';
import { Button, IconButton } from '../look/Button.tsx';
import { useNotesSay } from './text.ts';

interface NoteListProps {
  readonly pages: readonly NotePage[];
  /** Shows the board as it was then, with the marks of the page. */
  readonly look: (moment: number) => void;
  /** What says the marks in words; without it they are counted. */
  readonly names?: SpotNames;
  readonly remove?: ((page: NotePage) => void) | undefined;
}

/** Pages that were written before, each with the move at which it was. */
export function NoteList({ pages, look, names, remove }: NoteListProps) {
  const say = useNotesSay();
  if (pages.length === 0) return null;
  return (
    <ul className="notes-list">
      {pages.map((page) => (
        <li key={`${page.seat} ${page.seatEntry}`} className="notes-page">
          <span className="notes-moment">{page.moment}</span>
          <div className="notes-said">
            {page.words !== '' && <p>{page.words}</p>}
            {names ? (
              <MarkList marks={page.marks} names={names} />
            ) : (
              page.marks.length > 0 && <p className="hint">{say('notes.marks', countsOf(page))}</p>
            )}
          </div>
          <Button size="small" kind="plain" icon="eye" onClick={() => look(page.moment)}>
            {say('notes.look')}
          </Button>
          {remove && (
            <IconButton
              icon="trash"
              label={say('notes.remove', { moment: page.moment })}
              onClick={() => remove(page)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

function countsOf({ marks }: NotePage): { rings: number; arrows: number } {
  const rings = marks.filter(({ kind }) => kind === 'ring').length;
  return { rings, arrows: marks.length - rings };
}

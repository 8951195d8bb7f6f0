import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { Game } from '../../kernel/game.ts';
import type { MatchRecord } from '../../kernel/record.ts';
import type { NotePage } from '../../protocol/notes.ts';
import { InkLayer } from '../board-kit/ink/InkLayer.tsx';
import type { SpotNames } from '../board-kit/ink/spots.ts';
import { Paper } from '../look/Paper.tsx';
import { Switch } from '../look/Switch.tsx';
import { momentsKnownTo } from './moments.ts';
import { NoteList } from './NoteList.tsx';
import { notesAt } from './notes-store.ts';
import { useNotesSay } from './text.ts';

interface MatchNotesProps {
  readonly table: string;
  readonly game: Game;
  readonly record: MatchRecord;
}

/** One's own notes, at the moments that the record counts. */
function useRecordedNotes({ table, game, record }: MatchNotesProps): readonly NotePage[] {
  const { pages } = useStore(notesAt(table).store);
  return useMemo(() => {
    const known = new Map<number, readonly number[]>();
    return (pages ?? []).map((page) => {
      const moments = known.get(page.seat) ?? momentsKnownTo(game, record, page.seat);
      known.set(page.seat, moments);
      return { ...page, moment: moments[page.moment] ?? moments.at(-1) ?? page.moment };
    });
  }, [pages, game, record]);
}

interface ShownNotes {
  readonly show: (moment: number) => void;
  readonly names: SpotNames;
}

/** What the reader wrote for themselves in a match that is over; nothing if they wrote nothing. */
export function MatchNotes({ show, names, ...match }: MatchNotesProps & ShownNotes) {
  const say = useNotesSay();
  const { store } = notesAt(match.table);
  const { shownAfter } = useStore(store);
  const pages = useRecordedNotes(match);
  if (pages.length === 0) return null;
  return (
    <Paper as="section" heading={say('notes.mine')} className="stack match-notes">
      <Switch
        checked={shownAfter}
        onChange={(checked) => store.setState({ shownAfter: checked })}
        label={say('notes.show')}
        hint={say('notes.show-hint')}
      />
      {shownAfter && <NoteList pages={pages.toReversed()} look={show} names={names} />}
    </Paper>
  );
}

/** The marks that were drawn at the shown moment, once the reader wants to see them. */
export function MatchInk({ moment, ...match }: MatchNotesProps & { readonly moment: number }) {
  const { shownAfter } = useStore(notesAt(match.table).store);
  const pages = useRecordedNotes(match);
  const marks = useMemo(
    () => (shownAfter ? pages.filter((page) => page.moment === moment).flatMap((page) => page.marks) : []),
    [shownAfter, pages, moment],
  );
  return <InkLayer marks={marks} />;
}

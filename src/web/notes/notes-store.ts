import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Refusal } from '../../kernel/refusal.ts';
import type { Mark } from '../../protocol/marks.ts';
import { type NotePage, type Notes, withPage } from '../../protocol/notes.ts';
import type { Tool } from '../board-kit/ink/drawing.ts';
import { ApiError, request } from '../connection/api.ts';
import { isLocal } from '../connection/connection.ts';
import { localTables } from '../connection/local/local-connection.ts';

/** What somebody has written for themselves at one table, and how it is shown. */
interface NotesState {
  /** Undefined until they have come. */
  readonly pages: readonly NotePage[] | undefined;
  /** Whether everything that was written is kept. */
  readonly saving: 'saved' | 'pending' | 'failed';
  /** Why the last page could not be kept. */
  readonly trouble?: Refusal | undefined;
  readonly hidden: boolean;
  /** Whether the page of the finished match shows them. */
  readonly shownAfter: boolean;
  readonly tool: Tool | undefined;
  readonly pointed: Mark | undefined;
}

export interface NotesBook {
  readonly store: StoreApi<NotesState>;
  /** Shows the page at once, and keeps it soon. */
  write(page: NotePage): void;
  /** Keeps now what has not been kept yet. */
  keepNow(): void;
}

/** In milliseconds: how long a pause in writing is before the page is kept. */
const PAUSE = 700;

const books = new Map<string, NotesBook>();

/** The notes at a table. The board and the panel share them. */
export function notesAt(table: string): NotesBook {
  const known = books.get(table);
  if (known !== undefined) return known;
  const book = openBook(table);
  books.set(table, book);
  return book;
}

function keeping(table: string, page?: NotePage): Promise<readonly NotePage[]> {
  if (isLocal(table)) return localTables().notes(table, page);
  const path = `/api/tables/${encodeURIComponent(table)}/notes`;
  const answer = page === undefined ? request<Notes>('GET', path) : request<Notes>('PUT', path, page);
  return answer.then(({ pages }) => pages);
}

function openBook(table: string): NotesBook {
  const store = createStore<NotesState>(() => ({
    pages: undefined,
    saving: 'saved',
    hidden: false,
    shownAfter: false,
    tool: undefined,
    pointed: undefined,
  }));
  /** Pages that are shown and not kept yet, by their place. */
  const pending = new Map<string, NotePage>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let work: Promise<void> = Promise.resolve();

  const fail = (error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    store.setState({ saving: 'failed', trouble: error.refusal });
  };

  /** What was kept, with everything that has been written since. */
  const show = (kept: readonly NotePage[]) => {
    let pages = kept;
    for (const page of pending.values()) pages = withPage(pages, page) ?? pages;
    store.setState({ pages });
  };

  async function keepAll(): Promise<void> {
    for (const [place, page] of [...pending]) {
      const kept = await keeping(table, page);
      if (pending.get(place) === page) pending.delete(place);
      show(kept);
    }
    if (pending.size === 0) store.setState({ saving: 'saved', trouble: undefined });
  }

  function keepNow(): void {
    clearTimeout(timer);
    if (pending.size > 0) work = work.then(keepAll).catch(fail);
  }

  keeping(table).then(show).catch(fail);
  return {
    store,
    write(page) {
      pending.set(`${page.seat} ${page.seatEntry}`, page);
      store.setState(({ pages = [] }) => ({ pages: withPage(pages, page) ?? pages, saving: 'pending' }));
      clearTimeout(timer);
      timer = setTimeout(keepNow, PAUSE);
    },
    keepNow,
  };
}

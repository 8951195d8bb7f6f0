import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Move, Score, Seat } from '../../kernel/game.ts';
import type { Proposed } from '../../kernel/proposals.ts';
import type { Refusal } from '../../kernel/refusal.ts';
import type { Hint } from '../../protocol/hint.ts';
import type { Perspective, ServerMessage, TableInfo } from '../../protocol/server.ts';
import { createTurns, gatherBursts } from '../connection/burst.ts';
import type { Connection, Line, Wish } from '../connection/connection.ts';
import { createPacer } from '../connection/pace.ts';
import { afterHearing, NOTHING_HEARD, type TableState, withOlderLines } from '../connection/table-state.ts';
import { newestKept } from './newest-kept.ts';
import { useSettings } from './settings.ts';

export interface PastView {
  readonly moment: number;
  readonly perspectives: readonly Pick<Perspective, 'viewer' | 'view'>[];
  readonly scores: readonly Score[];
}

/** What a bot would do, and about which question of which seat that is said. */
interface GivenHint {
  readonly seat: Seat;
  readonly seatEntry: number;
  readonly hint: Hint;
}

/** How much time was left when that was last told. */
interface TableClock extends NonNullable<TableInfo['clock']> {
  /** When it is up, if it does not rest: by this page's own `performance.now()`. */
  readonly ends: number;
}

export interface TableSession extends TableState {
  readonly line: Line;
  /** Whether an entry is under way: from when it is made until what came of it is shown. */
  readonly busy: boolean;
  /** Whether others' moves are not watched any more until one is asked again. */
  readonly rushing: boolean;
  /** Why the last wish was not granted; grows a number so that the same reason twice is seen twice. */
  readonly refused?: { readonly refusal: Refusal; readonly number: number };
  /** Whether there is no such table. */
  readonly missing: boolean;
  /** Whether its match cannot be read. */
  readonly unreadable: boolean;
  /** The moment that is looked back at, and what it looked like once that is known. */
  readonly lookingAt?: number;
  readonly past?: PastView;
  /** Set where time for what is asked is limited. */
  readonly clock: TableClock | undefined;
  readonly olderLines: boolean;
  /** How many lines of chat somebody has looked at. */
  readonly chatRead: number;
  /** Whether a bot is thinking of a hint, and the last one it gave. */
  readonly hinting: boolean;
  readonly hint?: GivenHint;
  choose(seat: Seat, move: Move): Promise<boolean>;
  undo(seat: Seat): Promise<boolean>;
  resign(seat: Seat): Promise<boolean>;
  talk(text: string): Promise<boolean>;
  propose(proposed: Proposed): Promise<boolean>;
  handOver(seat: Seat, bot: string): Promise<boolean>;
  takeBack(seat: Seat): Promise<boolean>;
  vote(seat: Seat, bot: string): Promise<boolean>;
  askHint(seat: Seat): Promise<void>;
  forgetHint(): void;
  lookAt(moment: number | undefined): Promise<void>;
  /** How the match stood at a moment. */
  pastAt(moment: number): Promise<PastView | undefined>;
  fetchOlderLines(): Promise<void>;
  forgetRefusal(): void;
  /** All lines so far have been looked at. */
  readChat(): void;
  /** Shows at once what others have done and do, until one is asked. */
  rush(): void;
}

/** Everything but the talk: whoever shows that listens to it alone, so that a line of chat redraws nothing else. */
export type QuietSession = Omit<TableSession, 'chat' | 'chatRead'>;

export function withoutTalk({ chat: _, chatRead: __, ...session }: TableSession): QuietSession {
  return session;
}

export type TableStore = StoreApi<TableSession>;

/** Before it only the table was laid. */
const FIRST_MOVE = 1;

/** A view of a large game takes some hundred kilobytes: who walks through a whole match must not keep all of them. */
const MOST_PAST_VIEWS = 50;

const PAUSES = { normal: 750, slow: 1600, instant: 0 } as const;

/** Others' moves are shown one by one; one's own, and whatever happens while one is asked, at once. */
function pauseBefore(message: ServerMessage, session: TableSession): number {
  const { busy, rushing } = session;
  if (message.type !== 'change' || busy || rushing || document.visibilityState === 'hidden') return 0;
  return isAsked(session) ? 0 : PAUSES[useSettings.getState().pace];
}

function isAsked({ match }: TableState): boolean {
  return match?.perspectives.some(({ offers }) => offers.length > 0) ?? false;
}

/** Whether the wish to follow the table was refused because of its match: then nothing of that has ever been shown. */
function isUnreadable({ request, code }: Extract<ServerMessage, { type: 'refused' }>, { match }: TableState): boolean {
  return request === undefined && match === undefined && (code === 'trouble' || code === 'not-shown');
}

function wait(milliseconds: number, action: () => void): () => void {
  const timer = setTimeout(action, milliseconds);
  return () => clearTimeout(timer);
}

/** Everything the screen knows about a table it follows. `leave` ends it. */
export function openSession(connection: Connection, table: string): { store: TableStore; leave(): void } {
  const pastViews = newestKept<number, PastView>(MOST_PAST_VIEWS);
  let refusals = 0;
  let entriesUnderWay = 0;
  let lastEntry: Promise<unknown> = Promise.resolve();
  /** How often the whole state has come: each shows everything that was accepted before it. */
  let statesHeard = 0;

  const store: TableStore = createStore<TableSession>((set, get) => {
    function isGranted(reply: ServerMessage): boolean {
      if (reply.type !== 'refused') return true;
      if (reply.code === 'behind') connection.refresh(table);
      noteRefusal(reply.refusal);
      return false;
    }

    async function wish(wanted: Wish): Promise<boolean> {
      return isGranted(await connection.ask(wanted));
    }

    /** The number of the seat's next entry. */
    function seatEntryOf(seat: Seat): number {
      return get().match?.perspectives.find(({ viewer }) => viewer === seat)?.seatEntry ?? 0;
    }

    /** Entries are made one after another, each of the match as the one before has left it. */
    function enter(seat: Seat, make: (seatEntry: number) => Wish): Promise<boolean> {
      entriesUnderWay++;
      set({ busy: true });
      pacer.hurry();
      const entry = lastEntry.then(async () => {
        const reply = await connection.ask(make(seatEntryOf(seat)));
        // Until then the offers are those of the moment before.
        if (reply.type === 'accepted') await untilShown(reply.revision);
        return reply;
      });
      lastEntry = entry;
      return entry.then((reply) => {
        entriesUnderWay--;
        set({ busy: entriesUnderWay > 0 });
        return isGranted(reply);
      });
    }

    function noteRefusal(refusal: Refusal): void {
      refusals++;
      set({ refused: { refusal, number: refusals } });
    }

    return {
      ...NOTHING_HEARD,
      line: 'connecting',
      busy: false,
      rushing: false,
      missing: false,
      unreadable: false,
      clock: undefined,
      olderLines: false,
      chatRead: 0,
      hinting: false,
      async choose(seat, move) {
        if (get().busy) return false;
        return enter(seat, (seatEntry) => ({ type: 'move', table, seat, seatEntry, move: { ...move } }));
      },
      undo: (seat) => enter(seat, (seatEntry) => ({ type: 'undo', table, seat, seatEntry })),
      resign: (seat) => enter(seat, (seatEntry) => ({ type: 'resign', table, seat, seatEntry })),
      talk: (text) => wish({ type: 'chat', table, text }),
      propose: (proposed) => wish({ type: 'chat', table, proposed }),
      handOver: (seat, bot) => wish({ type: 'hand-over', table, seat, bot }),
      takeBack: (seat) => wish({ type: 'take-back', table, seat }),
      vote: (seat, bot) => wish({ type: 'vote', table, seat, bot }),
      async askHint(seat) {
        if (get().hinting) return;
        set({ hinting: true });
        const reply = await connection.ask({ type: 'hint', table, seat, seatEntry: seatEntryOf(seat) });
        set({ hinting: false });
        if (reply.type === 'hint') set({ hint: reply });
        // Who has answered meanwhile does not want to hear of it any more.
        else if (reply.type === 'refused' && reply.code !== 'behind') noteRefusal(reply.refusal);
      },
      forgetHint() {
        const { hint: _, ...rest } = get();
        set(rest as TableSession, true);
      },
      async lookAt(moment) {
        if (moment === undefined) {
          const { lookingAt: _, past: __, ...rest } = get();
          set(rest as TableSession, true);
          return;
        }
        // What is shown of an answer before it is sent is no moment of the match yet.
        if (moment > (get().match?.moments ?? 0)) return;
        const known = pastViews.get(moment);
        set({ lookingAt: moment, ...(known && { past: known }) });
        if (known !== undefined) return;
        const past = await get().pastAt(moment);
        if (past !== undefined && get().lookingAt === moment) set({ past });
      },
      async pastAt(moment) {
        const known = pastViews.get(moment);
        if (known !== undefined) return known;
        const reply = await connection.ask({ type: 'past', table, moment });
        if (reply.type !== 'past') return undefined;
        const { perspectives, scores } = reply;
        const past = { moment, perspectives, scores };
        pastViews.set(moment, past);
        return past;
      },
      async fetchOlderLines() {
        const oldest = get().match?.logs[0]?.[0]?.moment ?? 0;
        if (oldest === 0) return;
        const reply = await connection.ask({ type: 'log', table, before: oldest });
        const { match } = get();
        if (reply.type === 'log' && match !== undefined) {
          set({ match: withOlderLines(match, reply.logs), olderLines: reply.more });
        }
      },
      forgetRefusal() {
        const { refused: _, ...rest } = get();
        set(rest as TableSession, true);
      },
      readChat: () => set(({ chat }) => ({ chatRead: chat.length })),
      rush() {
        set({ rushing: true });
        pacer.hurry();
      },
    };
  });

  function untilShown(revision: number): Promise<void> {
    const heardBefore = statesHeard;
    return new Promise((resolve) => {
      const look = ({ match }: TableState) => {
        // After a break of the line the numbers may begin anew, with the whole state.
        if ((match?.revision ?? 0) < revision && statesHeard === heardBefore) return;
        stop();
        resolve();
      };
      const stop = store.subscribe(look);
      look(store.getState());
    });
  }

  function hear(message: ServerMessage): void {
    if (message.type === 'refused') {
      if (message.code === 'unknown-table') store.setState({ missing: true });
      else if (isUnreadable(message, store.getState())) store.setState({ unreadable: true });
      return;
    }
    const before = store.getState();
    const heard = afterHearing(before, message);
    if (heard === 'behind') {
      connection.refresh(table);
      return;
    }
    // A moment that was taken back and played otherwise looks otherwise.
    if ((heard.match?.moments ?? 0) <= (before.match?.moments ?? 0)) pastViews.clear();
    if (message.type === 'state') statesHeard++;
    store.setState({ ...heard, ...(message.type === 'state' && { unreadable: false }) });
    if (before.rushing && isAsked(heard)) store.setState({ rushing: false });
    if (message.type === 'state') store.setState({ olderLines: (message.logs[0]?.[0]?.moment ?? 0) > FIRST_MOVE });
  }

  /** Time passes while others' moves are still being shown. */
  function noteClock({ clock }: TableInfo): void {
    store.setState({ clock: clock && { ...clock, ends: performance.now() + clock.left } });
  }

  const pacer = createPacer(
    hear,
    (message) => pauseBefore(message, store.getState()),
    wait,
    () => performance.now(),
  );
  const hurry = () => pacer.hurry();
  document.addEventListener('visibilitychange', hurry);
  const stopLine = connection.onLine((line) => store.setState({ line }));
  const turns = createTurns();
  const push = gatherBursts(pacer.push, turns.soon);
  const unfollow = connection.follow(table, (message) => {
    if (message.type === 'table') noteClock(message.info);
    push(message);
  });

  return {
    store,
    leave() {
      document.removeEventListener('visibilitychange', hurry);
      pacer.stop();
      turns.stop();
      stopLine();
      unfollow();
    },
  };
}

import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Game, Move, Score, Seat } from '../../kernel/game.ts';
import type { Proposed } from '../../kernel/proposals.ts';
import type { Refusal } from '../../kernel/refusal.ts';
import type { Explained, Hint } from '../../protocol/hint.ts';
import type { ClocksInfo, Perspective, ServerMessage, TableInfo } from '../../protocol/server.ts';
import { batchBursts, createTaskQueue } from '../connection/burst.ts';
import type { ClientRequest, Connection, ConnectionStatus } from '../connection/connection.ts';
import { createPacer } from '../connection/pace.ts';
import { afterMessage, EMPTY_TABLE, type TableState, withOlderLines } from '../connection/table-state.ts';
import { loadGame } from '../games.ts';
import { createLruCache } from './lru-cache.ts';
import { useSettings } from './settings.ts';

export interface PastView {
  readonly moment: number;
  readonly perspectives: readonly Pick<Perspective, 'viewer' | 'view'>[];
  readonly scores: readonly Score[];
}

/** A hint, with the seat and question it answers. */
interface GivenHint {
  readonly seat: Seat;
  readonly seatEntry: number;
  readonly hint: Hint;
}

/** The table's clock as last received. */
interface TableClock extends NonNullable<TableInfo['clock']> {
  /** When the time is up, by this page's `performance.now()`; only valid while the clock runs. */
  readonly ends: number;
}

/** The clocks of the seats as last received. */
export interface ReceivedClocks extends ClocksInfo {
  /** When, by this page's `performance.now()`. */
  readonly received: number;
}

export interface TableSession extends TableState {
  readonly status: ConnectionStatus;
  /** Whether an entry is being sent, until its result is shown. */
  readonly busy: boolean;
  /** Whether others' moves are shown without pauses until this screen is asked again. */
  readonly skipping: boolean;
  /** Why the last request was refused. The number grows, so that the same reason is shown again. */
  readonly refused?: { readonly refusal: Refusal; readonly number: number };
  /** Whether the table does not exist. */
  readonly missing: boolean;
  /** Whether the match cannot be read. */
  readonly unreadable: boolean;
  /** The moment shown in the history, and its view once it has arrived. */
  readonly lookingAt?: number;
  readonly past?: PastView;
  /** Set if the time for an answer is limited. */
  readonly clock: TableClock | undefined;
  /** The clocks of the seats, at a table with a pace. */
  readonly clocks: ReceivedClocks | undefined;
  readonly olderLines: boolean;
  /** How many lines of chat have been read. */
  readonly chatRead: number;
  /** Whether a hint is being computed, and the last one received. */
  readonly hinting: boolean;
  readonly hint?: GivenHint;
  choose(seat: Seat, move: Move): Promise<boolean>;
  undo(seat: Seat): Promise<boolean>;
  resign(seat: Seat): Promise<boolean>;
  sendChat(text: string): Promise<boolean>;
  propose(proposed: Proposed): Promise<boolean>;
  handOver(seat: Seat, bot: string): Promise<boolean>;
  takeBack(seat: Seat): Promise<boolean>;
  vote(seat: Seat, bot: string): Promise<boolean>;
  askHint(seat: Seat): Promise<void>;
  /** Why a bot's answer made this moment, told to one's own seat; undefined if that is refused. */
  explain(seat: Seat, moment: number): Promise<{ readonly hint: Hint; readonly explained: Explained } | undefined>;
  dismissHint(): void;
  lookAt(moment: number | undefined): Promise<void>;
  /** The view of a past moment. */
  pastAt(moment: number): Promise<PastView | undefined>;
  fetchOlderLines(): Promise<void>;
  dismissRefusal(): void;
  /** Marks all lines of chat as read. */
  markChatRead(): void;
  /** Shows others' moves without pauses until this screen is asked. */
  skipToTurn(): void;
  /** This page has shown what was revealed. */
  showSeen(): void;
}

/** The session without its chat: components that subscribe to it are not redrawn by a line of chat. */
export type SessionWithoutChat = Omit<TableSession, 'chat' | 'chatRead'>;

export function withoutChat({ chat: _, chatRead: __, ...session }: TableSession): SessionWithoutChat {
  return session;
}

export type TableStore = StoreApi<TableSession>;

/** Moment 0 is the setup. */
const FIRST_MOVE = 1;

/** A view of a large game takes some hundred kilobytes, so browsing a whole match must not keep them all. */
const MOST_PAST_VIEWS = 50;

const PAUSES = { normal: 750, slow: 1600, instant: 0 } as const;

/** Others' moves are shown one by one; own moves, and everything while this screen is asked, at once. */
function pauseBefore(message: ServerMessage, session: TableSession): number {
  const { busy, skipping } = session;
  if (message.type !== 'change' || busy || skipping || document.visibilityState === 'hidden') return 0;
  return isAsked(session) ? 0 : PAUSES[useSettings.getState().pace];
}

function isAsked({ match }: TableState): boolean {
  return match?.perspectives.some(({ offers }) => offers.length > 0) ?? false;
}

/** Whether the first watch request was refused because the match cannot be read. */
function isUnreadable({ request, code }: Extract<ServerMessage, { type: 'refused' }>, { match }: TableState): boolean {
  return request === undefined && match === undefined && (code === 'trouble' || code === 'not-shown');
}

function wait(milliseconds: number, action: () => void): () => void {
  const timer = setTimeout(action, milliseconds);
  return () => clearTimeout(timer);
}

/** Opens a table: its store is updated until `leave` is called. */
export function openSession(
  connection: Connection,
  table: string,
  load: (game: string) => Promise<Game> = loadGame,
): { store: TableStore; leave(): void } {
  const pastViews = createLruCache<number, PastView>(MOST_PAST_VIEWS);
  let refusals = 0;
  let entriesUnderWay = 0;
  let lastEntry: Promise<unknown> = Promise.resolve();
  /** How many whole states have arrived. Each includes every entry accepted before it. */
  let statesReceived = 0;
  let rules: Game | undefined;

  const store: TableStore = createStore<TableSession>((set, get) => {
    function isAccepted(reply: ServerMessage): boolean {
      if (reply.type !== 'refused') return true;
      if (reply.code === 'behind') connection.refresh(table);
      showRefusal(reply.refusal);
      return false;
    }

    async function send(request: ClientRequest): Promise<boolean> {
      return isAccepted(await connection.ask(request));
    }

    /** The number of the seat's next entry. */
    function seatEntryOf(seat: Seat): number {
      return get().match?.perspectives.find(({ viewer }) => viewer === seat)?.seatEntry ?? 0;
    }

    /** Sends entries one after another, each numbered after the one before has been shown. */
    function submit(seat: Seat, make: (seatEntry: number) => ClientRequest): Promise<boolean> {
      entriesUnderWay++;
      set({ busy: true });
      pacer.flush();
      const entry = lastEntry.then(async () => {
        const reply = await connection.ask(make(seatEntryOf(seat)));
        // Until it is shown, the offers are those before this entry.
        if (reply.type === 'accepted') await untilShown(reply.revision);
        return reply;
      });
      lastEntry = entry;
      return entry.then((reply) => {
        entriesUnderWay--;
        set({ busy: entriesUnderWay > 0 });
        return isAccepted(reply);
      });
    }

    function showRefusal(refusal: Refusal): void {
      refusals++;
      set({ refused: { refusal, number: refusals } });
    }

    return {
      ...EMPTY_TABLE,
      status: 'connecting',
      busy: false,
      skipping: false,
      missing: false,
      unreadable: false,
      clock: undefined,
      clocks: undefined,
      olderLines: false,
      chatRead: 0,
      hinting: false,
      async choose(seat, move) {
        if (get().busy) return false;
        return submit(seat, (seatEntry) => ({ type: 'move', table, seat, seatEntry, move: { ...move } }));
      },
      undo: (seat) => submit(seat, (seatEntry) => ({ type: 'undo', table, seat, seatEntry })),
      resign: (seat) => submit(seat, (seatEntry) => ({ type: 'resign', table, seat, seatEntry })),
      sendChat: (text) => send({ type: 'chat', table, text }),
      propose: (proposed) => send({ type: 'chat', table, proposed }),
      handOver: (seat, bot) => send({ type: 'hand-over', table, seat, bot }),
      takeBack: (seat) => send({ type: 'take-back', table, seat }),
      vote: (seat, bot) => send({ type: 'vote', table, seat, bot }),
      showSeen() {
        // What is refused here is of no interest: clocks go on by themselves in the end.
        connection.ask({ type: 'shown', table }).catch(() => {});
      },
      async askHint(seat) {
        if (get().hinting) return;
        set({ hinting: true });
        const reply = await connection.ask({ type: 'hint', table, seat, seatEntry: seatEntryOf(seat) });
        set({ hinting: false });
        if (reply.type === 'hint') set({ hint: reply });
        // 'behind' means that the question was answered meanwhile, so the refusal is of no interest.
        else if (reply.type === 'refused' && reply.code !== 'behind') showRefusal(reply.refusal);
      },
      async explain(seat, moment) {
        const question = { type: 'hint', table, seat, seatEntry: seatEntryOf(seat), explains: moment } as const;
        const reply = await connection.ask(question);
        if (reply.type === 'refused') showRefusal(reply.refusal);
        return reply.type === 'hint' && reply.explained ? { hint: reply.hint, explained: reply.explained } : undefined;
      },
      dismissHint() {
        const { hint: _, ...rest } = get();
        set(rest as TableSession, true);
      },
      async lookAt(moment) {
        if (moment === undefined) {
          const { lookingAt: _, past: __, ...rest } = get();
          set(rest as TableSession, true);
          return;
        }
        // A held answer is shown as a moment that the match does not have yet.
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
      dismissRefusal() {
        const { refused: _, ...rest } = get();
        set(rest as TableSession, true);
      },
      markChatRead: () => set(({ chat }) => ({ chatRead: chat.length })),
      skipToTurn() {
        set({ skipping: true });
        pacer.flush();
      },
    };
  });

  function untilShown(revision: number): Promise<void> {
    const before = statesReceived;
    return new Promise((resolve) => {
      const check = ({ match }: TableState) => {
        // After a reconnection, revisions may start again with the whole state.
        if ((match?.revision ?? 0) < revision && statesReceived === before) return;
        stop();
        resolve();
      };
      const stop = store.subscribe(check);
      check(store.getState());
    });
  }

  /** The page loads the rules with the board. Once they are there, the server need not send what follows from views. */
  async function takeRules(game: string): Promise<void> {
    rules ??= await load(game);
    connection.hasRules(table, rules.version);
  }

  function receive(message: ServerMessage): void {
    if (message.type === 'refused') {
      if (message.code === 'unknown-table') store.setState({ missing: true });
      else if (isUnreadable(message, store.getState())) store.setState({ unreadable: true });
      return;
    }
    const before = store.getState();
    const updated = afterMessage(before, message, rules);
    if (updated === 'behind') {
      connection.refresh(table);
      return;
    }
    // An undone moment may be played differently, so its view is out of date.
    if ((updated.match?.moments ?? 0) <= (before.match?.moments ?? 0)) pastViews.clear();
    if (message.type === 'state') statesReceived++;
    store.setState({ ...updated, ...(message.type === 'state' && { unreadable: false }) });
    if (before.skipping && isAsked(updated)) store.setState({ skipping: false });
    if (message.type === 'state') store.setState({ olderLines: (message.logs[0]?.[0]?.moment ?? 0) > FIRST_MOVE });
  }

  /** Clocks are updated at once, while earlier moves are still being shown. */
  function updateClock({ clock, clocks }: Pick<TableInfo, 'clock' | 'clocks'>): void {
    const received = performance.now();
    store.setState({
      clock: clock && { ...clock, ends: received + clock.left },
      clocks: clocks && { ...clocks, received },
    });
  }

  const pacer = createPacer(
    receive,
    (message) => pauseBefore(message, store.getState()),
    wait,
    () => performance.now(),
  );
  const flush = () => pacer.flush();
  document.addEventListener('visibilitychange', flush);
  const stopStatus = connection.onStatus((status) => store.setState({ status }));
  const tasks = createTaskQueue();
  const push = batchBursts(pacer.push, tasks.enqueue);
  const unfollow = connection.follow(table, (message) => {
    if (message.type === 'table') {
      updateClock(message.info);
      // Without them everything is sent, as before.
      if (rules === undefined) takeRules(message.info.game).catch(() => {});
    }
    const clocks = message.type === 'clocks' || message.type === 'change' ? message.clocks : undefined;
    if (clocks !== undefined) store.setState({ clocks: { ...clocks, received: performance.now() } });
    push(message);
  });

  return {
    store,
    leave() {
      document.removeEventListener('visibilitychange', flush);
      pacer.stop();
      tasks.stop();
      stopStatus();
      unfollow();
    },
  };
}

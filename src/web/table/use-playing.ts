import { useCallback, useMemo } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import type { Move, Seat } from '../../kernel/game.ts';
import { blockedIn } from '../../protocol/perspective.ts';
import type { Perspective, TableInfo } from '../../protocol/server.ts';
import { useShownSeat } from '../board-kit/homes/use-shown-seat.ts';
import { guideFor, lessonOf } from '../board-kit/tabletop.ts';
import type { MatchState } from '../connection/table-state.ts';
import { guideMinutesOf, titleOf } from '../game-list.ts';
import { useGame, useTabletop } from '../game-parts.ts';
import { useGuide } from '../guide/use-guide.ts';
import { useSay } from '../messages/text.ts';
import { useSettings } from '../store/settings.ts';
import { type TableStore, withoutChat } from '../store/table.ts';
import { useAutoAnswer } from './answer/use-auto-answer.ts';
import { useHint } from './answer/use-hint.ts';
import { useLastLook } from './answer/use-last-look.ts';
import { useOffers } from './answer/use-offers.ts';
import { useAttention } from './attention/use-attention.ts';
import { useNotes } from './attention/use-notes.ts';
import { useSounds } from './attention/use-sounds.ts';
import { focusBoard, isFocusBeside } from './board-focus.ts';
import { useProposals } from './chat/use-proposals.ts';
import { useReadChat } from './chat/use-unread.ts';
import { useHeldBack } from './history/use-held-back.ts';
import { useLookingBack } from './history/use-looking-back.ts';
import { useMoment, useMomentWith } from './history/use-moment.ts';
import { NOTHING_YET, useSince } from './log/use-since.ts';
import { useSpeech } from './log/use-speech.ts';
import { sayResult, sayWaiting, winnersOf } from './result/outcome.ts';
import { useResult } from './result/use-result.ts';
import { useSeat } from './seats/use-seat.ts';
import { useBackKey } from './use-back-key.ts';
import { useLayout } from './use-layout.ts';
import { usePanels } from './use-panels.ts';
import { useShowSeen } from './use-show-seen.ts';

/** A table and its match. */
export interface AtTable {
  readonly store: TableStore;
  readonly info: TableInfo;
  readonly match: MatchState;
  readonly guided: boolean;
  readonly again: () => Promise<void>;
}

export type Playing = ReturnType<typeof usePlaying>;

/** The current question and the ways to answer it. */
export type Asked = Playing['asked'];

/** The public part of a perspective, for a covered screen. */
function covering({ view }: Perspective): Perspective {
  return { viewer: 'spectator', seatEntry: 0, view, offers: [], canUndo: false };
}

/** The same without anything to answer: a host has ended the match. */
function silenced({ question: _, ...perspective }: Perspective): Perspective {
  return { ...perspective, offers: [], canUndo: false };
}

/** Everything that a table shows and lets the viewer do, by subject. The frame decides the layout. */
export function usePlaying({ store, info, match, guided }: AtTable) {
  const say = useSay();
  const game = useGame(info.game);
  const tabletop = useTabletop(info.game);
  const layout = useLayout(tabletop);
  const session = useStore(store, useShallow(withoutChat));
  const title = titleOf(info.game);

  const speech = useSpeech(info, match);
  const sitting = useSeat(match.perspectives, info.copyOf !== undefined);
  const { index, covered } = sitting;
  const seen = match.perspectives[index];
  if (seen === undefined) throw new Error('a table is seen from somewhere');
  const sat = useMemo(() => (info.calledOff ? silenced(seen) : seen), [info.calledOff, seen]);
  const lesson = lessonOf(tabletop, info.options);
  const guide = useGuide(guided ? guideFor(tabletop, info.options) : undefined, info.table, {
    perspective: sat,
    over: match.over,
  });
  const own = useMemo(() => (covered ? covering(guide.perspective) : guide.perspective), [covered, guide.perspective]);
  const { choose, undo: takeBack, busy } = session;
  const looking = useLookingBack(session);
  const isNow = looking.at === undefined;
  const seat: Seat = own.viewer === 'spectator' ? 0 : own.viewer;
  const send = useCallback((move: Move) => choose(seat, move), [choose, seat]);
  const takeBackOwn = useCallback(() => takeBack(seat), [takeBack, seat]);
  // Answering for a seat that a bot plays would take it back.
  const isFree = !guided && !covered && !busy && isNow && info.seats[seat]?.bot === undefined;
  const lastLook = useLastLook(
    info.table,
    game,
    own,
    useSettings(({ lastLook }) => lastLook === 'on') && !guided,
    send,
    useAutoAnswer(tabletop, own, isFree, send, takeBackOwn),
  );
  const { perspective, keptBack, answer } = lastLook;
  const { viewer, question } = perspective;

  const blocked = useMemo(
    () => (guide.stop === undefined ? blockedIn(game, perspective) : []),
    [game, perspective, guide.stop],
  );

  const panels = usePanels(layout.hasSide, sat.offers.length > 0);
  useReadChat(store, panels.chatShown);
  const notes = useNotes(store, speech);
  const proposals = useProposals({ game, info, store, view: sat.view, viewer, speech, guided });
  const alive = isNow && !busy && viewer !== 'spectator';
  const hint = useHint(store, seat, perspective.seatEntry, alive);
  const onBoard = useOffers({
    game,
    tabletop,
    perspective,
    blocked,
    asked: `${viewer} ${perspective.seatEntry}${keptBack ? ' kept back' : ''}`,
    alive,
    ahead: guide.stop === undefined,
    hinted: hint.pointed?.line,
    say: speech.say,
    answer,
    undo: lastLook.undo,
    explain(rule) {
      if (layout.hasSide) panels.openRule(rule);
    },
  });

  const moment = useMoment(match, looking.past, index, covered);
  const now = useMomentWith(moment, isNow ? lastLook.outcome : undefined);
  const { happened, isHeld, holdBack } = useHeldBack(now, tabletop, isNow);
  useShowSeen(info, isHeld, session);
  const over = match.over && !isHeld;
  const result = useResult(over);
  const { lines } = moment;
  const sinceThen = useSince({ table: info.table, tabletop, match, session, viewer, index, lines });
  const since = isHeld ? NOTHING_YET : sinceThen;
  const [shown, show] = useShownSeat({ viewer, asked: question !== undefined, active: info.asked[0] ?? 0 });
  useBackKey([
    [layout.hasSide && panels.ruleFromBoard, panels.closeRule],
    [hint.given !== undefined, hint.close],
    [!isNow, looking.stop],
    [isFocusBeside, focusBoard],
    [onBoard.chosen.length > 0, onBoard.letGo],
    [viewer !== 'spectator' && shown !== viewer, () => show(undefined)],
    [alive && perspective.canUndo, onBoard.undo],
  ]);
  const rematch = info.rematch === undefined ? '' : ` · ${say('result.rematch-waits')}`;
  const isShown = match.over && isHeld;
  const told = over ? `${sayResult(say, speech, match.scores)}${rematch}` : sayWaiting(say, speech, info);
  const idle = isShown ? say('table.showing') : told;
  const [about = viewer === 'spectator' ? undefined : viewer] =
    question !== undefined ? [] : over ? winnersOf(match.scores).map((score) => score.seat) : info.asked;
  const pace = useSettings((settings) => settings.pace);
  const isWatching = !guided && sat.viewer !== 'spectator' && pace !== 'instant' && question === undefined;
  useAttention(
    title,
    info.seats.some((each) => each.mine && info.asked.includes(each.seat)),
  );
  useSounds(tabletop, {
    table: info.table,
    lines: happened.lines,
    asked: question !== undefined,
    over,
    won: winnersOf(match.scores).some((score) => info.seats[score.seat]?.mine),
  });

  return {
    title,
    tabletop,
    layout,
    session,
    speech,
    panels,
    notes,
    proposals,
    hint,
    result,
    /** The viewer, and whose board is shown. */
    sitting,
    viewer,
    homes: { shown, show },
    asked: { ...onBoard, perspective, blocked, keptBack, alive },
    /** The sentence while nothing is asked, its seat, whether others' moves are being shown, and whether the board shows a reveal. */
    waiting: { idle, about, isWatching, isShowing: isHeld && !match.over },
    /** The events that the board has already shown, which of them are new, and which moment is shown. */
    happened,
    isHeld,
    holdBack,
    over,
    since,
    looking,
    guide,
    /** The option that has a guided match of its own at this table, if any, and how long the guided match takes. */
    lesson,
    guideMinutes: guideMinutesOf(info.game, lesson),
  };
}

import { guideFor } from '../board-kit/tabletop.ts';
import './table.css';
import { useCallback, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { Move, Seat } from '../../kernel/game.ts';
import { blockedIn } from '../../protocol/perspective.ts';
import type { Perspective, TableInfo } from '../../protocol/server.ts';
import { useShownSeat } from '../board-kit/homes/use-shown-seat.ts';
import type { MatchState } from '../connection/table-state.ts';
import { useGame, useTabletop } from '../game-parts.ts';
import { useGuide } from '../guide/use-guide.ts';
import { useSay } from '../messages/text.ts';
import { titleOf } from '../shelf.ts';
import { useSettings } from '../store/settings.ts';
import type { TableStore } from '../store/table.ts';
import { useTight, useWide } from '../use-media.ts';
import { focusBoard, isFocusBeside } from './board-focus.ts';
import { sayResult, sayWaiting, winnersOf } from './outcome.ts';
import { useAttention } from './use-attention.ts';
import { useBackKey } from './use-back-key.ts';
import { useHint } from './use-hint.ts';
import { useLastLook } from './use-last-look.ts';
import { useMoment } from './use-moment.ts';
import { useNotes } from './use-notes.ts';
import { useObvious } from './use-obvious.ts';
import { useOffers } from './use-offers.ts';
import { usePanels } from './use-panels.ts';
import { useSeat } from './use-seat.ts';
import { useSettled } from './use-settled.ts';
import { useSince } from './use-since.ts';
import { useSounds } from './use-sounds.ts';
import { useSpeech } from './use-speech.ts';

interface Playing {
  readonly store: TableStore;
  readonly info: TableInfo;
  readonly match: MatchState;
  readonly guided: boolean;
}

/** How long the last thing that happened is watched before the result is shown, in milliseconds. */
const LAST_LOOK = 2500;

/** What may be shown of a perspective while nobody in particular is looking. */
function covering({ view }: Perspective): Perspective {
  return { viewer: 'spectator', number: 0, view, offers: [], canUndo: false };
}

/** What may be shown and done at a table now, and what follows from doing it; how it is laid out is the frame's. */
export function usePlaying({ store, info, match, guided }: Playing) {
  const say = useSay();
  const isWide = useWide();
  const game = useGame(info.game);
  const tabletop = useTabletop(info.game);
  const isLarge = useSettings(({ text }) => text === 'large');
  const isTight = useTight(tabletop.needsWidth ?? 'laptop');
  const hasRail = isWide && isTight && (tabletop.needsWidth !== undefined || isLarge);
  /** Whether the panels stand beside the board; elsewhere they open over it. */
  const wide = isWide && !hasRail;
  const session = useStore(store);
  const title = titleOf(info.game);

  const speech = useSpeech(info, match);
  const { index, covered, waitingFor, sitDown } = useSeat(match.perspectives);
  const sat = match.perspectives[index];
  if (sat === undefined) throw new Error('a table is seen from somewhere');
  const lesson = guideFor(tabletop, info.options);
  const guide = useGuide(guided ? lesson : undefined, info.table, {
    perspective: sat,
    over: match.over,
  });
  const own = useMemo(() => (covered ? covering(guide.perspective) : guide.perspective), [covered, guide.perspective]);
  const { choose, undo: takeBack, lookAt: look, lookingAt, busy } = session;
  const seat: Seat = own.viewer === 'spectator' ? 0 : own.viewer;
  const send = useCallback((move: Move) => choose(seat, move), [choose, seat]);
  const takeBackOwn = useCallback(() => takeBack(seat), [takeBack, seat]);
  // Whoever answers for a seat that a bot plays takes it back.
  const isFree = !guided && !covered && !busy && lookingAt === undefined && info.seats[seat]?.bot === undefined;
  const lastLook = useLastLook(
    game,
    own,
    useSettings(({ lastLook }) => lastLook === 'on') && !guided,
    send,
    useObvious(tabletop, own, isFree, send, takeBackOwn),
  );
  const { perspective, keptBack, answer } = lastLook;

  const blocked = useMemo(
    () => (guide.stop === undefined ? blockedIn(game, perspective) : []),
    [game, perspective, guide.stop],
  );

  const panels = usePanels(wide, session.chat.length, sat.offers.length > 0);
  const notes = useNotes(store, speech);
  const [resultSeen, setResultSeen] = useState(match.over);
  const settled = useSettled(
    match.over,
    useSettings(({ pace }) => (pace === 'instant' ? 0 : LAST_LOOK)),
  );

  const alive = lookingAt === undefined && !busy && perspective.viewer !== 'spectator';
  const hint = useHint(store, seat, perspective.number, alive);
  const { offers, handler, sayMove, sayNext, loose, halfway, chosen, letGo, give, undo } = useOffers({
    game,
    tabletop,
    perspective,
    blocked,
    asked: `${perspective.viewer} ${perspective.number}${keptBack ? ' kept back' : ''}`,
    alive,
    ahead: guide.stop === undefined,
    hinted: hint.pointed?.line,
    say: speech.say,
    answer,
    undo: lastLook.undo,
    explain(rule) {
      if (wide) panels.openRule(rule);
    },
  });

  const past = lookingAt === undefined ? undefined : session.past;
  const { pastView, scores, moment, lines, news, latest } = useMoment(match, past, index, covered);
  const { viewer, question } = perspective;
  const since = useSince({ table: info.table, tabletop, match, session, viewer, index, lines });
  const [replaying, setReplaying] = useState(false);
  const stopLooking = useCallback(() => {
    setReplaying(false);
    look(undefined);
  }, [look]);
  const replay = () => {
    setReplaying(true);
    look(since.moment);
  };
  const [shown, show] = useShownSeat({ viewer, asked: question !== undefined, active: info.asked[0] ?? 0 });
  useBackKey([
    [wide && panels.borrowed, panels.giveBack],
    [hint.given !== undefined, hint.close],
    [lookingAt !== undefined, stopLooking],
    [isFocusBeside, focusBoard],
    [chosen.length > 0, letGo],
    [viewer !== 'spectator' && shown !== viewer, () => show(undefined)],
    [alive && perspective.canUndo, undo],
  ]);
  const rematch = info.rematch === undefined ? '' : ` · ${say('result.rematch-waits')}`;
  const idle = match.over ? `${sayResult(say, speech, match.scores)}${rematch}` : sayWaiting(say, speech, info);
  const [about = viewer === 'spectator' ? undefined : viewer] =
    question !== undefined ? [] : match.over ? winnersOf(match.scores).map((score) => score.seat) : info.asked;
  const pace = useSettings((settings) => settings.pace);
  const isWatching = !guided && sat.viewer !== 'spectator' && pace !== 'instant' && question === undefined;
  useAttention(
    title,
    info.seats.some((each) => each.mine && info.asked.includes(each.seat)),
  );
  useSounds(tabletop, {
    lines,
    asked: question !== undefined,
    over: match.over,
    won: winnersOf(match.scores).some((score) => info.seats[score.seat]?.mine),
  });

  return {
    about,
    alive,
    answer,
    blocked,
    busy,
    give,
    guide,
    halfway,
    handler,
    hasRail,
    hint,
    idle,
    isWatching,
    isWide,
    keptBack,
    latest,
    lesson,
    lines,
    look,
    lookingAt,
    loose,
    moment,
    news,
    notes,
    offers,
    panels,
    past,
    pastView,
    perspective,
    question,
    replay,
    replaying,
    resultSeen,
    sayMove,
    sayNext,
    scores,
    session,
    setResultSeen,
    settled,
    show,
    shown,
    since,
    sitDown,
    speech,
    stopLooking,
    tabletop,
    title,
    undo,
    viewer,
    waitingFor,
    wide,
  };
}

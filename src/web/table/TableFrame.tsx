import { guideFor, lessonOf } from '../board-kit/tabletop.ts';
import './table.css';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useStore } from 'zustand';
import { USUAL_LEVEL } from '../../bots/level-names.ts';
import type { Move, Seat } from '../../kernel/game.ts';
import { blockedIn } from '../../protocol/perspective.ts';
import type { Perspective, TableInfo } from '../../protocol/server.ts';
import { GuestBand } from '../board-kit/homes/GuestBand.tsx';
import { useShownSeat } from '../board-kit/homes/use-shown-seat.ts';
import { WordsContext } from '../board-kit/words.ts';
import { isLocal } from '../connection/connection.ts';
import type { MatchState } from '../connection/table-state.ts';
import { useGame, useTabletop } from '../game-parts.ts';
import { GuideHint } from '../guide/GuideHint.tsx';
import { useGuide } from '../guide/use-guide.ts';
import { Button } from '../look/Button.tsx';
import { Dialog } from '../look/Dialog.tsx';
import { useSay } from '../messages/text.ts';
import { playNow } from '../play.ts';
import { titleOf } from '../shelf.ts';
import { useSettings } from '../store/settings.ts';
import type { TableStore } from '../store/table.ts';
import { useReadingCorner, useTight, useWide } from '../use-media.ts';
import { AllChoices } from './AllChoices.tsx';
import { Announcer } from './Announcer.tsx';
import { BoardOnStage } from './BoardOnStage.tsx';
import { focusBoard, isFocusBeside, lightSpots } from './board-focus.ts';
import { Countdown } from './Countdown.tsx';
import { Curtain } from './Curtain.tsx';
import { FirstTime } from './FirstTime.tsx';
import { HintPanel } from './HintPanel.tsx';
import { HistoryBar } from './HistoryBar.tsx';
import { Latest } from './Latest.tsx';
import { Notices } from './Notices.tsx';
import { sayResult, sayWaiting, waitsForBots, winnersOf } from './outcome.ts';
import { PlayerChips } from './PlayerChips.tsx';
import { Players } from './Players.tsx';
import { Prompt } from './Prompt.tsx';
import { Result, WhatNext } from './Result.tsx';
import { type SeatActions, SeatExtras } from './SeatExtras.tsx';
import { lastSaid } from './said.ts';
import { seatStyle } from './seat-style.ts';
import { TableBar } from './TableBar.tsx';
import { TableRail } from './TableRail.tsx';
import { TableSide } from './TableSide.tsx';
import { ToldOf } from './ToldOf.tsx';
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

interface TableFrameProps {
  readonly store: TableStore;
  readonly info: TableInfo;
  readonly match: MatchState;
  readonly guided: boolean;
  readonly again: () => Promise<void>;
}

/** How long the last thing that happened is watched before the result is shown, in milliseconds. */
const LAST_LOOK = 2500;

/** What may be shown of a perspective while nobody in particular is looking. */
function covering({ view }: Perspective): Perspective {
  return { viewer: 'spectator', number: 0, view, offers: [], canUndo: false };
}

/** The table of any game: the board in the middle, what one is asked above it, everything else beside it. */
export function TableFrame({ store, info, match, guided, again }: TableFrameProps) {
  const say = useSay();
  const isWide = useWide();
  const hasCorner = useReadingCorner();
  const [, navigate] = useLocation();
  const game = useGame(info.game);
  const tabletop = useTabletop(info.game);
  const isLarge = useSettings(({ text }) => text === 'large');
  const isTight = useTight(tabletop.needsWidth ?? 'laptop');
  const hasRail = isWide && isTight && (tabletop.needsWidth !== undefined || isLarge);
  /** Whether the panels stand beside the board; elsewhere they open over it. */
  const wide = isWide && !hasRail;
  const session = useStore(store);
  const page = useRef<HTMLDivElement>(null);
  const [corner, setCorner] = useState<HTMLElement | null>(null);
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
  const [listing, setListing] = useState(false);
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

  const actions: SeatActions = {
    resign(each) {
      panels.closeSheet();
      session.resign(each);
    },
    handOver: (each) => session.handOver(each, USUAL_LEVEL),
    takeBack: session.takeBack,
    vote: (each) => session.vote(each, USUAL_LEVEL),
  };
  // Nobody is helped against people who are not, unless the table is for that.
  const amongPeople =
    !info.hints && info.seats.some(({ holder, mine, program }) => holder === 'person' && !mine && !program);
  const isListed = isWide && tabletop.listsPlayers === true;
  const hasHomes = tabletop.homeOf !== undefined;
  const players = (
    <Players
      info={info}
      scores={scores}
      actions={actions}
      since={since}
      show={hasHomes ? show : undefined}
      shown={shown}
    />
  );
  const side = (
    <TableSide
      info={info}
      session={session}
      panels={panels}
      lines={lines}
      scores={scores}
      speech={speech}
      since={since}
      replay={replay}
      point={(events) => lightSpots(page.current, tabletop, events, perspective.view)}
      {...(!isWide && { players })}
    />
  );

  const countdown = session.clockEnds !== undefined && !match.over && <Countdown ends={session.clockEnds} />;
  const firstTime = !guided && lesson && (
    <FirstTime
      game={info.game}
      lesson={lessonOf(tabletop, info.options)}
      minutes={lesson.minutes}
      moments={match.moments}
    />
  );
  const hintPanel = hint.given && (
    <HintPanel
      hint={hint.given}
      pointed={hint.pointed}
      pointAt={hint.pointAt}
      close={hint.close}
      speak={speech.say}
      sayMove={sayMove}
      sayNext={sayNext}
    />
  );

  return (
    <div className="table-page" ref={page} style={seatStyle(tabletop.coloursOf?.(pastView ?? perspective.view))}>
      <TableBar
        title={title}
        looking={lookingAt !== undefined}
        toggleHistory={() => (lookingAt === undefined ? look(match.moments) : stopLooking())}
        openPanel={isWide ? undefined : panels.open}
        unread={panels.unread}
        chat={!isLocal(info.table)}
      >
        {isWide && firstTime}
      </TableBar>
      <main
        className="table"
        data-game={info.game}
        data-rail={hasRail || undefined}
        data-sequence={match.shown}
        aria-busy={busy}
      >
        <div className="table-main">
          {session.line === 'lost' && (
            <p className="table-note table-lost" role="status">
              {say('table.line-lost')}
            </p>
          )}
          {!isWide && firstTime}
          {info.rulesChanged && <p className="table-note">{say('table.rules-changed')}</p>}
          {!isWide && hasHomes && <PlayerChips info={info} scores={scores} since={since} show={show} shown={shown} />}
          {!isWide && <Latest news={latest} speech={speech} openLog={() => panels.open('log')} />}
          {lookingAt === undefined ? (
            <Prompt
              perspective={perspective}
              halfway={halfway}
              loose={loose}
              busy={busy}
              about={about}
              idle={idle}
              speak={speech.say}
              sayMove={sayMove}
              answer={answer}
              undo={undo}
              openRule={panels.openRule}
              listAll={() => setListing(true)}
              askHint={guided || amongPeople || keptBack ? undefined : hint.ask}
              hinting={session.hinting}
              hinted={hint.pointed?.move}
              countdown={countdown}
            >
              {match.over && !guided && <WhatNext info={info} again={again} size="small" />}
              {isWatching && waitsForBots(info) && (
                <Button size="small" icon="last" busy={session.rushing} onClick={session.rush}>
                  {say('table.rush')}
                </Button>
              )}
            </Prompt>
          ) : (
            <HistoryBar
              key={String(replaying)}
              moment={lookingAt}
              moments={match.moments}
              lookAt={look}
              close={stopLooking}
              replay={replaying}
              countdown={countdown}
            />
          )}
          {hasHomes && shown !== viewer && viewer !== 'spectator' && (
            <WordsContext value={say}>
              <GuestBand seat={shown} name={info.seats[shown]?.name ?? ''} back={() => show(undefined)}>
                <ToldOf seat={shown} lines={since.told} speech={speech} />
              </GuestBand>
            </WordsContext>
          )}
          <div className="table-stage" data-past={lookingAt !== undefined || undefined}>
            {!wide && hintPanel}
            <BoardOnStage
              tabletop={tabletop}
              places={offers.states}
              handler={handler}
              moment={moment}
              number={past ? -1 : match.shown + (keptBack ? 0.5 : 0)}
              marks={since.marks}
              corner={hasCorner || tabletop.explainsAside ? corner : null}
              view={pastView ?? perspective.view}
              viewer={viewer}
              seats={info.seats.map((each) => ({
                seat: each.seat,
                name: each.name,
                mine: each.mine,
                asked: info.asked.includes(each.seat),
                ...lastSaid(session.chat, each.person),
                ...(isListed && {
                  extra: <SeatExtras seat={each} running={info.state === 'running'} actions={actions} />,
                }),
              }))}
              over={match.over}
              past={lookingAt !== undefined}
              news={news}
              speak={speech.say}
              openRule={panels.openRule}
              shown={shown}
              show={show}
              offers={alive ? perspective.offers : []}
              give={give}
            />
            {waitingFor !== undefined && lookingAt === undefined && (
              <Curtain seat={waitingFor} name={speech.nameOf(waitingFor)} sitDown={sitDown} />
            )}
          </div>
        </div>
        {wide && (
          <aside className="table-side" aria-label={say('table.side')}>
            {!isListed && (
              <section className="paper table-players" aria-label={say('panel.players')}>
                {players}
              </section>
            )}
            {hintPanel}
            {side}
            <div className="reading-corner" ref={setCorner} />
          </aside>
        )}
        {hasRail && (
          <TableRail open={panels.open} unread={panels.unread} chat={!isLocal(info.table)} news={since.told.length}>
            {!isListed && players}
          </TableRail>
        )}
      </main>
      {!wide && (
        <Dialog
          open={panels.sheetOpen}
          onClose={panels.closeSheet}
          title={title}
          closeLabel={say('close')}
          kind="sheet"
        >
          {side}
        </Dialog>
      )}
      <AllChoices
        open={listing}
        close={() => setListing(false)}
        perspective={perspective}
        blocked={blocked}
        speak={speech.say}
        sayMove={sayMove}
        answer={answer}
        openRule={panels.openRule}
      />
      {match.over && (
        <Result
          open={settled && !resultSeen && !(guided && guide.stop)}
          close={() => setResultSeen(true)}
          info={info}
          scores={match.scores}
          speech={speech}
          again={again}
        />
      )}
      {guide.stop && lesson && (
        <GuideHint
          step={guide}
          speak={speech.say}
          minutes={lesson.minutes}
          within={page}
          end={() => navigate('/learn')}
          playOn={match.over ? async () => navigate(`/table/${await playNow(info.game)}`) : guide.next}
        />
      )}
      <Announcer
        lines={lines}
        speak={speech.say}
        question={question ? (halfway ?? speech.say(question.say, question)) : idle}
      />
      <Notices note={notes.note} dismiss={notes.dismiss} openRule={panels.openRule} />
    </div>
  );
}

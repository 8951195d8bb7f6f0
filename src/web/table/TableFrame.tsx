import './table.css';
import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { USUAL_LEVEL } from '../../bots/level-names.ts';
import type { TableInfo } from '../../protocol/server.ts';
import { GuestBand } from '../board-kit/homes/GuestBand.tsx';
import { lessonOf } from '../board-kit/tabletop.ts';
import { WordsContext } from '../board-kit/words.ts';
import { isLocal } from '../connection/connection.ts';
import type { MatchState } from '../connection/table-state.ts';
import { GuideHint } from '../guide/GuideHint.tsx';
import { Button } from '../look/Button.tsx';
import { Dialog } from '../look/Dialog.tsx';
import { useSay } from '../messages/text.ts';
import { playNow } from '../play.ts';
import type { TableStore } from '../store/table.ts';
import { useReadingCorner } from '../use-media.ts';
import { AllChoices } from './AllChoices.tsx';
import { Announcer } from './Announcer.tsx';
import { BoardOnStage } from './BoardOnStage.tsx';
import { lightSpots } from './board-focus.ts';
import { Countdown } from './Countdown.tsx';
import { Curtain } from './Curtain.tsx';
import { FirstTime } from './FirstTime.tsx';
import { HintPanel } from './HintPanel.tsx';
import { HistoryBar } from './HistoryBar.tsx';
import { Latest } from './Latest.tsx';
import { Notices } from './Notices.tsx';
import { waitsForBots } from './outcome.ts';
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
import { usePlaying } from './use-playing.ts';

interface TableFrameProps {
  readonly store: TableStore;
  readonly info: TableInfo;
  readonly match: MatchState;
  readonly guided: boolean;
  readonly again: () => Promise<void>;
}

/** The table of any game: the board in the middle, what one is asked above it, everything else beside it. */
export function TableFrame({ store, info, match, guided, again }: TableFrameProps) {
  const {
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
  } = usePlaying({ store, info, match, guided });
  const say = useSay();
  const hasCorner = useReadingCorner();
  const [, navigate] = useLocation();
  const page = useRef<HTMLDivElement>(null);
  const [corner, setCorner] = useState<HTMLElement | null>(null);
  const [listing, setListing] = useState(false);

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

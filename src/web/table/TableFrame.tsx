import './table.css';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { Link } from 'wouter';
import { USUAL_LEVEL } from '../../bots/level-names.ts';
import type { Seat } from '../../kernel/game.ts';
import { mayPlanAhead } from '../../protocol/ahead.ts';
import { isLocal } from '../connection/connection.ts';
import { buttonClass } from '../look/Button.tsx';
import { Dialog } from '../look/Dialog.tsx';
import { Icon } from '../look/Icon.tsx';
import { useSay } from '../messages/text.ts';
import { HintPanel } from './answer/HintPanel.tsx';
import { isAmongPeople } from './answer/use-hint.ts';
import { lightSpots } from './board-focus.ts';
import { Adjourn } from './clocks/Adjourn.tsx';
import { PauseButton } from './clocks/PauseButton.tsx';
import { Players } from './seats/Players.tsx';
import type { SeatActions } from './seats/SeatExtras.tsx';
import { seatStyle } from './seats/seat-style.ts';
import { TableBar } from './TableBar.tsx';
import { TableOverlays } from './TableOverlays.tsx';
import { TableRail } from './TableRail.tsx';
import { TableSide } from './TableSide.tsx';
import { TableStage } from './TableStage.tsx';
import { type AtTable, usePlaying } from './use-playing.ts';
import { FirstTime } from './waiting/FirstTime.tsx';

const NotesInk = lazy(async () => ({ default: (await import('../notes/NotesInk.tsx')).NotesInk }));
const NotesPanel = lazy(async () => ({ default: (await import('../notes/NotesPanel.tsx')).NotesPanel }));
const WhyBot = lazy(async () => ({ default: (await import('./answer/WhyBot.tsx')).WhyBot }));

const AheadCard = lazy(async () => ({ default: (await import('../ahead/AheadCard.tsx')).AheadCard }));
const CopyCard = lazy(async () => ({ default: (await import('../ahead/CopyCard.tsx')).CopyCard }));

/** The table of any game: the question, the board and the panels. */
export function TableFrame(table: AtTable) {
  const { info, match, guided } = table;
  const playing = usePlaying(table);
  const { title, tabletop, layout, session, speech, panels, hint, asked, looking, since } = playing;
  const { lines, scores, pastView } = playing.happened;
  const { lesson, guideMinutes } = playing;
  const { view } = asked.perspective;
  const say = useSay();
  const page = useRef<HTMLDivElement>(null);
  const [corner, setCorner] = useState<HTMLElement | null>(null);
  const [listing, setListing] = useState(false);

  const asking = info.seats.find(({ mine }) => mine)?.seat;
  const explain = (by: Seat) => {
    const last = lines.findLast(({ event }) => event.seat === by);
    const ask = async () =>
      asking === undefined || last === undefined ? undefined : session.explain(asking, last.moment);
    return <WhyBot ask={ask} speech={speech} />;
  };
  const actions: SeatActions = {
    resign(each) {
      panels.closeSheet();
      session.resign(each);
    },
    handOver: (each) => session.handOver(each, USUAL_LEVEL),
    takeBack: session.takeBack,
    vote: (each) => session.vote(each, USUAL_LEVEL),
    explain: asking === undefined || guided || isAmongPeople(info) ? undefined : explain,
  };
  const { viewer } = playing;
  const { seatEntry } = asked.perspective;
  const place = guided || viewer === 'spectator' ? undefined : { seat: viewer, seatEntry, moment: match.moments };
  const notes = place && {
    ink: (
      <Suspense fallback={null}>
        <NotesInk table={info.table} place={place} looking={looking.at} over={info.state === 'over'} />
      </Suspense>
    ),
    panel: (lookAt: (moment: number) => void) => (
      <Suspense fallback={<p className="log-nothing">{say('loading')}</p>}>
        <NotesPanel
          table={info.table}
          place={place}
          names={{ tabletop, view, viewer, speak: speech.say }}
          over={info.state === 'over'}
          lookAt={lookAt}
        />
      </Suspense>
    ),
  };
  const mayPlan =
    place && info.state === 'running' && mayPlanAhead(info.pace) && info.seats[place.seat]?.bot === undefined;
  const ahead = info.copyOf ? (
    <CopyCard table={info.table} copyOf={info.copyOf} moments={match.moments} speech={speech} />
  ) : (
    mayPlan && (
      <AheadCard
        info={info}
        seat={place.seat}
        seatEntry={seatEntry}
        view={view}
        asked={info.asked.includes(place.seat)}
        speech={speech}
      />
    )
  );
  const hasChat = !isLocal(info.table);
  const isListed = layout.isWide && tabletop.listsPlayers === true;
  const players = (
    <Players
      info={info}
      clocks={session.clocks}
      scores={scores}
      actions={actions}
      since={since}
      show={tabletop.homeOf && playing.homes.show}
      shown={playing.homes.shown}
    />
  );
  // Boards that list the players themselves leave no other room for it.
  const pause = isListed && info.pace !== undefined && info.state === 'running' && (
    <>
      <PauseButton info={info} clocks={session.clocks} />
      <Adjourn info={info} clocks={session.clocks} />
    </>
  );
  const side = (
    <TableSide
      info={info}
      store={table.store}
      session={session}
      panels={panels}
      lines={lines}
      scores={scores}
      rows={tabletop.scoreRows}
      wins={tabletop.wins?.(view, speech.say)}
      speech={speech}
      since={since}
      proposals={playing.proposals}
      replay={() => looking.replayFrom(since.moment)}
      point={(events) => lightSpots(page.current, tabletop, events, view)}
      notes={notes?.panel}
      {...(!layout.isWide && { players: <NarrowPlayers>{players}</NarrowPlayers> })}
    />
  );
  const firstTime = !guided && info.copyOf === undefined && guideMinutes !== undefined && (
    <FirstTime game={info.game} lesson={lesson} minutes={guideMinutes} moments={match.moments} />
  );
  const hintPanel = hint.given && (
    <HintPanel
      hint={hint.given}
      pointed={hint.pointed}
      pointAt={hint.pointAt}
      close={hint.close}
      speak={speech.say}
      sayMove={asked.sayMove}
      sayNext={asked.sayNext}
    />
  );

  return (
    <div className="table-page" ref={page} style={seatStyle(tabletop.coloursOf?.(pastView ?? view))}>
      <TableBar
        title={title}
        rated={info.rated === true}
        looking={looking.at !== undefined}
        toggleHistory={() => (looking.at === undefined ? looking.look(match.moments) : looking.stop())}
        openPanel={layout.isWide ? undefined : panels.open}
        store={table.store}
        chat={hasChat}
        news={layout.isLow && since.told.length > 0}
      >
        {layout.isWide && firstTime}
      </TableBar>
      <main
        className="table"
        data-game={info.game}
        data-rail={layout.hasRail || undefined}
        data-low={layout.isLow || undefined}
        data-revision={match.revision}
        data-moments={match.moments}
        aria-busy={session.busy}
      >
        <TableStage
          table={table}
          playing={playing}
          actions={actions}
          firstTime={firstTime}
          hintPanel={hintPanel}
          corner={corner}
          listAll={() => setListing(true)}
          ink={notes?.ink}
          ahead={ahead && <Suspense fallback={null}>{ahead}</Suspense>}
        />
        {layout.hasSide && (
          <aside className="table-side" aria-label={say('table.side')}>
            {!isListed && (
              <section className="paper table-players" aria-label={say('panel.players')}>
                {players}
              </section>
            )}
            {pause}
            {hintPanel}
            {side}
            <div className="reading-corner" ref={setCorner} />
          </aside>
        )}
        {layout.hasRail && (
          <TableRail
            open={panels.open}
            store={table.store}
            chat={hasChat}
            notes={notes !== undefined}
            news={since.told.length}
          >
            {isListed ? pause : players}
          </TableRail>
        )}
      </main>
      {!layout.hasSide && (
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
      <TableOverlays
        table={table}
        playing={playing}
        page={page}
        listing={listing}
        closeList={() => setListing(false)}
      />
    </div>
  );
}

/** On narrow screens the link to the settings is among the players: the bar has no room for it. */
function NarrowPlayers({ children }: { children: ReactNode }) {
  const say = useSay();
  return (
    <>
      {children}
      <Link href="/settings" className={`${buttonClass()} players-settings`}>
        <Icon name="settings" /> {say('nav.settings')}
      </Link>
    </>
  );
}

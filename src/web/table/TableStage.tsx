import { type ReactNode, useMemo, useState, useSyncExternalStore } from 'react';
import { AnswersContext } from '../board-kit/beside-question.tsx';
import { GuestBand } from '../board-kit/homes/GuestBand.tsx';
import { SaidContext } from '../board-kit/said.ts';
import { WordsContext } from '../board-kit/words.ts';
import { isLocal } from '../connection/connection.ts';
import { isOutdated, onOutdated } from '../connection/outdated.ts';
import { Button } from '../look/Button.tsx';
import { useSay } from '../messages/text.ts';
import { useReadingCorner } from '../use-media.ts';
import { Prompt } from './answer/Prompt.tsx';
import { isAmongPeople } from './answer/use-hint.ts';
import { BoardOnStage } from './BoardOnStage.tsx';
import { saidAt } from './chat/said.ts';
import { SeatClock } from './clocks/SeatClock.tsx';
import { TimeForAnswer } from './clocks/TimeForAnswer.tsx';
import { HistoryBar } from './history/HistoryBar.tsx';
import { Latest } from './log/Latest.tsx';
import { ToldOf } from './log/ToldOf.tsx';
import { lentSeat, waitsForBots } from './result/outcome.ts';
import { WhatNext } from './result/Result.tsx';
import { Curtain } from './seats/Curtain.tsx';
import { PlayerChips } from './seats/PlayerChips.tsx';
import { type SeatActions, SeatExtras } from './seats/SeatExtras.tsx';
import type { AtTable, Playing } from './use-playing.ts';

interface TableStageProps {
  readonly table: AtTable;
  readonly playing: Playing;
  readonly actions: SeatActions;
  readonly firstTime: ReactNode;
  readonly hintPanel: ReactNode;
  /** Where explanations are shown beside the board. */
  readonly corner: HTMLElement | null;
  readonly listAll: () => void;
  /** Marks over the board. */
  readonly ink: ReactNode;
  /** What was planned ahead, or what is tried on a copy. */
  readonly ahead: ReactNode;
}

const NONE: readonly never[] = [];

/** The middle of the table: the question and the board. */
export function TableStage({
  table,
  playing,
  actions,
  firstTime,
  hintPanel,
  corner,
  listAll,
  ink,
  ahead,
}: TableStageProps) {
  const { info, match, guided, again } = table;
  const { tabletop, layout, session, speech, panels, hint, viewer, asked, waiting, looking, since } = playing;
  const { happened, sitting, proposals } = playing;
  const { shown, show } = playing.homes;
  const say = useSay();
  const outdated = useSyncExternalStore(onOutdated, isOutdated);
  const hasCorner = useReadingCorner();
  const [besides, setBesides] = useState<HTMLElement | null>(null);
  const [card, setCard] = useState<HTMLElement | null>(null);
  const hasHomes = tabletop.homeOf !== undefined;
  const isListed = layout.isWide && tabletop.listsPlayers === true;
  const isNow = looking.at === undefined;
  const amongPeople = isAmongPeople(info);
  const lent = lentSeat(info);
  const said = useMemo(() => saidAt(table.store, info.seats), [table.store, info.seats]);
  const clock = match.over ? undefined : session.clock;
  const countdown = !match.over && (
    <TimeForAnswer info={info} clock={session.clock} clocks={session.clocks} viewer={viewer} isListed={layout.isWide} />
  );

  return (
    <div className="table-main">
      {session.status === 'lost' && !isLocal(info.table) && (
        <p className="table-note table-lost" role="status">
          {say('table.line-lost')}
        </p>
      )}
      {(clock?.resting || clock?.rested) && (
        <p className="table-note" role="status">
          {say(clock.resting ? 'clock.resting-why' : 'clock.rested')}
        </p>
      )}
      {outdated && (
        <p className="table-note table-outdated" role="status">
          {say('table.outdated')} <Button onClick={() => location.reload()}>{say('table.reload')}</Button>
        </p>
      )}
      {!layout.isWide && firstTime}
      {info.playedBefore !== undefined && (
        <p className="table-note">{say('table.played-before', { moves: info.playedBefore })}</p>
      )}
      {info.rulesChanged && <p className="table-note">{say('table.rules-changed')}</p>}
      {!layout.isWide && hasHomes && (
        <PlayerChips
          info={info}
          clocks={session.clocks}
          scores={happened.scores}
          since={since}
          show={show}
          shown={shown}
        />
      )}
      {!layout.isWide && !layout.isLow && (
        <Latest news={happened.latest} speech={speech} openLog={() => panels.open('log')} />
      )}
      {looking.at === undefined ? (
        <Prompt
          asked={asked}
          busy={session.busy}
          about={waiting.about}
          showing={waiting.isShowing}
          idle={waiting.idle}
          declines={tabletop.declines}
          speak={speech.say}
          openRule={panels.openRule}
          listAll={listAll}
          askHint={guided || amongPeople || asked.keptBack ? undefined : hint.ask}
          hinting={session.hinting}
          hinted={hint.pointed?.move}
          countdown={countdown}
          besides={setBesides}
          card={layout.atThumb ? setCard : undefined}
        >
          {playing.over && !guided && <WhatNext info={info} again={again} size="small" />}
          {lent !== undefined && (
            <Button size="small" kind="primary" icon="hand" onClick={() => actions.takeBack(lent.seat)}>
              {say('players.take-back')}
            </Button>
          )}
          {waiting.isWatching && waitsForBots(info) && (
            <Button size="small" icon="last" busy={session.skipping} onClick={session.skipToTurn}>
              {say('table.skip-to-turn')}
            </Button>
          )}
        </Prompt>
      ) : (
        <HistoryBar
          key={String(looking.replaying)}
          moment={looking.at}
          moments={match.moments}
          lookAt={looking.look}
          close={looking.stop}
          replay={looking.replaying}
          countdown={countdown}
        />
      )}
      {ahead}
      {hasHomes && !tabletop.namesHome && !isListed && shown !== viewer && viewer !== 'spectator' && (
        <WordsContext value={say}>
          <GuestBand seat={shown} name={info.seats[shown]?.name ?? ''} back={() => show(undefined)}>
            <ToldOf seat={shown} lines={since.told} speech={speech} />
          </GuestBand>
        </WordsContext>
      )}
      <div className="table-stage" data-past={!isNow || undefined}>
        {!layout.hasSide && hintPanel}
        <SaidContext value={said}>
          <AnswersContext value={besides}>
            <BoardOnStage
              tabletop={tabletop}
              places={asked.offers.states}
              handler={asked.handler}
              moment={happened.moment}
              number={looking.past ? -1 : match.revision + (asked.keptBack ? 0.5 : 0)}
              marks={since.marks}
              ink={ink}
              corner={layout.atThumb ? card : hasCorner ? corner : null}
              view={happened.pastView ?? asked.perspective.view}
              viewer={viewer}
              seats={info.seats.map((each) => ({
                seat: each.seat,
                name: each.name,
                mine: each.mine,
                asked: info.asked.includes(each.seat),
                hears: each.holder === 'person' || (proposals.botsRead && each.bot !== undefined),
                ...(isListed && {
                  extra: (
                    <>
                      <SeatClock info={info} clocks={session.clocks} seat={each.seat} />
                      <SeatExtras info={info} seat={each} actions={actions} />
                    </>
                  ),
                }),
              }))}
              over={match.over}
              past={!isNow}
              news={happened.news}
              recent={isNow ? since.recent : NONE}
              holdBack={playing.holdBack}
              speak={speech.say}
              openRule={panels.openRule}
              shown={shown}
              show={show}
              offers={asked.alive ? asked.perspective.offers : []}
              give={asked.give}
              hinted={asked.alive ? hint.pointed?.line : undefined}
              proposals={isNow ? proposals.all : NONE}
              propose={isNow ? proposals.propose : undefined}
            />
          </AnswersContext>
        </SaidContext>
        {sitting.waitingFor !== undefined && isNow && (
          <Curtain seat={sitting.waitingFor} name={speech.nameOf(sitting.waitingFor)} sitDown={sitting.sitDown} />
        )}
      </div>
    </div>
  );
}

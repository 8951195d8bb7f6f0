import { lazy, Suspense, useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { Game } from '../../kernel/game.ts';
import { isOfOlderRules, type MatchRecord } from '../../kernel/record.ts';
import type { TableInfo } from '../../protocol/server.ts';
import { addressOfPage } from '../connection/base.ts';
import { CopyLink } from '../frame/CopyLink.tsx';
import { useTask } from '../frame/use-task.ts';
import { titleOf } from '../game-list.ts';
import { useCatalogue, useGame, useTabletop } from '../game-parts.ts';
import { Button } from '../look/Button.tsx';
import { Paper } from '../look/Paper.tsx';
import { useTexts } from '../messages/text.ts';
import { playAgain } from '../play.ts';
import { save } from '../records/save.ts';
import { useStepping } from '../table/history/use-stepping.ts';
import { LogPanel } from '../table/log/LogPanel.tsx';
import { speechFor } from '../table/log/speech.ts';
import { sayResult } from '../table/result/outcome.ts';
import { Places } from '../table/result/Places.tsx';
import { ScoreSheet } from '../table/result/ScoreSheet.tsx';
import { seatStyle } from '../table/seats/seat-style.ts';
import { EyesBar } from './eyes/EyesBar.tsx';
import { SPECTATOR, seenBy } from './eyes/eyes.ts';
import { FilmButtons } from './film/FilmButtons.tsx';
import { SPEEDS, type Speed } from './film/speeds.ts';
import { addressOf, useMomentInAddress } from './moment-in-address.ts';
import { MomentPicture } from './picture/MomentPicture.tsx';
import { ReplayBoard } from './ReplayBoard.tsx';
import { ReviewPanel } from './ReviewPanel.tsx';
import { linesSeen, momentsOf } from './replay.ts';
import { ScoreChart } from './ScoreChart.tsx';
import { ShuffleCheck } from './ShuffleCheck.tsx';
import { TryFromHere } from './TryFromHere.tsx';
import { useMatchSay } from './text.ts';

const PlayOn = lazy(async () => ({ default: (await import('../records/PlayOn.tsx')).PlayOn }));
const MatchNotes = lazy(async () => ({ default: (await import('../notes/MatchNotes.tsx')).MatchNotes }));
const MatchInk = lazy(async () => ({ default: (await import('../notes/MatchNotes.tsx')).MatchInk }));

/** What is told about the table of a match. */
interface MatchInfo extends Pick<TableInfo, 'game' | 'commitment' | 'seats'> {
  /** Undefined for a record that was opened from a file: it has no table here. */
  readonly table?: string;
}

interface FinishedMatchProps {
  readonly info: MatchInfo;
  readonly record: MatchRecord;
}

/** A finished match: the board at any moment, the result, the charts and the check of its shuffle. */
export function FinishedMatch({ info, record }: FinishedMatchProps) {
  const say = useMatchSay();
  const [, navigate] = useLocation();
  const game = useGame(info.game);
  const tabletop = useTabletop(info.game);
  const { scoreRows, coloursOf } = tabletop;
  const catalogue = useCatalogue(info.game);
  const replayed = useMemo(() => momentsOf(game, record), [game, record]);
  const { moments, isWhole, played } = replayed;
  const [eyes, setEyes] = useState(SPECTATOR);
  const lines = useMemo(() => linesSeen(replayed, eyes), [replayed, eyes]);
  const names = useMemo(() => info.seats.map(({ name }) => name), [info.seats]);
  const language = useTexts((store) => store.language);
  const speech = useMemo(() => speechFor(catalogue, names, language), [catalogue, names, language]);
  const last = moments.length - 1;
  const [moment, setMoment] = useMomentInAddress(last);
  const [speed, setSpeed] = useState<Speed>('usual');
  const stepping = useStepping({ moment, moments: last, lookAt: setMoment, every: SPEEDS[speed] });
  const task = useTask();
  const stood = moments[moment] ?? moments[last];
  const view = useMemo(
    () =>
      stood &&
      (eyes === SPECTATOR ? stood.view : seenBy(game, played.standingAt(Math.min(moment, last)).position, eyes)),
    [game, played, stood, moment, last, eyes],
  );
  const isOver = record.places !== undefined;
  const end = isWhole ? moments[last] : undefined;
  const result = end?.scores ?? (record.places ?? []).map((place, seat) => ({ seat, place }));
  const replay = useRef<HTMLElement>(null);
  /** In a single column the board may be far from the link, so it is scrolled to. */
  const show = (wanted: number) => {
    setMoment(Math.min(wanted, last));
    const box = replay.current?.getBoundingClientRect();
    if (box !== undefined && (box.bottom < innerHeight / 3 || box.top > innerHeight / 2)) {
      replay.current?.scrollIntoView({ block: 'start' });
    }
  };
  const { table } = info;
  /** Only those who played may have some. */
  const hasNotes = table !== undefined && info.seats.some(({ mine }) => mine);
  const openRule = (rule: string) => navigate(`/rules/${info.game}#${rule}`);
  const again = async (table: string) => {
    navigate(`/table/${await playAgain(table)}`);
  };

  return (
    <div className="match" style={stood && seatStyle(coloursOf?.(stood.view))}>
      {record.former?.map(({ seat, name: former, moves }) => (
        <p key={`${seat} ${moves}`} className="hint">
          {say('match.taken-over', { name: names[seat] ?? '', former, moves })}
        </p>
      ))}
      {isOfOlderRules(game, record) && <OlderRules game={game} record={record} shown={moments.length} />}
      {stood && (
        <section className="match-replay" aria-label={say('match.replay')} ref={replay}>
          <ReplayBoard
            info={info}
            viewer={eyes.viewer}
            view={view}
            moment={moment}
            over={isOver && isWhole && moment === last}
            lines={lines}
            speech={speech}
            openRule={openRule}
            ink={
              hasNotes && (
                <Suspense fallback={null}>
                  <MatchInk table={table} game={game} record={record} moment={moment} />
                </Suspense>
              )
            }
          />
          <EyesBar
            eyes={eyes}
            look={setEyes}
            watchers={[
              { who: 'spectator', name: say('eyes.spectator') },
              ...info.seats.map(({ seat, name }) => ({ who: seat, name })),
            ]}
            seats={info.seats}
            view={view}
            tabletop={tabletop}
            speak={speech.say}
          />
        </section>
      )}
      <div className="match-foot">
        {stood && (
          <Paper
            as="section"
            className="match-score"
            heading={say('match.chart')}
            aside={
              <div className="match-steps">
                <span className="history-moment">{say('history.moment', { moment, moments: last })}</span>
                <FilmButtons {...stepping} speed={speed} choose={setSpeed} />
              </div>
            }
          >
            <ScoreChart moments={moments} nameOf={speech.nameOf} moment={moment} lookAt={stepping.go} />
          </Paper>
        )}
        {!isOfOlderRules(game, record) && (
          <ReviewPanel record={record} speech={speech} moment={moment} lookAt={stepping.go} show={show} />
        )}
      </div>
      <div className="match-side">
        <Paper
          as="section"
          heading={isOver ? sayResult(say, speech, result) : say('match.unfinished')}
          className="match-result"
        >
          {end && <Places scores={end.scores} speech={speech} seats={info.seats} />}
        </Paper>
        <Paper as="section" heading={say('log.title')} className="match-log">
          <LogPanel lines={lines} speech={speech} lookingAt={moment} lookAt={show} />
        </Paper>
        {hasNotes && stood && (
          <Suspense fallback={null}>
            <MatchNotes
              table={table}
              game={game}
              record={record}
              show={show}
              names={{ tabletop, view: stood?.view, viewer: 'spectator', speak: speech.say }}
            />
          </Suspense>
        )}
        <Suspense fallback={null}>
          <PlayOn
            record={record}
            moment={isWhole || moment < moments.length ? (isOver && moment >= last ? undefined : moment) : undefined}
            nameOf={(seat) => names[seat] ?? ''}
          />
        </Suspense>
        <div className="match-next">
          {moments.length > 0 && <TryFromHere record={record} step={moment} title={titleOf(info.game)} />}
          {table !== undefined && (
            <Button kind="primary" icon="refresh" busy={task.busy} onClick={() => task.run(() => again(table))}>
              {say('match.again')}
            </Button>
          )}
          {task.trouble && <p className="error">{task.trouble}</p>}
        </div>
      </div>
      <div className="match-more">
        {end && (
          <Paper as="section" heading={say('match.points')} className="match-points">
            <ScoreSheet scores={end.scores} rows={scoreRows} speech={speech} openRule={openRule} folded />
          </Paper>
        )}
        <Paper as="section" heading={say('match.share')} className="stack">
          {table !== undefined && (
            <>
              <CopyLink link={addressOfPage(`/match/${table}${addressOf(moment, last)}`)} title={titleOf(info.game)} />
              {moment < last && <p className="hint">{say('match.link-to-moment', { moment })}</p>}
            </>
          )}
          <div className="cluster">
            <MomentPicture
              title={titleOf(info.game)}
              name={`${record.game}-${record.seed.slice(0, 8)}-${moment}`}
              of={() => replay.current?.querySelector<HTMLElement>('.stage') ?? undefined}
            />
            <Button icon="download" onClick={() => download(record)}>
              {say('match.download')}
            </Button>
          </div>
        </Paper>
        <ShuffleCheck game={game} record={record} commitment={info.commitment} />
      </div>
    </div>
  );
}

interface OlderRulesProps {
  readonly game: Game;
  readonly record: MatchRecord;
  /** The number of moments that today's rules can show. */
  readonly shown: number;
}

/** Tells which version of the rules the match was played by, and how much of it today's rules can show. */
function OlderRules({ game, record, shown }: OlderRulesProps) {
  const say = useMatchSay();
  const { version, moves, changes = [] } = record;
  return (
    <Paper className="match-older stack">
      <p>{say('match.older-rules', { version, today: game.version })}</p>
      {changes.map(([moment, changed]) => (
        <p key={moment}>{say('match.rules-changed', { moment, version: changed })}</p>
      ))}
      {shown <= moves.length && (
        <p>{say(shown === 0 ? 'match.older-told' : 'match.older-shown', { shown: shown - 1 })}</p>
      )}
    </Paper>
  );
}

function download(record: MatchRecord): void {
  const file = new Blob([`${JSON.stringify(record)}\n`], { type: 'application/json' });
  save(file, `${record.game}-${record.seed.slice(0, 8)}.underbridge.json`);
}

import '../match/match.css';
import { type CSSProperties, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { Game, Move, Position, Seat } from '../../kernel/game.ts';
import { isOfOlderRules, type MatchRecord } from '../../kernel/record.ts';
import { asked } from '../../kernel/steps.ts';
import type { TableInfo } from '../../protocol/server.ts';
import { useShownSeat } from '../board-kit/homes/use-shown-seat.ts';
import { api } from '../connection/api.ts';
import { isLocal } from '../connection/connection.ts';
import { localTables } from '../connection/local/local-connection.ts';
import { CopyLink } from '../frame/CopyLink.tsx';
import { Page } from '../frame/Page.tsx';
import { useTask } from '../frame/use-task.ts';
import { useCatalogue, useGame, useTabletop } from '../game-parts.ts';
import { Button, buttonClass } from '../look/Button.tsx';
import { Paper } from '../look/Paper.tsx';
import { ReviewPanel } from '../match/ReviewPanel.tsx';
import { momentsOf } from '../match/replay.ts';
import { ScoreChart } from '../match/ScoreChart.tsx';
import { ShuffleCheck } from '../match/ShuffleCheck.tsx';
import { useSay } from '../messages/text.ts';
import { playAgain } from '../play.ts';
import { titleOf } from '../shelf.ts';
import { BoardOnStage } from '../table/BoardOnStage.tsx';
import { HistoryBar } from '../table/history/HistoryBar.tsx';
import { LogPanel } from '../table/log/LogPanel.tsx';
import { newsOf } from '../table/log/news.ts';
import { speechFor } from '../table/log/speech.ts';
import { sayResult } from '../table/result/outcome.ts';
import { ScoreSheet } from '../table/result/ScoreSheet.tsx';
import { NotFound } from './NotFound.tsx';

interface Known {
  readonly info: TableInfo;
  readonly record?: MatchRecord;
}

async function bring(id: string): Promise<Known | undefined> {
  try {
    const info = isLocal(id) ? (await localTables().list()).find(({ table }) => table === id) : await api.table(id);
    if (info === undefined || info.state !== 'over') return info && { info };
    const record = isLocal(id) ? await localTables().record(id) : await api.record(id);
    return { info, ...(record && { record }) };
  } catch {
    return undefined;
  }
}

/** A finished match: how it ended and why, how it went, and whether all was fair. */
export function MatchPage({ id }: { id: string }) {
  const say = useSay();
  const [known, setKnown] = useState<Known | 'none' | undefined>(undefined);

  useEffect(() => {
    let current = true;
    bring(id).then((found) => {
      if (current) setKnown(found ?? 'none');
    });
    return () => {
      current = false;
    };
  }, [id]);

  if (known === undefined) return <p className="loading">{say('loading')}</p>;
  if (known === 'none') return <NotFound />;
  const { info, record } = known;
  return (
    <Page
      title={say('match.title', { game: titleOf(info.game) })}
      lead={info.state === 'over' ? undefined : say('match.running')}
      aside={
        <Link href={`/table/${id}`} className={buttonClass()}>
          {say('match.to-table')}
        </Link>
      }
    >
      {record ? (
        <Suspense fallback={<p className="loading">{say('loading')}</p>}>
          <Finished info={info} record={record} />
        </Suspense>
      ) : (
        info.state === 'over' && <Paper className="empty">{say('match.no-record')}</Paper>
      )}
    </Page>
  );
}

function Finished({ info, record }: { info: TableInfo; record: MatchRecord }) {
  const say = useSay();
  const [, navigate] = useLocation();
  const game = useGame(info.game);
  const tabletop = useTabletop(info.game);
  const catalogue = useCatalogue(info.game);
  const { moments, lines, isWhole } = useMemo(() => momentsOf(game, record), [game, record]);
  const names = useMemo(() => info.seats.map(({ name }) => name), [info.seats]);
  const speech = useMemo(() => speechFor(catalogue, names), [catalogue, names]);
  const last = moments.length - 1;
  const [moment, setMoment] = useState(last);
  const news = useMemo(() => newsOf(lines, moment), [lines, moment]);
  const task = useTask();
  const stood = moments[moment] ?? moments[last];
  const end = isWhole ? moments[last] : undefined;
  const result = end?.scores ?? (record.places ?? []).map((place, seat) => ({ seat, place }));
  const replay = useRef<HTMLElement>(null);
  /** Where the page is one column, the board may be far from what leads to a moment of it. */
  const show = (wanted: number) => {
    setMoment(Math.min(wanted, last));
    const box = replay.current?.getBoundingClientRect();
    if (box !== undefined && (box.bottom < innerHeight / 3 || box.top > innerHeight / 2)) {
      replay.current?.scrollIntoView({ block: 'start' });
    }
  };
  const [shown, showSeat] = useShownSeat({ viewer: 'spectator', asked: false, active: activeIn(stood?.view) });
  const openRule = (rule: string) => navigate(`/rules/${info.game}#${rule}`);
  const again = async () => {
    navigate(`/table/${await playAgain(info.table)}`);
  };

  return (
    <div className="match">
      <div className="match-column">
        {isOfOlderRules(game, record) && <OlderRules game={game} record={record} shown={moments.length} />}
        {last >= 0 && (
          <section className="match-replay" aria-label={say('match.replay')} ref={replay}>
            <HistoryBar moment={moment} moments={last} lookAt={setMoment} />
            <div className="match-board" style={{ '--rows': info.seats.length } as CSSProperties}>
              {stood && (
                <BoardOnStage
                  tabletop={tabletop}
                  places={NO_PLACES}
                  handler={NOTHING_TO_DO}
                  moment={moment}
                  number={0}
                  marks={NO_MARKS}
                  corner={null}
                  view={stood.view}
                  viewer="spectator"
                  seats={info.seats.map(({ seat, name, mine }) => ({ seat, name, mine, asked: false }))}
                  over={isWhole && moment === last}
                  past
                  news={news}
                  speak={speech.say}
                  openRule={openRule}
                  shown={shown}
                  show={showSeat}
                  offers={NO_OFFERS}
                  give={NOTHING_TO_DO.give}
                  proposals={[]}
                  propose={undefined}
                />
              )}
            </div>
          </section>
        )}
        {isWhole && (
          <Paper as="section" heading={say('match.chart')}>
            <ScoreChart moments={moments} nameOf={speech.nameOf} moment={moment} lookAt={setMoment} />
          </Paper>
        )}
        {!isOfOlderRules(game, record) && (
          <ReviewPanel record={record} speech={speech} moment={moment} lookAt={setMoment} show={show} />
        )}
        <ShuffleCheck game={game} record={record} commitment={info.commitment} />
      </div>
      <div className="match-column">
        <Paper as="section" heading={sayResult(say, speech, result)} className="match-result">
          {end && <ScoreSheet scores={end.scores} speech={speech} openRule={openRule} folded />}
        </Paper>
        <Paper as="section" heading={say('log.title')} className="match-log">
          <LogPanel lines={lines} speech={speech} lookingAt={moment} lookAt={show} />
        </Paper>
        <Paper as="section" heading={say('match.share')} className="stack">
          <CopyLink link={`${location.origin}/match/${info.table}`} title={titleOf(info.game)} />
          <div className="cluster">
            <Button icon="download" onClick={() => download(record)}>
              {say('match.download')}
            </Button>
            <Button kind="primary" icon="refresh" busy={task.busy} onClick={() => task.run(again)}>
              {say('match.again')}
            </Button>
          </div>
          {task.trouble && <p className="error">{task.trouble}</p>}
        </Paper>
      </div>
    </div>
  );
}

interface OlderRulesProps {
  readonly game: Game;
  readonly record: MatchRecord;
  /** How many moments the rules of today can show. */
  readonly shown: number;
}

/** By which rules the match was played, and what of it can be shown by those of today. */
function OlderRules({ game, record, shown }: OlderRulesProps) {
  const say = useSay();
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

const NO_PLACES = new Map();
const NO_OFFERS: readonly Move[] = [];
const NO_MARKS = new Map();
const NOTHING_TO_DO = {
  choose() {},
  give() {},
  explain() {},
  pickUp() {},
  letGo() {},
  ahead: () => [],
  commits: () => false,
};

/** Whoever is asked at that moment. */
function activeIn(view: unknown): Seat {
  return (view === undefined ? undefined : asked(view as Position)[0]) ?? 0;
}

function download(record: MatchRecord): void {
  const file = new Blob([`${JSON.stringify(record)}\n`], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `${record.game}-${record.seed.slice(0, 8)}.underbridge.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

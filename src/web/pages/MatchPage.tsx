import '../match/match.css';
import { Suspense, useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { Seat } from '../../kernel/game.ts';
import type { MatchRecord } from '../../kernel/record.ts';
import type { TableInfo } from '../../protocol/server.ts';
import { api } from '../connection/api.ts';
import { isLocal } from '../connection/connection.ts';
import { localTables } from '../connection/local/local-connection.ts';
import { useShownNames } from '../frame/guest-names.ts';
import { useTitle } from '../frame/Page.tsx';
import { titleOf } from '../game-list.ts';
import { buttonClass } from '../look/Button.tsx';
import { Paper } from '../look/Paper.tsx';
import { FinishedMatch } from '../match/FinishedMatch.tsx';
import { useMatchSay } from '../match/text.ts';
import type { Say } from '../messages/text.ts';
import { sayResult } from '../table/result/outcome.ts';
import { NotFound } from './NotFound.tsx';

interface LoadedMatch {
  readonly info: TableInfo;
  readonly record?: MatchRecord;
}

async function load(id: string): Promise<LoadedMatch | undefined> {
  try {
    const info = isLocal(id) ? (await localTables().list()).find(({ table }) => table === id) : await api.table(id);
    if (info === undefined || info.state !== 'over') return info && { info };
    const record = isLocal(id) ? await localTables().record(id) : await api.record(id);
    return { info, ...(record && { record }) };
  } catch {
    return undefined;
  }
}

/** A finished match: its result, its history and the check of its shuffle. */
export function MatchPage({ id }: { id: string }) {
  const say = useMatchSay();
  const [known, setKnown] = useState<LoadedMatch | 'none' | undefined>(undefined);

  useEffect(() => {
    let current = true;
    load(id).then((found) => {
      if (current) setKnown(found ?? 'none');
    });
    return () => {
      current = false;
    };
  }, [id]);

  if (known === undefined) return <p className="loading">{say('loading')}</p>;
  if (known === 'none') return <NotFound />;
  return <MatchOf {...known} />;
}

/** Who won, above a board that may fill the window. */
function sayOutcome(say: Say, seats: TableInfo['seats'], places: readonly number[]): string {
  const own = seats.filter(({ mine }) => mine);
  const speech = {
    nameOf: (seat: Seat) => seats[seat]?.name ?? '',
    isReader: (seat: Seat) => own.length === 1 && own[0]?.seat === seat,
  };
  return sayResult(
    say,
    speech,
    places.map((place, seat) => ({ seat, place })),
  );
}

function MatchOf({ info: told, record }: LoadedMatch) {
  const say = useMatchSay();
  const info = useShownNames(told);
  const title = say('match.title', { game: titleOf(info.game) });
  useTitle(title);
  return (
    <div className="page match-page">
      <div className="match-head">
        <h1 className="title-2">{title}</h1>
        {info.places && <p className="match-outcome">{sayOutcome(say, info.seats, info.places)}</p>}
        <Link href={`/table/${info.table}`} className={buttonClass()}>
          {say('match.to-table')}
        </Link>
      </div>
      {info.state !== 'over' && <p className="lead">{say('match.running')}</p>}
      {record ? (
        <Suspense fallback={<p className="loading">{say('loading')}</p>}>
          <FinishedMatch info={info} record={record} />
        </Suspense>
      ) : (
        info.state === 'over' && <Paper className="empty">{say('match.no-record')}</Paper>
      )}
    </div>
  );
}

import './calls.css';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { CallSettings } from '../../protocol/calls.ts';
import type { TableInfo } from '../../protocol/server.ts';
import { ApiError } from '../connection/api.ts';
import type { MatchState } from '../connection/table-state.ts';
import { useTask } from '../frame/use-task.ts';
import { Button, buttonClass } from '../look/Button.tsx';
import { Paper } from '../look/Paper.tsx';
import { readKept, writeKept } from '../store/kept.ts';
import { useMe } from '../store/me.ts';
import { isTimeToAsk } from './ask.ts';
import { callsApi } from './calls-api.ts';
import { turnOn, whyNoPush } from './push.ts';
import { useCallsSay } from './text.ts';

const KEY = 'underbridge.calls-not-now';

function notNowAt(): readonly string[] {
  const kept = readKept(KEY);
  return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string') : [];
}

interface AskCardProps {
  readonly info: TableInfo;
  readonly match: MatchState;
}

/** Asks once, kindly, how somebody wants to be called; beside the board, and never over a decision. */
export function AskCard({ info, match }: AskCardProps) {
  const say = useCallsSay();
  const { server, person, loadPerson } = useMe();
  const [notNow, setNotNow] = useState(notNowAt);
  const [settings, setSettings] = useState<CallSettings | undefined>(undefined);
  const [outcome, setOutcome] = useState<'blocked' | 'dismissed' | 'failed' | 'done' | undefined>(undefined);
  const task = useTask();
  const own = match.perspectives.filter(({ viewer }) => viewer !== 'spectator');
  const isTime = isTimeToAsk({
    pace: info.pace,
    answers: own.reduce((sum, { seatEntry }) => sum + seatEntry, 0),
    asked: own.some(({ offers }) => offers.length > 0),
    called: person?.called === true,
    notNow,
    table: info.table,
  });
  const isWanted = server === 'up' && isTime;

  useEffect(() => {
    if (!isWanted) return;
    callsApi.settings().then(setSettings, (trouble) => {
      if (!(trouble instanceof ApiError)) throw trouble;
    });
  }, [isWanted]);

  if (outcome === 'done') {
    return (
      <p className="sr-only" role="status">
        {say('calls.ask-done')}
      </p>
    );
  }
  if (!isWanted || settings === undefined) return null;
  const putOff = () => {
    const tables = [...notNow, info.table];
    writeKept(KEY, tables);
    setNotNow(tables);
  };
  const start = () =>
    task.run(async () => {
      const turned = await turnOn(settings);
      setOutcome(typeof turned === 'string' ? turned : 'done');
      if (typeof turned !== 'string') await loadPerson();
    });
  return (
    <Paper as="section" kind="card" className="calls-ask stack" aria-label={say('calls.ask-label')}>
      <h2>{say('calls.ask-title')}</h2>
      <p role="status">{say('calls.ask-text')}</p>
      {outcome !== undefined && <p className="error">{say(`calls.push-${outcome}`)}</p>}
      {task.trouble && <p className="error">{task.trouble}</p>}
      <div className="cluster">
        {whyNoPush(settings) === undefined && (
          <Button kind="primary" icon="bell" busy={task.busy} onClick={start}>
            {say('calls.ask-here')}
          </Button>
        )}
        <Link href="/calls" className={buttonClass({})}>
          {say('calls.ask-how')}
        </Link>
        <Button kind="plain" onClick={putOff}>
          {say('calls.ask-not-now')}
        </Button>
      </div>
    </Paper>
  );
}

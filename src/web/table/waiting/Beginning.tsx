import '../clocks/clocks.css';
import { useEffect, useState } from 'react';
import type { TableInfo } from '../../../protocol/server.ts';
import { api, request } from '../../connection/api.ts';
import { useTask } from '../../frame/use-task.ts';
import { Button } from '../../look/Button.tsx';
import { type Say, useSay } from '../../messages/text.ts';
import { ClockPicture } from '../clocks/ClockPicture.tsx';
import { COUNTDOWN, countdownFrom } from './countdown.ts';

interface BeginningProps {
  readonly info: TableInfo;
  /** Whether every seat is taken. */
  readonly full: boolean;
  readonly seated: boolean;
}

/** How the match begins: its host begins it, or it begins by itself when all sit, unless somebody would like to wait. */
export function Beginning({ info, full, seated }: BeginningProps) {
  const say = useSay();
  const task = useTask();
  const { table, host, begins } = info;
  const isCounting = full && begins !== undefined && !begins.held;
  const isHeld = full && begins?.held === true;
  const hold = (held: boolean) =>
    task.run(async () => void (await request<TableInfo>('POST', `/api/tables/${table}/hold`, { held })));
  return (
    <div className="room-start">
      {host && !(isHeld && seated) && (
        <Button
          kind="primary"
          size="large"
          icon="play"
          busy={task.busy}
          disabled={!full}
          onClick={() => task.run(async () => void (await api.start(table)))}
        >
          {say(isCounting ? 'room.start-now' : 'room.start')}
        </Button>
      )}
      {isCounting && <Countdown at={begins.at} />}
      {isCounting && seated && (
        <Button busy={task.busy} onClick={() => hold(true)}>
          {say('room.hold')}
        </Button>
      )}
      {isHeld && seated && (
        <Button kind={host ? 'primary' : 'quiet'} busy={task.busy} onClick={() => hold(false)}>
          {say('room.go-on')}
        </Button>
      )}
      {/* The candle says it. */}
      {!isCounting && <p className="hint">{sayBeginning(say, { info, full, seated })}</p>}
      {task.trouble && <p className="error">{task.trouble}</p>}
    </div>
  );
}

/** What is still waited for. */
export function sayBeginning(say: Say, { info, full, seated }: BeginningProps): string {
  const { begins, host } = info;
  if (!full) return say(begins === undefined ? 'room.wait-seats' : 'room.begins-seats');
  if (begins !== undefined) return say(begins.held ? 'room.held' : 'room.begins-soon');
  return !host && seated ? say('room.wait-host') : '';
}

const SECOND = 1_000;

/** A candle that counts the last seconds. Screen readers are told once that it burns, by the page. */
function Countdown({ at }: { at: number | undefined }) {
  const say = useSay();
  const [left, setLeft] = useState(COUNTDOWN);
  useEffect(() => {
    if (at === undefined) return;
    const end = performance.now() + countdownFrom(at, Date.now());
    const look = () => setLeft(Math.max(0, end - performance.now()));
    look();
    const timer = setInterval(look, SECOND / 4);
    return () => clearInterval(timer);
  }, [at]);
  return (
    <span className="room-countdown" aria-hidden="true">
      <ClockPicture kind="live" share={left / COUNTDOWN} runs={left > 0} />
      {say('room.begins-in', { count: Math.ceil(left / SECOND) })}
    </span>
  );
}

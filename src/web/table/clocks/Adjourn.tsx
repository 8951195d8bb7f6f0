import { useState } from 'react';
import type { TableInfo } from '../../../protocol/server.ts';
import { api } from '../../connection/api.ts';
import { useTask } from '../../frame/use-task.ts';
import { Button } from '../../look/Button.tsx';
import { useSay, useTexts } from '../../messages/text.ts';
import type { ReceivedClocks } from '../../store/table.ts';

interface AdjournProps {
  readonly info: TableInfo;
  readonly clocks: ReceivedClocks | undefined;
}

const DAY = 24 * 60 * 60_000;

/** The same time tomorrow, as a field for local times takes it. */
function tomorrow(): string {
  const date = new Date(Date.now() + DAY);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** Adjourns a live match to a date that all agree on. */
export function Adjourn({ info, clocks }: AdjournProps) {
  const say = useSay();
  const language = useTexts((store) => store.language);
  const task = useTask();
  const [when, setWhen] = useState<string>();
  const own = info.seats.find(({ mine, bot }) => mine && bot === undefined);
  if (info.state !== 'running' || info.pace?.kind !== 'live' || clocks === undefined || own === undefined) return null;
  const { adjourning, adjourned } = clocks;
  const sayTime = (time: number) =>
    new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(time);
  const nameOf = (person: string) => info.seats.find((seat) => seat.person === person)?.name ?? '';
  const answer = (agree: boolean) => task.run(async () => void (await api.answerDate(info.table, agree)));
  const propose = () =>
    task.run(async () => {
      await api.proposeDate(info.table, new Date(when ?? '').getTime() || 0);
      setWhen(undefined);
    });
  const isOwn = adjourning?.by === own.person;
  const hasAgreed = own.person !== undefined && adjourning?.agreed.includes(own.person);
  return (
    <div className="pause-clocks" role="status">
      {adjourned !== undefined && <p className="small">{say('adjourn.until', { time: sayTime(adjourned) })}</p>}
      {adjourning !== undefined && (
        <>
          <p className="small">
            {say('adjourn.proposed', { name: nameOf(adjourning.by), time: sayTime(adjourning.until) })}{' '}
            {adjourning.agreed.length > 1 &&
              say('adjourn.agreed', {
                names: new Intl.ListFormat(language).format(
                  adjourning.agreed.filter((person) => person !== adjourning.by).map(nameOf),
                ),
              })}
          </p>
          <div className="cluster">
            {!hasAgreed && (
              <Button size="small" kind="primary" busy={task.busy} onClick={() => answer(true)}>
                {say('adjourn.agree')}
              </Button>
            )}
            <Button size="small" busy={task.busy} onClick={() => answer(false)}>
              {say(isOwn ? 'adjourn.withdraw' : 'adjourn.decline')}
            </Button>
          </div>
        </>
      )}
      {adjourning === undefined && when === undefined && (
        <Button size="small" onClick={() => setWhen(tomorrow())}>
          {say('adjourn.open')}
        </Button>
      )}
      {when !== undefined && (
        <>
          <label className="field">
            {say('adjourn.when')}
            <input
              className="input"
              type="datetime-local"
              value={when}
              onChange={({ target }) => setWhen(target.value)}
            />
          </label>
          <Button size="small" kind="primary" busy={task.busy} onClick={propose}>
            {say('adjourn.propose')}
          </Button>
        </>
      )}
      {task.trouble && <p className="error">{task.trouble}</p>}
    </div>
  );
}

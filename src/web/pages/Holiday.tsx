import { useEffect, useState } from 'react';
import type { HolidayInfo } from '../../protocol/http.ts';
import { api } from '../connection/api.ts';
import { useTask } from '../frame/use-task.ts';
import { Button } from '../look/Button.tsx';
import { Paper } from '../look/Paper.tsx';
import { useTexts } from '../messages/text.ts';
import { useMe } from '../store/me.ts';
import { useSettingsSay } from './settings-text.ts';

const USUAL_DAYS = 7;

/** Holidays stop one's clocks in matches over days. */
export function Holiday() {
  const say = useSettingsSay();
  const language = useTexts((store) => store.language);
  const server = useMe((store) => store.server);
  const [holiday, setHoliday] = useState<HolidayInfo | undefined>(undefined);
  const [days, setDays] = useState(USUAL_DAYS);
  const task = useTask();

  useEffect(() => {
    if (server !== 'up') return;
    // Without an answer there is nothing to show.
    api.holiday().then(setHoliday, () => setHoliday(undefined));
  }, [server]);

  if (holiday === undefined) return null;
  const { until, left } = holiday;
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'full' });
  return (
    <Paper as="section" heading={say('holiday.title')} className="stack">
      <p>{say('holiday.text')}</p>
      {until !== undefined ? (
        <div className="cluster">
          <span>{say('holiday.until', { time: format.format(until) })}</span>
          <Button busy={task.busy} onClick={() => task.run(async () => setHoliday(await api.endHoliday()))}>
            {say('holiday.end')}
          </Button>
        </div>
      ) : (
        <form
          className="cluster"
          onSubmit={(event) => {
            event.preventDefault();
            task.run(async () => setHoliday(await api.beginHoliday(days)));
          }}
        >
          <label className="field">
            {say('holiday.days')}
            <input
              className="input"
              type="number"
              min={1}
              max={Math.max(1, left)}
              required
              value={days}
              onChange={({ target }) => setDays(target.valueAsNumber || 1)}
            />
          </label>
          <Button type="submit" busy={task.busy}>
            {say('holiday.begin')}
          </Button>
          <span className="hint">{say('holiday.left', { days: left })}</span>
        </form>
      )}
      {task.trouble && <p className="error">{task.trouble}</p>}
    </Paper>
  );
}

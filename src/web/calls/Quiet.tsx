import type { CallPreferences, CallSettings } from '../../protocol/calls.ts';
import { useTask } from '../frame/use-task.ts';
import { Button } from '../look/Button.tsx';
import { Paper } from '../look/Paper.tsx';
import { Switch } from '../look/Switch.tsx';
import { useTexts } from '../messages/text.ts';
import { callsApi } from './calls-api.ts';
import { Dial } from './Dial.tsx';
import { minutesOf, timeOf } from './hours.ts';
import { useCallsSay } from './text.ts';

const USUAL = { from: minutesOf('22:30'), to: minutesOf('07:30') };

interface QuietProps {
  readonly settings: CallSettings;
  readonly keep: (settings: CallSettings) => void;
  readonly change: (changed: Partial<CallPreferences>) => void;
}

/** The hours during which nobody is called. */
export function Quiet({ settings, keep, change }: QuietProps) {
  const say = useCallsSay();
  const language = useTexts((store) => store.language);
  const task = useTask();
  const { quiet, wake, zone } = settings.preferences;
  const until = settings.quietUntil;
  return (
    <Paper as="section" heading={say('calls.quiet')} className="stack">
      <Switch
        label={say('calls.quiet-on')}
        hint={say('calls.quiet-hint')}
        checked={quiet !== null}
        onChange={(on) => change({ quiet: on ? USUAL : null, zone: Intl.DateTimeFormat().resolvedOptions().timeZone })}
      />
      {quiet !== null && (
        <>
          <Dial quiet={quiet} onChange={(changed) => change({ quiet: changed })} />
          <div className="calls-hours">
            {(['from', 'to'] as const).map((end) => (
              <label key={end}>
                <span>{say(`calls.quiet-${end}`)}</span>
                <input
                  type="time"
                  className="input"
                  value={timeOf(quiet[end])}
                  onChange={({ target }) =>
                    target.value !== '' && change({ quiet: { ...quiet, [end]: minutesOf(target.value) } })
                  }
                />
              </label>
            ))}
          </div>
          <p className="hint calls-zone">{zone}</p>
          <Switch label={say('calls.wake')} checked={wake} onChange={(on) => change({ wake: on })} />
        </>
      )}
      {until === undefined ? (
        <p>
          <Button icon="moon" busy={task.busy} onClick={() => task.run(async () => keep(await callsApi.quietToday()))}>
            {say('calls.quiet-today')}
          </Button>
        </p>
      ) : (
        <p role="status">
          {say('calls.quiet-until', {
            when: new Intl.DateTimeFormat(language, { weekday: 'long', hour: '2-digit', minute: '2-digit' }).format(
              until,
            ),
          })}
        </p>
      )}
      {task.trouble && <p className="error">{task.trouble}</p>}
    </Paper>
  );
}

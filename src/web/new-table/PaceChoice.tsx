import './new-table.css';
import '../table/clocks/clocks.css';
import { useId } from 'react';
import { PACE_KINDS, type PaceKind } from '../../protocol/pace.ts';
import { Choice } from '../frame/Choice.tsx';
import { Icon } from '../look/Icon.tsx';
import { Switch } from '../look/Switch.tsx';
import { sayUsualDuration, useUsualDuration } from '../pace/usual-duration.ts';
import { ClockPicture } from '../table/clocks/ClockPicture.tsx';
import { namesOf, ownZone, type PacePlan } from './pace-plan.ts';
import { useNewTableSay } from './text.ts';

interface PaceChoiceProps {
  readonly game: string;
  readonly seats: number;
  readonly plan: PacePlan;
  /** Whether the match is to be rated, which needs a clock. */
  readonly rated?: boolean;
  /** Whether there is no choice without a clock. */
  readonly timed?: boolean;
  change(plan: PacePlan): void;
}

/** How fast a match is to be played: three kinds, and the finer choices of the chosen one. */
export function PaceChoice({ game, seats, plan, rated = false, timed = false, change }: PaceChoiceProps) {
  const { kind } = plan;
  return (
    <>
      <PaceKinds
        game={game}
        seats={seats}
        kind={kind}
        rated={rated}
        timed={timed}
        choose={(each) => change({ ...plan, kind: each })}
      />
      {kind !== 'none' && <Times kind={kind} plan={plan} change={change} />}
    </>
  );
}

interface PaceKindsProps {
  readonly game: string;
  readonly seats: number;
  readonly kind: PaceKind;
  readonly rated: boolean;
  readonly timed?: boolean;
  choose(kind: PaceKind): void;
}

/** The three kinds of pace, each with how long a match like this usually takes. */
export function PaceKinds({ game, seats, kind, rated, timed = false, choose }: PaceKindsProps) {
  const say = useNewTableSay();
  const usual = useUsualDuration(game, seats);
  const sayUsual = (pace: PaceKind) => {
    const duration = usual(pace);
    return duration === undefined ? undefined : say('new.usual', { time: sayUsualDuration(say, duration), seats });
  };
  const name = useId();
  return (
    <fieldset className="field choice-field">
      <legend>{say('new.pace')}</legend>
      <div className="new-paces">
        {PACE_KINDS.filter((each) => !timed || each !== 'none').map((each) => (
          <label key={each} className="choice new-pace" data-unfit={(rated && each === 'none') || undefined}>
            <input
              type="radio"
              name={name}
              checked={each === kind}
              disabled={rated && each === 'none'}
              onChange={() => choose(each)}
            />
            <span>
              <span className="new-pace-name">
                <PacePicture kind={each} />
                <b>{say(`new.pace.${each}`)}</b>
              </span>
              <span className="hint">
                {rated && each === 'none' ? say('new.not-rated') : say(`new.pace.${each}-hint`)}
              </span>
              <span className="hint">{sayUsual(each)}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** As at the table: a candle burns live, a tally stick counts days, and round a campfire nobody is hurried. */
function PacePicture({ kind }: { kind: PaceKind }) {
  if (kind === 'none') return <Icon name="campfire" />;
  return <ClockPicture kind={kind} share={0.7} runs={kind === 'live'} />;
}

function Times({ kind, plan, change }: Pick<PaceChoiceProps, 'plan' | 'change'> & { kind: 'live' | 'days' }) {
  const say = useNewTableSay();
  const chosen = plan[kind];
  const choose = (part: Partial<typeof chosen>) => change({ ...plan, [kind]: { ...chosen, ...part } });
  const names = [...namesOf(kind), 'own' as const];
  return (
    <>
      <Choice
        label={say('new.times')}
        values={names}
        value={chosen.times}
        say={(times) => say(`new.times.${times}`)}
        onChange={(times) => choose({ times })}
      />
      {chosen.times === 'own' && (
        <div className="new-times">
          {(['bank', 'increment', 'cap'] as const).map((part) => (
            <label key={part} className="field">
              {say(`new.${part}`, { kind })}
              <input
                className="input"
                type="number"
                inputMode="numeric"
                min={part === 'increment' ? 0 : 1}
                step={1}
                required
                value={chosen[part]}
                onChange={({ target }) => choose({ [part]: target.valueAsNumber || 0 })}
              />
            </label>
          ))}
        </div>
      )}
      <Choice
        label={say('new.time-up')}
        hint={plan.timeUp === 'stand-in' ? say('new.time-up-hint') : undefined}
        values={['stand-in', 'resign'] as const}
        value={plan.timeUp}
        say={(timeUp) => say(`new.time-up.${timeUp}`)}
        onChange={(timeUp) => change({ ...plan, timeUp })}
      />
      {kind === 'days' && (
        <div className="new-switches">
          <Switch
            label={say('new.hours')}
            hint={say('new.hours-hint', { zone: ownZone() })}
            checked={plan.night}
            onChange={(night) => change({ ...plan, night })}
          />
          {plan.night && (
            <div className="new-times">
              {(['from', 'to'] as const).map((end) => (
                <label key={end} className="field">
                  {say(`new.hours-${end}`)}
                  <input
                    className="input"
                    type="time"
                    required
                    value={plan[end]}
                    onChange={({ target }) => change({ ...plan, [end]: target.value })}
                  />
                </label>
              ))}
            </div>
          )}
          <Switch
            label={say('new.holidays')}
            hint={say('new.holidays-hint')}
            checked={plan.holidays}
            onChange={(holidays) => change({ ...plan, holidays })}
          />
        </div>
      )}
    </>
  );
}

import './ahead.css';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { Position, Seat } from '../../kernel/game.ts';
import type { Refusal } from '../../kernel/refusal.ts';
import type { PlanAhead } from '../../protocol/ahead.ts';
import type { TableInfo } from '../../protocol/server.ts';
import { localTables } from '../connection/local/local-connection.ts';
import { useTask } from '../frame/use-task.ts';
import { Button } from '../look/Button.tsx';
import { Icon } from '../look/Icon.tsx';
import { sayRefusal } from '../messages/text.ts';
import type { Speech } from '../table/log/speech.ts';
import { plansAt, withdraw } from './requests.ts';
import { useAheadSay } from './text.ts';

interface AheadCardProps {
  readonly info: TableInfo;
  readonly seat: Seat;
  readonly seatEntry: number;
  readonly view: unknown;
  readonly asked: boolean;
  readonly speech: Speech;
}

/** Reasons of rules are said by the game, all others by the app. */
function sayWhy(speech: Speech, refusal: Refusal): string {
  const words = speech.say(refusal.say, refusal);
  return words === refusal.say ? sayRefusal(refusal) : words;
}

/** While one waits in a match by days: what was planned ahead, what became of it, and a copy to think on. */
export function AheadCard({ info, seat, seatEntry, view, asked, speech }: AheadCardProps) {
  const say = useAheadSay();
  const [, navigate] = useLocation();
  const task = useTask();
  const [plans, setPlans] = useState<readonly PlanAhead[] | undefined>(undefined);
  const { table } = info;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a plan changes when the seat has answered or is asked.
  useEffect(() => {
    let isCurrent = true;
    plansAt(table).then(
      (found) => isCurrent && setPlans(found),
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [table, seatEntry, asked]);
  const plan = plans?.find((each) => each.seat === seat);
  if (plans === undefined || (asked && plan === undefined)) return null;

  const thinkAhead = async () => {
    const seats = info.seats.map(({ name }) => ({ name }));
    const ahead = { table, seat, seatEntry, view: view as Position };
    const copy = await localTables().create({ game: info.game, options: info.options, seats, ahead });
    navigate(`/table/${copy}`);
  };
  const away = () => task.run(async () => setPlans(await withdraw(table, seat)));

  return (
    <div className="table-note ahead-card" data-dropped={plan?.dropped !== undefined || undefined}>
      {plan === undefined ? (
        <>
          <span>{say('ahead.lead')}</span>
          <Button size="small" icon="hint" busy={task.busy} onClick={() => task.run(thinkAhead)}>
            {say('ahead.think')}
          </Button>
        </>
      ) : (
        <>
          <Icon name={plan.dropped ? 'alert' : 'clock'} />
          <div className="ahead-plan" role="status">
            <strong>{say(plan.dropped ? 'ahead.dropped' : 'ahead.planned')}</strong>{' '}
            {plan.moves.map(({ label }) => label && speech.say(label.say, { seat, ...label })).join(' · ')}
            {plan.dropped ? (
              <p>
                {plan.dropped.why === 'offer' && plan.dropped.refusal
                  ? sayWhy(speech, plan.dropped.refusal)
                  : say(`ahead.why.${plan.dropped.why}`)}
              </p>
            ) : (
              plan.moves.some(({ seen }) => seen !== undefined) && <p>{say('ahead.only-seen')}</p>
            )}
          </div>
          <Button size="small" busy={task.busy} onClick={away}>
            {say(plan.dropped ? 'ahead.dismiss' : 'ahead.withdraw')}
          </Button>
        </>
      )}
      {task.trouble && <p className="error">{task.trouble}</p>}
    </div>
  );
}

import './called-at.css';
import { useState } from 'react';
import type { Seat } from '../../../kernel/game.ts';
import type { CalledList } from '../../../protocol/calls.ts';
import { request } from '../../connection/api.ts';
import { useTask } from '../../frame/use-task.ts';
import { Button } from '../../look/Button.tsx';
import { useSay } from '../../messages/text.ts';
import { sayTime } from '../result/outcome.ts';
import { type CalledTable, useCalled } from './use-called.ts';

interface CalledAtProps {
  readonly info: CalledTable;
  readonly seat: Seat;
}

/** When the person was called whom the others at the table wait for, and a button that calls them once more. */
export function CalledAt({ info, seat }: CalledAtProps) {
  const say = useSay();
  const task = useTask();
  const [called, show] = useCalled(info, seat);
  const [isRepeated, setRepeated] = useState(false);
  if (called === undefined) return null;
  const since = sayTime(called.at);
  const repeat = () =>
    task.run(async () => {
      show(await request<CalledList>('POST', `/api/tables/${info.table}/call-again`, { seat }));
      setRepeated(true);
    });
  return (
    <span className="called-at">
      <span className="small soft">{say(called.seen ? 'players.called' : 'players.called-unseen', { since })}</span>
      {called.again !== undefined && called.again <= Date.now() && (
        <Button size="small" icon="bell" busy={task.busy} onClick={repeat}>
          {say('players.call-again')}
        </Button>
      )}
      <span className="small" role="status">
        {isRepeated && say('players.called-again')}
      </span>
      {task.trouble && <span className="error">{task.trouble}</span>}
    </span>
  );
}

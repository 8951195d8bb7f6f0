import './ahead.css';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { CopyOf, MoveAhead } from '../../protocol/ahead.ts';
import { localTables } from '../connection/local/local-connection.ts';
import { useTask } from '../frame/use-task.ts';
import { Button } from '../look/Button.tsx';
import type { Speech } from '../table/log/speech.ts';
import { plan } from './requests.ts';
import { useAheadSay } from './text.ts';

interface CopyCardProps {
  readonly table: string;
  readonly copyOf: CopyOf;
  readonly moments: number;
  readonly speech: Speech;
}

/** On a copy: that it is one, which of one's own moves were tried, and what plans them. */
export function CopyCard({ table, copyOf, moments, speech }: CopyCardProps) {
  const say = useAheadSay();
  const [, navigate] = useLocation();
  const task = useTask();
  const [moves, setMoves] = useState<readonly MoveAhead[]>([]);
  const [isExact, setExact] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every entry may add a move.
  useEffect(() => {
    let isCurrent = true;
    localTables()
      .planned(table)
      .then((found) => isCurrent && setMoves(found));
    return () => {
      isCurrent = false;
    };
  }, [table, moments]);

  const back = async () => {
    navigate(`/table/${copyOf.table}`);
    await localTables().forget(table);
  };
  const planAll = async () => {
    const planned = moves.map(({ seen, ...move }) => (isExact && seen ? { ...move, seen } : move));
    await plan(copyOf.table, { seat: copyOf.seat, seatEntry: copyOf.seatEntry, moves: planned });
    await back();
  };

  return (
    <div className="table-note ahead-card ahead-copy">
      <div className="ahead-plan">
        <strong>{say('ahead.copy')}</strong> {say('ahead.copy-hint')}
        <p role="status">
          {moves.length === 0
            ? say('ahead.nothing')
            : `${say('ahead.yours')} ${moves.map(({ label }) => label && speech.say(label.say, { seat: copyOf.seat, ...label })).join(' · ')}`}
        </p>
        {moves.length > 0 && (
          <label className="ahead-exact">
            <input type="checkbox" checked={isExact} onChange={({ target }) => setExact(target.checked)} />
            {say('ahead.exact')}
          </label>
        )}
      </div>
      <div className="cluster">
        <Button
          size="small"
          kind="primary"
          icon="check"
          disabled={moves.length === 0}
          busy={task.busy}
          onClick={() => task.run(planAll)}
        >
          {say('ahead.plan')}
        </Button>
        <Button size="small" icon="back" onClick={() => task.run(back)}>
          {say('ahead.back')}
        </Button>
      </div>
      {task.trouble && <p className="error">{task.trouble}</p>}
    </div>
  );
}

import { useState } from 'react';
import { useLocation } from 'wouter';
import { USUAL_LEVEL } from '../../bots/level-names.ts';
import type { OptionValue } from '../../kernel/game.ts';
import type { MatchRecord } from '../../kernel/record.ts';
import { localTables } from '../connection/local/local-connection.ts';
import { useTask } from '../frame/use-task.ts';
import { Button } from '../look/Button.tsx';
import { Paper } from '../look/Paper.tsx';
import { botName, ownName } from '../play.ts';
import { useRecordsSay } from './text.ts';

interface PlayOnProps {
  readonly record: MatchRecord;
  /** The move that is shown; undefined where today's rules do not lead to it, or the match is over there. */
  readonly moment: number | undefined;
  readonly nameOf: (seat: number) => string;
}

/** Plays on from a move of a match, at a table of one's own on this device. */
export function PlayOn({ record, moment, nameOf }: PlayOnProps) {
  const say = useRecordsSay();
  const [, navigate] = useLocation();
  const task = useTask();
  const [seat, setSeat] = useState(0);
  const begin = async (moves: number) => {
    const seats = Array.from({ length: record.seats }, (_, index) =>
      index === seat ? { name: ownName() } : { name: botName(index), bot: USUAL_LEVEL },
    );
    const table = await localTables().create({
      game: record.game,
      options: record.options as Readonly<Record<string, OptionValue>>,
      seats,
      seed: record.seed,
      played: record.moves.slice(0, moves),
    });
    navigate(`/table/${table}`);
  };
  return (
    <Paper as="section" heading={say('records.play-on')} className="stack play-on">
      <p className="hint">{say(moment === undefined ? 'records.play-over' : 'records.play-hint')}</p>
      {moment !== undefined && (
        <div className="cluster">
          {record.seats > 1 && (
            <label className="play-on-seat">
              {say('records.play-as')}{' '}
              <select className="select" value={seat} onChange={({ target }) => setSeat(Number(target.value))}>
                {Array.from({ length: record.seats }, (_, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index.
                  <option key={index} value={index}>
                    {nameOf(index)}
                  </option>
                ))}
              </select>
            </label>
          )}
          <Button icon="play" busy={task.busy} onClick={() => task.run(() => begin(moment))}>
            {say('records.play-from', { moment })}
          </Button>
        </div>
      )}
      {task.trouble && <p className="error">{task.trouble}</p>}
    </Paper>
  );
}

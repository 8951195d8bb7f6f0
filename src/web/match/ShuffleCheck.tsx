import { useState } from 'react';
import type { Game } from '../../kernel/game.ts';
import type { MatchRecord } from '../../kernel/record.ts';
import { Button } from '../look/Button.tsx';
import { Icon } from '../look/Icon.tsx';
import { Paper } from '../look/Paper.tsx';
import { type Checked, checkShuffle } from './replay.ts';
import { useMatchSay } from './text.ts';

interface ShuffleCheckProps {
  readonly game: Game;
  readonly record: MatchRecord;
  /** The hash that was published at the start. */
  readonly commitment: string;
}

/** Verifies in the browser that the shuffle was fixed before the first turn. */
export function ShuffleCheck({ game, record, commitment }: ShuffleCheckProps) {
  const say = useMatchSay();
  const [result, setResult] = useState<Checked | undefined>(undefined);
  return (
    <Paper as="section" heading={say('match.shuffle')} className="match-shuffle stack">
      <p>{say('match.shuffle-text')}</p>
      <dl className="hashes">
        <dt>{say('match.commitment')}</dt>
        <dd>
          <code>{commitment}</code>
        </dd>
        <dt>{say('match.seed')}</dt>
        <dd>
          <code>{record.seed}</code>
        </dd>
      </dl>
      <div className="cluster">
        <Button icon="shuffle" onClick={() => setResult(checkShuffle(game, record, commitment))}>
          {say('match.check')}
        </Button>
      </div>
      <p role="status" className={result?.problem === undefined ? 'shuffle-good' : 'error'}>
        {result && (
          <>
            <Icon name={result.problem === undefined ? 'ok' : 'alert'} />{' '}
            {result.problem !== undefined
              ? say('match.failed', { problem: result.problem })
              : result.moves === record.moves.length
                ? say('match.checked')
                : say('match.checked-partly', { checked: result.moves, moves: record.moves.length })}
          </>
        )}
      </p>
    </Paper>
  );
}

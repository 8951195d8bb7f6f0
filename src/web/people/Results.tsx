import { useState } from 'react';
import { Link } from 'wouter';
import type { ResultInfo, ResultList } from '../../protocol/people.ts';
import { useTask } from '../frame/use-task.ts';
import { titleOf } from '../game-list.ts';
import { Badge } from '../look/Badge.tsx';
import { Button } from '../look/Button.tsx';
import { Paper } from '../look/Paper.tsx';
import { useTexts } from '../messages/text.ts';
import { peopleApi } from './people-api.ts';
import { RatingChange } from './RatingChange.tsx';
import { usePeopleSay } from './text.ts';
import { useNameOf } from './Who.tsx';

/** Somebody's matches, those that ended last first; more of them on demand. */
export function Results({ person, first }: { person: string; first: ResultList }) {
  const say = usePeopleSay();
  const [shown, setShown] = useState(first);
  const task = useTask();
  const more = async () => {
    const next = await peopleApi.results(person, shown.more ?? '');
    setShown({ ...next, results: [...shown.results, ...next.results] });
  };
  return (
    <Paper as="section" heading={say('results.title')} className="profile-results">
      {shown.results.length === 0 && <p className="soft">{say('results.none')}</p>}
      <ul className="results">
        {shown.results.map((result) => (
          <ResultLine key={result.table} result={result} />
        ))}
      </ul>
      {shown.more && (
        <Button busy={task.busy} onClick={() => task.run(more)}>
          {say('results.more')}
        </Button>
      )}
      {task.trouble && <p className="error">{task.trouble}</p>}
    </Paper>
  );
}

function ResultLine({ result }: { result: ResultInfo }) {
  const say = usePeopleSay();
  const nameOf = useNameOf();
  const language = useTexts((store) => store.language);
  const { table, game, ended, place, seats, fate, others, unnamed = 0, change } = result;
  const when = new Date(ended);
  return (
    <li>
      <Link href={`/match/${table}`} className="result">
        <b className="result-game">{titleOf(game)}</b>
        <span className="result-place">
          <Badge kind={place === 1 ? 'gold' : 'plain'}>{say('results.place', { place })}</Badge>{' '}
          {say('results.of', { seats })}
        </span>
        <span className="result-others">
          {[...others.map(nameOf), ...(unnamed > 0 ? [say('results.unnamed', { count: unnamed })] : [])].join(', ')}
          {fate && <span className="soft"> · {say(`results.${fate}`)}</span>}
        </span>
        <span className="result-change">
          {change === undefined ? (
            <span className="small soft">{say('results.not-rated')}</span>
          ) : (
            <RatingChange change={change} />
          )}
        </span>
        <time className="small soft result-when" dateTime={when.toISOString()} data-tip={when.toLocaleString(language)}>
          {when.toLocaleDateString(language, { day: 'numeric', month: 'short' })}
        </time>
      </Link>
    </li>
  );
}

import './learn.css';
import { Suspense } from 'react';
import { Link, useLocation } from 'wouter';
import type { Manifest } from '../../games/game-folder.ts';
import { Page } from '../frame/Page.tsx';
import { useTask } from '../frame/use-task.ts';
import { coverOf, GAMES, summaryOf } from '../game-list.ts';
import { Button, buttonClass } from '../look/Button.tsx';
import { Icon } from '../look/Icon.tsx';
import { Paper } from '../look/Paper.tsx';
import { useTexts } from '../messages/text.ts';
import { playGuided, playNow } from '../play.ts';
import { useReadingSay } from './reading-text.ts';

export function Learn() {
  const say = useReadingSay();
  return (
    <Page title={say('learn.title')} lead={say('learn.lead')}>
      <div className="stack">
        {GAMES.map((game) => (
          <Lesson key={game.id} game={game} />
        ))}
        <Paper as="section" heading={say('learn.puzzles')} className="stack">
          <p>{say('learn.puzzles-text')}</p>
          <Link href="/puzzles" className={buttonClass()}>
            <Icon name="puzzle" />
            {say('learn.puzzles-go')}
          </Link>
        </Paper>
        <Paper as="section" heading={say('learn.table')} className="learn-table">
          <ol>
            {([1, 2, 3, 4] as const).map((number) => (
              <li key={number}>{say(`learn.table.${number}`)}</li>
            ))}
          </ol>
        </Paper>
      </div>
    </Page>
  );
}

function Lesson({ game: { id, title, guideMinutes, expansions = [] } }: { game: Manifest }) {
  const say = useReadingSay();
  const language = useTexts((store) => store.language);
  const [, navigate] = useLocation();
  const task = useTask();
  const Cover = coverOf(id);
  return (
    <Paper as="article" kind="card" className="lesson" aria-label={title}>
      <Suspense fallback={<div className="cover skeleton" />}>
        <Cover />
      </Suspense>
      <div className="stack lesson-words">
        <h2>{title}</h2>
        <p className="lead">{summaryOf(id, language)}</p>
        <div className="cluster">
          {guideMinutes !== undefined && (
            <Button
              kind="primary"
              icon="learn"
              busy={task.busy}
              onClick={() => task.run(async () => navigate(`/guide/${await playGuided(id)}`))}
            >
              {say('learn.begin', { minutes: guideMinutes })}
            </Button>
          )}
          <Link href={`/rules/${id}`} className={buttonClass()}>
            {say('learn.rules')}
          </Link>
        </div>
        {expansions.map(({ option, title: expansion, guideMinutes: minutes, quick }) => (
          <div key={option} className="cluster">
            <Button
              icon="learn"
              busy={task.busy}
              onClick={() => task.run(async () => navigate(`/guide/${await playGuided(id, option)}`))}
            >
              {say('learn.begin-with', { expansion, minutes })}
            </Button>
            <Button
              icon="play"
              busy={task.busy}
              onClick={() => task.run(async () => navigate(`/table/${await playNow(id, quick)}`))}
            >
              {say('learn.play-with', { expansion })}
            </Button>
          </div>
        ))}
        {task.trouble && <p className="error">{task.trouble}</p>}
      </div>
    </Paper>
  );
}

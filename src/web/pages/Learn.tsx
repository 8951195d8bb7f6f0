import './learn.css';
import { Suspense } from 'react';
import { Link, useLocation } from 'wouter';
import { Page } from '../frame/Page.tsx';
import { useTask } from '../frame/use-task.ts';
import { Button, buttonClass } from '../look/Button.tsx';
import { COVERS } from '../look/covers.ts';
import { Paper } from '../look/Paper.tsx';
import { useSay } from '../messages/text.ts';
import { playGuided } from '../play.ts';
import { SHELF } from '../shelf.ts';

export function Learn() {
  const say = useSay();
  const ready = SHELF.filter((game) => 'parts' in game);
  return (
    <Page title={say('learn.title')} lead={say('learn.lead')}>
      <div className="stack">
        {ready.map(({ id, title }) => (
          <Lesson key={id} id={id} title={title} />
        ))}
        <Paper as="section" heading={say('learn.table')} className="learn-table">
          <ol>
            {([1, 2, 3, 4] as const).map((number) => (
              <li key={number}>{say(`learn.table.${number}`)}</li>
            ))}
          </ol>
        </Paper>
        <p className="soft">{say('learn.soon')}</p>
      </div>
    </Page>
  );
}

function Lesson({ id, title }: { id: (typeof SHELF)[number]['id']; title: string }) {
  const say = useSay();
  const [, navigate] = useLocation();
  const task = useTask();
  const Cover = COVERS[id];
  return (
    <Paper as="article" kind="card" className="lesson" aria-label={title}>
      <Suspense fallback={<div className="cover skeleton" />}>
        <Cover />
      </Suspense>
      <div className="stack lesson-words">
        <h2>{title}</h2>
        <p className="lead">{say(`home.${id}`)}</p>
        <div className="cluster">
          <Button
            kind="primary"
            icon="learn"
            busy={task.busy}
            onClick={() => task.run(async () => navigate(`/guide/${await playGuided(id)}`))}
          >
            {say('learn.begin')}
          </Button>
          <Link href={`/rules/${id}`} className={buttonClass()}>
            {say('learn.rules')}
          </Link>
        </div>
      </div>
    </Paper>
  );
}

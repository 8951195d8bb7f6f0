import './home.css';
import { Suspense } from 'react';
import { Link, useLocation } from 'wouter';
import { useTitle } from '../frame/Page.tsx';
import { TableLine } from '../frame/TableLine.tsx';
import { useRefreshedTables } from '../frame/use-refreshed-tables.ts';
import { useTask } from '../frame/use-task.ts';
import { Badge } from '../look/Badge.tsx';
import { Button, buttonClass } from '../look/Button.tsx';
import { COVERS } from '../look/covers.ts';
import { Icon } from '../look/Icon.tsx';
import { Paper } from '../look/Paper.tsx';
import { HeroScene } from '../look/scenes/HeroScene.tsx';
import { Wordmark } from '../look/scenes/Wordmark.tsx';
import { useSay } from '../messages/text.ts';
import { playGuided, playNow } from '../play.ts';
import { SHELF, type ShelvedId } from '../shelf.ts';
import { useMe } from '../store/me.ts';
import { useTables, waitsForMe } from '../store/tables.ts';

type Shelved = (typeof SHELF)[number];

const SHOWN_TABLES = 4;

export function Home() {
  const say = useSay();
  const server = useMe((store) => store.server);
  const { mine, running, gathering } = useTables();
  useTitle(say('home.title'));
  useRefreshedTables();
  const unfinished = (mine ?? []).filter(({ state }) => state !== 'over');
  const resume = [...unfinished].sort((a, b) => Number(waitsForMe(b)) - Number(waitsForMe(a))).slice(0, SHOWN_TABLES);
  const others = [...(gathering ?? []), ...(running ?? [])].filter(({ seats }) => !seats.some(({ mine: own }) => own));
  return (
    <>
      <div className="home-hero">
        <HeroScene>
          <div className="hero-words">
            <h1 aria-label={say('nav.home')}>
              <Wordmark size="poster" />
            </h1>
            <p className="lead">{say('home.lead')}</p>
          </div>
        </HeroScene>
      </div>
      <div className="page home">
        <section className="home-games" aria-label={say('home.games')}>
          {SHELF.map((game) => (
            <GameCard key={game.id} game={game} />
          ))}
        </section>
        {server === 'down' && (
          <p className="paper paper-strip home-offline" role="status">
            <Icon name="offline" />
            {say('home.offline')}
          </p>
        )}
        <div className="home-below">
          {resume.length > 0 && (
            <Paper as="section" heading={say('home.resume')}>
              <ul className="table-lines">
                {resume.map((info) => (
                  <TableLine key={info.table} info={info} />
                ))}
              </ul>
            </Paper>
          )}
          {others.length > 0 && (
            <Paper
              as="section"
              heading={say('home.running')}
              aside={<Link href="/tables">{say('home.all-tables')}</Link>}
            >
              <ul className="table-lines">
                {others.slice(0, SHOWN_TABLES).map((info) => (
                  <TableLine key={info.table} info={info} />
                ))}
              </ul>
            </Paper>
          )}
          <HowItWorks />
        </div>
      </div>
    </>
  );
}

const STEPS = [
  [1, 'campfire'],
  [2, 'torch'],
  [3, 'undo'],
] as const;

function HowItWorks() {
  const say = useSay();
  const [, navigate] = useLocation();
  const task = useTask();
  return (
    <Paper as="section" heading={say('home.how')} className="home-how">
      <dl className="home-steps">
        {STEPS.map(([step, icon]) => (
          <div key={step} className="home-step">
            <Icon name={icon} />
            <dt>{say(`home.how.${step}`)}</dt>
            <dd>{say(`home.how.${step}.text`)}</dd>
          </div>
        ))}
      </dl>
      <Button
        icon="learn"
        busy={task.busy}
        onClick={() => task.run(async () => navigate(`/guide/${await playGuided('gnome-elf-troll')}`))}
      >
        {say('home.learn')}
      </Button>
    </Paper>
  );
}

function GameCard({ game }: { game: Shelved }) {
  const say = useSay();
  const [, navigate] = useLocation();
  const task = useTask();
  const { id, title, players, minutes } = game;
  const Cover = COVERS[id satisfies ShelvedId];
  const ready = 'parts' in game;
  return (
    <Paper as="article" kind="card" className="game-card" aria-label={title} data-soon={!ready || undefined}>
      <Suspense fallback={<div className="cover skeleton" />}>
        <Cover />
      </Suspense>
      <div className="game-card-body">
        <h2 className="game-card-title">{title}</h2>
        <p>{say(`home.${id}`)}</p>
        <p className="small soft">{say('home.size', { fewest: players[0], most: players[1], minutes })}</p>
        {ready ? (
          <div className="cluster game-card-actions">
            <Button
              kind="primary"
              busy={task.busy}
              onClick={() => task.run(async () => navigate(`/table/${await playNow(id)}`))}
            >
              {say('home.play-now')}
            </Button>
            <Link href={`/new/${id}`} className={buttonClass()}>
              {say('home.with-friends')}
            </Link>
          </div>
        ) : (
          <div>
            <Badge kind="dusk">{say('home.soon')}</Badge>
          </div>
        )}
        {task.trouble && <p className="error">{task.trouble}</p>}
      </div>
    </Paper>
  );
}

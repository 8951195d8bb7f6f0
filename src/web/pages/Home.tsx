import './home.css';
import './play-strip.css';
import { type CSSProperties, lazy, type ReactNode, Suspense } from 'react';
import { Link, useLocation } from 'wouter';
import { useTitle } from '../frame/Page.tsx';
import { useRefreshedTables } from '../frame/use-refreshed-tables.ts';
import { useTask } from '../frame/use-task.ts';
import { coverOf, GAME_IDS, GAMES, guideMinutesOf, summaryOf, titleOf } from '../game-list.ts';
import { Button, buttonClass } from '../look/Button.tsx';
import { Icon } from '../look/Icon.tsx';
import { Paper } from '../look/Paper.tsx';
import { HeroScene } from '../look/scenes/HeroScene.tsx';
import { Wordmark } from '../look/scenes/Wordmark.tsx';
import { useSay, useTexts } from '../messages/text.ts';
import { playGuided, playNow } from '../play.ts';
import { hasEntered } from '../store/entered.ts';
import { hasLooked } from '../store/may-wait.ts';
import { useMe } from '../store/me.ts';
import { hadMatches, isFollowedTable, isInvitation, isUnfinished, useTables } from '../store/tables.ts';
import { cardsInRow } from './rows.ts';

/** How many game cards are in a row where there is room for five, four, three or two. */
const ROWS: CSSProperties & Record<`--of-${number}`, number> = {
  '--of-5': cardsInRow(GAMES.length, 5),
  '--of-4': cardsInRow(GAMES.length, 4),
  '--of-3': cardsInRow(GAMES.length, 3),
  '--of-2': cardsInRow(GAMES.length, 2),
};

/** Most visitors of the first page have no running match. */
const MyMatches = lazy(async () => ({ default: (await import('../home/MyMatches.tsx')).MyMatches }));
const OwnTournaments = lazy(async () => ({ default: (await import('../home/OwnTournaments.tsx')).OwnTournaments }));
const Invitations = lazy(async () => ({ default: (await import('../home/Invitations.tsx')).Invitations }));
const PlayStrip = lazy(async () => ({ default: (await import('../waiting/PlayStrip.tsx')).PlayStrip }));
const TablesTonight = lazy(async () => ({ default: (await import('../home/TablesTonight.tsx')).TablesTonight }));
const DailyCard = lazy(async () => ({ default: (await import('../puzzles/DailyCard.tsx')).DailyCard }));
const Greeting = lazy(async () => ({ default: (await import('../home/MyMatches.tsx')).Greeting }));

export function Home() {
  const say = useSay();
  const language = useTexts((store) => store.language);
  const server = useMe((store) => store.server);
  const { mine, running, gathering, troubled } = useTables();
  useTitle(say('home.title', { games: GAMES.length }));
  useRefreshedTables();
  // Until the matches are known, the page is laid out as at the last visit.
  const isPlaying = mine === undefined ? hadMatches() : mine.some(isUnfinished);
  const invited = mine?.filter(isInvitation) ?? [];
  const followed = (gathering ?? []).filter(isFollowedTable);
  const skeleton = <div className="skeleton home-mine-skeleton" aria-hidden="true" />;
  const others = [...(gathering ?? []), ...(running ?? [])].filter(({ seats }) => !seats.some(({ mine: own }) => own));
  const strip = <div className="skeleton play-strip-skeleton" aria-hidden="true" />;
  const daily = (
    <Suspense fallback={strip}>
      <DailyCard />
    </Suspense>
  );
  return (
    <>
      <div className="home-hero" data-low={isPlaying || undefined}>
        <HeroScene>
          <div className="hero-words">
            {isPlaying ? (
              mine && (
                <Suspense fallback={null}>
                  <Greeting tables={mine} />
                </Suspense>
              )
            ) : (
              <>
                <h1 aria-label={say('nav.home')}>
                  <Wordmark size="poster" />
                </h1>
                <p className="lead">
                  <span>{say('home.lead', { games: GAMES.length })}</span>
                </p>
              </>
            )}
          </div>
        </HeroScene>
      </div>
      <div className="page home">
        {(server === 'down' || troubled) && <Unreachable />}
        {isPlaying && mine === undefined && skeleton}
        {invited.length + followed.length > 0 && (
          <Suspense fallback={skeleton}>
            <Invitations invited={invited} followed={followed} />
          </Suspense>
        )}
        {isPlaying && mine && (
          <Suspense fallback={skeleton}>
            <MyMatches tables={mine.filter((info) => !isInvitation(info))}>{daily}</MyMatches>
          </Suspense>
        )}
        {!isPlaying && server === 'up' && hasEntered() && (
          <Suspense fallback={null}>
            <OwnTournaments />
          </Suspense>
        )}
        {server === 'up' && (
          <Suspense fallback={strip}>
            {mine === undefined ? strip : hasLooked() ? <PlayStrip /> : <FirstStrip isNew={mine.length === 0} />}
          </Suspense>
        )}
        <section className="home-games" style={ROWS} aria-label={say('home.games')}>
          {GAMES.map(({ id, ...about }) => (
            <GameCard key={id} id={id} {...about} summary={summaryOf(id, language)}>
              <Begin id={id} />
            </GameCard>
          ))}
        </section>
        {!isPlaying && daily}
        <div className="home-below">
          {others.length > 0 && (
            <Suspense fallback={<div className="skeleton" aria-hidden="true" />}>
              <TablesTonight tables={others} />
            </Suspense>
          )}
          <HowItWorks />
        </div>
      </div>
    </>
  );
}

/** The shortest game is the best one to begin with. */
const GUIDED = GAME_IDS.find((id) => guideMinutesOf(id) !== undefined);

/** Leads newcomers to a guided match, and others to the choice of what to play with somebody; from then on the strip does that with one press. */
function FirstStrip({ isNew }: { isNew: boolean }) {
  const say = useSay();
  const guides = isNew && GUIDED !== undefined;
  return (
    <div className="paper paper-strip play-strip">
      <Icon name={guides ? 'learn' : 'users'} />
      <span className="play-strip-words">
        {guides ? say('home.new', { game: titleOf(GUIDED), minutes: guideMinutesOf(GUIDED) }) : say('home.somebody')}
      </span>
      {guides && <GuidedButton game={GUIDED} kind="primary" words={say('home.new-go')} />}
      <Link href="/play" className={buttonClass({ kind: guides ? 'quiet' : 'primary' })}>
        <Icon name="play" />
        {say('lobby.somebody')}
      </Link>
    </div>
  );
}

interface GuidedButtonProps {
  readonly game: string;
  readonly kind: 'primary' | 'quiet';
  readonly words: string;
}

function GuidedButton({ game, kind, words }: GuidedButtonProps) {
  const [, navigate] = useLocation();
  const task = useTask();
  return (
    <>
      <Button
        icon="learn"
        kind={kind}
        busy={task.busy}
        onClick={() => task.run(async () => navigate(`/guide/${await playGuided(game)}`))}
      >
        {words}
      </Button>
      {task.trouble && <p className="error">{task.trouble}</p>}
    </>
  );
}

/** Says that the server does not answer, above what can be played without it. */
function Unreachable() {
  const say = useSay();
  const task = useTask();
  const { server, loadPerson } = useMe();
  const again = () =>
    task.run(async () => {
      await loadPerson();
      await useTables.getState().refreshAll();
    });
  return (
    <div className="paper paper-strip home-offline" role="status">
      <Icon name="offline" />
      <span>{say(server === 'down' ? 'home.offline' : 'home.troubled')}</span>
      <Button size="small" icon="refresh" busy={task.busy} onClick={again}>
        {say('home.try-again')}
      </Button>
    </div>
  );
}

const STEPS = [
  [1, 'campfire'],
  [2, 'torch'],
  [3, 'undo'],
] as const;

function HowItWorks() {
  const say = useSay();
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
      {GUIDED !== undefined && (
        <GuidedButton game={GUIDED} kind="quiet" words={say('home.learn', { game: titleOf(GUIDED) })} />
      )}
    </Paper>
  );
}

interface GameCardProps {
  readonly id: string;
  readonly title: string;
  readonly seats: readonly number[];
  readonly minutes: number;
  readonly summary: string;
  readonly children: ReactNode;
}

function GameCard({ id, title, seats, minutes, summary, children }: GameCardProps) {
  const say = useSay();
  const Cover = coverOf(id);
  return (
    <Paper as="article" kind="card" className="game-card" aria-label={title}>
      <Suspense fallback={<div className="cover skeleton" />}>
        <Cover />
      </Suspense>
      <div className="game-card-body">
        <h2 className="game-card-title">{title}</h2>
        <p>{summary}</p>
        <p className="small soft">{say('home.size', { fewest: seats[0], most: seats.at(-1), minutes })}</p>
        {children}
      </div>
    </Paper>
  );
}

/** Buttons to play against bots at once, or with friends. */
function Begin({ id }: { id: string }) {
  const say = useSay();
  const [, navigate] = useLocation();
  const task = useTask();
  return (
    <>
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
      {task.trouble && <p className="error">{task.trouble}</p>}
    </>
  );
}

import './my-matches.css';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { TableInfo } from '../../protocol/server.ts';
import { useShownNames } from '../frame/guest-names.ts';
import { isGuestName } from '../frame/name.ts';
import { manifestOf } from '../game-list.ts';
import { useMe } from '../store/me.ts';
import { waitsForMe } from '../store/tables.ts';
import { News, newsOf } from './News.tsx';
import { OthersThinking } from './OthersThinking.tsx';
import { useOwnTournaments } from './OwnTournaments.tsx';
import { byUrgency, timeOfDay } from './order.ts';
import { TurnCard } from './TurnCard.tsx';
import { useMatchesSay } from './text.ts';

const SHOWN_TURNS = 3;

/** The one thing that matters to somebody with running matches: whose turn it is. */
export function Greeting({ tables }: { tables: readonly TableInfo[] }) {
  const say = useMatchesSay();
  const name = useMe((store) => store.name);
  const count = tables.filter(waitsForMe).length;
  const running = tables.find(({ state, asked }) => state === 'running' && asked.length === 1);
  const thinker = useShownNames(running)?.seats.find(({ seat }) => running?.asked.includes(seat))?.name;
  const waiting = thinker === undefined ? say('mine.nobody-waits') : say('mine.thinking', { name: thinker });
  return (
    <div className="greeting">
      <h1>{say('mine.hello', { time: timeOfDay(new Date().getHours()), name: isGuestName(name) ? '' : name })}</h1>
      <p>{count > 0 ? say('mine.turns', { count }) : waiting}</p>
    </div>
  );
}

interface MyMatchesProps {
  readonly tables: readonly TableInfo[];
  /** What else there is for today, above the games. */
  readonly children: ReactNode;
}

/** Running matches, the most urgent first, and what is new in the others. */
export function MyMatches({ tables, children }: MyMatchesProps) {
  const say = useMatchesSay();
  // A server of a newer version may have games that this page does not know.
  const unfinished = tables.filter(({ state, game }) => state !== 'over' && manifestOf(game) !== undefined);
  const turns = unfinished.filter(waitsForMe).sort(byUrgency);
  const others = unfinished.filter((info) => info.state === 'running' && !info.unreadable && !waitsForMe(info));
  const news = newsOf(tables, Date.now());
  const tournaments = useOwnTournaments();
  const isNews = news.length + tournaments.length > 0;
  const more = turns.length - SHOWN_TURNS;
  return (
    <>
      {turns.length > 0 && (
        <section className="turns" aria-labelledby="turns">
          <h2 id="turns" className="sr-only">
            {say('mine.your-turn')}
          </h2>
          <ul className="turn-cards">
            {turns.slice(0, SHOWN_TURNS).map((info, index) => (
              <TurnCard key={info.table} info={info} isFirst={index === 0} />
            ))}
          </ul>
          {more > 0 && (
            <Link href="/matches" className="turns-more">
              {say('mine.more-wait', { count: more })}
            </Link>
          )}
        </section>
      )}
      {(others.length > 0 || isNews) && (
        <div className="home-mine">
          {others.length > 0 && <OthersThinking tables={others} all={unfinished.length} />}
          {isNews && <News tables={news} tournaments={tournaments} />}
        </div>
      )}
      {children}
      <h2 className="home-start-new">{say('mine.start-new')}</h2>
    </>
  );
}

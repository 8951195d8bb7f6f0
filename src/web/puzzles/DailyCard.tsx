import './daily.css';
import { Suspense } from 'react';
import { Link } from 'wouter';
import { coverOf, titleOf } from '../game-list.ts';
import { buttonClass } from '../look/Button.tsx';
import { useTexts } from '../messages/text.ts';
import { dateOf, gameOfDay, weekOf } from './daily.ts';
import { useDailySay } from './daily-text.ts';
import { GAMES_OF_DAYS } from './games-of-days.ts';
import { keptDays } from './kept-days.ts';

/** The puzzle of the day on the first page, with the days of this week on which the reader found it. */
export function DailyCard() {
  const say = useDailySay();
  const language = useTexts((store) => store.language);
  const today = dateOf(new Date());
  const days = keptDays();
  const game = gameOfDay(GAMES_OF_DAYS, today);
  if (game === undefined) return null;
  const state = stateOf(days[today]);
  const Cover = coverOf(game);
  return (
    <section className="paper paper-strip daily" aria-labelledby="daily">
      <div className="daily-cover" aria-hidden="true">
        <Suspense fallback={null}>
          <Cover />
        </Suspense>
      </div>
      <div className="daily-words">
        <h2 id="daily">{say('puzzles.today')}</h2>
        <p>
          {state === 'open'
            ? say('daily.lead', { game: titleOf(game) })
            : say(`daily.${state === 'found' ? 'done' : 'missed'}`)}
        </p>
      </div>
      <ol className="daily-week" aria-label={say('daily.week')}>
        {weekOf(today).map((date) => (
          <li key={date} data-day={stateOf(days[date])} data-today={date === today || undefined}>
            <span aria-hidden="true">{dayName(date, language, 'narrow')}</span>
            <span className="sr-only">
              {say(`daily.${stateOf(days[date])}`, { day: dayName(date, language, 'long') })}
            </span>
          </li>
        ))}
      </ol>
      <Link href="/puzzle/today" className={buttonClass({ kind: state === 'open' ? 'primary' : 'quiet' })}>
        {say(state === 'open' ? 'daily.solve' : 'daily.look')}
      </Link>
      <Link href="/puzzles" className={buttonClass({ kind: 'plain' })}>
        {say('puzzle.all')}
      </Link>
    </section>
  );
}

function stateOf(score: number | undefined): 'found' | 'tried' | 'open' {
  if (score === undefined) return 'open';
  return score > 0 ? 'found' : 'tried';
}

function dayName(date: string, language: string, weekday: 'narrow' | 'long'): string {
  return new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' }).format(new Date(`${date}T12:00:00Z`));
}

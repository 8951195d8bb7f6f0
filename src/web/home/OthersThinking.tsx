import { Suspense } from 'react';
import { Link } from 'wouter';
import type { SeatInfo, TableInfo } from '../../protocol/server.ts';
import { ago } from '../frame/ago.ts';
import { useShownNames } from '../frame/guest-names.ts';
import { PersonMark } from '../frame/PersonMark.tsx';
import { coverOf, titleOf } from '../game-list.ts';
import { Paper } from '../look/Paper.tsx';
import { useTexts } from '../messages/text.ts';
import { sayLeastLeft } from '../pace/say-time.ts';
import { useMatchesSay } from './text.ts';

const SHOWN = 4;

/** Matches in which others are asked. */
export function OthersThinking({ tables, all }: { tables: readonly TableInfo[]; all: number }) {
  const say = useMatchesSay();
  return (
    <Paper
      as="section"
      heading={say('mine.others')}
      aside={all > 1 && <Link href="/matches">{say('mine.all', { count: all })}</Link>}
    >
      <ul className="thinking-lines">
        {tables.slice(0, SHOWN).map((info) => (
          <ThinkingLine key={info.table} info={info} />
        ))}
      </ul>
    </Paper>
  );
}

function ThinkingLine({ info: told }: { info: TableInfo }) {
  const info = useShownNames(told);
  const language = useTexts((store) => store.language);
  const say = useMatchesSay();
  const { table, game, seats, asked, moved } = info;
  const thinking = seats.filter(({ seat }) => asked.includes(seat));
  const Cover = coverOf(game);
  return (
    <li className="thinking-line">
      <Link href={`/table/${table}`}>
        <span className="thinking-cover" aria-hidden="true">
          <Suspense fallback={<span className="cover skeleton" />}>
            <Cover />
          </Suspense>
        </span>
        <span className="thinking-words">
          <strong>{titleOf(game)}</strong>
          <span className="thinking-who small soft">
            {thinking[0] && <PersonMark seat={thinking[0]} />}
            {whoThinks(thinking)}
          </span>
        </span>
        <time className="tiny soft" dateTime={new Date(moved).toISOString()}>
          {sayLeastLeft(say, info) ?? ago(moved, Date.now(), language) ?? say('matches.ago.now')}
        </time>
      </Link>
    </li>
  );

  function whoThinks(asked: readonly SeatInfo[]): string {
    const [only, another] = asked;
    if (only === undefined) return '';
    if (another !== undefined) {
      const names = new Intl.ListFormat(language).format(asked.map(({ name }) => name));
      return say('mine.are-thinking', { names });
    }
    const { name, bot, awaySince } = only;
    if (bot !== undefined) return say('mine.plays-now', { name });
    const away = awaySince === undefined ? undefined : ago(awaySince, Date.now(), language);
    return away === undefined ? say('mine.is-thinking', { name }) : say('mine.away', { name, time: away });
  }
}

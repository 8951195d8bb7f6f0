import { Suspense } from 'react';
import { Link } from 'wouter';
import type { TableInfo } from '../../protocol/server.ts';
import { ago } from '../frame/ago.ts';
import { BotMark } from '../frame/BotMark.tsx';
import { useShownNames } from '../frame/guest-names.ts';
import { buttonClass } from '../look/Button.tsx';
import { SeatMark, seatNumber } from '../look/SeatMark.tsx';
import { useTexts } from '../messages/text.ts';
import { sayLeastLeft } from '../pace/say-time.ts';
import { coverOf, titleOf } from '../shelf.ts';
import { useMatchesSay } from './text.ts';
import { useQuestion } from './use-question.ts';

/** A match in which it is one's turn: what one is asked, who plays, and since when they wait. */
export function TurnCard({ info: told, isFirst }: { info: TableInfo; isFirst: boolean }) {
  const say = useMatchesSay();
  const info = useShownNames(told);
  const language = useTexts((store) => store.language);
  const question = useQuestion(info) ?? say('mine.make-a-move');
  const { table, game, seats, moved } = info;
  const others = seats.filter(({ mine }) => !mine);
  const Cover = coverOf(game);
  const since = ago(moved, Date.now(), language) ?? say('matches.ago.now');
  const names = new Intl.ListFormat(language).format(others.map(({ name }) => name));
  const left = sayLeastLeft(say, info);
  const label = say('mine.card', { game: titleOf(game), question, names, time: left ?? since });
  return (
    <li className="turn-card paper paper-card" data-first={isFirst || undefined}>
      <Link href={`/table/${table}`} className="turn-card-link" aria-label={label}>
        <span className="turn-card-cover" aria-hidden="true">
          <Suspense fallback={<span className="cover skeleton" />}>
            <Cover />
          </Suspense>
        </span>
        <span className="turn-card-body">
          <span className="turn-card-title">{titleOf(game)}</span>
          <span className="turn-card-question">{question}</span>
          <span className="turn-card-people">
            {others.map(({ seat, name, bot }) => (
              <span key={seat} className="turn-card-person">
                {bot === undefined ? <SeatMark seat={seatNumber(seat)} /> : <BotMark bot={bot} />}
                {name}
              </span>
            ))}
          </span>
          <span className="turn-card-foot">
            {left !== undefined && <strong className="small">{left}</strong>}
            <time className="small soft" dateTime={new Date(moved).toISOString()}>
              {since}
            </time>
            <span className={buttonClass({ kind: isFirst ? 'primary' : 'quiet' })}>{say('mine.play')}</span>
          </span>
        </span>
      </Link>
    </li>
  );
}

import '../table/clocks/clocks.css';
import { Link } from 'wouter';
import type { TableInfo } from '../../protocol/server.ts';
import { ago } from '../frame/ago.ts';
import { useShownNames } from '../frame/guest-names.ts';
import { PersonMark } from '../frame/PersonMark.tsx';
import { titleOf } from '../game-list.ts';
import { buttonClass } from '../look/Button.tsx';
import { Icon } from '../look/Icon.tsx';
import { useTexts } from '../messages/text.ts';
import { sayGoesOn, sayLeastLeft, sayTimeLeft } from '../pace/say-time.ts';
import { ClockPicture } from '../table/clocks/ClockPicture.tsx';
import { isShort } from '../table/clocks/left-now.ts';
import { BoardPicture } from './BoardPicture.tsx';
import { useMatchesSay } from './text.ts';
import { useStanding } from './use-standing.ts';

/** A match in which it is one's turn: what one is asked, who plays, and since when they wait. */
export function TurnCard({ info: told, isFirst }: { info: TableInfo; isFirst: boolean }) {
  const say = useMatchesSay();
  const info = useShownNames(told);
  const language = useTexts((store) => store.language);
  const { question: asked = say('mine.make-a-move'), planDropped, seen } = useStanding(info);
  const question = planDropped ? `${say('mine.plan-dropped')} ${asked}` : asked;
  const { table, game, seats, moved } = info;
  const others = seats.filter(({ mine }) => !mine);
  const since = ago(moved, Date.now(), language) ?? say('matches.ago.now');
  const names = new Intl.ListFormat(language).format(others.map(({ name }) => name));
  const left = sayGoesOn(say, info, language) ?? sayLeastLeft(say, info);
  const about = { game: titleOf(game), question, names, time: left ?? since };
  const label = say(names === '' ? 'mine.card-alone' : 'mine.card', about);
  return (
    <li className="turn-card paper paper-card" data-first={isFirst || undefined}>
      <Link href={`/table/${table}`} className="turn-card-link" aria-label={label}>
        <span className="turn-card-cover" aria-hidden="true">
          <BoardPicture game={game} seen={seen} />
        </span>
        <span className="turn-card-body">
          <span className="turn-card-title">{titleOf(game)}</span>
          <span className="turn-card-question">{question}</span>
          <span className="turn-card-people">
            {others.map((each) => (
              <span key={each.seat} className="turn-card-person">
                <PersonMark seat={each} />
                {each.name}
              </span>
            ))}
          </span>
          <span className="turn-card-foot">
            <span className="turn-card-time">
              <TimeLeft info={info} />
              <time className="tiny soft" dateTime={new Date(moved).toISOString()}>
                {since}
              </time>
            </span>
            <span className={buttonClass({ kind: isFirst ? 'primary' : 'quiet' })}>{say('mine.play')}</span>
          </span>
        </span>
      </Link>
    </li>
  );
}

/** How much time one has, as a candle or a tally stick with words; a campfire where nobody is hurried. */
function TimeLeft({ info }: { info: TableInfo }) {
  const say = useMatchesSay();
  const language = useTexts((store) => store.language);
  const { pace, clocks, seats, asked } = info;
  const own = clocks?.seats.find(({ seat }) => seats[seat]?.mine && asked.includes(seat));
  if (pace === undefined || own === undefined) {
    return (
      <span className="turn-card-left">
        <Icon name="campfire" /> <strong>{say('mine.no-clock')}</strong>
      </span>
    );
  }
  const short = own.runs && isShort(own.left, pace.bank);
  const words =
    sayGoesOn(say, info, language) ?? say('clock.time-left', { time: sayTimeLeft(say, own.left, pace.kind) });
  return (
    <span className="turn-card-left" data-short={short || undefined}>
      <ClockPicture kind={pace.kind} share={own.left / (pace.cap * 1000)} runs={own.runs} />
      <strong>
        {short && <Icon name="alert" />} {words}
      </strong>
    </span>
  );
}

import { LEVEL_NAMES } from '../../../bots/level-names.ts';
import type { Seat } from '../../../kernel/game.ts';
import { sayBot } from '../../frame/bots.ts';
import { SeatMark, seatNumber } from '../../look/SeatMark.tsx';
import type { StudyDesk } from '../page/use-study.ts';
import { useStudySay } from '../text.ts';
import type { Answerer } from '../worker/messages.ts';

const ANSWERERS: readonly Answerer[] = ['me', 'match', ...LEVEL_NAMES];

/** Who answers for each seat: oneself, what was played in the match, or a bot. */
export function WhoPanel({ desk, names }: { desk: StudyDesk; names: readonly string[] }) {
  const say = useStudySay();
  const { who, setWho } = desk;
  const sayWho = (each: Answerer) => (each === 'me' || each === 'match' ? say(`study.by-${each}`) : sayBot(say, each));
  const choose = (seat: Seat, next: Answerer) =>
    setWho(names.map((_, each) => (each === seat ? next : (who[each] ?? 'me'))));
  const seats = names.map((name, seat) => ({ seat, name }));
  return (
    <ul className="study-who" aria-label={say('study.who')}>
      {seats.map(({ seat, name }) => (
        <li key={seat}>
          <SeatMark seat={seatNumber(seat)} />
          <label>
            <span className="name">{name}</span>
            <select
              className="select"
              value={who[seat] ?? 'me'}
              onChange={({ target }) => choose(seat, ANSWERERS.find((each) => each === target.value) ?? 'me')}
            >
              {ANSWERERS.map((each) => (
                <option key={each} value={each}>
                  {sayWho(each)}
                </option>
              ))}
            </select>
          </label>
        </li>
      ))}
    </ul>
  );
}

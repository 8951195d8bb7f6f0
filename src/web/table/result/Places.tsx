import './result.css';
import type { Score } from '../../../kernel/game.ts';
import type { TableInfo } from '../../../protocol/server.ts';
import { Badge } from '../../look/Badge.tsx';
import { SeatMark, seatNumber } from '../../look/SeatMark.tsx';
import { useSay } from '../../messages/text.ts';
import { RatingChange } from '../../people/RatingChange.tsx';
import type { Speech } from '../log/speech.ts';

interface PlacesProps {
  readonly scores: readonly Score[];
  readonly speech: Speech;
  readonly seats: TableInfo['seats'];
  /** What the match did to ratings, by seat. */
  readonly changes?: ReadonlyMap<number, number> | undefined;
}

/** The players in the order of their places. */
export function Places({ scores, speech, seats, changes }: PlacesProps) {
  const say = useSay();
  const ranked = [...scores].sort((a, b) => a.place - b.place);
  return (
    <ol className="result-places">
      {ranked.map(({ seat, place, points }) => (
        <li key={seat}>
          <span className="score-place">{say('score.place', { place })}</span>
          <SeatMark seat={seatNumber(seat)} />
          <b className="name">
            {speech.nameOf(seat)} {seats[seat]?.resigned && <Badge kind="ember">{say('result.gave-up')}</Badge>}
          </b>
          {changes?.has(seat) && <RatingChange change={changes.get(seat) ?? 0} />}
          <span className="score-total">{speech.say('score.points', { points })}</span>
        </li>
      ))}
    </ol>
  );
}

import './score-sheet.css';
import type { Score } from '../../kernel/game.ts';
import { RuleLink } from '../look/RuleLink.tsx';
import { SeatMark, seatNumber } from '../look/SeatMark.tsx';
import { useSay } from '../messages/text.ts';
import type { Speech } from './speech.ts';

interface ScoreSheetProps {
  readonly scores: readonly Score[];
  readonly speech: Speech;
  readonly openRule: (id: string) => void;
}

/** Who stands where and why: every point with what earned it and the rule behind it. */
export function ScoreSheet({ scores, speech, openRule }: ScoreSheetProps) {
  const say = useSay();
  const ranked = [...scores].sort((a, b) => a.place - b.place || a.seat - b.seat);
  return (
    <ol className="score-sheet">
      {ranked.map(({ seat, place, points, lines }) => (
        <li key={seat} className="score">
          <h3 className="score-head">
            <span className="score-place">{say('score.place', { place })}</span>
            <SeatMark seat={seatNumber(seat)} />
            <span className="score-name">{speech.nameOf(seat)}</span>
            <span className="score-total">{speech.say('score.points', { points })}</span>
          </h3>
          {lines.length > 0 ? (
            <table className="scores">
              <tbody>
                {lines.map((line) => (
                  <tr key={JSON.stringify(line)}>
                    <td>{speech.say(line.say, line)}</td>
                    <td className="score-rule">
                      <RuleLink rule={line.rule} open={openRule} />
                    </td>
                    <td className="number">{say('score.plus', { points: line.points })}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          ) : (
            <p className="score-nothing">{say('score.nothing')}</p>
          )}
        </li>
      ))}
    </ol>
  );
}

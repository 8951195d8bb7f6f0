import './score-sheet.css';
import type { Score } from '../../../kernel/game.ts';
import type { ScoreRow } from '../../board-kit/tabletop.ts';
import { RuleLink } from '../../look/RuleLink.tsx';
import { SeatMark, seatNumber } from '../../look/SeatMark.tsx';
import { useSay } from '../../messages/text.ts';
import type { Speech } from '../log/speech.ts';
import { ScoreTable } from './ScoreTable.tsx';

interface ScoreSheetProps {
  readonly scores: readonly Score[];
  readonly speech: Speech;
  readonly openRule: (id: string) => void;
  /** The rows of the comparison table, if the game has one. */
  readonly rows?: readonly ScoreRow[] | undefined;
  /** How one wins, in words. */
  readonly wins?: string | undefined;
  /** Whether a seat's lines are collapsed. */
  readonly folded?: boolean;
}

/** The scores with all their lines, each with its rule. */
export function ScoreSheet({ rows, wins, ...props }: ScoreSheetProps) {
  return (
    <>
      {wins !== undefined && <p className="score-wins">{wins}</p>}
      {rows !== undefined && <ScoreTable scores={props.scores} rows={rows} speech={props.speech} />}
      <Ranking {...props} {...(rows !== undefined && { folded: true })} />
    </>
  );
}

/** One seat after another, the leader first. */
function Ranking({ scores, speech, openRule, folded = false }: ScoreSheetProps) {
  const ranked = [...scores].sort((a, b) => a.place - b.place || a.seat - b.seat);
  return (
    <ol className="score-sheet">
      {ranked.map((score) => (
        <li key={score.seat} className="score">
          {folded ? (
            <details>
              <summary>
                <Head score={score} speech={speech} />
              </summary>
              <Lines score={score} speech={speech} openRule={openRule} />
            </details>
          ) : (
            <>
              <Head score={score} speech={speech} />
              <Lines score={score} speech={speech} openRule={openRule} />
            </>
          )}
        </li>
      ))}
    </ol>
  );
}

interface ScoreProps extends Pick<ScoreSheetProps, 'speech'> {
  readonly score: Score;
}

function Head({ score: { seat, place, points }, speech }: ScoreProps) {
  const say = useSay();
  return (
    <h3 className="score-head">
      <span className="score-place">{say('score.place', { place })}</span>
      <SeatMark seat={seatNumber(seat)} />
      <span className="score-name">{speech.nameOf(seat)}</span>
      <span className="score-total">{speech.say('score.points', { points })}</span>
    </h3>
  );
}

function Lines({ score: { lines }, speech, openRule }: ScoreProps & Pick<ScoreSheetProps, 'openRule'>) {
  const say = useSay();
  if (lines.length === 0) return <p className="score-nothing">{say('score.nothing')}</p>;
  return (
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
  );
}

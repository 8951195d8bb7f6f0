import './result.css';
import { Link } from 'wouter';
import type { Score } from '../../kernel/game.ts';
import type { TableInfo } from '../../protocol/server.ts';
import { Button, buttonClass } from '../look/Button.tsx';
import { Dialog } from '../look/Dialog.tsx';
import { SeatMark, seatNumber } from '../look/SeatMark.tsx';
import { WinScene } from '../look/scenes/WinScene.tsx';
import { useSay } from '../messages/text.ts';
import type { Speech } from './speech.ts';

interface ResultProps {
  readonly open: boolean;
  readonly close: () => void;
  readonly info: TableInfo;
  readonly scores: readonly Score[];
  readonly speech: Speech;
  readonly again: () => void;
}

export function winnersOf(scores: readonly Score[]): readonly Score[] {
  return scores.filter(({ place }) => place === 1);
}

/** The sentence for who has won. */
export function resultId(scores: readonly Score[], speech: Speech): 'result.shared' | 'result.you-won' | 'result.won' {
  const [winner, ...others] = winnersOf(scores);
  if (others.length > 0) return 'result.shared';
  return winner !== undefined && speech.isReader(winner.seat) ? 'result.you-won' : 'result.won';
}

/** How it ended, and what to do next. */
export function Result({ open, close, info, scores, speech, again }: ResultProps) {
  const say = useSay();
  const winners = winnersOf(scores);
  const names = new Intl.ListFormat(document.documentElement.lang).format(
    winners.map(({ seat }) => speech.nameOf(seat)),
  );
  const ranked = [...scores].sort((a, b) => a.place - b.place);
  return (
    <Dialog
      open={open}
      onClose={close}
      title={say(resultId(scores, speech), { names })}
      closeLabel={say('result.look')}
      actions={
        <>
          <Button onClick={close}>{say('result.look')}</Button>
          <Link href={`/match/${info.table}`} className={buttonClass()}>
            {say('result.match-page')}
          </Link>
          <Button kind="primary" icon="refresh" onClick={again}>
            {say('result.again')}
          </Button>
        </>
      }
    >
      <WinScene seat={seatNumber(winners[0]?.seat ?? 0)} className="result-scene" />
      <ol className="result-places">
        {ranked.map(({ seat, place, points }) => (
          <li key={seat}>
            <span className="score-place">{say('score.place', { place })}</span>
            <SeatMark seat={seatNumber(seat)} />
            <b className="name">{speech.nameOf(seat)}</b>
            <span className="score-total">{speech.say('score.points', { points })}</span>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}

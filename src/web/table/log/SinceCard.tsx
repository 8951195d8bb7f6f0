import './since-card.css';
import { useState } from 'react';
import { Button } from '../../look/Button.tsx';
import { Dialog } from '../../look/Dialog.tsx';
import { SeatMark, seatNumber } from '../../look/SeatMark.tsx';
import { Sentence } from '../../messages/Sentence.tsx';
import { useSay } from '../../messages/text.ts';
import type { Since } from './since.ts';
import type { Speech } from './speech.ts';
import type { SinceTurn } from './use-since.ts';

interface SinceCardProps {
  readonly since: SinceTurn;
  readonly speech: Speech;
  readonly openLog: () => void;
  readonly replay: () => void;
}

/** A summary after a long absence: the largest changes, what a bot did for the viewer, and links to the log and the replay. */
export function SinceCard({ since, speech, openLog, replay }: SinceCardProps) {
  const say = useSay();
  const [seen, setSeen] = useState<number | undefined>(undefined);
  const { wasAway, capped, moment, told, greatest, standIn } = since;
  if (!wasAway || !capped || seen === moment) return null;
  const close = () => setSeen(moment);
  const leave = (action: () => void) => () => {
    close();
    action();
  };
  const count = countMoments(told);
  return (
    <Dialog
      open
      onClose={close}
      title={say('since.title', { count })}
      closeLabel={say('close')}
      actions={
        <>
          <Button onClick={leave(openLog)}>{say('since.all', { count })}</Button>
          <Button icon="play" onClick={leave(replay)}>
            {say('log.replay')}
          </Button>
          <Button kind="primary" onClick={close}>
            {say('since.board')}
          </Button>
        </>
      }
    >
      {standIn.length > 0 && <p className="since-bot">{say('since.bot', { count: countMoments(standIn) })}</p>}
      <ul className="since-greatest">
        {greatest.map(({ moment: at, event }) => (
          <li key={`${at} ${JSON.stringify(event)}`}>
            {typeof event.seat === 'number' && <SeatMark seat={seatNumber(event.seat)} />}
            <span>
              <Sentence text={speech.sayMarked(event.say, event)} nameOf={speech.nameOf} />
            </span>
          </li>
        ))}
      </ul>
      <p className="hint">{say('since.marked')}</p>
    </Dialog>
  );
}

function countMoments(lines: Since['told']): number {
  return new Set(lines.map(({ moment }) => moment)).size;
}

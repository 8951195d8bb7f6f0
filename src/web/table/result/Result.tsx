import './result.css';
import { Link } from 'wouter';
import type { Score } from '../../../kernel/game.ts';
import type { TableInfo } from '../../../protocol/server.ts';
import { KeepNote } from '../../account/KeepNote.tsx';
import { isLocal } from '../../connection/connection.ts';
import { Button, buttonClass } from '../../look/Button.tsx';
import { Dialog } from '../../look/Dialog.tsx';
import { seatNumber } from '../../look/SeatMark.tsx';
import { WinScene } from '../../look/scenes/WinScene.tsx';
import { useSay } from '../../messages/text.ts';
import { useRatingChanges } from '../../people/use-rating-changes.ts';
import type { Speech } from '../log/speech.ts';
import { sayResult, winnersOf } from './outcome.ts';
import { Places } from './Places.tsx';

interface ResultProps {
  readonly open: boolean;
  readonly close: () => void;
  readonly info: TableInfo;
  readonly scores: readonly Score[];
  readonly speech: Speech;
  readonly again: () => void;
}

interface WhatNextProps {
  readonly info: TableInfo;
  readonly again: () => void;
  readonly size?: 'normal' | 'small';
}

/** What to do after a match. */
export function WhatNext({ info: { table, rematch }, again, size = 'normal' }: WhatNextProps) {
  const say = useSay();
  return (
    <>
      <Link href={`/match/${table}`} className={buttonClass({ size })}>
        {say('result.match-page')}
      </Link>
      <Button kind="primary" icon="refresh" size={size} onClick={again}>
        {say(rematch === undefined ? 'result.again' : 'result.join-again')}
      </Button>
    </>
  );
}

/** The result, and what to do next. */
export function Result({ open, close, info, scores, speech, again }: ResultProps) {
  const say = useSay();
  const [winner] = winnersOf(scores);
  const changes = useRatingChanges(info);
  return (
    <Dialog
      open={open}
      onClose={close}
      title={sayResult(say, speech, scores)}
      closeLabel={say('result.look')}
      actions={
        <>
          <Button onClick={close}>{say('result.look')}</Button>
          <WhatNext info={info} again={again} />
        </>
      }
    >
      <p role="status" className="result-rematch">
        {info.rematch !== undefined && say('result.rematch-waits')}
      </p>
      <WinScene seat={seatNumber(winner?.seat ?? 0)} className="result-scene" />
      <Places scores={scores} speech={speech} seats={info.seats} changes={changes} />
      {!isLocal(info.table) && info.seats.some(({ mine }) => mine) && <KeepNote />}
    </Dialog>
  );
}

import '../match/match.css';
import { Link } from 'wouter';
import type { MatchRecord } from '../../kernel/record.ts';
import type { SoundRecord } from '../../kernel/sound-record.ts';
import type { SeatInfo } from '../../protocol/server.ts';
import { useTitle } from '../frame/Page.tsx';
import { titleOf } from '../game-list.ts';
import { useGame } from '../game-parts.ts';
import { Button } from '../look/Button.tsx';
import { Icon } from '../look/Icon.tsx';
import { Paper } from '../look/Paper.tsx';
import { FinishedMatch } from '../match/FinishedMatch.tsx';
import { useMatchSay } from '../match/text.ts';
import { useRecordsSay } from './text.ts';
import { useHere } from './use-here.ts';

interface OpenedRecordProps {
  readonly opened: SoundRecord;
  readonly close: () => void;
}

/** The match of a record that was opened, and how far the record is sound. */
export function OpenedRecord({ opened, close }: OpenedRecordProps) {
  const say = useRecordsSay();
  const sayMatch = useMatchSay();
  const { record, refused, endedOtherwise } = opened;
  const title = sayMatch('match.title', { game: titleOf(record.game) });
  useTitle(title);
  const { version } = useGame(record.game);
  const nameOf = (seat: number) => record.names?.[seat] || say('records.seat', { number: seat + 1 });
  const moves = record.moves.length;
  const here = useHere(record);
  return (
    <div className="page match-page">
      <div className="match-head">
        <h1 className="title-2">{title}</h1>
        <Button onClick={close}>{say('records.other')}</Button>
      </div>
      <Paper className="record-state stack">
        <p className={refused || endedOtherwise ? 'error' : 'shuffle-good'} role="status">
          <Icon name={refused || endedOtherwise ? 'alert' : 'ok'} />{' '}
          {refused
            ? say('records.refused', { ...refused, name: nameOf(refused.seat) })
            : endedOtherwise
              ? say('records.ended-otherwise')
              : record.version === version
                ? say(record.places ? 'records.whole' : 'records.sound', { moves })
                : say('records.older')}
        </p>
        {record.playedBefore !== undefined && <p>{say('records.from', { moves: record.playedBefore })}</p>}
        {here ? (
          <p>
            {say('records.here')} <Link href={`/match/${here}`}>{say('records.to-match')}</Link>
          </p>
        ) : (
          <p className="hint">{say('records.names')}</p>
        )}
      </Paper>
      <FinishedMatch
        info={{ game: record.game, commitment: record.commitment, seats: seatsOf(record, nameOf) }}
        record={record}
      />
    </div>
  );
}

function seatsOf({ seats, moves }: MatchRecord, nameOf: (seat: number) => string): SeatInfo[] {
  return Array.from({ length: seats }, (_, seat) => ({
    seat,
    name: nameOf(seat),
    holder: 'person',
    present: false,
    mine: false,
    resigned: moves.some(([by, move]) => by === seat && move === 'resign'),
    votes: 0,
  }));
}

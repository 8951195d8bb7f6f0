import type { Seat } from '../../../kernel/game.ts';
import type { LogLine } from '../../../protocol/server.ts';
import { Sentence } from '../../messages/Sentence.tsx';
import type { Speech } from './speech.ts';

/** A player's actions as sentences. */
export function ToldOf({ seat, lines, speech }: { seat: Seat; lines: readonly LogLine[]; speech: Speech }) {
  return lines
    .filter(({ event }) => event.seat === seat)
    .map(({ moment, event }) => (
      <span key={`${moment} ${JSON.stringify(event)}`}>
        <Sentence text={speech.sayMarked(event.say, event)} nameOf={speech.nameOf} />{' '}
      </span>
    ));
}

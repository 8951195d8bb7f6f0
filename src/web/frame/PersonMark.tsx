import type { SeatInfo } from '../../protocol/server.ts';
import { Icon } from '../look/Icon.tsx';
import { useSay } from '../messages/text.ts';
import { BotMark } from './BotMark.tsx';
import { HouseMark } from './HouseMark.tsx';

/** Who somebody is, where it does not matter where they sit: a person's house mark, or the face of a bot. */
export function PersonMark({ seat: { mark, bot, program } }: { seat: Pick<SeatInfo, 'mark' | 'bot' | 'program'> }) {
  const say = useSay();
  if (bot !== undefined) return <BotMark bot={bot} />;
  return (
    <>
      {mark !== undefined && <HouseMark mark={mark} />}
      {program && <Icon name="bot" title={say('players.program')} />}
    </>
  );
}

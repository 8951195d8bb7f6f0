import { LEVEL_NAMES } from '../../bots/level-names.ts';
import { useSay } from '../messages/text.ts';
import { sayBot } from './bots.ts';

/** The bot levels as options of a select. */
export function BotOptions({ value }: { value: (bot: string) => string }) {
  const say = useSay();
  return LEVEL_NAMES.map((bot) => (
    <option key={bot} value={value(bot)}>
      {sayBot(say, bot)}
    </option>
  ));
}

import { BOTS } from '../../bots/index.ts';
import { en } from '../messages/en.ts';
import type { MessageId } from '../messages/languages.ts';
import type { Say } from '../messages/text.ts';

/** The bots there are, from weak to strong. */
export const BOT_LEVELS: readonly string[] = BOTS.map(({ name }) => name);

/** What a bot is called; one that has no name yet is called by its id. */
export function sayBot(say: Say, bot: string): string {
  const id = `bot.${bot}`;
  return Object.hasOwn(en, id) ? say(id as MessageId) : say('bot.other', { bot });
}

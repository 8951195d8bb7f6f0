import { LEVEL_NAMES, type LevelName } from '../../bots/level-names.ts';
import { en } from '../messages/en.ts';
import type { MessageId } from '../messages/languages.ts';
import type { Say } from '../messages/text.ts';

export function isLevel(bot: string): bot is LevelName {
  return (LEVEL_NAMES as readonly string[]).includes(bot);
}

/** What a bot is called; one that has no name yet is called by its id. */
export function sayBot(say: Say, bot: string): string {
  const id = `bot.${bot}`;
  return Object.hasOwn(en, id) ? say(id as MessageId) : say('bot.other', { bot });
}

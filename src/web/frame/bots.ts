import { LEVEL_NAMES, type LevelName } from '../../bots/level-names.ts';
import { texts } from '../messages/en/app.ts';
import type { MessageId } from '../messages/languages.ts';
import type { Say } from '../messages/text.ts';

export function isLevel(bot: string): bot is LevelName {
  return (LEVEL_NAMES as readonly string[]).includes(bot);
}

/** A bot's name, or its id if it has none. */
export function sayBot(say: Say, bot: string): string {
  const id = `bot.${bot}`;
  return Object.hasOwn(texts, id) ? say(id as MessageId) : say('bot.other', { bot });
}

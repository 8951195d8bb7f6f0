import './bot-mark.css';
import { BotFace } from '../look/BotFace.tsx';
import { Icon } from '../look/Icon.tsx';
import { useSay } from '../messages/text.ts';
import { isLevel, sayBot } from './bots.ts';

/** The face of a seat's bot; its name and level are shown on hover and read out. */
export function BotMark({ bot }: { bot: string }) {
  const say = useSay();
  const name = sayBot(say, bot);
  return (
    <span className="bot-mark" data-tip={isLevel(bot) ? `${name}. ${say(`bot.${bot}.character`)}` : name}>
      {isLevel(bot) ? <BotFace face={bot} title={name} /> : <Icon name="bot" title={name} />}
    </span>
  );
}

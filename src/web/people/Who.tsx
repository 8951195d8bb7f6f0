import { Link } from 'wouter';
import type { PersonInfo } from '../../protocol/people.ts';
import { BotMark } from '../frame/BotMark.tsx';
import { sayBot } from '../frame/bots.ts';
import { shownName } from '../frame/guest-names.ts';
import { HouseMark } from '../frame/HouseMark.tsx';
import { people } from '../messages/en/people.ts';
import { usePeopleSay } from './text.ts';

type Other = PersonInfo | { readonly bot: string };

/** Somebody in a list, with the way to their profile. */
export function Who({ other }: { other: Other }) {
  const say = usePeopleSay();
  if ('bot' in other) {
    return (
      <Link href={`/people/bot/${other.bot}`} className="who">
        <BotMark bot={other.bot} />
        <span className="who-name">{nameOfBot(say, other.bot)}</span>
      </Link>
    );
  }
  if (other.gone) return <span className="who who-name">{say('people.somebody-left')}</span>;
  return (
    <Link href={`/people/${other.person}`} className="who" data-tip={shownName(other.name, say)}>
      <HouseMark mark={other.mark} />
      <span className="who-name">{shownName(other.name, say)}</span>
    </Link>
  );
}

/** The name of a bot alone, where how strong it is would be too much. */
export function nameOfBot(say: ReturnType<typeof usePeopleSay>, bot: string): string {
  const id = `bot-name.${bot}`;
  return Object.hasOwn(people, id) ? say(id as keyof typeof people) : sayBot(say, bot);
}

/** The same as plain words. */
export function useNameOf(): (other: Other) => string {
  const say = usePeopleSay();
  return (other) => {
    if ('bot' in other) return nameOfBot(say, other.bot);
    return other.gone ? say('people.somebody-left') : shownName(other.name, say);
  };
}

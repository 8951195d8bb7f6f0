import type { OptionValue } from '../../kernel/game.ts';
import type { Catalogue } from '../../kernel/messages.ts';
import type { Say } from '../messages/text.ts';
import { speechFor } from '../table/log/speech.ts';

/** The names of a table's options and of their choices. */
export function optionWords(catalogue: Catalogue, say: Say) {
  const { say: speak } = speechFor(catalogue, [], 'en');
  return {
    sayOption: (name: string) => speak(`option.${name}`),
    sayChoice(name: string, value: OptionValue): string {
      const choice = String(value);
      if (catalogue[`option.${name}.${choice}`]) return speak(`option.${name}.${choice}`);
      return choice === 'true' || choice === 'false' ? say(`option.${choice}`) : choice;
    },
  };
}

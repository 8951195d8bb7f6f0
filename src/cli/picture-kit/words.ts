import { type Message, type Params, speak } from '../../kernel/messages.ts';

const NOBODY = {
  name(): string {
    throw new Error('pictures name seats by themselves');
  },
};

/** Says the texts of a catalogue that names no seats. */
export function wordsOf<Id extends string>(texts: Readonly<Record<Id, Message>>): (id: Id, params?: Params) => string {
  return (id, params = {}) => speak(texts, id, params, NOBODY);
}

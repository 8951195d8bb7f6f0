import type { Message, Params, Speaker } from '../../kernel/messages.ts';

/** A text as a translator sees it: with its placeholders, and what its words depend on. */
export interface Sample {
  readonly text: string;
  readonly depends: readonly string[];
}

/** One of everything, so that a text with a plural shows one of its forms. */
const COUNT = 2;
const NAMED: Speaker = { name: (seat) => `{seat ${seat}}` };

/** A composed text is composed once with its parameters' own names; where it computes with them, with a number. */
export function sampleOf(message: Message): Sample {
  if (typeof message === 'string') return { text: message, depends: [] };
  const depends = new Set<string>();
  const paramsBy = (asValue: (name: string) => string | number): Params =>
    new Proxy<Record<string, never>>(
      {},
      {
        get(_, name) {
          depends.add(String(name));
          return asValue(String(name));
        },
      },
    );
  const tries = [(name: string) => `{${name}}`, () => COUNT];
  for (const asValue of tries) {
    try {
      const text = message(paramsBy(asValue), NAMED);
      if (!/NaN|undefined/.test(text)) return { text, depends: [...depends] };
    } catch {
      // It looks up a word by its parameter, which no sample can name.
    }
  }
  return { text: '…', depends: [...depends] };
}

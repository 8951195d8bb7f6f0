import type { Catalogue } from '../../../../src/kernel/messages.ts';

/** What stands in the picture for the terminal, which speaks English. */
export const terminalWords = {
  heap: 'Stones in the heap: {heap}',
} satisfies Catalogue;

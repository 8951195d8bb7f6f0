import { expect, test } from 'vitest';
import type { Message } from '../../kernel/messages.ts';
import { sampleOf } from './sample.ts';

const PAIRS = new Map([['bean', 'beans']]);

function pluralOf(kind: unknown): string {
  const plural = PAIRS.get(String(kind));
  if (plural === undefined) throw new Error('no such kind');
  return plural;
}

test.each<[string, Message, string, readonly string[]]>([
  ['a plain text', 'Undo {count} moves', 'Undo {count} moves', []],
  ['one that composes names', ({ name, move }) => `${name}: ${move}`, '{name}: {move}', ['name', 'move']],
  ['one that counts', ({ left }) => `${Number(left) + 1} left`, '3 left', ['left']],
  ['one that looks up a word', ({ kind }) => `two ${PAIRS.get(String(kind))}`, '…', ['kind']],
  ['one that fails', ({ kind }) => `two ${pluralOf(kind)}`, '…', ['kind']],
])('a translator sees %s', (_, message, text, depends) => {
  expect(sampleOf(message)).toEqual({ text, depends });
});

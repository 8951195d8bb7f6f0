import { describe, expect, test } from 'vitest';
import { type Catalogue, KERNEL_MESSAGES, speak } from './messages.ts';

const CATALOGUE: Catalogue = {
  'kind.bean': 'magic bean',
  'kind.apple': 'apple of {seat}',
  'open.true': 'open',
  'told.sowed': '{seat} sowed a {kind} in row {row}.',
  'told.twice': '{kind} and {kind}',
  'told.door': 'The door is {open}.',
  'told.lost': '{owner} lost it to {seat}.',
  'told.count': ({ count }) => (count === 1 ? 'one bean' : `${count} beans`),
  'told.won': ({ seat }, speaker) => `${speaker.name(Number(seat))} won.`,
  'told.bred': 'Lambs for {seats}.',
  'ask.plain': 'What now?',
};

const SPEAKER = { name: (seat: number) => ['Alva', 'Birk'][seat] ?? 'nobody' };

function say(id: string, params = {}): string {
  return speak(CATALOGUE, id, params, SPEAKER);
}

describe('speaking', () => {
  test('a plain text is said as it stands', () => {
    expect(say('ask.plain', { seat: 0 })).toBe('What now?');
  });

  test('placeholders are filled: seats by name, words from the catalogue, other values as they are', () => {
    expect(say('told.sowed', { seat: 1, kind: 'bean', row: 2 })).toBe('Birk sowed a magic bean in row 2.');
    expect(say('told.lost', { seat: 0, owner: 1 })).toBe('Birk lost it to Alva.');
    expect(say('told.door', { open: true })).toBe('The door is open.');
    expect(say('told.door', { open: false })).toBe('The door is false.');
  });

  test('several seats are listed by name, in the language of the speaker', () => {
    expect(say('told.bred', { seats: [0, 1] })).toBe('Lambs for Alva and Birk.');
    expect(say('told.bred', { seats: [1] })).toBe('Lambs for Birk.');
    const swedish = { ...SPEAKER, language: 'sv' };
    expect(speak(CATALOGUE, 'told.bred', { seats: [0, 1, 2] }, swedish)).toBe('Lambs for Alva, Birk och nobody.');
  });

  test('words of the catalogue may have placeholders too', () => {
    expect(say('told.sowed', { seat: 0, kind: 'apple', row: 1 })).toBe('Alva sowed a apple of Alva in row 1.');
  });

  test('a placeholder may stand twice', () => {
    expect(say('told.twice', { kind: 'bean' })).toBe('magic bean and magic bean');
  });

  test('values are put in as they are, whatever signs they hold', () => {
    expect(say('told.sowed', { seat: 0, kind: '$& {row}', row: 1 })).toBe('Alva sowed a $& {row} in row 1.');
  });

  test('a message may be composed', () => {
    expect(say('told.count', { count: 1 })).toBe('one bean');
    expect(say('told.count', { count: 4 })).toBe('4 beans');
    expect(say('told.won', { seat: 1 })).toBe('Birk won.');
  });

  test('what has no message is a bug and named', () => {
    expect(() => say('told.unheard')).toThrow("no message 'told.unheard' in the catalogue");
  });
});

describe('what the kernel says', () => {
  test.each(Object.entries(KERNEL_MESSAGES))('%s', (id, message) => {
    const text = speak(
      { [id]: message },
      id,
      { number: 7, seats: 4, seat: 0, version: 3, moves: 2, minutes: 5, until: 0 },
      SPEAKER,
    );
    expect(text).toMatch(/^[A-Z].*\.$/);
    expect(text).not.toMatch(/[{}]|undefined/);
  });

  test('names the seat that does not exist, and those that do', () => {
    expect(speak(KERNEL_MESSAGES, 'refused.no-such-seat', { number: 7, seats: 4 }, SPEAKER)).toBe(
      'There is no seat 7 at this table; seats are numbered from 1 to 4.',
    );
  });

  test('names whoever gives up', () => {
    expect(speak(KERNEL_MESSAGES, 'told.resigned', { seat: 1 }, SPEAKER)).toContain('Birk');
  });
});

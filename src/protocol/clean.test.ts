import { describe, expect, test } from 'vitest';
import { cleanLine, lookalikeKey } from './clean.ts';
import { clientMessage, personName } from './client.ts';

describe('a name', () => {
  test.each([
    'Astrid',
    'Åse Bjørk',
    "Rolf-Erik d'Orsay",
    'Ирина',
    'Ελένη',
    '山田太郎',
    'さくら Sakura',
    'สุดา',
    'Nguyễn Thị',
    'अनिता',
    'R2',
    'J.R.R. Tolkien',
    'St. John',
  ])('%s is welcome', (name) => {
    expect(personName.parse(` ${name} `)).toBe(name.normalize('NFC'));
  });

  test.each([
    ['Hangul fillers', '\u3164', 'name-invisible'],
    ['a leading jamo filler', '\u115f', 'name-invisible'],
    ['a halfwidth filler', '\uffa0\uffa0', 'name-invisible'],
    ['a filler between letters', 'As\u3164trid', 'name-invisible'],
    ['a letter under twenty marks', `Z${'\u0301'.repeat(20)}`, 'name-marks'],
    ['a Cyrillic letter among Latin ones', '\u0410strid', 'name-scripts'],
    ['a Greek letter among Latin ones', 'Astr\u03b9d', 'name-scripts'],
    ['text turned around', '\u202eAstrid', 'name-letters'],
    ['zero-width space', 'Ast\u200brid', 'name-letters'],
    ['a web address', 'free-gems.example', 'name-address'],
    ['only marks', '\u0301\u0301', 'name-letters'],
  ])('%s is refused', (_what, name, problem) => {
    expect(personName.safeParse(name).error?.issues[0]?.message).toBe(problem);
  });

  test('with the same look as another is known to be alike', () => {
    expect(lookalikeKey('Ástrid ')).toBe(lookalikeKey('astrid'));
    expect(lookalikeKey('ＡＳＴＲＩＤ')).toBe(lookalikeKey('Astrid'));
    expect(lookalikeKey('Astrid.')).toBe(lookalikeKey('Astrid'));
    expect(lookalikeKey('Astrid')).not.toBe(lookalikeKey('Ingrid'));
  });
});

describe('a chat line', () => {
  test.each([
    ['  line\none\u0000 ', 'line one'],
    ['left\u202e right \u2066here\u2069', 'left right here'],
    ['zero\u200bwidth\ufeff', 'zerowidth'],
    [`towers: a${'\u0301'.repeat(30)}b`, `towers: \u00e1${'\u0301'.repeat(3)}b`],
    [
      'a family \u{1f469}\u200d\u{1f469}\u200d\u{1f467}, a heart \u2764\ufe0f',
      'a family \u{1f469}\u200d\u{1f469}\u200d\u{1f467}, a heart \u2764\ufe0f',
    ],
    ['\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645', '\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645'],
    ['a\u200d\u200d\u200d b', 'a b'],
    ['a lone half \ud83d', 'a lone half'],
    ['Grüße, Ωμέγα, привет, 你好!', 'Grüße, Ωμέγα, привет, 你好!'],
  ])('%j is shown as %j', (text, shown) => {
    expect(cleanLine(text)).toBe(shown);
  });

  test.each(['', '   ', '\u0000\u0007', '\u202e', '\u200b\u200b', '\u3164', '\u2800\u2800', '\u0301', '\u200d'])(
    '%j is none',
    (text) => {
      expect(cleanLine(text)).toBe('');
      expect(clientMessage.safeParse({ type: 'chat', table: 'aaaaaaaaaa', text }).success).toBe(false);
    },
  );
});

import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { isZip, MOST_RECORDS, unzipTexts } from './unzip.ts';

const zip = (files: Record<string, string>, level: 0 | 6 | 9 = 6) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])), { level });

test('records of an evening come out as they went in, and what is no record stays inside', () => {
  const packed = zip({ 'a.underbridge.json': '{"a":"ä"}', 'b/b.json': '[]', 'read me.txt': 'hello' });
  expect(isZip(packed)).toBe(true);
  expect(isZip(strToU8('{"underbridge":1}'))).toBe(false);
  expect(unzipTexts(packed)).toEqual([
    { name: 'a.underbridge.json', text: '{"a":"ä"}' },
    { name: 'b/b.json', text: '[]' },
  ]);
  expect(unzipTexts(zip({ 'a.json': '{}' }, 0))).toEqual([{ name: 'a.json', text: '{}' }]);
});

test('what would fill memory is refused in a sentence, whatever sizes it claims', () => {
  const bomb = zip({ 'bomb.json': ' '.repeat(40_000_000) }, 9);
  expect(bomb.length).toBeLessThan(60_000);
  expect(unzipTexts(bomb)).toEqual({ trouble: { say: 'records.zip-bomb' } });
  // The same with a lie about its size: at 22 of the local header.
  const lie = bomb.slice();
  lie.set([16, 0, 0, 0], 22);
  expect(unzipTexts(lie)).toEqual({ trouble: { say: 'records.zip-bomb' } });
  const many = Object.fromEntries(Array.from({ length: MOST_RECORDS + 1 }, (_, number) => [`${number}.json`, '{}']));
  expect(unzipTexts(zip(many))).toEqual({ trouble: { say: 'records.zip-too-many', params: { most: MOST_RECORDS } } });
});

test('what is damaged or has no records is said to be so', () => {
  const packed = zip({ 'a.json': JSON.stringify(Array.from({ length: 2000 }, (_, number) => number * 7919)) });
  expect(unzipTexts(packed.subarray(0, packed.length / 2))).toEqual({ trouble: { say: 'records.zip-broken' } });
  expect(unzipTexts(zip({ 'a.txt': 'hello' }))).toEqual({ trouble: { say: 'records.zip-empty' } });
});

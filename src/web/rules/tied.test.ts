import { expect, test } from 'vitest';
import { tied } from './tied.ts';

test('a reference keeps its bracket and the mark that follows', () => {
  expect(
    tied([
      { is: 'text', text: 'The push (' },
      { is: 'rule', id: 'CT-6.18' },
      { is: 'text', text: '), the kill ' },
      { is: 'rule', id: 'CT-6.12' },
      { is: 'text', text: ' and so on' },
    ]),
  ).toEqual([
    { is: 'text', text: 'The push ' },
    { is: 'rule', id: 'CT-6.18', before: '(', after: '),' },
    { is: 'text', text: ' the kill ' },
    { is: 'rule', id: 'CT-6.12', before: '', after: '' },
    { is: 'text', text: ' and so on' },
  ]);
});

test('brackets that hold no reference stay where they are', () => {
  const words = [{ is: 'text', text: '(at most) two (' } as const, { is: 'emphasis', text: 'or one' } as const];
  expect(tied(words)).toEqual(words);
});

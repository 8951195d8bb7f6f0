import { afterEach, expect, test, vi } from 'vitest';
import { takeUnsent } from './outdated.ts';

afterEach(() => vi.unstubAllGlobals());

function keep(unsent: string): void {
  const kept = new Map([['underbridge.unsent', unsent]]);
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => kept.delete(key),
  });
}

test('what a page of protocol 1 could not send is sent with the names of today, once', () => {
  const move = { do: 'done' };
  keep(JSON.stringify([{ type: 'move', request: 7, table: 'aaaaaaaaaa', seat: 1, number: 3, move }]));
  expect(takeUnsent()).toEqual([{ type: 'move', table: 'aaaaaaaaaa', seat: 1, seatEntry: 3, move }]);
  expect(takeUnsent()).toEqual([]);
});

test('what this version has kept stays as it is', () => {
  const undo = { type: 'undo', table: 'aaaaaaaaaa', seat: 1, seatEntry: 3 };
  keep(JSON.stringify([{ ...undo, request: 2 }]));
  expect(takeUnsent()).toEqual([undo]);
});

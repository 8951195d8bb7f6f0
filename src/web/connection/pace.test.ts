import { expect, test } from 'vitest';
import { createPacer } from './pace.ts';

/** A clock that is set by hand. */
function clock() {
  const due: { after: number; action: () => void }[] = [];
  let now = 0;
  return {
    now: () => now,
    pass(milliseconds: number) {
      now += milliseconds;
    },
    wait: (after: number, action: () => void) => {
      const entry = { after, action };
      due.push(entry);
      return () => due.splice(due.indexOf(entry), 1);
    },
    tick() {
      const next = due.shift();
      now += next?.after ?? 0;
      next?.action();
    },
    pending: () => due.map(({ after }) => after),
  };
}

function pace(pauseBefore: (message: string) => number) {
  const heard: string[] = [];
  const time = clock();
  return {
    heard,
    time,
    pacer: createPacer<string>((message) => heard.push(message), pauseBefore, time.wait, time.now),
  };
}

const slowLetters = (message: string) => (/[a-z]/.test(message) ? 700 : 0);

test('what needs no pause is handed on at once, what does waits, and all stay in order', () => {
  const { heard, time, pacer } = pace(slowLetters);
  for (const message of ['1', 'a', '2', 'b']) pacer.push(message);
  expect(heard).toEqual(['1']);
  expect(time.pending()).toEqual([700]);
  time.tick();
  expect(heard).toEqual(['1', 'a', '2']);
  time.tick();
  expect(heard).toEqual(['1', 'a', '2', 'b']);
  expect(time.pending()).toEqual([]);
});

test('in a flush everything comes at once', () => {
  const { heard, time, pacer } = pace(slowLetters);
  for (const message of ['1', 'a', 'b', '2']) pacer.push(message);
  pacer.flush();
  expect(heard).toEqual(['1', 'a', 'b', '2']);
  expect(time.pending()).toEqual([]);
});

test('a long backlog is not watched', () => {
  const { heard, time, pacer } = pace(slowLetters);
  pacer.push('1');
  for (let i = 0; i < 60; i++) pacer.push('a');
  time.tick();
  expect(heard.length).toBeGreaterThan(10);
  expect(time.pending()).toEqual([700]);
});

test('what took its time to come does not wait again', () => {
  const { heard, time, pacer } = pace(slowLetters);
  pacer.push('1');
  time.pass(500);
  pacer.push('a');
  expect(time.pending()).toEqual([200]);
  time.tick();
  time.pass(1500);
  pacer.push('b');
  expect(heard).toEqual(['1', 'a', 'b']);
});

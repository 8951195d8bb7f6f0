import { expect, test } from 'vitest';
import { makeQueue, type Queued } from './queue.ts';

function task(owner: string, some: Partial<Queued> = {}): Queued {
  return { owner, network: `home of ${owner}`, urgent: true, since: performance.now(), ...some };
}

/** Empties the queue. Returns the owner of each task and by how many the threads were shared then. */
function drain(queue: ReturnType<typeof makeQueue>): string[] {
  const order: string[] = [];
  for (let due = queue.next(); due !== undefined; due = queue.next()) {
    order.push(`${due.task.owner} ${due.crowd}`);
    queue.take(due.task);
  }
  return order;
}

test('owners take turns, and only the crowd of their own makes theirs hurry', () => {
  const queue = makeQueue();
  for (const owner of ['many', 'many', 'many', 'many', 'astrid', 'astrid', 'bjorn']) queue.add(task(owner));
  expect(drain(queue)).toEqual(['many 6', 'astrid 4', 'bjorn 3', 'many 4', 'astrid 2', 'many 2', 'many 1']);
});

test('networks take turns before people do: a crowd at one address is one address to everybody else', () => {
  const queue = makeQueue();
  for (let guest = 1; guest <= 25; guest++) {
    for (let king = 0; king < 4; king++) queue.add(task(`guest ${guest}`, { network: 'the crowd' }));
  }
  for (const owner of ['astrid', 'astrid', 'bjorn']) queue.add(task(owner));
  const order = drain(queue);
  expect(order.slice(0, 5)).toEqual(['guest 1 30', 'astrid 4', 'bjorn 3', 'guest 2 29', 'astrid 2']);
  // Within the crowd each guest has a turn before anybody has a second one.
  const guests = order.filter((each) => each.startsWith('guest')).map((each) => each.replace(/ \d+$/, ''));
  expect(new Set(guests.slice(0, 25)).size).toBe(25);
  expect(guests).toHaveLength(100);
});

test('what somebody watches goes first, until the rest has waited long enough', () => {
  const queue = makeQueue();
  const long = performance.now() - 60_000;
  queue.add(task('unwatched', { urgent: false }));
  queue.add(task('watched'));
  queue.add(task('watched'));
  queue.add(task('patient', { urgent: false, since: long }));
  expect(drain(queue).map((each) => each.split(' ')[0])).toEqual(['watched', 'patient', 'watched', 'unwatched']);
});

test('what is dropped is no turn of anybody', () => {
  const queue = makeQueue();
  const [gone, kept, other] = [task('astrid'), task('astrid'), task('bjorn')];
  for (const each of [gone, kept, other]) queue.add(each);
  expect(queue.drop((each) => each !== gone)).toEqual([gone]);
  expect(drain(queue)).toEqual(['astrid 2', 'bjorn 1']);
});

import { expect, test } from 'vitest';
import { makeQueue, type Queued } from './queue.ts';

function task(owner: string, some: Partial<Queued> = {}): Queued {
  return { owner, urgent: true, since: performance.now(), ...some };
}

/** Takes everything out, and names whose it was and by how many parts each had to share. */
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

test('what somebody watches goes first, until the rest has waited long enough', () => {
  const queue = makeQueue();
  const long = performance.now() - 60_000;
  queue.add(task('unwatched', { urgent: false }));
  queue.add(task('watched'));
  queue.add(task('watched'));
  queue.add(task('patient', { urgent: false, since: long }));
  expect(drain(queue).map((each) => each.split(' ')[0])).toEqual(['watched', 'patient', 'watched', 'unwatched']);
});

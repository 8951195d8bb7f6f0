import { expect, test } from 'vitest';
import { makeSlowLane } from './slow-lane.ts';

function line(strikes: number) {
  const told: string[] = [];
  let open = true;
  return {
    strikes,
    told,
    isOpen: () => open,
    pause: () => void told.push('pause'),
    resume: () => void told.push('resume'),
    close() {
      open = false;
    },
  };
}

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

test('only who has sent much nonsense has to wait, and until everything before is handled', async () => {
  const lane = makeSlowLane();
  const connection = line(9);
  expect(lane.isFor(connection)).toBe(false);
  connection.strikes = 10;
  expect(lane.isFor(connection)).toBe(true);
  lane.add(connection, () => {});
  connection.strikes = 0;
  expect(lane.isFor(connection)).toBe(true);
  await nextTurn();
  expect(lane.isFor(connection)).toBe(false);
});

test('of all who wait one message is handled at a time, in the order in which they came', async () => {
  const lane = makeSlowLane();
  const [one, other] = [line(50), line(50)];
  const handled: string[] = [];
  for (const name of ['a', 'b']) lane.add(one, () => handled.push(name));
  lane.add(other, () => handled.push('c'));
  for (const expected of ['a', 'ab', 'abc']) {
    await nextTurn();
    expect(handled.join('')).toBe(expected);
  }
});

test('nothing more is read from a connection with eight messages that wait', async () => {
  const lane = makeSlowLane();
  const connection = line(50);
  for (let message = 0; message < 9; message++) lane.add(connection, () => {});
  expect(connection.told).toEqual(['pause']);
  await nextTurn();
  expect(connection.told).toEqual(['pause']);
  await nextTurn();
  expect(connection.told).toEqual(['pause', 'resume']);
});

test('what a closed connection had sent is dropped', async () => {
  const lane = makeSlowLane();
  const connection = line(50);
  const handled: string[] = [];
  lane.add(connection, () => handled.push('a'));
  connection.close();
  await nextTurn();
  expect(handled).toEqual([]);
});

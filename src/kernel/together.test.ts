import { describe, expect, test } from 'vitest';
import { ask, note, offersOf, type Puppet, puppet, say, start } from '../../test/toys/puppet.ts';
import type { Frame } from './game.ts';
import { draw, randomFrom, seedFrom } from './random.ts';
import {
  answer,
  asked,
  askedSeat,
  cloneStack,
  end,
  frameFor,
  isOver,
  isTogetherNow,
  learn,
  push,
  pushTogether,
  questionFor,
  viewStack,
} from './steps.ts';
import { confine, heardBy, listen, tell } from './tell.ts';

/** Each seat chooses a door and then, behind the second, a chest; the first choice of seat 1 notes itself in passing. */
const doors = puppet({
  seats: 3,
  steps: {
    open: note('open', (p) => {
      push(p, { step: 'reveal' });
      pushTogether(p, [
        { step: 'door', seat: 0 },
        { step: 'door', seat: 2 },
      ]);
    }),
    door: ask(['first', 'second'], (p, seat, word) => {
      tell({ say: 'told.door', seat, word });
      tell({ say: 'told.creak' }, { except: seat });
      if (word === 'second') {
        push(p, { step: 'chest', seat });
        push(p, { step: 'creak' });
      }
    }),
    creak: note('creak'),
    chest: ask(['gold', 'silver']),
    reveal: note('reveal', () => tell({ say: 'told.reveal' })),
  },
  first: [{ step: 'open' }],
});

describe('a step that asks several seats at once', () => {
  test('asks all of them, each its own question', () => {
    const p = start(doors);
    expect(isTogetherNow(p)).toBe(true);
    expect(asked(p)).toEqual([0, 2]);
    expect(askedSeat(p)).toBeUndefined();
    expect(frameFor(p, 2)).toEqual({ step: 'door', seat: 2 });
    expect(frameFor(p, 1)).toBeUndefined();
    expect(offersOf(doors, p, 1)).toEqual([]);
    expect(offersOf(doors, p, 0)).toHaveLength(2);
    expect(questionFor(doors, p, 0)).toEqual({ say: 'ask.door' });
  });

  test('takes the answers in any order, and goes on when all have answered', () => {
    const p = start(doors);
    say(doors, p, 2, 'first');
    expect(asked(p)).toEqual([0]);
    expect(isTogetherNow(p)).toBe(true);
    expect(p.notes).not.toContain('reveal');
    say(doors, p, 0, 'first');
    expect(p.notes).toEqual(['open', '2 first', '0 first', 'reveal']);
    expect(isOver(p)).toBe(true);
  });

  test('lets a seat answer several steps in a row, and what runs by itself in between, on a stack of its own', () => {
    const p = start(doors);
    say(doors, p, 0, 'second');
    expect(p.notes).toEqual(['open', '0 second', 'creak']);
    expect(asked(p)).toEqual([0, 2]);
    expect(questionFor(doors, p, 0)).toEqual({ say: 'ask.chest' });
    expect(questionFor(doors, p, 2)).toEqual({ say: 'ask.door' });
    say(doors, p, 2, 'second');
    say(doors, p, 0, 'gold');
    expect(asked(p)).toEqual([2]);
    say(doors, p, 2, 'silver');
    expect(p.notes).toEqual(['open', '0 second', 'creak', '2 second', 'creak', '0 gold', '2 silver', 'reveal']);
  });

  test('keeps what is told to the seat that answers, until all have', () => {
    const p = start(doors);
    const first = listen(() => say(doors, p, 0, 'first'));
    expect(heardBy(first, 0)).toEqual([{ say: 'told.door', seat: 0, word: 'first' }]);
    for (const viewer of [1, 2, 'spectator'] as const) expect(heardBy(first, viewer)).toEqual([]);
    const last = listen(() => say(doors, p, 2, 'first'));
    expect(heardBy(last, 'spectator')).toEqual([{ say: 'told.reveal' }]);
    expect(heardBy(last, 2)).toEqual([{ say: 'told.door', seat: 2, word: 'first' }, { say: 'told.reveal' }]);
  });

  test('is passed over when it asks nobody', () => {
    const game = puppet({
      steps: { open: note('open', (p) => pushTogether(p, [])), below: note('below') },
      first: [{ step: 'below' }, { step: 'open' }],
    });
    expect(start(game).notes).toEqual(['open', 'below']);
  });

  test.each([
    ['nobody', {}],
    ['a seat beyond the table', { seat: 3 }],
    ['a seat before the first', { seat: -1 }],
  ])('cannot ask %s', (_, who) => {
    expect(() => pushTogether(start(doors), [{ step: 'door', ...who }])).toThrow("step 'door' has no seat");
  });

  test('lets free actions precede the answers of each seat', () => {
    const game = puppet({
      steps: {
        open: note('open', (p) =>
          pushTogether(p, [
            { step: 'plan', seat: 0 },
            { step: 'plan', seat: 1 },
          ]),
        ),
        plan: ask(['go'], undefined, { anytime: true }),
      },
      anytime: {
        swap: {
          offer: (_p, _frame, _seat, offers) => offers.add({ do: 'swap' }),
          take: (p, seat) => void p.notes.push(`${seat} swapped`),
        },
      },
      first: [{ step: 'open' }],
    });
    const p = start(game);
    answer(game, p, 1, { do: 'swap' });
    expect(asked(p)).toEqual([0, 1]);
    expect(frameFor(p, 1)).toEqual({ step: 'plan', seat: 1 });
    say(game, p, 1, 'go');
    expect(asked(p)).toEqual([0]);
    expect(p.notes).toEqual(['open', '1 swapped', '1 go']);
  });

  test.each([
    ['draws chance', (p: Puppet) => void draw(p.random)],
    ['shows something', learn],
  ])('is no place for an answer that %s', (_, act) => {
    const game = puppet({
      steps: {
        open: note('open', (p) => pushTogether(p, [{ step: 'plan', seat: 0 }])),
        plan: ask(['go'], (p) => act(p)),
      },
      first: [{ step: 'open' }],
    });
    const p = start(game);
    expect(() => say(game, p, 0, 'go')).toThrow('before all had answered');
  });
});

describe('a stack', () => {
  function midway(): Puppet {
    const p = start(doors);
    say(doors, p, 0, 'second');
    return p;
  }

  test('is seen with what the viewer is asked, and that others are asked, but not what', () => {
    const { stack } = midway();
    const hidden = [{ step: 'hidden' }];
    const seen = (viewer: number | 'spectator') => viewStack(stack, viewer);
    const together = (branches: Frame[][]) => [{ step: 'reveal' }, { step: 'together', branches }];
    expect(seen(0)).toEqual(together([[{ step: 'chest', seat: 0 }], [], hidden]));
    expect(seen(2)).toEqual(together([hidden, [], [{ step: 'door', seat: 2 }]]));
    expect(seen(1)).toEqual(together([hidden, [], hidden]));
    expect(seen('spectator')).toEqual(together([hidden, [], hidden]));
  });

  test('looks the same however far another seat has got, until it is done', () => {
    const p = start(doors);
    const before = viewStack(p.stack, 2);
    say(doors, p, 0, 'second');
    expect(viewStack(p.stack, 2)).toEqual(before);
    say(doors, p, 0, 'gold');
    expect(viewStack(p.stack, 2)).not.toEqual(before);
  });

  test('in a view says who is asked, and what the viewer is asked', () => {
    const p = midway();
    const seen = doors.view(p, 2);
    expect(asked(seen)).toEqual([0, 2]);
    expect(offersOf(doors, seen, 2)).toEqual(offersOf(doors, p, 2));
    expect(questionFor(doors, seen, 2)).toEqual({ say: 'ask.door' });
  });

  test('is not changed by what happens to its view', () => {
    const p = midway();
    const before = JSON.stringify(p.stack);
    const seen = doors.view(p, 0);
    say(doors, seen, 0, 'gold');
    expect(JSON.stringify(p.stack)).toBe(before);
  });

  test('is independent of its clone, in either direction', () => {
    const p = midway();
    const before = JSON.stringify(p.stack);
    const copy = { ...p, notes: [], stack: cloneStack(p.stack) };
    expect(copy.stack).toEqual(p.stack);
    say(doors, copy, 0, 'gold');
    say(doors, copy, 2, 'second');
    expect(JSON.stringify(p.stack)).toBe(before);
    const after = JSON.stringify(copy.stack);
    say(doors, p, 2, 'first');
    expect(JSON.stringify(copy.stack)).toBe(after);
  });

  test('goes on after a trip through JSON in the middle of secret answers', () => {
    const p = midway();
    const restored: Puppet = JSON.parse(JSON.stringify(p));
    for (const each of [p, restored]) {
      say(doors, each, 2, 'second');
      say(doors, each, 2, 'gold');
      say(doors, each, 0, 'silver');
    }
    expect(restored).toEqual(p);
    expect(isOver(restored)).toBe(true);
  });
});

test('a secret answer can neither end the match nor ask the others: that would be a bug of the game', () => {
  const position = { seats: 2, random: randomFrom(seedFrom('secret')), stack: [], learned: 0 };
  expect(() => confine(0, () => end(position))).toThrow('cannot end the match');
  expect(() => confine(0, () => pushTogether(position, []))).toThrow('cannot ask the other seats');
  expect(() => end(position)).not.toThrow();
});

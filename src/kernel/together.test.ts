import { describe, expect, test } from 'vitest';
import { ask, hang, note, offersOf, type Puppet, puppet, say, start } from '../../test/toys/puppet.ts';
import type { Frame } from './game.ts';
import { draw } from './random.ts';
import { answer, asked, askedSeat, end, frameFor, isOver, learn, push, questionFor } from './steps.ts';
import { eventsFor, listen, tell } from './tell.ts';
import { cloneStack, imagineStack, isCollecting, isSecret, pushTogether, viewStack } from './together.ts';

/** Others see who is done, and nothing else. */
const SECRETLY = { secret: true, done: 'shown' } as const;

/** Each seat chooses a door and then, behind the second, a chest; the first choice of seat 1 notes itself in passing. */
const doors = puppet({
  seats: 3,
  steps: {
    open: note('open', (p) => {
      push(p, { step: 'reveal' });
      pushTogether(
        p,
        [
          { step: 'door', seat: 0 },
          { step: 'door', seat: 2 },
        ],
        SECRETLY,
      );
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
    expect(isCollecting(p)).toBe(true);
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
    expect(isCollecting(p)).toBe(true);
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
    expect(eventsFor(first, 0)).toEqual([{ say: 'told.door', seat: 0, word: 'first' }]);
    for (const viewer of [1, 2, 'spectator'] as const) expect(eventsFor(first, viewer)).toEqual([]);
    const last = listen(() => say(doors, p, 2, 'first'));
    expect(eventsFor(last, 'spectator')).toEqual([{ say: 'told.reveal' }]);
    expect(eventsFor(last, 2)).toEqual([{ say: 'told.door', seat: 2, word: 'first' }, { say: 'told.reveal' }]);
  });

  test('is passed over when it asks nobody', () => {
    const game = puppet({
      steps: { open: note('open', (p) => pushTogether(p, [], SECRETLY)), below: note('below') },
      first: [{ step: 'below' }, { step: 'open' }],
    });
    expect(start(game).notes).toEqual(['open', 'below']);
  });

  test.each([
    ['nobody', {}],
    ['a seat beyond the table', { seat: 3 }],
    ['a seat before the first', { seat: -1 }],
  ])('cannot ask %s', (_, who) => {
    expect(() => pushTogether(start(doors), [{ step: 'door', ...who }], SECRETLY)).toThrow("step 'door' has no seat");
  });

  test('lets free actions precede the answers of each seat', () => {
    const game = puppet({
      steps: {
        open: note('open', (p) =>
          pushTogether(
            p,
            [
              { step: 'plan', seat: 0 },
              { step: 'plan', seat: 1 },
            ],
            SECRETLY,
          ),
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
        open: note('open', (p) => pushTogether(p, [{ step: 'plan', seat: 0 }], SECRETLY)),
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
    const seen = (viewer: number | 'spectator') => viewStack<Frame>(stack, viewer);
    const together = (branches: Frame[][]) => [{ step: 'reveal' }, { step: 'together', branches }];
    expect(seen(0)).toMatchObject(together([[{ step: 'chest', seat: 0 }], [], hidden]));
    expect(seen(2)).toMatchObject(together([hidden, [], [{ step: 'door', seat: 2 }]]));
    expect(seen(1)).toMatchObject(together([hidden, [], hidden]));
    expect(seen('spectator')).toMatchObject(together([hidden, [], hidden]));
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

describe('answers in public', () => {
  const open = (done: 'shown' | 'final' = 'shown') =>
    puppet({
      steps: {
        ...doors.steps,
        open: note('open', (p) => {
          push(p, { step: 'reveal' });
          pushTogether(
            p,
            [
              { step: 'door', seat: 0 },
              { step: 'door', seat: 1 },
            ],
            { secret: false, done },
          );
        }),
      },
      first: [{ step: 'open' }],
    });

  test('are heard by everybody at once, as they are meant', () => {
    const game = open();
    const p = start(game);
    const told = listen(() => say(game, p, 0, 'second'));
    expect(eventsFor(told, 'spectator')).toEqual([
      { say: 'told.door', seat: 0, word: 'second' },
      { say: 'told.creak' },
    ]);
    expect(eventsFor(told, 0)).toEqual([{ say: 'told.door', seat: 0, word: 'second' }]);
    expect(isCollecting(p)).toBe(true);
    expect(isSecret(p)).toBe(false);
  });

  test('show in every view what each seat is asked', () => {
    const game = open();
    const p = start(game);
    say(game, p, 0, 'second');
    for (const viewer of [0, 1, 'spectator'] as const) {
      expect(frameFor(game.view(p, viewer), 0)).toEqual({ step: 'chest', seat: 0 });
    }
    say(game, p, 0, 'gold');
    expect(asked(game.view(p, 'spectator'))).toEqual([1]);
  });
});

test('a seat that is done looks asked until the reveal, where that is a secret too', () => {
  const game = puppet({
    steps: { ...doors.steps },
    first: [{ step: 'reveal' }],
  });
  const p = hang(game);
  pushTogether(
    p,
    [
      { step: 'door', seat: 0 },
      { step: 'door', seat: 1 },
    ],
    { secret: true, done: 'hidden' },
  );
  const before = viewStack(p.stack, 1);
  say(game, p, 0, 'first');
  expect(asked(p)).toEqual([1]);
  expect(viewStack(p.stack, 1)).toEqual(before);
  expect(asked(game.view(p, 1))).toEqual([0, 1]);
  expect(asked(game.view(p, 0))).toEqual([1]);
});

test('a view is made whole again with hidden answers at their first question', () => {
  const p = start(doors);
  say(doors, p, 0, 'second');
  const whole = imagineStack(viewStack(p.stack, 2));
  expect(asked({ ...p, stack: whole })).toEqual([0, 2]);
  expect(frameFor({ ...p, stack: whole }, 0)).toEqual({ step: 'door', seat: 0 });
  say(doors, p, 0, 'gold');
  expect(asked({ ...p, stack: imagineStack(viewStack(p.stack, 2)) })).toEqual([2]);
  const travelled = JSON.parse(JSON.stringify(viewStack(start(doors).stack, 0)));
  expect(frameFor({ ...p, stack: imagineStack(travelled) }, 2)).toEqual({ step: 'door', seat: 2 });
});

describe('an answer given at once', () => {
  function planning(act: (p: Puppet) => void, secret: boolean) {
    const game = puppet({
      steps: {
        open: note('open', (p) => pushTogether(p, [{ step: 'plan', seat: 0 }], { secret, done: 'shown' })),
        plan: ask(['go'], (p) => act(p)),
      },
      first: [{ step: 'open' }],
    });
    return { game, p: start(game) };
  }

  test.each([true, false])('can neither end the match nor ask the others (secret: %s)', (secret) => {
    const ending = planning(end, secret);
    expect(() => say(ending.game, ending.p, 0, 'go')).toThrow('cannot end the match');
    const asking = planning((p) => pushTogether(p, [], SECRETLY), secret);
    expect(() => say(asking.game, asking.p, 0, 'go')).toThrow('cannot ask the other seats');
    expect(() => end(asking.p)).not.toThrow();
  });

  test('that fails leaves the whole stack in its place', () => {
    const { game, p } = planning(() => {
      throw new Error('stumbled');
    }, true);
    const { stack } = p;
    expect(() => say(game, p, 0, 'go')).toThrow('stumbled');
    expect(p.stack).toBe(stack);
  });

  test('may try out another on a copy, and stays as secret as before', () => {
    const tried = planning((p) => {
      const copy = doors.clone(start(doors));
      say(doors, copy, 0, 'first');
      say(doors, copy, 2, 'first');
      end(copy);
      tell({ say: 'told.planned', seat: p.seats });
    }, true);
    const told = listen(() => say(tried.game, tried.p, 0, 'go'));
    expect(told.at(-1)).toEqual({ event: { say: 'told.planned', seat: 2 }, to: { only: 0 } });
    expect(eventsFor(told, 1)).toEqual([]);
  });
});

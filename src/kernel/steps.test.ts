import { describe, expect, test } from 'vitest';
import { ask, hang, note, offersOf, puppet, type Say, say, start } from '../../test/toys/puppet.ts';
import { Offers } from './offers.ts';
import {
  answer,
  asked,
  askedSeat,
  end,
  frameFor,
  isOver,
  labelFor,
  learn,
  offersFor,
  push,
  questionFor,
} from './steps.ts';
import { isCollecting } from './together.ts';

describe('steps that run by themselves', () => {
  test('run from the top down until the match is over', () => {
    const game = puppet({
      steps: { one: note('one'), two: note('two') },
      first: [{ step: 'one' }, { step: 'two' }, { step: 'one' }],
    });
    const p = start(game);
    expect(p.notes).toEqual(['one', 'two', 'one']);
    expect(isOver(p)).toBe(true);
    expect(asked(p)).toEqual([]);
    expect(askedSeat(p)).toBeUndefined();
    expect(isCollecting(p)).toBe(false);
  });

  test('may push further ones, which run before what lies below, the last pushed first', () => {
    const twice = note('twice', (p) => {
      push(p, { step: 'late' });
      push(p, { step: 'early' });
    });
    const game = puppet({
      steps: { below: note('below'), twice, early: note('early'), late: note('late') },
      first: [{ step: 'below' }, { step: 'twice' }],
    });
    expect(start(game).notes).toEqual(['twice', 'early', 'late', 'below']);
  });

  test('find their frame already off the stack', () => {
    const game = puppet({
      steps: { below: note('below'), count: note('count', (p) => p.notes.push(`${p.stack.length} left`)) },
      first: [{ step: 'below' }, { step: 'count' }],
    });
    expect(start(game).notes).toEqual(['count', '1 left', 'below']);
  });

  test('may end the match, whatever lies below', () => {
    const game = puppet({
      steps: { below: note('below'), stop: note('stop', end) },
      first: [{ step: 'below' }, { step: 'stop' }],
    });
    const p = start(game);
    expect(p.notes).toEqual(['stop']);
    expect(isOver(p)).toBe(true);
  });

  test('stop where somebody is asked', () => {
    const game = puppet({
      steps: { below: note('below'), name: ask(['Alva']), above: note('above') },
      first: [{ step: 'below' }, { step: 'name', seat: 1 }, { step: 'above' }],
    });
    const p = start(game);
    expect(p.notes).toEqual(['above']);
    expect(isOver(p)).toBe(false);
  });

  test('that do not exist are a bug and named', () => {
    const game = puppet({ steps: {}, first: [{ step: 'dance' }] });
    expect(() => start(game)).toThrow("puppet has no step 'dance'");
  });
});

describe('a step that asks one seat', () => {
  const game = puppet({
    steps: { below: note('below'), name: ask(['Alva', 'Birk']) },
    first: [{ step: 'below' }, { step: 'name', seat: 1 }],
  });

  test('asks that seat and no other', () => {
    const p = start(game);
    expect(asked(p)).toEqual([1]);
    expect(askedSeat(p)).toBe(1);
    expect(frameFor(p, 1)).toEqual({ step: 'name', seat: 1 });
    expect(frameFor(p, 0)).toBeUndefined();
    expect(isCollecting(p)).toBe(false);
  });

  test('offers only to that seat, and clears what the collector held', () => {
    const p = start(game);
    const offers = new Offers<Say>(true);
    offersFor(game, p, 1, offers);
    expect(offers.list()).toEqual([
      { do: 'say', word: 'Alva' },
      { do: 'say', word: 'Birk' },
    ]);
    offersFor(game, p, 0, offers);
    expect(offers.count).toBe(0);
  });

  test('goes on with what lies below after the answer', () => {
    const p = start(game);
    say(game, p, 1, 'Birk');
    expect(p.notes).toEqual(['1 Birk', 'below']);
    expect(isOver(p)).toBe(true);
  });

  test('is asked by its name, or in words of its own', () => {
    const p = start(game);
    expect(questionFor(game, p, 1)).toEqual({ say: 'ask.name' });
    expect(questionFor(game, p, 0)).toBeUndefined();
    const own = puppet({
      steps: { name: { ...ask(['Alva']), ask: (_p, frame, seat) => ({ say: `ask.${frame.step}-of`, seat }) } },
      first: [{ step: 'name', seat: 0 }],
    });
    expect(questionFor(own, start(own), 0)).toEqual({ say: 'ask.name-of', seat: 0 });
  });

  test('words an answer by its verb and fields, or in words of its own', () => {
    const p = start(game);
    const move = { do: 'say', word: 'Alva' };
    expect(labelFor(game, p, 1, move)).toEqual({ say: 'move.say', do: 'say', word: 'Alva' });
    const own = puppet({
      steps: {
        name: {
          ...ask(['Alva']),
          label: (_p, frame, seat, { word = '' }) => ({ say: `move.${frame.step}`, seat, word }),
        },
      },
      first: [{ step: 'name', seat: 1 }],
    });
    expect(labelFor(own, start(own), 1, move)).toEqual({ say: 'move.name', seat: 1, word: 'Alva' });
  });

  test('finds its frame off the stack, and asks again when it pushes it again', () => {
    const stubborn = puppet({
      steps: {
        below: note('below'),
        name: ask(['yes', 'no'], (p, _seat, word, frame) => {
          p.notes.push(`${p.stack.length} left`);
          if (word === 'no') push(p, frame);
        }),
      },
      first: [{ step: 'below' }, { step: 'name', seat: 0 }],
    });
    const p = start(stubborn);
    say(stubborn, p, 0, 'no');
    expect(asked(p)).toEqual([0]);
    say(stubborn, p, 0, 'yes');
    expect(p.notes).toEqual(['0 no', '1 left', '0 yes', '1 left', 'below']);
  });

  test('may be interrupted by a question to another seat, nested as deep as need be', () => {
    const game = puppet({
      steps: {
        act: ask(['attack'], (p) => {
          push(p, { step: 'act', seat: 0 });
          push(p, { step: 'resolve' });
          push(p, { step: 'defend', seat: 1 });
        }),
        defend: ask(['flee', 'bribe'], (p, _seat, word) => {
          if (word === 'bribe') push(p, { step: 'accept', seat: 0 });
        }),
        accept: ask(['thanks']),
        resolve: note('resolve'),
      },
      first: [{ step: 'act', seat: 0 }],
    });
    const p = start(game);
    say(game, p, 0, 'attack');
    expect(asked(p)).toEqual([1]);
    say(game, p, 1, 'bribe');
    expect(asked(p)).toEqual([0]);
    expect(questionFor(game, p, 0)).toEqual({ say: 'ask.accept' });
    say(game, p, 0, 'thanks');
    expect(p.notes).toEqual(['0 attack', '1 bribe', '0 thanks', 'resolve']);
    expect(questionFor(game, p, 0)).toEqual({ say: 'ask.act' });
  });

  test('has nobody to take an answer from when the match is over', () => {
    const p = start(game);
    say(game, p, 1, 'Alva');
    expect(() => say(game, p, 1, 'Alva')).toThrow('nobody is asked');
  });
});

describe('free actions', () => {
  const game = puppet({
    steps: {
      work: ask(['dig'], undefined, { anytime: true }),
      swap: { ...ask(['dig']), take: (p, _frame, _seat, move) => void p.notes.push(`step took ${move.do}`) },
    },
    anytime: {
      swap: {
        offer(p, frame, seat, offers) {
          if (p.notes.length < 2) offers.add({ do: 'swap', word: `${frame.step} ${seat}` });
        },
        take: (p, seat, move) => void p.notes.push(`${seat} swapped at ${move.word}`),
      },
    },
    first: [
      { step: 'swap', seat: 1 },
      { step: 'work', seat: 1 },
    ],
  });

  test('are offered beside the answers, and then the same question is asked again', () => {
    const p = start(game);
    expect(offersOf(game, p, 1)).toEqual([
      { do: 'say', word: 'dig' },
      { do: 'swap', word: 'work 1' },
    ]);
    answer(game, p, 1, { do: 'swap', word: 'work 1' } as Say);
    expect(frameFor(p, 1)).toEqual({ step: 'work', seat: 1 });
    answer(game, p, 1, { do: 'swap', word: 'work 1' } as Say);
    expect(p.notes).toEqual(['1 swapped at work 1', '1 swapped at work 1']);
    expect(offersOf(game, p, 1)).toEqual([{ do: 'say', word: 'dig' }]);
    say(game, p, 1, 'dig');
    expect(frameFor(p, 1)).toEqual({ step: 'swap', seat: 1 });
  });

  test('are worded by their verb, whatever words the step has for its own answers', () => {
    const steps = { work: { ...ask(['dig'], undefined, { anytime: true }), label: () => ({ say: 'move.work' }) } };
    const worded = { ...game, steps: { ...game.steps, ...steps } };
    const p = start(worded);
    expect(labelFor(worded, p, 1, { do: 'say' })).toEqual({ say: 'move.work' });
    expect(labelFor(worded, p, 1, { do: 'swap' })).toEqual({ say: 'move.swap', do: 'swap' });
  });

  test('are neither offered nor taken where the step does not allow them', () => {
    const p = start(game);
    say(game, p, 1, 'dig');
    expect(offersOf(game, p, 1)).toEqual([{ do: 'say', word: 'dig' }]);
    answer(game, p, 1, { do: 'swap' });
    expect(p.notes).toEqual(['1 dig', 'step took swap']);
  });
});

test('learning counts up', () => {
  const p = hang(puppet({ steps: {}, first: [] }));
  learn(p);
  learn(p);
  expect(p.learned).toBe(2);
});

import { describe, expect, test } from 'vitest';
import { act, atBids, atMarket, everythingOf, type Fields, SEED } from '../../test/toys/acting.ts';
import { ask, note, type Puppet, puppet, type Say } from '../../test/toys/puppet.ts';
import { sealedBids } from '../../test/toys/sealed-bids/index.ts';
import type { Game, Seat, Viewer } from './game.ts';
import { aloneAt, begin, canUndo, type Match, resign, seesEntry, undo } from './match.ts';
import { below } from './random.ts';
import { asked, learn, push } from './steps.ts';
import { tableFor } from './table.ts';
import { pushTogether, type TogetherHow } from './together.ts';

/** Others see who is done, and nothing else. */
const SECRETLY = { secret: true, done: 'shown' } as const;

function pulling(game: Game<Puppet, Say>): Match<Puppet, Say> {
  return begin(game, tableFor(game), SEED).match;
}

function say(match: Match, seat: Seat, word: string): void {
  act(match, seat, 'say', { word });
}

describe('taking back', () => {
  test('leads back to the position before, as often as something was done', () => {
    const match = atMarket({ actions: 3 });
    const positions = [JSON.stringify(match.position)];
    const moves: readonly [string, Fields][] = [
      ['gather', { good: 'grain' }],
      ['build', { stall: 'weaver' }],
      ['pay', { good: 'grain' }],
    ];
    for (const [verb, fields] of moves) {
      act(match, 0, verb, fields);
      positions.push(JSON.stringify(match.position));
    }
    for (const [verb, fields] of [...moves].reverse()) {
      positions.pop();
      expect(canUndo(match, 0)).toBe(true);
      expect(undo(match, 0)).toEqual({ undone: { do: verb, ...fields } });
      expect(JSON.stringify(match.position)).toBe(positions.at(-1));
    }
    expect(match.entries).toEqual([]);
    expect(canUndo(match, 0)).toBe(false);
  });

  test('and playing on leads where it would have led', () => {
    const match = atMarket();
    act(match, 0, 'gather', { good: 'gem' });
    undo(match, 0);
    act(match, 0, 'gather', { good: 'cloth' });
    const straight = atMarket();
    act(straight, 0, 'gather', { good: 'cloth' });
    expect(match.position).toEqual(straight.position);
    expect(match.entries).toEqual(straight.entries);
  });

  test('of a free action brings the goods back', () => {
    const match = atMarket();
    act(match, 0, 'gather', { good: 'grain' });
    const before = JSON.stringify(match.position);
    act(match, 0, 'exchange', { give: 'grain', get: 'gem' });
    undo(match, 0);
    expect(JSON.stringify(match.position)).toBe(before);
  });

  test('is refused where there is nothing to take back, and then nothing has changed', () => {
    const match = atMarket();
    const before = everythingOf(match);
    for (const seat of [0, 1, 7]) {
      expect(canUndo(match, seat)).toBe(false);
      expect(undo(match, seat)).toEqual({ refused: { rule: 'MK-1.1', say: 'refused.nothing-to-undo' } });
    }
    expect(everythingOf(match)).toBe(before);
  });

  test("is not for another's move", () => {
    const match = atMarket();
    act(match, 0, 'gather', { good: 'gem' });
    expect(canUndo(match, 1)).toBe(false);
    expect(undo(match, 1)).toHaveProperty('refused');
    expect(match.entries).toHaveLength(1);
  });

  test('ends where another seat is asked: by an interrupt, or by the next turn', () => {
    const interrupted = atMarket();
    act(interrupted, 0, 'beg', { owner: 1 });
    expect(canUndo(interrupted, 0)).toBe(false);
    act(interrupted, 1, 'give', { good: 'grain' });
    expect([canUndo(interrupted, 0), canUndo(interrupted, 1)]).toEqual([false, false]);

    const next = atMarket();
    act(next, 0, 'gather', { good: 'gem' });
    expect(canUndo(next, 0)).toBe(true);
    act(next, 0, 'rest');
    expect(canUndo(next, 0)).toBe(false);
  });

  test('ends with the match', () => {
    const match = atMarket();
    act(match, 0, 'rest');
    act(match, 1, 'gather', { good: 'gem' });
    expect(canUndo(match, 1)).toBe(true);
    act(match, 1, 'rest');
    expect(canUndo(match, 1)).toBe(false);
    expect(undo(match, 1)).toHaveProperty('refused');
  });

  test.each([
    ['chance is used', (p: Puppet) => void below(p.random, 6)],
    ['something hidden is shown', learn],
  ])('ends where %s, for that move and all before it', (_, reveal) => {
    const match = pulling(
      puppet({
        steps: {
          work: ask(['dig', 'look'], (p, seat, word) => {
            if (word === 'look') reveal(p);
            push(p, { step: 'work', seat });
          }),
        },
        first: [{ step: 'work', seat: 0 }],
      }),
    );
    say(match, 0, 'dig');
    expect(canUndo(match, 0)).toBe(true);
    say(match, 0, 'look');
    expect(canUndo(match, 0)).toBe(false);
    expect(undo(match, 0)).toEqual({ refused: { rule: 'PU-1.1', say: 'refused.nothing-to-undo' } });
    say(match, 0, 'dig');
    say(match, 0, 'dig');
    undo(match, 0);
    undo(match, 0);
    expect(match.entries.map((entry) => 'move' in entry && entry.move)).toEqual([
      { do: 'say', word: 'dig' },
      { do: 'say', word: 'look' },
    ]);
    expect(canUndo(match, 0)).toBe(false);
  });

  test('is possible where what runs by itself asks the same seat again and nothing was learned', () => {
    const match = pulling(
      puppet({
        steps: {
          work: ask(['dig'], (p, seat) => {
            push(p, { step: 'work', seat });
            push(p, { step: 'rain' });
          }),
          rain: note('rain'),
        },
        first: [{ step: 'work', seat: 0 }],
      }),
    );
    say(match, 0, 'dig');
    expect(match.position.notes).toEqual(['0 dig', 'rain']);
    undo(match, 0);
    expect(match.position.notes).toEqual([]);
  });
});

/** All seats choose in secret, twice each; what comes after is up to the test. */
function secrets(after: Parameters<typeof note>[1], how: TogetherHow = SECRETLY): Game<Puppet, Say> {
  return puppet({
    seats: 3,
    steps: {
      open: note('open', (p) => {
        push(p, { step: 'after' });
        pushTogether(
          p,
          [
            { step: 'first', seat: 0 },
            { step: 'first', seat: 1 },
            { step: 'first', seat: 2 },
          ],
          how,
        );
      }),
      first: ask(['a', 'b'], (p, seat) => push(p, { step: 'second', seat })),
      second: ask(['c', 'd']),
      after: note('after', after),
      alone: ask(['x', 'y'], (p, seat) => push(p, { step: 'alone', seat })),
    },
    first: [{ step: 'open' }],
  });
}

describe('taking back a secret answer', () => {
  test("keeps what others answered later, and leaves no trace of one's own", () => {
    const match = pulling(secrets(undefined));
    say(match, 0, 'a');
    say(match, 1, 'b');
    say(match, 1, 'c');
    say(match, 2, 'a');
    expect(undo(match, 0)).toEqual({ undone: { do: 'say', word: 'a' } });
    const without = pulling(secrets(undefined));
    say(without, 1, 'b');
    say(without, 1, 'c');
    say(without, 2, 'a');
    expect(match.position).toEqual(without.position);
    expect(match.entries).toEqual(without.entries);
    expect(asked(match.position)).toEqual([0, 2]);
    expect([0, 1, 2].map((seat) => canUndo(match, seat))).toEqual([false, true, true]);
  });

  test('takes back the last of several steps first', () => {
    const match = pulling(secrets(undefined));
    say(match, 1, 'b');
    say(match, 0, 'a');
    say(match, 1, 'c');
    say(match, 2, 'b');
    expect(undo(match, 1)).toEqual({ undone: { do: 'say', word: 'c' } });
    expect(undo(match, 1)).toEqual({ undone: { do: 'say', word: 'b' } });
    expect(undo(match, 1)).toHaveProperty('refused');
    expect(match.entries.map(({ seat }) => seat)).toEqual([0, 2]);
  });

  test('is possible for everybody, in any order, until the last has answered', () => {
    const match = pulling(secrets((p) => learn(p)));
    for (const seat of [0, 1, 2]) say(match, seat, 'a');
    for (const seat of [0, 1]) say(match, seat, 'c');
    for (const seat of [0, 1, 2]) {
      expect(canUndo(match, seat)).toBe(true);
      const { undone } = undo(match, seat) as { undone: Say };
      say(match, seat, undone.word ?? '');
    }
    expect([0, 1, 2].map((seat) => canUndo(match, seat))).toEqual([true, true, true]);
    say(match, 2, 'd');
    expect([0, 1, 2].map((seat) => canUndo(match, seat))).toEqual([false, false, false]);
  });

  function answerAll(match: Match, last: Seat): void {
    const others = [0, 1, 2].filter((seat) => seat !== last);
    for (const seat of [...others, last]) {
      say(match, seat, 'a');
      say(match, seat, 'c');
    }
  }

  test.each([0, 1, 2])('ends for all when the last has answered, whoever is asked next (seat %i)', (last) => {
    const match = pulling(secrets((p) => push(p, { step: 'alone', seat: 2 })));
    answerAll(match, last);
    expect(asked(match.position)).toEqual([2]);
    expect([0, 1, 2].map((seat) => canUndo(match, seat))).toEqual([false, false, false]);
    say(match, 2, 'x');
    expect([0, 1, 2].map((seat) => canUndo(match, seat))).toEqual([false, false, true]);
    for (const seat of [0, 1]) expect(undo(match, seat)).toHaveProperty('refused');
    expect(match.position.notes.at(-1)).toBe('2 x');
  });

  test('ends when one round of secret answers is followed by another', () => {
    const match = pulling(
      secrets((p) =>
        pushTogether(
          p,
          [
            { step: 'alone', seat: 0 },
            { step: 'alone', seat: 2 },
          ],
          SECRETLY,
        ),
      ),
    );
    answerAll(match, 0);
    expect(asked(match.position)).toEqual([0, 2]);
    expect([0, 1, 2].map((seat) => canUndo(match, seat))).toEqual([false, false, false]);
    say(match, 2, 'x');
    expect([0, 1, 2].map((seat) => canUndo(match, seat))).toEqual([false, false, true]);
  });

  test('works in a real game: the bid is in hand again, and nobody else notices', () => {
    const match = atBids(3);
    const before = JSON.stringify(match.position);
    const seenBefore = sealedBids.view(match.position, 1);
    act(match, 0, 'bid', { card: match.position.hands[0]?.[0] as number });
    expect(sealedBids.view(match.position, 1)).toEqual(seenBefore);
    undo(match, 0);
    expect(JSON.stringify(match.position)).toBe(before);
  });

  test('is over for a seat that is done, where that is final', () => {
    const match = pulling(secrets(undefined, { secret: true, done: 'final' }));
    say(match, 0, 'a');
    say(match, 1, 'a');
    expect(canUndo(match, 0)).toBe(true);
    say(match, 0, 'c');
    expect([0, 1, 2].map((seat) => canUndo(match, seat))).toEqual([false, true, false]);
    undo(match, 1);
    expect([0, 1, 2].map((seat) => canUndo(match, seat))).toEqual([false, false, false]);
    expect(match.entries.map(({ seat }) => seat)).toEqual([0, 0]);
  });

  test("stays possible when another seat gives up, and that seat's word stands", () => {
    const match = pulling(secrets(undefined));
    say(match, 0, 'a');
    say(match, 1, 'b');
    resign(match, 1);
    expect([0, 1, 2].map((seat) => canUndo(match, seat))).toEqual([true, false, false]);
    undo(match, 0);
    expect(match.entries).toEqual([
      { seat: 1, move: { do: 'say', word: 'b' }, secret: true },
      { seat: 1, resign: true },
    ]);
  });
});

describe('while several seats answer', () => {
  test('each goes by the position before anybody else did, with its own answers', () => {
    const match = pulling(secrets(undefined));
    say(match, 0, 'a');
    say(match, 1, 'b');
    say(match, 0, 'c');
    expect(aloneAt(match, 0).notes).toEqual(['open', '0 a', '0 c']);
    expect(aloneAt(match, 1).notes).toEqual(['open', '1 b']);
    expect(aloneAt(match, 2).notes).toEqual(['open']);
    undo(match, 0);
    expect(aloneAt(match, 0).notes).toEqual(['open', '0 a']);
    expect(match.position.notes).toEqual(['open', '0 a', '1 b']);
  });

  test('in secret, nobody but the seat may know of its entries, not even when all are revealed', () => {
    const match = pulling(secrets(undefined));
    say(match, 0, 'a');
    say(match, 1, 'b');
    const seen = (viewer: Viewer) => match.entries.map((_, index) => seesEntry(match, index, viewer));
    expect(seen(0)).toEqual([true, false]);
    expect(seen(1)).toEqual([false, true]);
    expect(seen('spectator')).toEqual([false, false]);
    for (const seat of [0, 1]) say(match, seat, 'c');
    for (const word of ['a', 'c']) say(match, 2, word);
    expect(match.together).toBeUndefined();
    // The last answer is the reveal, and known to all.
    expect(seen('spectator')).toEqual([false, false, false, false, false, true]);
    expect(seen(0)).toEqual([true, false, true, false, false, true]);
    expect(seen(2)).toEqual([false, false, false, false, true, true]);
  });

  test('in public everybody knows of every entry', () => {
    const match = pulling(secrets(undefined, { secret: false, done: 'shown' }));
    say(match, 0, 'a');
    expect(seesEntry(match, 0, 'spectator')).toBe(true);
    expect(aloneAt(match, 1).notes).toEqual(['open']);
  });
});

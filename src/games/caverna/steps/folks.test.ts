import { expect } from 'vitest';
import {
  arrange,
  asking,
  type CavernaMatch,
  deal,
  furnish,
  home,
  idleUntil,
  offered,
  offers,
  question,
  take,
  top,
  use,
  whyNot,
} from '../../../../test/games/caverna/testing.ts';
import { rule } from '../../../../test/games/kit/rule.ts';
import { undo } from '../../../kernel/match.ts';
import { randomFrom, seedFrom } from '../../../kernel/random.ts';
import { tableFor } from '../../../kernel/table.ts';
import { FOLK_BOARDS, type FolkId } from '../box/folk-ids.ts';
import { FOLKS } from '../box/folks.ts';
import { BASE_KINDS, FURNISHINGS, furnishingNumber } from '../box/furnishings.ts';
import { caverna } from '../index.ts';
import { ON_OFFER } from '../position.ts';
import { folkOf } from '../rules/folks.ts';

const FOLK = { forgottenFolk: true };
const ALL_FOLK = { ...FOLK, dwarvesAllowed: false, firstPlayer: 0 };

const boards = (match: CavernaMatch) => match.position.folks?.hands ?? [];
const chosen = (match: CavernaMatch) => match.position.players.map(folkOf);
const pickFirst = (match: CavernaMatch) => take(match, offers(match)[0] as never);
function onOffer({ position }: CavernaMatch): string[] {
  return FURNISHINGS.filter((_, number) => position.owners[number] === ON_OFFER).map(({ id }) => id);
}
const isNew = (id: string) => furnishingNumber(id) >= BASE_KINDS;

rule(
  ['FF-2.1', 'FF-2.3', 'FF-2.4', 'FF-2.5', 'FF-2.13', 'FF-2.14', 'FF-case-1'],
  'three players, two boards each: one is kept, twelve furnishings come',
  () => {
    const match = deal(3, 'three', ALL_FOLK);
    expect(home(match, 2).goods.food).toBe(2);
    expect(boards(match).map((hand) => hand.length)).toEqual([2, 2, 2]);
    expect(new Set(boards(match).flat()).size).toBe(6);
    const kept = boards(match).map(([first]) => first);
    for (let i = 0; i < 3; i++) pickFirst(match);
    expect(chosen(match)).toEqual(kept);
    expect(boards(match)).toEqual([]);
    expect([onOffer(match).length, onOffer(match).filter(isNew).length]).toEqual([48, 12]);
    expect(question(match)).toBe('place-person');
  },
);

rule(
  ['FF-2.2', 'FF-2.12', 'FF-7.0.1', 'FF-case-3'],
  'whoever stays with the Dwarves takes no part: of seven, four are dealt two boards each',
  () => {
    const match = deal(7, 'seven', { ...FOLK, firstPlayer: 0 });
    for (let seat = 0; seat < 7; seat++) {
      expect(offers(match)).toEqual([{ do: 'folk' }, { do: 'dwarves' }]);
      take(match, { do: seat < 4 ? 'folk' : 'dwarves' });
    }
    expect(boards(match).map((hand) => hand.length)).toEqual([2, 2, 2, 2, 0, 0, 0]);
    expect(match.position.folks?.pile).toEqual([]);
    for (let i = 0; i < 4; i++) pickFirst(match);
    expect(chosen(match).slice(4)).toEqual(['dwarves', 'dwarves', 'dwarves']);
    expect(home(match, 6).held).toEqual({ things: [], hooks: [0] });
  },
);

rule(
  ['FF-2.6', 'FF-2.7', 'FF-2.8', 'FF-2.9', 'FF-2.10', 'FF-13.2', 'FF-case-2'],
  'five want a folk: from the right of the starting player on, each draws one and puts one below the pile',
  () => {
    const match = deal(5, 'five', ALL_FOLK);
    const pile = [...(match.position.folks?.pile ?? [])];
    const order: number[] = [];
    const back: FolkId[] = [];
    // The fifth seat has drawn already.
    expect(pile).toHaveLength(2);
    const [fifth = []] = boards(match).slice(4);
    expect(fifth).toHaveLength(2);
    expect(caverna.view(match.position, 3).folks).toMatchObject({
      pile: ['hidden', 'hidden'],
      hands: [['hidden'], ['hidden'], ['hidden'], boards(match)[3], ['hidden', 'hidden']],
    });
    const [second] = pile;
    for (let i = 0; i < 5; i++) {
      const seat = asking(match);
      order.push(seat);
      const [keeps, returns] = boards(match)[seat] as [FolkId, FolkId];
      back.push(returns);
      if (i === 1) expect(boards(match)[seat]).toContain(second);
      if (i === 3) expect(boards(match)[seat]).toContain(back[0]);
      take(match, { do: 'pick-folk', folk: keeps });
      if (i < 4) expect(caverna.view(match.position, 'spectator').folks?.chosen[seat]).toBe(keeps);
    }
    expect(order).toEqual([4, 3, 2, 1, 0]);
    expect(new Set(chosen(match)).size).toBe(5);
    expect(match.position.folks?.pile).toEqual([]);
  },
);

rule('FF-case-4', 'seven want a folk: a pile of one goes round', () => {
  const match = deal(7, 'pile of one', ALL_FOLK);
  expect(match.position.folks?.pile).toHaveLength(0);
  const [keeps, returns] = boards(match)[6] as [FolkId, FolkId];
  take(match, { do: 'pick-folk', folk: keeps });
  expect(boards(match)[5]).toContain(returns);
});

rule(['FF-case-5', 'FF-1.5'], 'what Dark Elves and Trolls replace', () => {
  const match = arrange({ home: { folk: 'dark-elves' }, others: [{ folk: 'trolls' }] });
  const gone = FURNISHINGS.slice(0, BASE_KINDS).filter(({ id }) => !onOffer(match).includes(id));
  expect(gone.map(({ id }) => id).sort()).toEqual(
    [
      'hunting-parlor',
      'peaceful-cave',
      'prayer-chamber',
      'quarry',
      'simple-dwelling-4w2s',
      'slaughtering-cave',
      'spare-part-storage',
      'state-parlor',
    ].sort(),
  );
  expect(onOffer(match)).toHaveLength(48);
  const never = FURNISHINGS.slice(0, BASE_KINDS).filter(({ id }) =>
    FURNISHINGS.every(({ replaces }) => replaces !== id),
  );
  expect(never.map(({ id }) => id)).toEqual(
    'dwelling mixed-dwelling couple-dwelling additional-dwelling stubble-room guest-room trader seam cooking-cave mining-cave breeding-cave stone-storage main-storage supplies-storage treasure-chamber food-chamber'.split(
      ' ',
    ),
  );
});

rule(['FF-2.16', 'FF-13.4', 'FF-case-6'], 'up to sixteen new furnishings for a small table', () => {
  const two = deal(2, 'filled', { ...ALL_FOLK, fillTo16: true });
  pickFirst(two);
  const before = two.position.random.drawn;
  pickFirst(two);
  expect(two.position.random.drawn).toBeGreaterThan(before);
  expect(two.position.folks?.sets).toHaveLength(4);
  expect(onOffer(two).filter(isNew)).toHaveLength(16);
  expect(chosen(two).filter((folk) => folk !== 'dwarves')).toHaveLength(2);
  const one = deal(2, 'filled', { ...FOLK, firstPlayer: 0, fillTo16: true });
  take(one, { do: 'folk' }, { do: 'dwarves' });
  pickFirst(one);
  expect(one.position.folks?.sets).toHaveLength(4);
  expect(() => tableFor(caverna, 4, { ...FOLK, fillTo16: true })).toThrow("'fillTo16'");
});

rule(['FF-1.4', 'FF-case-7'], 'all eight sets at once: 32 new and 16 base furnishings, no place used twice', () => {
  const match = arrange({ sets: FOLK_BOARDS });
  expect(onOffer(match)).toHaveLength(48);
  expect(onOffer(match).filter(isNew)).toHaveLength(32);
  const replaced = FURNISHINGS.flatMap(({ replaces }) => (replaces === undefined ? [] : [replaces]));
  expect(new Set(replaced).size).toBe(32);
  for (const { id } of FOLKS) expect(FURNISHINGS.filter(({ folk }) => folk === id)).toHaveLength(4);
});

rule(['FF-2.15', 'FF-8.5', 'FF-case-8'], 'Dwarves may build what folks brought', () => {
  const match = arrange({ home: { goods: { wood: 1, stone: 1 } }, others: [{ folk: 'trolls' }] });
  take(match, use('housework'), { do: 'branch', first: 'furnish' }, furnish('bone-crusher'));
  expect(top(match, '4,3')).toBe('bone-crusher');
});

rule(['FF-13.1', 'FF-case-9'], 'nobody sees what others are dealt and choose before all have chosen', () => {
  const match = deal(3, 'secret', ALL_FOLK);
  const mine = boards(match)[0];
  pickFirst(match);
  for (const viewer of [1, 2, 'spectator'] as const) {
    const seen = caverna.view(match.position, viewer);
    const text = JSON.stringify({ folks: seen.folks, players: seen.players, stack: seen.stack });
    const own = viewer === 'spectator' ? [] : (boards(match)[viewer] ?? []);
    for (const folk of FOLK_BOARDS) expect(text.includes(`"${folk}"`)).toBe(own.includes(folk));
    expect(seen.folks?.chosen[0]).toBe('secret');
  }
  expect(caverna.view(match.position, 0).folks?.hands[0]).toEqual(mine);
  const imagined = caverna.imagine(caverna.view(match.position, 1), 1, randomFrom(seedFrom('imagined')));
  expect(new Set(imagined.folks?.hands.flat()).size).toBe(6);
  expect(imagined.folks?.hands[1]).toEqual(boards(match)[1]);
});

rule('FF-13.3', 'after the choice everybody sees the same', () => {
  const match = deal(3, 'open', ALL_FOLK);
  for (let i = 0; i < 3; i++) pickFirst(match);
  expect(caverna.view(match.position, 0)).toEqual(caverna.view(match.position, 'spectator'));
});

rule('FF-14.4', 'the choice of a folk cannot be taken back', () => {
  const match = deal(3, 'final', ALL_FOLK);
  pickFirst(match);
  expect(undo(match as never, 0)).toMatchObject({ refused: expect.anything() });
});

rule('FF-2.17', 'Elves and Silicoids are hard, and can be left out', () => {
  expect(FOLKS.filter(({ difficulty }) => difficulty === 'hard').map(({ id }) => id)).toEqual(['elves', 'silicoids']);
  for (const seed of ['a', 'b', 'c', 'd']) {
    const match = deal(3, seed, { ...ALL_FOLK, hardFolks: false });
    expect(boards(match).flat()).not.toContain('elves');
    expect(boards(match).flat()).not.toContain('silicoids');
  }
  for (const seats of [4, 6, 7])
    expect(() => tableFor(caverna, seats, { ...FOLK, hardFolks: false })).toThrow('hardFolks');
  // FD51: of five, four want a folk, and there are six boards.
  const five = deal(5, 'four of five', { ...FOLK, hardFolks: false, firstPlayer: 0 });
  for (let seat = 0; seat < 5; seat++) take(five, { do: seat < 4 ? 'folk' : 'dwarves' });
  expect(asking(five)).toBe(3);
  for (let i = 0; i < 4; i++) pickFirst(five);
  expect(chosen(five)[4]).toBe('dwarves');
});

rule(['FF-15.1', 'CV-17.8'], 'folks are chosen freely, or drawn; there are eight and the Dwarves', () => {
  const free = deal(3, 'free', { ...FOLK, folkSelection: 'free', firstPlayer: 0 });
  expect(offered(free, 'pick-folk', 'folk')).toEqual(['dwarves', ...FOLK_BOARDS]);
  take(free, { do: 'pick-folk', folk: 'trolls' });
  expect(asking(free)).toBe(1);
  expect(whyNot(free, { do: 'pick-folk', folk: 'trolls' })).toMatchObject({ rule: 'FF-2.10', owner: 0 });
  take(free, { do: 'pick-folk', folk: 'dwarves' }, { do: 'pick-folk', folk: 'dwarves' });
  expect(chosen(free)).toEqual(['trolls', 'dwarves', 'dwarves']);
  const drawn = deal(7, 'drawn', { ...FOLK, folkSelection: 'random', dwarvesAllowed: false });
  expect(question(drawn)).toBe('place-person');
  expect(new Set(chosen(drawn)).size).toBe(7);
  // FD59
  expect(tableFor(caverna, 2).options.forgottenFolk).toBe(false);
});

rule('FF-15.2', 'alone, two boards are dealt', () => {
  const match = deal(1, 'alone', { ...FOLK });
  take(match, { do: 'folk' });
  expect(boards(match)[0]).toHaveLength(2);
  pickFirst(match);
  expect(folkOf(home(match))).not.toBe('dwarves');
  expect(question(match)).toBe('place-person');
});

rule(['FF-15.3', 'FF-case-144'], 'the introductory furnishings cannot be combined with folks', () => {
  expect(() => tableFor(caverna, 2, { ...FOLK, furnishings: 'introductory' })).toThrow(
    "Option 'forgottenFolk' of Caverna can be true only with 'furnishings' as full.",
  );
});

rule(['FF-2.11', 'FF-case-37', 'FF-case-51', 'FF-7.1.1', 'FF-7.3.1'], 'what folks begin with', () => {
  const match = deal(2, 'start', { ...FOLK, folkSelection: 'free', firstPlayer: 0 });
  take(match, { do: 'pick-folk', folk: 'cave-goblins' }, { do: 'pick-folk', folk: 'elves' });
  expect(top(match, '4,3')).toBe('dwelling');
  expect(home(match, 0).people).toHaveLength(3);
  expect([home(match, 0).goods.food, home(match, 1).goods.food]).toEqual([1, 1]);
  expect(home(match, 1).goods).toMatchObject({ gemfruit: 2, mushroom: 0 });
  const placed: number[] = [];
  idleUntil(match, () => {
    if (question(match) === 'place-person') placed.push(asking(match));
    return match.position.round === 2;
  });
  expect(placed.filter((seat) => seat === 0).length - placed.filter((seat) => seat === 1).length).toBeGreaterThan(0);
});

rule('FF-case-124', 'the same seed and the same moves give the same game', () => {
  const run = () => {
    const match = deal(3, 'again', ALL_FOLK);
    for (let i = 0; i < 30; i++) pickFirst(match);
    return JSON.stringify(match.position);
  };
  expect(run()).toBe(run());
});

rule('FF-2.16', 'without Charcoal Storage the Spare Part Storage stays', () => {
  const match = arrange({ home: { folk: 'dark-elves' }, options: { charcoalStorage: false } });
  expect([
    match.position.owners[furnishingNumber('charcoal-storage')] === ON_OFFER,
    match.position.owners[furnishingNumber('spare-part-storage')] === ON_OFFER,
  ]).toEqual([false, true]);
});

import { expect } from 'vitest';
import type { CaveTrollFrame } from '../../../src/games/cave-troll/frames.ts';
import { caveTroll } from '../../../src/games/cave-troll/index.ts';
import type { CaveTrollMove } from '../../../src/games/cave-troll/moves.ts';
import { Offers } from '../../../src/kernel/offers.ts';
import { pick as pickFrom, randomFrom, seedFrom } from '../../../src/kernel/random.ts';
import { recordOf } from '../../../src/kernel/record.ts';
import { answer, askedSeat, isOver, offersFor } from '../../../src/kernel/steps.ts';
import { rule } from '../kit/rule.ts';
import {
  arrange,
  asking,
  at,
  type CaveMatch,
  deal,
  go,
  move,
  none,
  offered,
  pick,
  play,
  playOn,
  put,
  send,
  step,
  use,
} from './testing.ts';

type AskingStep = Extract<CaveTrollFrame, { readonly seat: number }>['step'];

/** CT-11.3: the most answers that each question has. */
const MOST: Readonly<Record<AskingStep, number>> = {
  action: 30,
  'choose-card': 2,
  'place-hero': 4,
  'place-monster': 3,
  'place-troll': 33,
  'place-chest': 33,
  'pick-score-room': 33,
  'move-to': 5,
  'banshee-second-step': 6,
  'leap-to': 36,
  'push-hero': 6,
  'push-dest': 5,
  'orc-victim': 4,
  'flight-figure': 6,
  'flight-dest': 5,
  'assassin-victim': 3,
  'banish-banshee': 9,
  'sacrifice-target': 4,
  'rampage-figure': 5,
  'rampage-dest': 5,
  'call-hero': 30,
  'chalice-hero': 5,
  'chalice-entrance': 4,
  'cloak-hero': 13,
  'cloak-dest': 20,
  'sword-target': 4,
  'boots-hero': 13,
  'boots-step': 6,
  'bell-target': 9,
  'bell-pit': 3,
  'ring-room': 13,
  'ring-hero': 5,
  'ring-dest': 5,
};

/** Plays at random and hands each question with its answers to the visitor; some walks shun the draw, and so go on for long. */
function wander(
  match: CaveMatch,
  seed: string,
  visit: (question: AskingStep, offers: Offers<CaveTrollMove>) => void,
): void {
  const { position } = match;
  const random = randomFrom(seedFrom(seed));
  const offers = new Offers<CaveTrollMove>();
  while (!isOver(position)) {
    const seat = askedSeat(position) as number;
    offersFor(caveTroll, position, seat, offers);
    visit(position.stack.at(-1)?.step as AskingStep, offers);
    answer(caveTroll, position, seat, pickFrom(random, offers.list()));
  }
}

rule('CT-11.3', 'every question is asked sooner or later, and none has more answers than the table says', () => {
  const asked = new Map<AskingStep, number>();
  for (const set of ['classic', 'alternate']) {
    for (let i = 0; i < 25; i++) {
      wander(deal(4, `bounds ${set} ${i}`, { set }), `bounds ${i}`, (question, offers) => {
        asked.set(question, Math.max(asked.get(question) ?? 0, offers.count));
        expect(offers.count, question).toBeLessThanOrEqual(MOST[question]);
        expect(offers.count, question).toBeGreaterThan(0);
      });
    }
  }
  expect([...asked.keys()].sort()).toEqual(Object.keys(MOST).sort());
});

rule('CT-11.1', 'whatever is offered can be carried through: nobody is ever asked without an answer', () => {
  for (const set of ['classic', 'alternate']) {
    wander(deal(3, `through ${set}`, { set }), 'through', (question, offers) => {
      expect(offers.count, question).toBeGreaterThan(0);
      if (offers.count === 1) expect(offers.at(0).do, question).not.toBe('stop');
    });
  }
});

rule('CT-11.1', 'a choice with a single answer is asked all the same', () => {
  const match = arrange({ 'pit-centre': 'red orc' });
  expect(offered(match)).toContain('move red orc');
  move(match, 'red orc', 'throne-ring');
  expect(at(match, 'throne-ring')).toBe('red orc');
});

rule('CT-11.2', 'of equal figures in one area the lowest number stands for all', () => {
  const match = arrange({
    'hall-nw': 'red adventurer x3',
    'porch-nw': 'red adventurer x2',
    'hall-ne': 'red orc, blue adventurer x3',
  });
  const movable = offered(match).filter((each) => each.startsWith('move red adventurer'));
  expect(movable).toHaveLength(2);
  use(match, 'red orc');
  expect(offered(match)).toEqual(['blue adventurer']);
  expect(match.position.where[17]).toBeGreaterThan(0);
  pick(match, 'blue adventurer@hall-ne');
  expect(match.position.where.slice(17, 20).filter((area) => area >= 0)).toHaveLength(2);
});

rule('CT-11.2', 'figures of different owners, kinds or areas are offered apart', () => {
  const match = arrange({ 'hall-ne': 'red orc, red adventurer, red dwarf, blue adventurer, green adventurer' });
  use(match, 'red orc');
  expect(offered(match)).toEqual(['blue adventurer', 'green adventurer', 'red adventurer', 'red dwarf']);
});

rule('CT-11.8', 'a flight is asked in its order, down to the push of a wraith', () => {
  const board = { 'hall-nw': 'blue wraith, green adventurer', 'porch-nw': 'yellow adventurer' };
  const match = arrange(board, { hands: { red: 'cave-troll' } });
  const answers = [
    () => play(match, 'cave-troll'),
    () => put(match, 'hall-nw'),
    () => pick(match, 'blue wraith'),
    () => go(match, 'porch-nw'),
    () => pick(match, 'yellow adventurer'),
    () => send(match, 'stair-nw'),
    () => none(match),
  ];
  const steps = answers.map((giveAnswer) => {
    giveAnswer();
    return `${asking(match)} ${step(match)}`;
  });
  expect(steps).toEqual([
    'red place-troll',
    'blue flight-figure',
    'blue flight-dest',
    'blue push-hero',
    'blue push-dest',
    'green flight-figure',
    'red action',
  ]);
});

rule('CT-11.4', 'a four-player match of draws and moves fits a small record', () => {
  const match = deal(4, 'record');
  playOn(match, randomFrom(seedFrom('record')));
  const bytes = JSON.stringify(recordOf(match)).length;
  expect(bytes / match.entries.length).toBeLessThan(45);
});

import { gnomeElfTroll } from '../../../src/games/gnome-elf-troll/index.ts';
import type { AskStep, Frame, Game, Move, Position } from '../../../src/kernel/game.ts';
import { Offers } from '../../../src/kernel/offers.ts';

export const original = gnomeElfTroll as unknown as Game;

const sow = original.steps.sow as AskStep<Position, Move, Frame>;

export function sowsLeft(move: Move): boolean {
  return 'end' in move && move.end === 'left';
}

/** The same game under a next version of its rules, by which nobody may sow on the left any more. */
export const revised: Game = {
  ...original,
  version: original.version + 1,
  steps: {
    ...original.steps,
    sow: {
      ...sow,
      offer(position, frame, seat, offers) {
        const before = new Offers();
        sow.offer(position, frame, seat, before);
        for (const move of before.list()) if (!sowsLeft(move)) offers.add(move);
      },
    },
  },
};

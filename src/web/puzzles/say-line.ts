import type { Move } from '../../kernel/game.ts';
import { labelFor } from '../../kernel/steps.ts';
import { follow, type Quest } from '../../puzzles/line.ts';
import type { Speech } from '../table/log/speech.ts';

/** The answers of a line in words, each as it is said where it is given. */
export function sayLine(quest: Quest, line: readonly Move[], speech: Pick<Speech, 'say'>): string[] {
  const { game, seat } = quest;
  let position = quest.from;
  return line.map((move) => {
    const label = labelFor(game, game.view(position, seat), seat, move);
    ({ position } = follow(quest, position, move));
    return speech.say(label.say, label);
  });
}

/** What a line has brought at its end. */
export function valueAt(quest: Quest, line: readonly Move[]): number {
  let position = quest.from;
  let value = quest.goal.reached(position, position, quest.seat);
  for (const move of line) ({ position, value } = follow(quest, position, move));
  return value;
}

import type { Translation } from '../../../../kernel/messages.ts';
import type { puzzleWords as english } from '../en/puzzles.ts';

function points(value: unknown): string {
  const number = Number(value);
  if (number === 0) return 'Du hast so viele Punkte wie vorher.';
  const many = Math.abs(number) === 1 ? '1 Punkt' : `${Math.abs(number)} Punkte`;
  return number > 0 ? `Du gewinnst ${many}.` : `Du verlierst ${many}.`;
}

export const puzzleWords: Translation<typeof english> = {
  'goal.by-the-harvest':
    'Das ist dein letzter Einsatz in Runde {round}. Hab die meisten Punkte, wenn die Runde vorbei ist, samt Ernte. Du hast {points} Punkte und {food} Nahrung.',
  'theme.by-the-harvest': 'Bis zur Ernte',
  'nudge.by-the-harvest':
    'Denk von der Mahlzeit her: Was wird fehlen, und welches Feld bringt es zusammen mit etwas, das bleibt?',
  'brought.by-the-harvest': ({ value }) => points(value),
  'goal.feed-the-family':
    'Ernähre deine Familie und hab die meisten Punkte, wenn die Runde vorbei ist. Du hast {points} Punkte und {food} Nahrung.',
  'theme.feed-the-family': 'Ernähre die Familie',
  'nudge.feed-the-family':
    'Vergleich, wie viele Punkte jede Ware wert ist, mit der Nahrung, die sie gibt. Tierpaare bekommen nach dem Essen Junge.',
  'brought.feed-the-family': ({ value }) => points(value),
  'goal.meal-in-company':
    'Ernähre deine Familie: Hab die meisten Punkte, wenn diese Ernte vorbei ist. Paare mit Platz bekommen nach dem Essen noch Junge, je ein Punkt. Du hast {points} Punkte und {food} Nahrung.',
  'theme.meal-in-company': 'Ernähre die Familie in Gesellschaft',
  'nudge.meal-in-company':
    'Vergleich, wie viele Punkte jede Ware wert ist, mit der Nahrung, die sie gibt, und welche Paare du brauchst.',
  'brought.meal-in-company': ({ value }) => points(value),
};

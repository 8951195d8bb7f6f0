import type { Catalogue } from '../../../../kernel/messages.ts';

function points(value: unknown): string {
  const number = Number(value);
  if (number === 0) return 'You have as many points as before.';
  const many = Math.abs(number) === 1 ? '1 point' : `${Math.abs(number)} points`;
  return number > 0 ? `You gain ${many}.` : `You lose ${many}.`;
}

/** What puzzles ask for: the question, its theme, a nudge, and what a line has brought. */
export const puzzleWords = {
  'goal.by-the-harvest':
    'This is your last placement in round {round}. Have the most points when the round is over, harvest included. You have {points} points and {food} Food.',
  'theme.by-the-harvest': 'By the harvest',
  'nudge.by-the-harvest':
    'Think back from the meal: what will be missing, and which space brings it along with something lasting?',
  'brought.by-the-harvest': ({ value }) => points(value),
  'goal.feed-the-family':
    'Feed your family and have the most points when the round is over. You have {points} points and {food} Food.',
  'theme.feed-the-family': 'Feed the family',
  'nudge.feed-the-family':
    'Compare what each good is worth in points with the Food it brings. Pairs of animals still have young after the meal.',
  'brought.feed-the-family': ({ value }) => points(value),
  'goal.meal-in-company':
    'Feed your family: have the most points when this harvest is over. Pairs that have room still have young after the meal, one point each. You have {points} points and {food} Food.',
  'theme.meal-in-company': 'Feed the family in company',
  'nudge.meal-in-company':
    'Compare what each good is worth in points with the Food it brings, and which pairs you need.',
  'brought.meal-in-company': ({ value }) => points(value),
} satisfies Catalogue;

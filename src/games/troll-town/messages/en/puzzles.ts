import type { Catalogue } from '../../../../kernel/messages.ts';

/** What puzzles ask for: the question, its theme, a nudge, and what a line has brought. */
export const puzzleWords = {
  'goal.close-the-road': 'Give an order after which roads lead from your Hut to the Hub, if nobody else does anything.',
  'theme.close-the-road': 'Close the road',
  'nudge.close-the-road': 'Look for the gap, and for the piece of road that fits it and that there are Minions for.',
  'brought.close-the-road': ({ value }) =>
    Number(value) > 0 ? 'Your Hut is connected to the Hub.' : 'There is still no road from your Hut to the Hub.',
  'goal.a-home-by-the-road': 'Give an order that brings you a Hut connected to the Hub, if nobody else does anything.',
  'theme.a-home-by-the-road': 'A home by the road',
  'nudge.a-home-by-the-road':
    'A Hut needs four free hexes beside a road that leads to the Hub, and Minions enough to build it.',
  'brought.a-home-by-the-road': ({ value }) =>
    Number(value) > 0 ? 'You have a Hut connected to the Hub.' : 'You have no Hut connected to the Hub.',
  'goal.the-feast-to-come':
    'The next Feast wants {wanted} Children; the town could serve {servings} now. Plan a deed and an order after which it can serve the most, if nobody else does anything.',
  'theme.the-feast-to-come': 'The Feast to come',
  'nudge.the-feast-to-come':
    'A Feast takes Children in stores, Shops to cook them, and Minions to run the Shops. Which of them is short?',
  'brought.the-feast-to-come': ({ value }) =>
    value === 1 ? 'It could serve 1 Child.' : `It could serve ${value} Children.`,
} satisfies Catalogue;

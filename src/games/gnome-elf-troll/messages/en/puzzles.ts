import type { Catalogue } from '../../../../kernel/messages.ts';

/** What puzzles ask for: the question, its theme, a nudge, and what a line has brought. */
export const puzzleWords = {
  'goal.win-this-turn': 'Win this turn: {wanted} of one kind are enough, and you have {count}.',
  'theme.win-this-turn': 'Win this turn',
  'nudge.win-this-turn':
    'Gnomes count for the kind they stand on, and a troll that is driven off gives back more than one.',
  'brought.win-this-turn': ({ value }) => (Number(value) > 0 ? 'You have won.' : 'No kind of yours reaches the goal.'),
  'goal.best-lead': ({ count, others }) =>
    `End your turn with the greatest lead: your best kind against the best of anybody else. You have ${count}, they have ${others}.`,
  'theme.best-lead': 'The greatest lead',
  'nudge.best-lead': 'What a rival loses counts as much as what you gain.',
  'brought.best-lead': ({ value }) =>
    Number(value) > 0
      ? `You lead by ${value}.`
      : Number(value) === 0
        ? 'You are level.'
        : `You are ${-Number(value)} behind.`,
} satisfies Catalogue;

import type { Catalogue } from '../../../../kernel/messages.ts';

const actionsLeft = (actions: unknown) => (actions === 1 ? 'one action' : `${actions} actions`);

/** What puzzles ask for: the question, its theme, a nudge, and what a line has brought. */
export const puzzleWords = {
  'goal.rooms-pay': ({ actions, gold }) =>
    `Suppose all rooms pay when your turn ends. You have ${actionsLeft(actions)}, but no card: get the most gold. As things stand it would be ${gold}.`,
  'theme.rooms-pay': 'Before the rooms pay',
  'nudge.rooms-pay':
    'A room pays only whoever has most heroes there. Look for one that is tied, or where one hero is missing.',
  'brought.rooms-pay': 'You would have {value} gold.',
  'goal.last-hourglass': ({ actions }) =>
    `Suppose the match ends with your turn. You have ${actionsLeft(actions)}, but no card: finish as far ahead of the best other player as you can.`,
  'theme.last-hourglass': 'The last hourglass',
  'nudge.last-hourglass': 'Gold that the strongest rival doesn’t get counts as much as gold of your own.',
  'brought.last-hourglass': ({ value }) =>
    Number(value) > 0
      ? `You would win by ${value} gold.`
      : Number(value) === 0
        ? 'You would share the win.'
        : `You would be ${-Number(value)} gold behind.`,
} satisfies Catalogue;

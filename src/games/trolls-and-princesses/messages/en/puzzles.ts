import type { Catalogue } from '../../../../kernel/messages.ts';

/** What puzzles ask for: the question, its theme, a nudge, and what a line has brought. */
export const puzzleWords = {
  'goal.which-troll':
    'Move one troll and use its area: gain the most points before anything new is turned up. You have {points} points.',
  'theme.which-troll': 'Which troll, and where?',
  'nudge.which-troll': 'Count the points for actions that each area would give you, then what they buy there.',
  'brought.which-troll': ({ value }) => (value === 1 ? 'It brings 1 point.' : `It brings ${value} points.`),
  'goal.spend-points': ({ effort, help, points }) =>
    `Your troll has ${effort} action points${Number(help) > 0 ? ` and ${help} for help` : ''}. Gain the most points with them; you have ${points}.`,
  'theme.spend-points': 'Spend your action points',
  'nudge.spend-points': 'Some actions only pay once another has prepared them. A claim may be made at any time.',
  'brought.spend-points': ({ value }) => (value === 1 ? 'It brings 1 point.' : `It brings ${value} points.`),
} satisfies Catalogue;

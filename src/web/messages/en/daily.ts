import type { Catalogue } from '../../../kernel/messages.ts';

export const daily = {
  'puzzles.today': 'Puzzle of the day',
  'puzzle.all': 'All puzzles',
  'daily.lead': '{game}, one question.',
  'daily.solve': 'Solve it',
  'daily.look': 'Look again',
  'daily.week': 'This week',
  'daily.found': '{day}: found',
  'daily.tried': '{day}: tried',
  'daily.open': '{day}: not tried',
  'daily.done': 'Found! A new one comes at midnight.',
  'daily.missed': 'Tried. A new one comes at midnight.',
} satisfies Catalogue;

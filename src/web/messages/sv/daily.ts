import type { Translation } from '../../../kernel/messages.ts';
import type { daily as english } from '../en/daily.ts';

export const daily: Translation<typeof english> = {
  'puzzles.today': 'Dagens problem',
  'puzzle.all': 'Alla problem',
  'daily.lead': '{game}, en fråga.',
  'daily.solve': 'Lös det',
  'daily.look': 'Titta igen',
  'daily.week': 'Den här veckan',
  'daily.found': '{day}: hittat',
  'daily.tried': '{day}: försökt',
  'daily.open': '{day}: inte försökt',
  'daily.done': 'Hittat! Ett nytt kommer vid midnatt.',
  'daily.missed': 'Försökt. Ett nytt kommer vid midnatt.',
};

import type { Translation } from '../../../kernel/messages.ts';
import type { daily as english } from '../en/daily.ts';

export const daily: Translation<typeof english> = {
  'puzzles.today': 'Rätsel des Tages',
  'puzzle.all': 'Alle Rätsel',
  'daily.lead': '{game}, eine Frage.',
  'daily.solve': 'Löse es',
  'daily.look': 'Noch einmal ansehen',
  'daily.week': 'Diese Woche',
  'daily.found': '{day}: gefunden',
  'daily.tried': '{day}: versucht',
  'daily.open': '{day}: nicht versucht',
  'daily.done': 'Gefunden! Um Mitternacht kommt ein neues.',
  'daily.missed': 'Versucht. Um Mitternacht kommt ein neues.',
};

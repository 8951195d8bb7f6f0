import type { Translation } from '../../../../kernel/messages.ts';
import type { puzzleWords as english } from '../en/puzzles.ts';

export const puzzleWords: Translation<typeof english> = {
  'goal.which-troll':
    'Flytta ett troll och använd dess plats: få så många poäng som möjligt innan något nytt vänds upp. Du har {points} poäng.',
  'theme.which-troll': 'Vilket troll, och vart?',
  'nudge.which-troll': 'Räkna handlingspoängen som varje plats skulle ge dig, och sedan vad de räcker till där.',
  'brought.which-troll': 'Det ger {value} poäng.',
  'goal.spend-points': ({ effort, help, points }) =>
    `Ditt troll har ${effort} handlingspoäng${Number(help) > 0 ? ` och ${help} till hjälp` : ''}. Få så många poäng som möjligt för dem; du har ${points}.`,
  'theme.spend-points': 'Använd dina handlingspoäng',
  'nudge.spend-points':
    'Somliga handlingar lönar sig först när en annan har förberett dem. Ett kungakort kan tas när som helst.',
  'brought.spend-points': 'Det ger {value} poäng.',
};

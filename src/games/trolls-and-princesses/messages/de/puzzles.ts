import type { Translation } from '../../../../kernel/messages.ts';
import type { puzzleWords as english } from '../en/puzzles.ts';

export const puzzleWords: Translation<typeof english> = {
  'goal.which-troll':
    'Bewege einen Troll und nutze seinen Ort: Hol die meisten Punkte, bevor etwas Neues aufgedeckt wird. Du hast {points} Punkte.',
  'theme.which-troll': 'Welcher Troll, und wohin?',
  'nudge.which-troll': 'Zähl die Aktionspunkte, die dir jeder Ort gäbe, und dann, wofür sie dort reichen.',
  'brought.which-troll': ({ value }) => (value === 1 ? 'Das bringt 1 Punkt.' : `Das bringt ${value} Punkte.`),
  'goal.spend-points': ({ effort, help, points }) =>
    `Dein Troll hat ${effort} Aktionspunkte${Number(help) > 0 ? ` und ${help} für Hilfe` : ''}. Hol damit die meisten Punkte; du hast ${points}.`,
  'theme.spend-points': 'Nutze deine Aktionspunkte',
  'nudge.spend-points':
    'Manche Aktion lohnt sich erst, wenn eine andere sie vorbereitet hat. Eine Königskarte kannst du jederzeit nehmen.',
  'brought.spend-points': ({ value }) => (value === 1 ? 'Das bringt 1 Punkt.' : `Das bringt ${value} Punkte.`),
};

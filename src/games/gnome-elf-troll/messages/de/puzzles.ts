import type { Translation } from '../../../../kernel/messages.ts';
import type { puzzleWords as english } from '../en/puzzles.ts';

export const puzzleWords: Translation<typeof english> = {
  'goal.win-this-turn': 'Gewinne in diesem Zug: {wanted} einer Sorte genügen, und du hast {count}.',
  'theme.win-this-turn': 'Gewinne in diesem Zug',
  'nudge.win-this-turn':
    'Ein Wichtel zählt für die Sorte, auf der er steht, und ein vertriebener Troll gibt mehr als eins zurück.',
  'brought.win-this-turn': ({ value }) =>
    Number(value) > 0 ? 'Du hast gewonnen.' : 'Keine deiner Sorten erreicht das Ziel.',
  'goal.best-lead': ({ count, others }) =>
    `Beende deinen Zug mit dem größten Vorsprung: deine beste Sorte gegen die beste aller anderen. Du hast ${count}, sie haben ${others}.`,
  'theme.best-lead': 'Der größte Vorsprung',
  'nudge.best-lead': 'Was jemand anders verliert, zählt so viel wie das, was du gewinnst.',
  'brought.best-lead': ({ value }) =>
    Number(value) > 0
      ? `Du führst mit ${value}.`
      : Number(value) === 0
        ? 'Ihr liegt gleichauf.'
        : `Du liegst um ${-Number(value)} zurück.`,
};

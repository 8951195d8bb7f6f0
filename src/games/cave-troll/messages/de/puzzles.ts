import type { Translation } from '../../../../kernel/messages.ts';
import type { puzzleWords as english } from '../en/puzzles.ts';

const actionsLeft = (actions: unknown) => (actions === 1 ? 'eine Aktion' : `${actions} Aktionen`);

export const puzzleWords: Translation<typeof english> = {
  'goal.rooms-pay': ({ actions, gold }) =>
    `Angenommen, am Ende deines Zuges wird der Plan gewertet. Du hast ${actionsLeft(actions)}, aber keine Karte: Hol das meiste Gold. So, wie es steht, wären es ${gold}.`,
  'theme.rooms-pay': 'Vor der Wertung',
  'nudge.rooms-pay':
    'Ein Raum zahlt nur an die, die dort die meisten Helden haben. Such einen mit Gleichstand, oder einen, in dem ein Held fehlt.',
  'brought.rooms-pay': 'Du hättest {value} Gold.',
  'goal.last-hourglass': ({ actions }) =>
    `Angenommen, die Partie endet mit deinem Zug. Du hast ${actionsLeft(actions)}, aber keine Karte: Beende sie so weit vor den anderen, wie du kannst.`,
  'theme.last-hourglass': 'Die letzte Sanduhr',
  'nudge.last-hourglass': 'Gold, das der stärkste Mitspieler nicht bekommt, ist so viel wert wie eigenes.',
  'brought.last-hourglass': ({ value }) =>
    Number(value) > 0
      ? `Du würdest mit ${value} Gold Vorsprung gewinnen.`
      : Number(value) === 0
        ? 'Du würdest den Sieg teilen.'
        : `Du lägst um ${-Number(value)} Gold zurück.`,
};

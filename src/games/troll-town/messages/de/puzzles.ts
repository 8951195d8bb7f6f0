import type { Translation } from '../../../../kernel/messages.ts';
import type { puzzleWords as english } from '../en/puzzles.ts';

export const puzzleWords: Translation<typeof english> = {
  'goal.close-the-road':
    'Gib einen Auftrag, nach dem Wege von deiner Hütte zum Markt führen, wenn sonst niemand etwas tut.',
  'theme.close-the-road': 'Schließe den Weg',
  'nudge.close-the-road': 'Such die Lücke, und das Wegstück, das hineinpasst und für das es Handlanger gibt.',
  'brought.close-the-road': ({ value }) =>
    Number(value) > 0 ? 'Deine Hütte ist mit dem Markt verbunden.' : 'Noch führt kein Weg von deiner Hütte zum Markt.',
  'goal.a-home-by-the-road':
    'Gib einen Auftrag, der dir eine Hütte mit Weg zum Markt bringt, wenn sonst niemand etwas tut.',
  'theme.a-home-by-the-road': 'Ein Heim am Weg',
  'nudge.a-home-by-the-road':
    'Eine Hütte braucht vier freie Felder an einem Weg, der zum Markt führt, und genug Handlanger.',
  'brought.a-home-by-the-road': ({ value }) =>
    Number(value) > 0 ? 'Du hast eine Hütte mit Weg zum Markt.' : 'Du hast keine Hütte mit Weg zum Markt.',
  'goal.the-feast-to-come':
    'Das nächste Festmahl verlangt {wanted} Kinder; jetzt könnte die Stadt {servings} auftischen. Plane eine Tat und einen Auftrag, nach denen es die meisten sind, wenn sonst niemand etwas tut.',
  'theme.the-feast-to-come': 'Das kommende Festmahl',
  'nudge.the-feast-to-come':
    'Ein Festmahl braucht Kinder in Lagern, Werkstätten, die sie kochen, und Handlanger in den Werkstätten. Was davon ist knapp?',
  'brought.the-feast-to-come': ({ value }) =>
    value === 1 ? 'Die Stadt könnte 1 Kind auftischen.' : `Die Stadt könnte ${value} Kinder auftischen.`,
};

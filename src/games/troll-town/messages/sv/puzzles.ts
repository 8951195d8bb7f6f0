import type { Translation } from '../../../../kernel/messages.ts';
import type { puzzleWords as english } from '../en/puzzles.ts';

export const puzzleWords: Translation<typeof english> = {
  'goal.close-the-road': 'Ge en order så att vägar leder från din hydda till Navet, om ingen annan gör något.',
  'theme.close-the-road': 'Slut vägen',
  'nudge.close-the-road': 'Leta efter luckan, och efter den vägbit som passar där och som det finns hantlangare till.',
  'brought.close-the-road': ({ value }) =>
    Number(value) > 0
      ? 'Din hydda är förbunden med Navet.'
      : 'Det går fortfarande ingen väg från din hydda till Navet.',
  'goal.a-home-by-the-road': 'Ge en order som ger dig en hydda förbunden med Navet, om ingen annan gör något.',
  'theme.a-home-by-the-road': 'Ett hem vid vägen',
  'nudge.a-home-by-the-road':
    'En hydda behöver fyra fria rutor vid en väg som leder till Navet, och tillräckligt med hantlangare.',
  'brought.a-home-by-the-road': ({ value }) =>
    Number(value) > 0 ? 'Du har en hydda förbunden med Navet.' : 'Du har ingen hydda förbunden med Navet.',
  'goal.the-feast-to-come':
    'Till nästa fest behövs {wanted} barn; nu skulle staden kunna servera {servings}. Planera en gärning och en order så att den kan servera så många som möjligt, om ingen annan gör något.',
  'theme.the-feast-to-come': 'Festen som kommer',
  'nudge.the-feast-to-come':
    'Till en fest behövs barn i förråden, verkstäder som lagar dem och hantlangare i verkstäderna. Vad fattas?',
  'brought.the-feast-to-come': 'Staden skulle kunna servera {value} barn.',
};

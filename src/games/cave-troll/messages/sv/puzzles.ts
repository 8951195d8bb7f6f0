import type { Translation } from '../../../../kernel/messages.ts';
import type { puzzleWords as english } from '../en/puzzles.ts';

const actionsLeft = (actions: unknown) => (actions === 1 ? 'en handling' : `${actions} handlingar`);

export const puzzleWords: Translation<typeof english> = {
  'goal.rooms-pay': ({ actions, gold }) =>
    `Anta att alla rum betalar när din tur är slut. Du har ${actionsLeft(actions)} men inget kort: få så mycket guld som möjligt. Som det står nu blir det ${gold}.`,
  'theme.rooms-pay': 'Innan rummen betalar',
  'nudge.rooms-pay':
    'Ett rum betalar bara den som har flest hjältar där. Leta efter ett där det står lika, eller där en hjälte fattas.',
  'brought.rooms-pay': 'Du skulle ha {value} guld.',
  'goal.last-hourglass': ({ actions }) =>
    `Anta att partiet slutar med din tur. Du har ${actionsLeft(actions)} men inget kort: sluta så långt före den bästa av de andra som möjligt.`,
  'theme.last-hourglass': 'Det sista timglaset',
  'nudge.last-hourglass': 'Guld som den starkaste medtävlaren inte får är värt lika mycket som eget guld.',
  'brought.last-hourglass': ({ value }) =>
    Number(value) > 0
      ? `Du skulle vinna med ${value} guld.`
      : Number(value) === 0
        ? 'Du skulle dela segern.'
        : `Du skulle ligga ${-Number(value)} guld efter.`,
};

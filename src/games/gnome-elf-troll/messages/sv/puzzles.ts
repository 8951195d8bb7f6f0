import type { Translation } from '../../../../kernel/messages.ts';
import type { puzzleWords as english } from '../en/puzzles.ts';

export const puzzleWords: Translation<typeof english> = {
  'goal.win-this-turn': 'Vinn den här turen: {wanted} av ett slag räcker, och du har {count}.',
  'theme.win-this-turn': 'Vinn den här turen',
  'nudge.win-this-turn':
    'En tomte räknas till det slag den står på, och ett troll som jagas bort ger tillbaka mer än ett.',
  'brought.win-this-turn': ({ value }) => (Number(value) > 0 ? 'Du har vunnit.' : 'Inget av dina slag når målet.'),
  'goal.best-lead': ({ count, others }) =>
    `Avsluta turen med så stort försprång som möjligt: ditt bästa slag mot det bästa som någon annan har. Du har ${count}, de har ${others}.`,
  'theme.best-lead': 'Störst försprång',
  'nudge.best-lead': 'Det en medtävlare förlorar räknas lika mycket som det du vinner.',
  'brought.best-lead': ({ value }) =>
    Number(value) > 0
      ? `Du leder med ${value}.`
      : Number(value) === 0
        ? 'Ni ligger lika.'
        : `Du ligger ${-Number(value)} efter.`,
};

import type { Translation } from '../../../../kernel/messages.ts';
import type { puzzleWords as english } from '../en/puzzles.ts';

function points(value: unknown): string {
  const number = Number(value);
  if (number === 0) return 'Du har lika många poäng som förut.';
  return number > 0 ? `Du får ${number} poäng.` : `Du förlorar ${-number} poäng.`;
}

export const puzzleWords: Translation<typeof english> = {
  'goal.by-the-harvest':
    'Det här är din sista placering i rond {round}. Ha så många poäng som möjligt när ronden är slut, skörden inräknad. Du har {points} poäng och {food} mat.',
  'theme.by-the-harvest': 'Till skörden',
  'nudge.by-the-harvest':
    'Tänk baklänges från måltiden: vad kommer att fattas, och vilken ruta ger det tillsammans med något som varar?',
  'brought.by-the-harvest': ({ value }) => points(value),
  'goal.feed-the-family':
    'Mätta familjen och ha så många poäng som möjligt när ronden är slut. Du har {points} poäng och {food} mat.',
  'theme.feed-the-family': 'Mätta familjen',
  'nudge.feed-the-family':
    'Jämför vad varje vara är värd i poäng med maten den ger. Par av djur får ungar efter måltiden.',
  'brought.feed-the-family': ({ value }) => points(value),
  'goal.meal-in-company':
    'Mätta familjen: ha så många poäng som möjligt när den här skörden är slut. Par med plats får ungar efter måltiden, en poäng var. Du har {points} poäng och {food} mat.',
  'theme.meal-in-company': 'Mätta familjen i sällskap',
  'nudge.meal-in-company': 'Jämför vad varje vara är värd i poäng med maten den ger, och vilka par du behöver.',
  'brought.meal-in-company': ({ value }) => points(value),
};

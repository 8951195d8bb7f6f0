import type { Translation } from '../../../../kernel/messages.ts';
import type { deedWords as english } from '../en/deeds.ts';

export const deedWords: Translation<typeof english> = {
  'deed.kings-favour': 'Kungens gunst',
  'deed.kings-favour.how': 'Fick alla fyra av hans kort',
  'deed.silent-villages': 'Tystade varje by',
  'deed.silent-villages.how': 'Tog en klocka från var och en, minst tre',
  'deed.four-princesses': 'Fyra prinsessor hemma',
  'deed.four-princesses.how': 'Rövade bort fyra, med en säng till var och en',
  'deed.all-moved-out': 'Alla har flyttat ut',
  'deed.all-moved-out.how': 'Alla egna utposter och bortbytingar är i byarna',
  'deed.hundred': 'Hundra poäng',
  'deed.hundred.how': 'Slutade med hundra poäng eller fler',
};

import type { Translation } from '../../../../kernel/messages.ts';
import type { deedWords as english } from '../en/deeds.ts';

export const deedWords: Translation<typeof english> = {
  'deed.family-of-six': 'Mättade en familj på sex',
  'deed.family-of-six.how': 'Utan en enda tiggarbricka',
  'deed.nothing-lost': 'Inte en tom ruta',
  'deed.nothing-lost.how': 'Förlorade inget vid räkningen',
  'deed.full-arms': 'Så stark man kan bli',
  'deed.full-arms.how': 'Beväpnade någon med ett vapen av styrka 14',
  'deed.herds': 'Fyra av varje slag',
  'deed.herds.how': 'Fyra får, åsnor, vildsvin och nötdjur vid slutet',
  'deed.hundred': 'Hundra poäng',
  'deed.hundred.how': 'Slutade med hundra poäng eller fler',
};

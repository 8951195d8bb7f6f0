import type { Translation } from '../../../../kernel/messages.ts';
import type { deedWords as english } from '../en/deeds.ts';

export const deedWords: Translation<typeof english> = {
  'deed.family-of-six': 'Sechs am Tisch',
  'deed.family-of-six.how': 'Sechs Personen ernährt, ohne einen einzigen Bettelmarker',
  'deed.nothing-lost': 'Kein Feld ungenutzt',
  'deed.nothing-lost.how': 'Bei der Wertung nichts verloren',
  'deed.full-arms': 'Stärker geht nicht',
  'deed.full-arms.how': 'Jemanden mit einer Waffe der Stärke 14 bewaffnet',
  'deed.herds': 'Vier von jeder Art',
  'deed.herds.how': 'Am Ende je vier Schafe, Esel, Wildschweine und Rinder',
  'deed.hundred': 'Hundert Punkte',
  'deed.hundred.how': 'Mit hundert oder mehr Punkten geendet',
};

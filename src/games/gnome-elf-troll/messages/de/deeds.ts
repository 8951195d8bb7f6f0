import type { Translation } from '../../../../kernel/messages.ts';
import type { deedWords as english } from '../en/deeds.ts';

export const deedWords: Translation<typeof english> = {
  'deed.no-troll': 'Ganz ohne Troll',
  'deed.no-troll.how': 'Gewonnen, ohne einen einzigen Troll anzuheuern',
  'deed.abundance': 'Mehr, als der Kessel fasst',
  'deed.abundance.how': 'Mit drei mehr von einer Sorte gewonnen als nötig',
  'deed.all-sent-home': 'Alle gehen heim',
  'deed.all-sent-home.how': 'In einer Partie einen Wichtel, einen Elfen und einen Troll vertrieben',
  'deed.gnomes-abroad': 'Vier Wichtel auswärts',
  'deed.gnomes-abroad.how': 'Am Ende arbeiten alle in fremden Gärten',
};

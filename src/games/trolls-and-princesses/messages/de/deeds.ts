import type { Translation } from '../../../../kernel/messages.ts';
import type { deedWords as english } from '../en/deeds.ts';

export const deedWords: Translation<typeof english> = {
  'deed.kings-favour': 'Die Gunst des Königs',
  'deed.kings-favour.how': 'Alle vier Königskarten beansprucht',
  'deed.silent-villages': 'Jedes Dorf verstummt',
  'deed.silent-villages.how': 'Aus jedem eine Glocke geraubt, mindestens drei',
  'deed.four-princesses': 'Vier Prinzessinnen daheim',
  'deed.four-princesses.how': 'Vier geraubt, und ein Bett für jede',
  'deed.all-moved-out': 'Alle sind ausgezogen',
  'deed.all-moved-out.how': 'Alle eigenen Außenposten und Wechselbälger sind in den Dörfern',
  'deed.hundred': 'Hundert Punkte',
  'deed.hundred.how': 'Mit hundert oder mehr Punkten aufgehört',
};

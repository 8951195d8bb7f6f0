import type { Translation } from '../../../../kernel/messages.ts';
import type { deedWords as english } from '../en/deeds.ts';

export const deedWords: Translation<typeof english> = {
  'deed.no-troll': 'Inga troll behövdes',
  'deed.no-troll.how': 'Vann utan att leja ett enda troll',
  'deed.abundance': 'Mer än grytan rymmer',
  'deed.abundance.how': 'Vann med tre fler av ett slag än det krävs',
  'deed.all-sent-home': 'Alla får gå hem',
  'deed.all-sent-home.how': 'Drev bort en tomte, en alv och ett troll i samma parti',
  'deed.gnomes-abroad': 'Fyra tomtar på bortaplan',
  'deed.gnomes-abroad.how': 'Alla i arbete i andras trädgårdar vid slutet',
};

import type { Translation } from '../../../../kernel/messages.ts';
import type { deedWords as english } from '../en/deeds.ts';

export const deedWords: Translation<typeof english> = {
  'deed.full-room': 'Einen vollen Raum geräumt',
  'deed.full-room.how': 'Ein Höhlentroll mitten unter vier fremde Figuren',
  'deed.vaults': 'Drei Gewölbe auf einmal',
  'deed.vaults.how': 'In einer Wertung des Plans bekommen',
  'deed.throne': 'Den Thronsaal gehalten',
  'deed.throne.how': 'In drei Wertungen bekommen',
  'deed.nobody-lost': 'Niemanden zurückgelassen',
  'deed.nobody-lost.how': 'Gewonnen, ohne eine Figur zu verlieren',
};

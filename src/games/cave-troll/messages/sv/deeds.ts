import type { Translation } from '../../../../kernel/messages.ts';
import type { deedWords as english } from '../en/deeds.ts';

export const deedWords: Translation<typeof english> = {
  'deed.full-room': 'Kastade ut ett fullt rum',
  'deed.full-room.how': 'Ett grottroll mitt bland fyra av de andras figurer',
  'deed.vaults': 'Tre valv på en gång',
  'deed.vaults.how': 'Tog dem i en och samma betalning',
  'deed.throne': 'Höll trollets tron',
  'deed.throne.how': 'Tog den i tre betalningar',
  'deed.nobody-lost': 'Lämnade ingen kvar',
  'deed.nobody-lost.how': 'Vann utan att förlora en figur',
};

import type { Translation } from '../../../../kernel/messages.ts';
import type { deedWords as english } from '../en/deeds.ts';

export const deedWords: Translation<typeof english> = {
  'deed.four-feasts': 'Alle vier Festmähler',
  'deed.four-feasts.how': 'Der Boss blieb nie hungrig',
  'deed.three-crowns': 'Drei Kronen',
  'deed.three-crowns.how': 'Der Größte, der Freundlichste und der Gierigste zugleich',
  'deed.new-boss': 'Der neue Boss',
  'deed.new-boss.how': 'Den Titel gewonnen und bis zum Ende behalten',
  'deed.none-escaped': 'Keines entkam',
  'deed.none-escaped.how': 'Die Stadt fing sechzig Kinder, und keines entkam',
};

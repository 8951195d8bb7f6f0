import type { Translation } from '../../../../kernel/messages.ts';
import type { deedWords as english } from '../en/deeds.ts';

export const deedWords: Translation<typeof english> = {
  'deed.four-feasts': 'Alla fyra festerna',
  'deed.four-feasts.how': 'Bossen gick aldrig hungrig',
  'deed.three-crowns': 'Tre kronor',
  'deed.three-crowns.how': 'Störst, vänligast och girigast på en gång',
  'deed.new-boss': 'Den nya bossen',
  'deed.new-boss.how': 'Vann titeln och behöll den till slutet',
  'deed.none-escaped': 'Ingen kom undan',
  'deed.none-escaped.how': 'Staden fångade sextio barn, och inget rymde',
};

import type { Translation } from '../../../../../kernel/messages.ts';
import { count } from '../../../../speech/speech.ts';
import { amount } from '../../../messages/sv/speech.ts';
import type * as english from '../en/parts.ts';

/** Vad man kan göra på en ruta, för den som pekar på den: varje del, och varför den är stängd. */
export const parts: Translation<typeof english.parts> = {
  'explain.saving': ({ name, goods }) => `${name}: ${goods} mindre.`,
  'explain.room-for-fewer': ({ goods, come }) => `Du har plats för ${goods} till, men ${come} skulle komma.`,
  'part.brings': ({ goods }) => `Ger ${goods} på köpet.`,
  'part.then': ({ parts: names }) => `Sedan, om du vill: ${names}.`,
  'part.single': 'En enkel bricka i stället för en dubbel.',
  'part.ruby-mine-tunnel': 'Rubingruva i en tunnel',
  'part.ruby-mine-deep-tunnel': 'Rubingruva i en djup tunnel',
  'part.payable': ({ count: number }) => `Du har råd med ${count(number, 'inredning', 'inredningar')}.`,
  'part.payable-dwellings': ({ names }) => `Du har råd med: ${names}.`,
  'part.sow': 'Så',
  'part.to-sow': ({ goods, fields }) => `Du har ${goods}, och ${count(fields, 'tom åker', 'tomma åkrar')}.`,
  'part.forge': 'Smid ett vapen',
  'part.up-to-strength': ({ strength }) => `Upp till styrka ${strength} med det du har.`,
  'part.expedition': ({ level, times }) =>
    Number(times) > 1 ? `${times} färder med ${level} byte var` : `Färd med ${level} byten`,
  'part.with-strength': ({ strength }) => `Med styrka ${strength}.`,
  'part.with-new-weapon': 'Med vapnet som du smider här.',
  'part.with-new-bed': 'I den nya bostadens säng.',
  'part.trade': 'Byt malm',
  'part.trade-for': ({ goods, times }) =>
    `Mot ${goods}, upp till tre gånger. Din malm räcker till ${Number(times) === 1 ? 'en' : times}.`,
  'part.market': ({ gold }) => `Du får ${amount('gold', Number(gold))} att handla för.`,
  'part.imitate': 'Härma en ruta',
  'part.could-copy': ({ names }) => `Du kan härma: ${names}.`,
};

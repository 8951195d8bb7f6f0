import type { Catalogue } from '../../../../../kernel/messages.ts';
import { count } from '../../../../speech/speech.ts';
import { amount } from '../../../messages/sv/speech.ts';

/** Vad man kan göra på en ruta, för den som pekar på den: varje del, och varför den är stängd. */
export const parts: Catalogue = {
  'explain.saving': ({ name, goods }) => `${name}: ${goods} mindre.`,
  'explain.room-for-fewer': ({ goods, come }) => `Du har plats för ${goods} till, men ${come} skulle komma.`,
  'part.brings': ({ goods }) => `Ger ${goods} på köpet.`,
  'part.then': ({ parts: names }) => `Sedan, om du vill: ${names}.`,
  'part.single': 'En enkel bricka i stället för en dubbel.',
  'part.no-two-tunnels': 'Du har inte två tunnlar bredvid varandra.',
  'part.ruby-mine-tunnel': 'Rubingruva i en tunnel',
  'part.ruby-mine-deep-tunnel': 'Rubingruva i en djup tunnel',
  'part.no-tunnel': 'Du har ingen tunnel.',
  'part.no-deep-tunnel': 'Du har ingen djup tunnel.',
  'part.payable': ({ count: number }) => `Du har råd med ${count(number, 'inredning', 'inredningar')}.`,
  'part.none-payable': 'Du har inte råd med någon.',
  'part.no-meadow': 'Du har ingen äng utan staket.',
  'part.no-meadow-besides': 'Du har för få ängar till detta utöver det som är ikryssat.',
  'part.no-two-meadows': 'Inga två av dina ängar ligger bredvid varandra.',
  'part.sow': 'Så',
  'part.to-sow': ({ goods, fields }) => `Du har ${goods}, och ${count(fields, 'tom åker', 'tomma åkrar')}.`,
  'part.no-field': 'Du har ingen tom åker.',
  'part.no-crops': 'Du har inget att så.',
  'part.forge': 'Smid ett vapen',
  'part.up-to-strength': ({ strength }) => `Upp till styrka ${strength} med det du har.`,
  'part.armed': 'Den här personen har redan ett vapen.',
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

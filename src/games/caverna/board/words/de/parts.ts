import type { Translation } from '../../../../../kernel/messages.ts';
import { count } from '../../../../speech/speech.ts';
import { amount } from '../../../messages/de/speech.ts';
import type * as english from '../en/parts.ts';

/** What can be done on a space, for those who point at it: each part of it. */
export const parts: Translation<typeof english.parts> = {
  'explain.saving': ({ name, goods }) => `${name}: ${goods} weniger.`,
  'explain.room-for-fewer': ({ goods, come }) => `Du hast noch Platz für ${goods}, es kämen aber ${come}.`,
  'part.brings': ({ goods }) => `Dazu: ${goods}.`,
  'part.then': ({ parts: names }) => `Danach, wenn du willst: ${names}.`,
  'part.single': 'Ein Einzelplättchen statt eines Doppelplättchens.',
  'part.ruby-mine-tunnel': 'Rubinmine auf einem Stollen',
  'part.ruby-mine-deep-tunnel': 'Rubinmine auf einem Tiefstollen',
  'part.payable': ({ count: number }) => `Du kannst ${count(number, 'Einrichtung', 'Einrichtungen')} bezahlen.`,
  'part.payable-dwellings': ({ names }) => `Du kannst bezahlen: ${names}.`,
  'part.sow': 'Säen',
  'part.to-sow': ({ goods, fields }) => `Du hast ${goods} und ${count(fields, 'leeren Acker', 'leere Äcker')}.`,
  'part.forge': 'Waffe schmieden',
  'part.up-to-strength': ({ strength }) => `Bis Stärke ${strength} mit dem, was du hast.`,
  'part.expedition': ({ level, times }) =>
    Number(times) > 1
      ? `${times} Beutezüge für je ${count(level, 'Beutestück', 'Beutestücke')}`
      : `Beutezug für ${count(level, 'Beutestück', 'Beutestücke')}`,
  'part.with-strength': ({ strength }) => `Mit Stärke ${strength}.`,
  'part.with-new-weapon': 'Mit der Waffe, die du hier schmiedest.',
  'part.with-new-bed': 'Im Bett der neuen Wohnung.',
  'part.trade': 'Erz tauschen',
  'part.trade-for': ({ goods, times }) =>
    `Gegen ${goods}, bis zu dreimal. Dein Erz reicht für ${Number(times) === 1 ? 'einmal' : `${times}-mal`}.`,
  'part.market': ({ gold }) => `Du hast dann ${amount('gold', Number(gold))} zum Ausgeben.`,
  'part.imitate': 'Aktionsfeld nachahmen',
  'part.could-copy': ({ names }) => `Du könntest nachahmen: ${names}.`,
};

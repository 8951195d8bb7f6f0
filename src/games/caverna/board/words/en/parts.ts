import type { Catalogue } from '../../../../../kernel/messages.ts';
import { count } from '../../../../speech/speech.ts';
import { amount } from '../../../messages/en/speech.ts';

/** What can be done on a space, for those who point at it: each part of it. */
export const parts = {
  'explain.saving': ({ name, goods }) => `${name}: ${goods} less.`,
  'explain.room-for-fewer': ({ goods, come }) => `You have room for ${goods} more, but ${come} would come.`,
  'part.brings': ({ goods }) => `With it comes ${goods}.`,
  'part.then': ({ parts: names }) => `Then, if you like: ${names}.`,
  'part.single': 'A single tile instead of a twin.',
  'part.ruby-mine-tunnel': 'Ruby mine on a tunnel',
  'part.ruby-mine-deep-tunnel': 'Ruby mine on a deep tunnel',
  'part.payable': ({ count: number }) => `You can pay ${count(number, 'furnishing', 'furnishings')}.`,
  'part.payable-dwellings': ({ names }) => `You can pay: ${names}.`,
  'part.sow': 'Sow',
  'part.to-sow': ({ goods, fields }) => `You have ${goods}, and ${count(fields, 'empty field', 'empty fields')}.`,
  'part.forge': 'Forge a weapon',
  'part.up-to-strength': ({ strength }) => `Up to strength ${strength} with what you have.`,
  'part.expedition': ({ level, times }) =>
    Number(times) > 1 ? `${times} expeditions for ${level} loot each` : `Expedition for ${level} loot`,
  'part.with-strength': ({ strength }) => `With strength ${strength}.`,
  'part.with-new-weapon': 'With the weapon you forge here.',
  'part.with-new-bed': 'In the bed of the new dwelling.',
  'part.trade': 'Trade ore',
  'part.trade-for': ({ goods, times }) =>
    `For ${goods}, up to three times. Your ore is enough for ${Number(times) === 1 ? 'one' : times}.`,
  'part.market': ({ gold }) => `You will have ${amount('gold', Number(gold))} to spend.`,
  'part.imitate': 'Imitate a space',
  'part.could-copy': ({ names }) => `You could copy: ${names}.`,
} satisfies Catalogue;

import type { Param, Speaker } from '../../../../kernel/messages.ts';
import { whose } from '../../../speech/swedish.ts';
import type { Produce } from '../../box/produce.ts';

export const PLURAL: Readonly<Record<Produce, readonly [one: string, many: string]>> = {
  pumpkin: ['pumpa', 'pumpor'],
  apple: ['äpple', 'äpplen'],
  bean: ['böna', 'bönor'],
};

export const A: Readonly<Record<Produce, string>> = { pumpkin: 'en pumpa', apple: 'ett äpple', bean: 'en böna' };

export const KIND: Readonly<Record<Produce, string>> = { pumpkin: 'Pumpa', apple: 'Äpple', bean: 'Böna' };
const CREATURE: Readonly<Record<string, string>> = { gnome: 'tomte', elf: 'alv', troll: 'troll' };

export const SIDE: Readonly<Record<string, string>> = { left: 'till vänster', right: 'till höger' };

export function amount(kind: Produce, count: number): string {
  return `${count} ${PLURAL[kind][count === 1 ? 0 : 1]}`;
}

export function priceOfTwo(pay: Produce, and: Produce): string {
  return pay === and ? amount(pay, 6) : `${amount(pay, 3)} och ${amount(and, 3)}`;
}

/** 'din trädgård', 'Annas trädgård' */
export function gardenOf(garden: Param, speaker: Speaker): string {
  return `${whose(garden, speaker, 'din')} trädgård`;
}

/** 'din alv', 'Annas alv' */
export function figureOf(creature: Param, owner: Param, speaker: Speaker): string {
  return `${whose(owner, speaker, creature === 'troll' ? 'ditt' : 'din')} ${CREATURE[String(creature)]}`;
}

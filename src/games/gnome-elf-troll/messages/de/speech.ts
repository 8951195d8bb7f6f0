import type { Param, Speaker } from '../../../../kernel/messages.ts';
import { whose } from '../../../speech/german.ts';
import type { Produce } from '../../box/produce.ts';

export const PLURAL: Readonly<Record<Produce, readonly [one: string, many: string]>> = {
  pumpkin: ['Kürbis', 'Kürbisse'],
  apple: ['Apfel', 'Äpfel'],
  bean: ['Bohne', 'Bohnen'],
};

/** As what is sown or drawn. */
export const A: Readonly<Record<Produce, string>> = {
  pumpkin: 'einen Kürbis',
  apple: 'einen Apfel',
  bean: 'eine Bohne',
};
/** After 'auf' and 'von', where something stands. */
export const ON_A: Readonly<Record<Produce, string>> = {
  pumpkin: 'einem Kürbis',
  apple: 'einem Apfel',
  bean: 'einer Bohne',
};
export const NO: Readonly<Record<Produce, string>> = {
  pumpkin: 'keinen Kürbis',
  apple: 'keinen Apfel',
  bean: 'keine Bohne',
};

export const SIDE: Readonly<Record<string, string>> = { left: 'links', right: 'rechts' };

/** Who does something; whom something is done to; with whom. */
type Case = 'nominative' | 'accusative' | 'dative';
const YOURS = { nominative: 'dein', accusative: 'deinen', dative: 'deinem' } as const;

export function amount(kind: Produce, count: number): string {
  return `${count} ${PLURAL[kind][count === 1 ? 0 : 1]}`;
}

export function priceOfTwo(pay: Produce, and: Produce): string {
  return pay === and ? amount(pay, 6) : `${amount(pay, 3)} und ${amount(and, 3)}`;
}

/** After 'in': 'deinem Garten', 'Annas Garten' */
export function gardenOf(garden: Param, speaker: Speaker): string {
  return `${whose(garden, speaker, 'deinem')} Garten`;
}

/** 'dein Elf', 'deinen Elfen', 'Annas Elf' */
export function figureOf(creature: Param, owner: Param, speaker: Speaker, as: Case): string {
  const elf = as === 'nominative' ? 'Elf' : 'Elfen';
  const name = creature === 'gnome' ? 'Wichtel' : creature === 'elf' ? elf : 'Troll';
  return `${whose(owner, speaker, YOURS[as])} ${name}`;
}

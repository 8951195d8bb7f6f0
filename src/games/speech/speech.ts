import type { Catalogue, Message, Param, Speaker } from '../../kernel/messages.ts';

/** At the head of a sentence. */
export function who(seat: Param, speaker: Speaker): string {
  return speaker.name(Number(seat));
}

export function isYou(seat: Param, speaker: Speaker): boolean {
  return speaker.own?.(Number(seat)) ?? false;
}

export function count(number: Param, one: string, many: string): string {
  return `${number} ${Number(number) === 1 ? one : many}`;
}

/** How many more or fewer a reason speaks of; 0 where the number does not tell why, as where it goes the other way than worth. */
export function howMany(number: Param, worth: Param): number {
  const change = Math.round(Number(number ?? 0));
  return change * Number(worth) > 0 ? Math.abs(change) : 0;
}

/** 'Orc' */
export function title(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Texts by message id: `prefixed('area', { pit: 'Deep Pit' })` is { 'area.pit': 'Deep Pit' }. */
export function prefixed<Prefix extends string, Id extends string>(
  prefix: Prefix,
  texts: Readonly<Record<Id, string>>,
  say: (text: string) => string = (text) => text,
): Readonly<Record<`${Prefix}.${Id}`, string>> {
  const named = Object.entries<string>(texts).map(([id, text]) => [`${prefix}.${id}`, say(text)]);
  return Object.fromEntries(named) as Record<`${Prefix}.${Id}`, string>;
}

/** A message for each of these words: `messagesFor('amount', ['ore'], …)` has 'amount.ore'. */
export function messagesFor<Prefix extends string, Id extends string>(
  prefix: Prefix,
  ids: readonly Id[],
  messageOf: (id: Id) => Message,
): Readonly<Record<`${Prefix}.${Id}`, Message>> {
  const named = ids.map((id) => [`${prefix}.${id}`, messageOf(id)]);
  return Object.fromEntries(named) as Record<`${Prefix}.${Id}`, Message>;
}

/** A text for each of the things, by its id. */
export function textsOf<Thing extends { readonly id: string }>(
  things: readonly Thing[],
  textOf: (thing: Thing) => string,
): Readonly<Record<Thing['id'], string>> {
  return Object.fromEntries(things.map((thing) => [thing.id, textOf(thing)])) as Record<Thing['id'], string>;
}

/** The text for what a parameter names. */
export function lookUp(texts: Catalogue, name: Param): string {
  return String(texts[String(name)] ?? name);
}

import type { Param, Speaker } from '../../kernel/messages.ts';

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

/** 'Orc' */
export function title(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

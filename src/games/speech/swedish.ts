import type { Param, Speaker } from '../../kernel/messages.ts';
import { isYou, who } from './speech.ts';

/** 'Annas', 'Max': as an owner's name stands before what is owned. */
function genitive(seat: Param, speaker: Speaker): string {
  const name = who(seat, speaker);
  return /[sxz]$/i.test(speaker.spelled?.(Number(seat)) ?? name) ? name : `${name}s`;
}

/** 'din', 'ditt' eller 'dina', efter det som ägs; annars namnet. */
export function whose(seat: Param, speaker: Speaker, yours: 'din' | 'ditt' | 'dina'): string {
  return isYou(seat, speaker) ? yours : genitive(seat, speaker);
}

/** 'dig' eller namnet. */
export function whom(seat: Param, speaker: Speaker): string {
  return isYou(seat, speaker) ? 'dig' : who(seat, speaker);
}

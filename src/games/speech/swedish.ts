import type { Param, Speaker } from '../../kernel/messages.ts';
import { isYou, who } from './speech.ts';

/** 'dig' eller namnet. */
export function whom(seat: Param, speaker: Speaker): string {
  return isYou(seat, speaker) ? 'dig' : who(seat, speaker);
}

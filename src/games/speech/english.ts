import type { Param, Speaker } from '../../kernel/messages.ts';
import { isYou, who } from './speech.ts';

export function whom(seat: Param, speaker: Speaker): string {
  return isYou(seat, speaker) ? 'you' : who(seat, speaker);
}

export function whose(seat: Param, speaker: Speaker): string {
  return isYou(seat, speaker) ? 'your' : `${who(seat, speaker)}’s`;
}

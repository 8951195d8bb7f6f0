import type { Param, Speaker } from '../../kernel/messages.ts';
import { isYou, who } from './speech.ts';

/** 'Annas', 'Max’': as an owner's name stands before what is owned. */
function genitive(seat: Param, speaker: Speaker): string {
  const name = who(seat, speaker);
  const spelled = speaker.spelled?.(Number(seat)) ?? name;
  return /([sßxz]|ce)$/i.test(spelled) ? `${name}’` : `${name}s`;
}

type Yours = 'dein' | 'deine' | 'deinen' | 'deinem' | 'deiner' | 'deines';

/** 'dein', 'deine', 'deinem' … as what is owned needs it, or 'Annas'. */
export function whose(seat: Param, speaker: Speaker, yours: Yours): string {
  return isYou(seat, speaker) ? yours : genitive(seat, speaker);
}

/** 'dich' or the name. */
export function whom(seat: Param, speaker: Speaker): string {
  return isYou(seat, speaker) ? 'dich' : who(seat, speaker);
}

/** 'dir' or the name, also after 'von', 'mit' and 'bei'. */
export function toWhom(seat: Param, speaker: Speaker): string {
  return isYou(seat, speaker) ? 'dir' : who(seat, speaker);
}

/** The form of a verb that fits: `verb(seat, speaker, 'musst', 'muss')`. */
export function verb(seat: Param, speaker: Speaker, yours: string, theirs: string): string {
  return isYou(seat, speaker) ? yours : theirs;
}

/** At the head of a sentence, with its verb: `does(seat, speaker, 'ziehst', 'zieht')` is 'Du ziehst' or 'Anna zieht'. */
export function does(seat: Param, speaker: Speaker, yours: string, theirs: string): string {
  return `${who(seat, speaker)} ${verb(seat, speaker, yours, theirs)}`;
}

/** 'Du hast' or 'Anna hat', at the head of a sentence. */
export function has(seat: Param, speaker: Speaker): string {
  return does(seat, speaker, 'hast', 'hat');
}

/** 'Du bist' or 'Anna ist', at the head of a sentence. */
export function is(seat: Param, speaker: Speaker): string {
  return does(seat, speaker, 'bist', 'ist');
}

import { BONUSES } from './bonuses.ts';

/** TP-6.8: square spots for neutral changelings, heptagons for neutral outposts, round ones for bells. */
export const FORMS = ['changeling', 'outpost', 'bell'] as const;
export type Form = (typeof FORMS)[number];

export const CHANGELING = 0;
export const OUTPOST = 1;
export const BELL = 2;

/** A form by its number in FORMS. */
export const FORM_NUMBERS = [CHANGELING, OUTPOST, BELL] as const;
export type FormNumber = (typeof FORM_NUMBERS)[number];

/** Free spots are counted by form and bonus: those of one form with the same bonus are as good as each other. */
export const SPOT_KINDS = FORMS.length * BONUSES.length;

export function formNumber(form: Form): FormNumber {
  return form === 'changeling' ? CHANGELING : form === 'outpost' ? OUTPOST : BELL;
}

export function spotKind(form: number, bonus: number): number {
  return form * BONUSES.length + bonus;
}

import type { Catalogue } from '../kernel/messages.ts';

/** Refusals about marks, programs and holidays. They come with the settings. */
export const SETTINGS_MESSAGES = {
  'refused.bad-mark': 'Please draw another mark: {problem}',
  'problem.mark-cuts': 'it needs one to twelve straight cuts between different points.',
  'problem.mark-hooked': 'a hooked cross is not welcome here.',
  'refused.unknown-program': 'You have no such bot.',
  'refused.bots-enough': 'You have {most} bots already. Revoke one first.',
  'refused.holiday': 'You have {days} days of holiday left within a year.',
} satisfies Catalogue;

import type { Catalogue } from '../kernel/messages.ts';

/** Refusals of waiting for somebody to play with. They are apart from the others, since few pages need them. */
export const WAITING_MESSAGES = {
  'refused.not-waiting': 'You aren’t looking for a match right now.',
} satisfies Catalogue;

/** Refusals of adjourning a match, which only tables need. */
export const ADJOURNING_MESSAGES = {
  'refused.adjourn-live': 'Only a live match can be adjourned.',
  'refused.adjourn-date': 'Choose a time between five minutes and 60 days from now.',
  'refused.adjourn-nothing': 'Nobody has proposed a time.',
} satisfies Catalogue;

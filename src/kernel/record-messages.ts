import type { Catalogue } from './messages.ts';

/** How far a record is sound: the page and the command line say it alike. */
export const RECORD_MESSAGES = {
  'records.refused':
    'Move {move}, by {name}, is against rule {rule}. What you see is the match up to there; the rest of the record can’t be played.',
  'records.ended-otherwise':
    'The record names other places than the moves lead to. What you see is the result of the moves.',
} as const satisfies Catalogue;

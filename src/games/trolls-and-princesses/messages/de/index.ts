import type { Translation } from '../../../../kernel/messages.ts';
import type * as english from '../en/index.ts';
import { about } from './about.ts';
import { counts } from './counts.ts';
import { advice, events, scores } from './events.ts';
import { names } from './names.ts';
import { questions, reasons } from './questions.ts';

export const words: Translation<typeof english.words> = {
  ...names,
  ...about,
  ...questions,
  ...reasons,
  ...events,
  ...scores,
  ...advice,
  ...counts,
};

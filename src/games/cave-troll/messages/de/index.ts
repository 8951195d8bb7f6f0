import type { Translation } from '../../../../kernel/messages.ts';
import type * as english from '../en/index.ts';
import { events, scores } from './events.ts';
import { about, counts, names } from './names.ts';
import { questions, reasons } from './questions.ts';

export const words: Translation<typeof english.words> = {
  ...names,
  ...about,
  ...questions,
  ...reasons,
  ...events,
  ...scores,
  ...counts,
};

import type { Translation } from '../../../../kernel/messages.ts';
import type * as english from '../en/index.ts';
import { advice, events, scores } from './events.ts';
import { folkEvents, folkQuestions, folkReasons } from './folk.ts';
import { names } from './names.ts';
import { questions, reasons } from './questions.ts';

export const words: Translation<typeof english.words> = {
  ...names,
  ...questions,
  ...reasons,
  ...events,
  ...scores,
  ...advice,
  ...folkQuestions,
  ...folkReasons,
  ...folkEvents,
};

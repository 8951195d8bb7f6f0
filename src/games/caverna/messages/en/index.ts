import type { Catalogue } from '../../../../kernel/messages.ts';
import { advice, events, scores } from './events.ts';
import { folkEvents, folkQuestions, folkReasons } from './folk.ts';
import { names } from './names.ts';
import { questions, reasons } from './questions.ts';

export const words = {
  ...names,
  ...questions,
  ...reasons,
  ...events,
  ...scores,
  ...advice,
  ...folkQuestions,
  ...folkReasons,
  ...folkEvents,
} satisfies Catalogue;

import type { Catalogue } from '../../kernel/messages.ts';
import { about } from './messages/en/about.ts';
import { counts } from './messages/en/counts.ts';
import { advice, events, scores } from './messages/en/events.ts';
import { names } from './messages/en/names.ts';
import { questions, reasons } from './messages/en/questions.ts';

export const en: Catalogue = {
  ...names,
  ...about,
  ...questions,
  ...reasons,
  ...events,
  ...scores,
  ...advice,
  ...counts,
};

import type { Catalogue } from '../../kernel/messages.ts';
import { about } from './messages/sv/about.ts';
import { counts } from './messages/sv/counts.ts';
import { advice, events, scores } from './messages/sv/events.ts';
import { names } from './messages/sv/names.ts';
import { questions, reasons } from './messages/sv/questions.ts';

export const sv: Catalogue = {
  ...names,
  ...about,
  ...questions,
  ...reasons,
  ...events,
  ...scores,
  ...advice,
  ...counts,
};

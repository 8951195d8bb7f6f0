import type { Catalogue } from '../../kernel/messages.ts';
import { events, scores } from './messages-sv/events.ts';
import { about, counts, names } from './messages-sv/names.ts';
import { questions, reasons } from './messages-sv/questions.ts';

export const sv: Catalogue = { ...names, ...about, ...questions, ...reasons, ...events, ...scores, ...counts };

import type { Catalogue } from '../../kernel/messages.ts';
import { events, scores } from './messages/events.ts';
import { about, counts, names } from './messages/names.ts';
import { questions, reasons } from './messages/questions.ts';

export const en: Catalogue = { ...names, ...about, ...questions, ...reasons, ...events, ...scores, ...counts };

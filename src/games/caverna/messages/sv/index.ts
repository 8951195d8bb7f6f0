import type { Catalogue } from '../../../../kernel/messages.ts';
import { advice, events, scores } from './events.ts';
import { names } from './names.ts';
import { questions, reasons } from './questions.ts';

export const words: Catalogue = { ...names, ...questions, ...reasons, ...events, ...scores, ...advice };

import { events, scores } from './events.ts';
import { about, counts, names } from './names.ts';
import { questions, reasons } from './questions.ts';

export const words = { ...names, ...about, ...questions, ...reasons, ...events, ...scores, ...counts };

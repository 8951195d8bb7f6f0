import type { Translation } from '../../../../kernel/messages.ts';
import type * as english from '../en/index.ts';
import { events } from './events.ts';
import { names } from './names.ts';
import { proposals } from './proposals.ts';
import { questions } from './questions.ts';
import { reasons } from './reasons.ts';
import { summary } from './summary.ts';
import { tables } from './tables.ts';

export const words: Translation<typeof english.words> = {
  'game.summary': summary,
  ...names,
  ...questions,
  ...events,
  ...proposals,
  ...reasons,
  ...tables,
};

import { type Learned, NOTHING_LEARNED } from '../../../kernel/learning.ts';

export const LEARNED: Learned = NOTHING_LEARNED;

import { type Tell, tell as tellEverybody } from '../../kernel/tell.ts';
import type { words } from './messages/en/index.ts';

/** The message ids of the game. */
export type Word = keyof typeof words;

/** Hands out what happened, by a message that the game has. */
export const tell: Tell<Word> = tellEverybody;

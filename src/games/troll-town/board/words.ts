import type { KernelWord } from '../../../kernel/messages.ts';
import type { GameEvent } from '../../../kernel/tell.ts';
import type { Speak as SpeakOf } from '../../../web/board-kit/tabletop.ts';
import type { boardWords } from '../messages/en/board.ts';
import type { Word } from '../words.ts';

/** The message ids that a board can say: the game's, its own, and the kernel's. */
export type BoardWord = Word | keyof typeof boardWords | KernelWord;

export type Speak = SpeakOf<BoardWord>;

/** Something that happened, which the board can say. */
export type TownEvent = GameEvent<BoardWord>;

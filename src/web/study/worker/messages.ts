import type { Compared } from '../../../bots/compare.ts';
import type { LevelName } from '../../../bots/level-names.ts';
import type { Question } from '../../../kernel/game.ts';
import type { Study, StudySpot } from '../../../protocol/study/study.ts';
import type { Seen, StudyEyes } from '../desk/desk.ts';

/** Who answers for a seat in a line: the person at the screen, a bot, or what the seat did in the match. */
export type Answerer = 'me' | 'match' | LevelName;

/** How long bots answer: until the person is asked, to the end of this turn, or to the end of the match. */
export type Until = 'me' | 'turn' | 'end';

/** What the page asks of the worker, and what it is told; those with `progress` are told something in between. */
export interface StudyRequests {
  open: { asks: { study: Study }; gets: { steps: number; isWhole: boolean } };
  /** Takes over the study as the page has it, unless only the words are wanted. */
  follow: { asks: { study?: Study }; gets: { words: Readonly<Record<string, Question>> } };
  see: { asks: { spot: StudySpot; eyes: StudyEyes }; gets: Seen };
  answer: {
    asks: { spot: StudySpot; who: readonly Answerer[]; until: Until };
    gets: { ended: Ended };
    progress: { study: Study; spot: StudySpot };
  };
  compare: {
    asks: { one: StudySpot; other: StudySpot; futures: number };
    gets: { ended: Ended } | { isSame: true };
    progress: CompareProgress;
  };
}

export interface CompareProgress {
  readonly seat: number;
  /** The spot where the two part. */
  readonly fork: StudySpot;
  readonly compared: Compared;
}

/** Why bots stopped answering: they were done, stopped by the page, or the seat's answer in the match is not on offer here. */
export type Ended = 'done' | 'stopped' | 'no-such-answer' | 'full';

export type RequestName = keyof StudyRequests;

export interface RequestMessage<Name extends RequestName = RequestName> {
  readonly request: number;
  readonly name: Name;
  readonly asks: StudyRequests[Name]['asks'];
}

/** Stops what takes long. */
export interface StopMessage {
  readonly stop: true;
}

export type StudyReply =
  | { readonly request: number; readonly progress: unknown }
  | { readonly request: number; readonly gets: unknown }
  | { readonly request: number; readonly failed: string };

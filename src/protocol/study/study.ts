import type { Move, Seat } from '../../kernel/game.ts';
import type { MatchRecord } from '../../kernel/record.ts';
import type { Mark } from '../marks.ts';

export const STUDY_FORMAT = 1;

/** A step of the match, or of a line: so many moves after its beginning. */
export interface StudySpot {
  /** Without it, a step of the match itself. */
  readonly line?: string;
  readonly step: number;
}

/** A move of a line, and the level of the bot that made it, if one did. */
export type LineMove = readonly [seat: Seat, move: Move] | readonly [seat: Seat, move: Move, by: string];

/** What is hidden was dealt anew from what a seat knew. */
export interface Deal {
  readonly seat: Seat;
  readonly seed: string;
}

/** Something else than was played. */
export interface StudyLine {
  readonly id: string;
  readonly name?: string;
  /** Where it leaves the match or another line. */
  readonly from: StudySpot;
  /** Without it, everything hidden lies as it did there. */
  readonly dealt?: Deal;
  readonly moves: readonly LineMove[];
}

/** What was written and drawn at a step. */
export interface StudyNote {
  readonly at: StudySpot;
  readonly text: string;
  readonly marks: readonly Mark[];
}

/** A part of the study, for those who read it from beginning to end. */
export interface StudyChapter {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly at: StudySpot;
  /** Set if readers find the next answer themselves before they go on. */
  readonly task?: 'find';
}

/** A match that is over, or was only dealt, with lines that were tried out, notes and chapters. */
export interface Study {
  readonly underbridgeStudy: typeof STUDY_FORMAT;
  readonly title: string;
  readonly record: MatchRecord;
  readonly lines: readonly StudyLine[];
  readonly notes: readonly StudyNote[];
  readonly chapters: readonly StudyChapter[];
}

export function studyOf(record: MatchRecord, title: string): Study {
  return { underbridgeStudy: STUDY_FORMAT, title, record, lines: [], notes: [], chapters: [] };
}

/** A name for a spot, unlike that of any other. */
export function keyOf({ line, step }: StudySpot): string {
  return line === undefined ? String(step) : `${line}.${step}`;
}

export function isSameSpot(one: StudySpot, other: StudySpot): boolean {
  return one.line === other.line && one.step === other.step;
}

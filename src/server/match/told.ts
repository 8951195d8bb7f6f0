import type { Viewer } from '../../kernel/game.ts';
import { hears, type Told } from '../../kernel/tell.ts';

/** What was told by one entry, each event written out once however many hear of it. */
export interface ToldText {
  readonly told: readonly Told[];
  readonly events: readonly string[];
  /** All of it as it is kept in the log. */
  readonly text: string;
}

export function writeOut(told: readonly Told[]): ToldText {
  const events = told.map(({ event }) => JSON.stringify(event));
  const kept = told.map(
    ({ to }, index) => `{"event":${events[index]},"to":${to === 'all' ? '"all"' : JSON.stringify(to)}}`,
  );
  return { told, events, text: `[${kept.join()}]` };
}

/** The lines of the log that the viewer hears, as JSON. */
export function linesText({ told, events }: ToldText, step: number, viewer: Viewer): string {
  let lines = '';
  for (let index = 0; index < told.length; index++) {
    const { to } = told[index] as Told;
    if (hears(to, viewer)) lines += `${lines === '' ? '' : ','}{"step":${step},"event":${events[index]}}`;
  }
  return `[${lines}]`;
}

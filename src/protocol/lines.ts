import type { Viewer } from '../kernel/game.ts';
import { heardBy, hears, type Told } from '../kernel/tell.ts';
import type { Json } from './encode.ts';
import type { LogLine } from './server.ts';

/** What was told by one entry, each event written once however many hear of it. */
export interface ToldText {
  readonly told: readonly Told[];
  readonly events: readonly string[];
  /** All of it as it is kept in the log. */
  readonly text: string;
}

export function writeTold(told: readonly Told[]): ToldText {
  const events = told.map(({ event }) => JSON.stringify(event));
  const kept = told.map(
    ({ to }, index) => `{"event":${events[index]},"to":${to === 'all' ? '"all"' : JSON.stringify(to)}}`,
  );
  return { told, events, text: `[${kept.join()}]` };
}

/** The lines of the log that the viewer hears, as JSON. */
export function linesText({ told, events }: ToldText, moment: number, viewer: Viewer): Json<readonly LogLine[]> {
  let lines = '';
  for (let index = 0; index < told.length; index++) {
    const { to } = told[index] as Told;
    if (hears(to, viewer)) lines += `${lines === '' ? '' : ','}{"moment":${moment},"event":${events[index]}}`;
  }
  return `[${lines}]` as Json<readonly LogLine[]>;
}

export function linesFor(told: readonly Told[], moment: number, viewer: Viewer): LogLine[] {
  return heardBy(told, viewer).map((event) => ({ moment, event }));
}

import type { Viewer } from '../kernel/game.ts';
import { type AddressedEvent, eventsFor, reaches } from '../kernel/tell.ts';
import type { Json } from './encode.ts';
import type { LogLine } from './server.ts';

/** The events of one entry, each encoded once for all viewers. */
export interface EncodedEvents {
  readonly told: readonly AddressedEvent[];
  readonly events: readonly string[];
  /** All of them as stored in the log. */
  readonly text: string;
}

export function writeTold(told: readonly AddressedEvent[]): EncodedEvents {
  const events = told.map(({ event }) => JSON.stringify(event));
  const kept = told.map(
    ({ to }, index) => `{"event":${events[index]},"to":${to === 'all' ? '"all"' : JSON.stringify(to)}}`,
  );
  return { told, events, text: `[${kept.join()}]` };
}

/** The log lines that are addressed to the viewer, as JSON. */
export function linesText({ told, events }: EncodedEvents, moment: number, viewer: Viewer): Json<readonly LogLine[]> {
  let lines = '';
  for (let index = 0; index < told.length; index++) {
    const { to } = told[index] as AddressedEvent;
    if (reaches(to, viewer)) lines += `${lines === '' ? '' : ','}{"moment":${moment},"event":${events[index]}}`;
  }
  return `[${lines}]` as Json<readonly LogLine[]>;
}

export function linesFor(told: readonly AddressedEvent[], moment: number, viewer: Viewer): LogLine[] {
  return eventsFor(told, viewer).map((event) => ({ moment, event }));
}

import type { AddressedEvent } from './tell.ts';

const CHANGED = 'told.rules-changed';
const LOST = 'told.rules-changed-lost';

/** The event that tells everybody that the rules have changed; logged with the next entry. */
export function rulesChangeTold({
  rules,
  lost = 0,
}: {
  readonly rules: number;
  readonly lost?: number;
}): AddressedEvent {
  const event = lost === 0 ? { say: CHANGED, version: rules } : { say: LOST, version: rules, moves: lost };
  return { event, to: 'all' };
}

/** Without the events that hosts add: changes of rules, stand-ins, answers given because time was up. */
function byTheRules(told: readonly AddressedEvent[]): AddressedEvent[] {
  return told
    .filter(({ event }) => event.say !== CHANGED && event.say !== LOST)
    .map(({ event: { standIn: _, late: __, ...event }, to }) => ({ event, to }));
}

/** Whether the events are exactly the same, apart from what hosts add to them. */
export function isToldAlike(told: readonly AddressedEvent[], then: readonly AddressedEvent[]): boolean {
  return JSON.stringify(told) === JSON.stringify(byTheRules(then));
}

/** Whether the events are of the same kinds, though their details may differ. */
export function isAboutTheSame(told: readonly AddressedEvent[], then: readonly AddressedEvent[]): boolean {
  const says = (each: readonly AddressedEvent[]) => each.map(({ event }) => event.say).join();
  return says(told) === says(byTheRules(then));
}

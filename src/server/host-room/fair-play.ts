import type { HostFairPlay, HostSuspicion } from '../../protocol/host-room/fair-play.ts';
import { type Suspicion, suspicionsSince } from '../ratings/suspicion.ts';
import { peopleNamed } from '../store/people/people.ts';
import { endOfRated } from '../store/ratings/suspicion.ts';
import type { HostSection } from './section.ts';

const DAY = 24 * 60 * 60_000;
/** In days: rated matches of this time are looked at. */
const LOOKED_AT = 180;
const MOST = 50;
/** How many of the newest results are compared, so that the page stays quick. */
const MOST_RESULTS = 3_000;

/** Rated matches that seem to be arranged, for a host to look at. The server itself does nothing about them. */
export const fairPlay: HostSection = {
  name: 'fair-play',
  async read({ server: { db, now } }) {
    const since = Math.max(now() - LOOKED_AT * DAY, await endOfRated(db, MOST_RESULTS));
    const all = await suspicionsSince(db, since);
    const shown = all.slice(0, MOST);
    const people = await peopleNamed(db, [...new Set(shown.flatMap(peopleIn))]);
    const names = new Map(people.map(({ id, name }) => [id, name]));
    const named = (id: string) => ({ id, name: names.get(id) ?? '' });
    return {
      days: Math.ceil((now() - since) / DAY),
      suspicions: shown.map((each) => told(each, named)),
      more: all.length > MOST,
    } satisfies HostFairPlay;
  },
};

function peopleIn(suspicion: Suspicion): readonly string[] {
  switch (suspicion.kind) {
    case 'same-network':
      return suspicion.people;
    case 'same-few':
      return [suspicion.person, ...suspicion.with];
    case 'gives-up':
      return [suspicion.person, suspicion.to];
  }
}

function told(suspicion: Suspicion, named: (id: string) => HostSuspicion['who']): HostSuspicion {
  const [who = '', ...others] = peopleIn(suspicion);
  const { kind, game, times, of } = suspicion;
  return { kind, game, who: named(who), others: others.map(named), times, of };
}

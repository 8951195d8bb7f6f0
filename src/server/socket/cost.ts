import type { ClientMessage } from '../../protocol/client.ts';
import type { RateLimit, RateLimits } from '../http/request/rate-limit.ts';
import type { Server } from '../server.ts';
import type { Limits } from '../settings.ts';
import type { Connection } from './connection.ts';

/** Rate limits for a person and an address, over all their connections. */
export interface Work {
  readonly person: RateLimit;
  readonly address: RateLimit;
}

/** How many plain messages each counts for. A past moment may have to be replayed from a snapshot. */
const COSTS: Readonly<Partial<Record<ClientMessage['type'], number>>> = { past: 6, log: 4, watch: 4 };

const MINUTE = 60;

export function workLimits({ limit }: RateLimits, limits: Limits): Work {
  return {
    person: limit('person-work', limits.personWork * MINUTE, limits.personWorkBurst),
    address: limit('address-work', limits.addressWork * MINUTE, limits.addressWorkBurst),
  };
}

/** Several people may share an address, but one person must not gain by creating guests. */
const PEOPLE_AT_AN_ADDRESS = 4;

export function chatLimits({ limit }: RateLimits, { chat, chatBurst }: Limits): Work {
  return {
    person: limit('person-chat', chat, chatBurst),
    address: limit('address-chat', PEOPLE_AT_AN_ADDRESS * chat, PEOPLE_AT_AN_ADDRESS * chatBurst),
  };
}

/** Counts the message. Returns whether person and address are within their limits. */
export function isAffordable({ work }: Server, { person, address }: Connection, type: ClientMessage['type']): boolean {
  const cost = COSTS[type] ?? 1;
  return work.person.spend(person.id, cost) && work.address.spend(address, cost);
}

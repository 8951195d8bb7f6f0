import type { ClientMessage } from '../../protocol/client.ts';
import { type Allowance, allowance } from '../http/allowance.ts';
import type { Server } from '../server.ts';
import type { Limits } from '../settings.ts';
import type { Connection } from './connection.ts';

/** What one person and one address may do, over however many connections. */
export interface Work {
  readonly person: Allowance;
  readonly address: Allowance;
}

/** How many plain messages each counts for: a moment of the past may have to be played again from a snapshot. */
const COSTS: Readonly<Partial<Record<ClientMessage['type'], number>>> = { past: 6, log: 4, watch: 4 };

const MINUTE = 60;

export function workWithin(limits: Limits): Work {
  return {
    person: allowance(limits.personWork * MINUTE, limits.personWorkBurst),
    address: allowance(limits.addressWork * MINUTE, limits.addressWorkBurst),
  };
}

/** Several people may share an address, but not a crowd of guests that one of them has made. */
const PEOPLE_AT_AN_ADDRESS = 4;

export function chattingWithin({ chat, chatBurst }: Limits): Work {
  return {
    person: allowance(chat, chatBurst),
    address: allowance(PEOPLE_AT_AN_ADDRESS * chat, PEOPLE_AT_AN_ADDRESS * chatBurst),
  };
}

/** Whether person and address have not asked for too much lately; what they ask for now is counted. */
export function isAffordable({ work }: Server, { person, address }: Connection, type: ClientMessage['type']): boolean {
  const cost = COSTS[type] ?? 1;
  return work.person.spend(person.id, cost) && work.address.spend(address, cost);
}

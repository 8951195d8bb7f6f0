import { isIPv6 } from 'node:net';

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const GROUPS = 8;
/** Of 16 bits each. */
const GROUPS_OF_A_NETWORK = 4;

/** All whose connection has ended before their request is looked at: the address is not known any more then, whatever its type says. */
const GONE = 'gone';

/** The key of rate limits for an address: for IPv6 its /64 network, since households get whole networks. */
export function networkOf(address: string | undefined): string {
  if (address === undefined) return GONE;
  const [, mapped] = MAPPED.exec(address) ?? [];
  if (mapped !== undefined) return mapped;
  const [bare = ''] = address.split('%');
  if (!isIPv6(bare)) return address;
  const [head = '', tail] = bare.split('::');
  const groups = head === '' ? [] : head.split(':');
  // The zeros that '::' stands for may be part of the network.
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array(Math.max(0, GROUPS - groups.length - after.length)).fill('0');
  const network = [...groups, ...zeros, ...after].slice(0, GROUPS_OF_A_NETWORK);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

import { lookup as lookUp } from 'node:dns';
import { BlockList, isIP, isIPv6, type LookupFunction } from 'node:net';

/**
 * Addresses that people enter must not lead into the host's own network. Names are checked by what they resolve to, at the moment of
 * connecting; literal addresses are never looked up, so they are checked before.
 */

/** Why an address is not used. */
export type Unfit = 'no-address' | 'not-https' | 'other-port' | 'has-password' | 'private' | 'unknown-service';

const PRIVATE_V4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const;

const PRIVATE = new BlockList();
for (const [network, prefix] of PRIVATE_V4) PRIVATE.addSubnet(network, prefix, 'ipv4');

/** Of IPv6 only the global unicast addresses are public, without tunnels and documentation prefixes. */
const PUBLIC_V6 = new BlockList();
PUBLIC_V6.addSubnet('2000::', 3, 'ipv6');
const NOT_PUBLIC_V6 = new BlockList();
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  NOT_PUBLIC_V6.addSubnet(network, prefix, 'ipv6');
}

/** Whether the address is in the public internet. */
export function isPublic(address: string): boolean {
  if (isIPv6(address)) return PUBLIC_V6.check(address, 'ipv6') && !NOT_PUBLIC_V6.check(address, 'ipv6');
  return isIP(address) === 4 && !PRIVATE.check(address, 'ipv4');
}

/** The host of an address without the brackets of IPv6. */
function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '');
}

/** Whether the operator of the server allows this host, with its port if it has one. */
export function isAllowed(url: URL, allowed: readonly string[]): boolean {
  return allowed.includes(url.host) || allowed.includes(url.hostname);
}

/** Why the address cannot be used; the name is looked up only when it is connected to. */
export function whyUnfit(address: string, allowed: readonly string[]): Unfit | undefined {
  if (!URL.canParse(address)) return 'no-address';
  const url = new URL(address);
  if (url.username !== '' || url.password !== '') return 'has-password';
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return 'not-https';
  if (isAllowed(url, allowed)) return undefined;
  if (url.protocol !== 'https:') return 'not-https';
  if (url.port !== '') return 'other-port';
  const host = hostOf(url);
  // `URL` has normalised all spellings of numeric addresses.
  if (isIP(host) !== 0) return isPublic(host) ? undefined : 'private';
  return isLocalName(host) ? 'private' : undefined;
}

function isLocalName(host: string): boolean {
  const name = host.replace(/\.$/, '');
  return !name.includes('.') || /\.(localhost|local|internal|lan|home\.arpa)$/.test(name);
}

/** Where notifications may go: the push services of the browsers. */
const PUSH_SERVICES = [
  /^fcm\.googleapis\.com$/,
  /^android\.googleapis\.com$/,
  /^updates\.push\.services\.mozilla\.com$/,
  /\.push\.services\.mozilla\.com$/,
  /^web\.push\.apple\.com$/,
  /\.push\.apple\.com$/,
  /\.notify\.windows\.com$/,
];

export function whyNoPushService(endpoint: string, allowed: readonly string[]): Unfit | undefined {
  const unfit = whyUnfit(endpoint, allowed);
  if (unfit !== undefined) return unfit;
  const url = new URL(endpoint);
  const isKnown = isAllowed(url, allowed) || PUSH_SERVICES.some((service) => service.test(url.hostname));
  return isKnown ? undefined : 'unknown-service';
}

/** An error whose message may be shown to the person who entered the address. */
class PrivateAddress extends Error {
  override name = 'PrivateAddress';
}

/** Looks a name up, and refuses it if any of its addresses is not public. */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookUp(hostname, { ...options, all: true }, (error, addresses) => {
    if (error !== null) return callback(error, '', 0);
    const [first] = addresses;
    if (first === undefined || !addresses.every(({ address }) => isPublic(address))) {
      return callback(new PrivateAddress('private'), '', 0);
    }
    if (options.all) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};

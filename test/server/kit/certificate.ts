import { generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

/** A certificate for this machine that signs itself, made anew for a test: Node can read certificates, but makes none. */
export function selfSigned(): { readonly certificate: string; readonly key: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const body = toBeSigned(publicKey);
  const signature = sign('sha256', body, privateKey);
  const der = sequence(body, ECDSA_SHA256, bits(signature));
  const lines = der.toString('base64').match(/.{1,64}/g) ?? [];
  return {
    certificate: `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}

function item(tag: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const head = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...head]), content]);
}

const sequence = (...parts: readonly Buffer[]) => item(0x30, ...parts);
const bits = (content: Buffer) => item(0x03, Buffer.from([0]), content);
const octets = (content: Buffer) => item(0x04, content);
const identifier = (hex: string) => item(0x06, Buffer.from(hex, 'hex'));
const TRUE = item(0x01, Buffer.from([0xff]));

const ECDSA_SHA256 = sequence(identifier('2a8648ce3d040302'));
const COMMON_NAME = identifier('550403');
const ALTERNATIVE_NAMES = identifier('551d11');
const CONSTRAINTS = identifier('551d13');

function toBeSigned(publicKey: KeyObject): Buffer {
  const name = sequence(item(0x31, sequence(COMMON_NAME, item(0x0c, Buffer.from('a test')))));
  const validity = sequence(time('20200101000000Z'), time('20991231235959Z'));
  const names = sequence(item(0x82, Buffer.from('localhost')), item(0x87, Buffer.from([127, 0, 0, 1])));
  const extensions = sequence(
    sequence(CONSTRAINTS, TRUE, octets(sequence(TRUE))),
    sequence(ALTERNATIVE_NAMES, octets(names)),
  );
  return sequence(
    item(0xa0, item(0x02, Buffer.from([2]))),
    item(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    ECDSA_SHA256,
    name,
    validity,
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    item(0xa3, extensions),
  );
}

function time(text: string): Buffer {
  return item(0x18, Buffer.from(text));
}

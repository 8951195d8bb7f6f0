import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

/** A passkey as a device keeps it, which answers as a browser would. */
export interface Authenticator {
  readonly id: string;
  /** The answer to the options of a registration. */
  register(options: { readonly challenge: string; readonly rp: { readonly id?: string } }, origin: string): unknown;
  /** The answer to the options of a sign-in. */
  assert(options: { readonly challenge: string; readonly rpId?: string }, origin: string): unknown;
}

const PRESENT_AND_VERIFIED = 0x05;
const WITH_KEY = 0x40;

function sha256(data: string | Buffer): Buffer {
  return createHash('sha256').update(data).digest();
}

function base64url(data: Buffer | string): string {
  return Buffer.from(data).toString('base64url');
}

/** The few shapes of CBOR that WebAuthn needs: small integers, byte strings, texts and maps. */
function cbor(value: number | Buffer | string | ReadonlyMap<number | string, unknown>): Buffer {
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  const pairs = [...value].flatMap(([key, item]) => [cbor(key), cbor(item as Buffer)]);
  return Buffer.concat([head(5, value.size), ...pairs]);
}

function head(kind: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(kind << 5) | length]);
  if (length < 256) return Buffer.from([(kind << 5) | 24, length]);
  return Buffer.from([(kind << 5) | 25, length >> 8, length & 255]);
}

/** An elliptic-curve key in the form of COSE: its kind, algorithm, curve, x and y. */
function coseKey(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  return cbor(
    new Map<number, number | Buffer>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  );
}

export function makeAuthenticator(): Authenticator {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const raw = randomBytes(16);
  const id = base64url(raw);
  let counter = 0;

  function clientData(type: string, challenge: string, origin: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  function authenticatorData(domain: string, flags: number, rest = Buffer.alloc(0)): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(++counter);
    return Buffer.concat([sha256(domain), Buffer.from([flags]), count, rest]);
  }

  function answer(response: object): object {
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }

  return {
    id,
    register({ challenge, rp }, origin) {
      const length = Buffer.from([0, raw.length]);
      const key = Buffer.concat([Buffer.alloc(16), length, raw, coseKey(publicKey)]);
      const data = authenticatorData(rp.id ?? '', PRESENT_AND_VERIFIED | WITH_KEY, key);
      const attestation = cbor(
        new Map<string, unknown>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', data],
        ]),
      );
      return answer({
        clientDataJSON: base64url(clientData('webauthn.create', challenge, origin)),
        attestationObject: base64url(attestation),
        transports: ['internal'],
      });
    },
    assert({ challenge, rpId = '' }, origin) {
      const data = authenticatorData(rpId, PRESENT_AND_VERIFIED);
      const client = clientData('webauthn.get', challenge, origin);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return answer({
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(signature),
      });
    },
  };
}

import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterEach } from 'vitest';
import type { PushedCall } from '../../../src/protocol/calls.ts';
import { waitUntil } from '../../waiting.ts';
import { selfSigned } from './certificate.ts';

/** A notification as the browser gets it: decrypted with its own keys. */
interface Delivered {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly call: PushedCall;
  /** What our server says of itself, after its signature was checked with the key it told. */
  readonly claims: { readonly aud: string; readonly exp: number; readonly sub: string };
  readonly serverKey: string;
}

/** A browser's subscription. */
export interface Subscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

export interface PushService {
  readonly host: string;
  readonly authority: string;
  readonly delivered: Delivered[];
  /** What it answers to notifications for that browser; 201 unless set. */
  readonly answers: Map<string, number>;
  subscribe(): Subscription;
  has(count: number): Promise<void>;
}

/** A push service on this machine, over https. What cannot be decrypted by RFC 8291 or verified by RFC 8292 is refused. */
export function pushServices(): () => Promise<PushService> {
  let closing: (() => void)[] = [];
  afterEach(() => {
    for (const close of closing) close();
    closing = [];
  });
  return async () => {
    const { certificate, key } = selfSigned();
    const delivered: Delivered[] = [];
    const answers = new Map<string, number>();
    const browsers = new Map<string, { ecdh: ReturnType<typeof createECDH>; auth: Buffer }>();
    const server = createServer({ cert: certificate, key }, (request, response) => {
      const pieces: Buffer[] = [];
      request.on('data', (piece: Buffer) => pieces.push(piece));
      request.on('end', () => {
        const path = request.url ?? '';
        const browser = browsers.get(path);
        const answer = answers.get(path) ?? 201;
        try {
          if (browser === undefined) throw new Error('no such browser');
          const { claims, serverKey } = readClaims(request.headers.authorization ?? '');
          const call = JSON.parse(decrypt(Buffer.concat(pieces), browser).toString()) as PushedCall;
          if (answer === 201) delivered.push({ path, headers: request.headers, call, claims, serverKey });
          response.writeHead(answer).end(answer === 201 ? '' : 'no');
        } catch (error) {
          response.writeHead(400).end(String(error));
        }
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    closing.push(() => {
      server.closeAllConnections();
      server.close();
    });
    const { port } = server.address() as AddressInfo;
    const host = `localhost:${port}`;
    return {
      host,
      authority: certificate,
      delivered,
      answers,
      subscribe() {
        const path = `/push/${randomBytes(12).toString('base64url')}`;
        const ecdh = createECDH('prime256v1');
        const auth = randomBytes(16);
        const p256dh = ecdh.generateKeys().toString('base64url');
        browsers.set(path, { ecdh, auth });
        return { endpoint: `https://${host}${path}`, keys: { p256dh, auth: auth.toString('base64url') } };
      },
      has: (count) => waitUntil(`${count} notifications have come`, () => delivered.length >= count),
    };
  };
}

function derive(secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length));
}

/** RFC 8291 on top of RFC 8188: the head is salt, record size, and the sender's key. */
function decrypt(body: Buffer, { ecdh, auth }: { ecdh: ReturnType<typeof createECDH>; auth: Buffer }): Buffer {
  const salt = body.subarray(0, 16);
  const length = body.readUInt8(20);
  const sender = body.subarray(21, 21 + length);
  const shared = ecdh.computeSecret(sender);
  const both = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender]);
  const material = derive(shared, auth, both, 32);
  const key = derive(material, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(material, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const record = body.subarray(21 + length);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  const end = padded.lastIndexOf(2);
  if (end < 0) throw new Error('no end of the record');
  return padded.subarray(0, end);
}

/** RFC 8292: a signed token, and the public key it is signed with. */
function readClaims(authorization: string): Pick<Delivered, 'claims' | 'serverKey'> {
  const [, token = '', serverKey = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const raw = Buffer.from(serverKey, 'base64url');
  const key = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: raw.subarray(1, 33).toString('base64url'),
      y: raw.subarray(33).toString('base64url'),
    },
  });
  const signed = Buffer.from(`${head}.${claims}`);
  const isRight = verify('sha256', signed, { key, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'));
  if (!isRight) throw new Error('a wrong signature');
  return { claims: JSON.parse(Buffer.from(claims, 'base64url').toString()), serverKey };
}

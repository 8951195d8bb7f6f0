import { request as requestOverHttp } from 'node:http';
import { request as requestOverHttps } from 'node:https';
import { REAL_TIME } from '../../host/time.ts';
import { isAllowed, isPublic, publicLookup } from './guard.ts';

interface Sending {
  readonly url: string;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: Buffer | string;
  /** Hosts that the operator of the server allows. */
  readonly allowed: readonly string[];
  /** In milliseconds, for the whole request. */
  readonly timeout: number;
  /** A certificate authority that is trusted besides the usual ones. */
  readonly authority: string | undefined;
}

interface Answer {
  readonly status: number;
  readonly body: string;
}

/** How much of an answer is read. */
const MOST_READ = 1_000;

/**
 * Sends a POST request to an address that somebody entered, and that `whyUnfit` does not refuse. Redirects are not followed, and
 * the connection is given up if it leads into a private network after all.
 */
export function post({ url, headers, body, allowed, timeout, authority }: Sending): Promise<Answer> {
  const target = new URL(url);
  const isTrusted = isAllowed(target, allowed);
  const request = target.protocol === 'http:' ? requestOverHttp : requestOverHttps;
  return new Promise((resolve, reject) => {
    const sending = request(
      target,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        // A connection of its own, so that the address is checked for each.
        agent: false,
        ...(!isTrusted && { lookup: publicLookup }),
        ...(authority !== undefined && { ca: authority }),
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (piece: string) => {
          if (text.length < MOST_READ) text += piece.slice(0, MOST_READ - text.length);
        });
        response.on('end', () => finish(() => resolve({ status: response.statusCode ?? 0, body: text })));
        response.on('error', (error) => finish(() => reject(error)));
      },
    );
    const cancel = REAL_TIME.after(timeout, () => sending.destroy(new Error('no answer in time')));
    function finish(end: () => void): void {
      cancel();
      end();
    }
    sending.on('socket', (socket) => {
      socket.on('connect', () => {
        const { remoteAddress = '' } = socket;
        if (!isTrusted && !isPublic(remoteAddress)) sending.destroy(new Error('private'));
      });
    });
    sending.on('error', (error) => finish(() => reject(error)));
    sending.end(body);
  });
}

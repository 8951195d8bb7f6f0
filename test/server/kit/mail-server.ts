import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterEach } from 'vitest';
import { waitUntil } from '../../waiting.ts';

/** A mail as it arrived. */
interface MailMessage {
  readonly to: string;
  readonly headers: ReadonlyMap<string, string>;
  readonly text: string;
}

export interface MailServer {
  readonly url: string;
  readonly letters: MailMessage[];
  /** Whether it refuses all mail. */
  refuses: boolean;
  has(count: number): Promise<void>;
}

/** A mail server on this machine; closed after the test. */
export function mailServers(): () => Promise<MailServer> {
  let closing: (() => Promise<void>)[] = [];
  afterEach(async () => {
    await Promise.all(closing.map((close) => close()));
    closing = [];
  });
  return async () => {
    const letters: MailMessage[] = [];
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData(stream, session, done) {
        const pieces: Buffer[] = [];
        stream.on('data', (piece: Buffer) => pieces.push(piece));
        stream.on('end', () => {
          if (mail.refuses) return done(new Error('not today'));
          letters.push(read(Buffer.concat(pieces).toString(), session.envelope.rcptTo[0]?.address ?? ''));
          done();
        });
      },
    });
    server.on('error', () => {});
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    closing.push(() => new Promise((resolve) => server.close(resolve)));
    const { port } = server.server.address() as AddressInfo;
    const mail: MailServer = {
      url: `smtp://127.0.0.1:${port}`,
      letters,
      refuses: false,
      has: (count) => waitUntil(`${count} mails have come`, () => letters.length >= count),
    };
    return mail;
  };
}

function read(raw: string, to: string): MailMessage {
  const [head = '', ...rest] = raw.split('\r\n\r\n');
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  const headers = new Map(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );
  return { to, headers, text: decoded(rest.join('\r\n\r\n'), headers.get('content-transfer-encoding') ?? '') };
}

function decoded(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  if (encoding !== 'quoted-printable') return body.replace(/\r\n/g, '\n');
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString().replace(/\r\n/g, '\n');
}

import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach } from 'vitest';
import { waitUntil } from '../../waiting.ts';

/** What came to a webhook. */
interface Received {
  readonly headers: IncomingMessage['headers'];
  readonly text: string;
  readonly json: { readonly content: string; readonly title: string; readonly body: string; readonly url: string };
}

export interface Receiver {
  /** The host with its port, as a setting allows it. */
  readonly host: string;
  readonly url: string;
  readonly received: Received[];
  /** What it answers: a status, or silence. */
  answer: number | 'nothing' | 'elsewhere';
  has(count: number): Promise<void>;
}

/** A program on this machine that webhooks are sent to; closed after the test. */
export function receivers(): () => Promise<Receiver> {
  let closing: (() => void)[] = [];
  afterEach(() => {
    for (const close of closing) close();
    closing = [];
  });
  return async () => {
    const received: Received[] = [];
    const server = createServer((request, response) => {
      let text = '';
      request.on('data', (piece) => {
        text += piece;
      });
      request.on('end', () => {
        received.push({ headers: request.headers, text, json: JSON.parse(text) });
        if (receiver.answer === 'nothing') return;
        if (receiver.answer === 'elsewhere') response.writeHead(307, { location: receiver.url }).end();
        else response.writeHead(receiver.answer).end();
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    closing.push(() => {
      server.closeAllConnections();
      server.close();
    });
    const { port } = server.address() as AddressInfo;
    const receiver: Receiver = {
      host: `127.0.0.1:${port}`,
      url: `http://127.0.0.1:${port}/calls`,
      received,
      answer: 204,
      has: (count) => waitUntil(`${count} calls have come`, () => received.length >= count),
    };
    return receiver;
  };
}

import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Registry } from 'prom-client';
import type { Settings } from './settings.ts';

/** Whether that is the token; always false if none is set. */
export function showsToken(authorization: string | undefined, token: string | undefined): boolean {
  if (token === undefined) return false;
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${token}`));
}

/** A listener for metrics alone. */
export interface MetricsPort {
  readonly port: number;
  close(): Promise<void>;
}

/**
 * Serves /metrics, and nothing else, on a port that players need not reach. There the token is asked for only if one is set.
 * Undefined if no port is set.
 */
export async function openMetricsPort(
  { metricsPort, metricsHost, metricsToken }: Pick<Settings, 'metricsPort' | 'metricsHost' | 'metricsToken'>,
  registry: Registry,
): Promise<MetricsPort | undefined> {
  if (metricsPort === undefined) return undefined;
  const listener = createServer((request, response) => {
    const isOpen = metricsToken === undefined || showsToken(request.headers.authorization, metricsToken);
    if (request.url !== '/metrics' || !isOpen) {
      response.writeHead(request.url === '/metrics' ? 401 : 404).end();
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    listener.once('error', reject);
    listener.listen(metricsPort, metricsHost, resolve);
  });
  return {
    port: (listener.address() as AddressInfo).port,
    close() {
      listener.closeAllConnections();
      return new Promise((resolve) => listener.close(() => resolve()));
    },
  };
}

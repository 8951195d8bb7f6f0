import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { expect, test } from 'vitest';
import { METRICS_TOKEN, readMetrics } from '../../test/server/kit/metrics.ts';
import { serversOn } from '../../test/server/kit/server.ts';
import { makeMetrics } from './metrics.ts';
import { openMetricsPort } from './metrics-port.ts';

const servers = serversOn('sqlite');

interface Board {
  readonly panels: readonly {
    readonly title: string;
    readonly targets: readonly { readonly expr: string; readonly legendFormat: string }[];
  }[];
}

const BOARD = JSON.parse(
  readFileSync(new URL('../../docs/grafana/underbridge.json', import.meta.url), 'utf8'),
) as Board;
/** Words of the query language that may stand where a metric may. */
const LANGUAGE = /^(sum|rate|increase|histogram_quantile|by|le|job|bot|name|code|channel|outcome)$/;

test('every query of the Grafana board asks for a metric that the server really has, by labels that it has', async () => {
  const { url } = await servers.start();
  const lines = (await readMetrics(url)).split('\n');
  const known = new Map<string, string>();
  for (const line of lines) {
    const [, name = '', type = ''] = /^# TYPE (\S+) (\S+)/.exec(line) ?? [];
    if (name !== '') known.set(name, type);
  }
  const { registry } = makeMetrics({ tables: () => 0, sockets: () => 0, thinking: () => 0 });
  const labelsOf = (name: string) =>
    (registry.getSingleMetric(name) as unknown as { labelNames?: readonly string[] } | undefined)?.labelNames ?? [];
  for (const { title, targets } of BOARD.panels) {
    for (const { expr, legendFormat } of targets) {
      const outside = expr.replace(/"[^"]*"/g, '').replace(/\[[^\]]*\]/g, '');
      const names = (outside.match(/[a-z_][a-z_0-9]*/g) ?? []).filter((word) => !LANGUAGE.test(word));
      expect(names.length, title).toBeGreaterThan(0);
      for (const name of names) {
        const base = name.replace(/_bucket$/, '');
        expect(known.get(base), `${title}: ${name}`).toBe(base === name ? known.get(name) : 'histogram');
        expect(known.has(base), `${title}: ${name}`).toBe(true);
        const grouped = [...(/by \(([^)]*)\)/.exec(expr)?.[1]?.split(/, ?/) ?? []), ...labelsIn(legendFormat)];
        const scraped = ['instance', 'le'];
        expect(
          grouped.filter((label) => !scraped.includes(label) && !labelsOf(base).includes(label)),
          `${title}: labels of ${base}`,
        ).toEqual([]);
      }
    }
  }
});

function labelsIn(legend: string): string[] {
  return [...legend.matchAll(/\{\{(\w+)\}\}/g)].map(([, label]) => label ?? '');
}

test('metrics have a port of their own: nothing else is there, and a token is asked for if one is set', async () => {
  const { registry } = makeMetrics({ tables: () => 7, sockets: () => 0, thinking: () => 0 });
  const settings = { metricsPort: 0, metricsHost: '127.0.0.1', metricsToken: undefined };
  const open = await openMetricsPort(settings, registry);
  const closed = await openMetricsPort({ ...settings, metricsToken: METRICS_TOKEN }, registry);
  const ask = async (port = 0, path = '/metrics', headers = {}) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
    return { status: answer.status, text: await answer.text() };
  };
  expect((await ask(open?.port)).text).toContain('underbridge_tables 7');
  expect((await ask(open?.port, '/')).status).toBe(404);
  expect((await ask(closed?.port)).status).toBe(401);
  expect((await ask(closed?.port, '/metrics', { authorization: `Bearer ${METRICS_TOKEN}` })).status).toBe(200);
  await Promise.all([open?.close(), closed?.close()]);
  expect(await openMetricsPort({ ...settings, metricsPort: undefined }, registry)).toBeUndefined();
});

test('a server whose port of metrics is taken says so, and which variable names another', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  await expect(servers.start({ metricsPort: port })).rejects.toThrow(
    `Port ${port} is taken. Choose another with METRICS_PORT=…`,
  );
  other.close();
});

test('whether the process lives is asked apart from whether it takes new visitors', async () => {
  const { url } = await servers.start();
  expect(await (await fetch(`${url}/livez`)).json()).toEqual({ live: true });
  expect(await (await fetch(`${url}/readyz`)).json()).toEqual({ ready: true });
});

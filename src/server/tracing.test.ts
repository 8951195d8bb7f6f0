import { type Span, type SpanOptions, type Tracer, trace } from '@opentelemetry/api';
import { afterEach, expect, test } from 'vitest';
import { visit } from '../../test/server/kit/client.ts';
import { GAME, soloAt } from '../../test/server/kit/matches.ts';
import { serversOn } from '../../test/server/kit/server.ts';
import { overridesFrom } from './main.ts';
import { makeTracing } from './tracing.ts';

const servers = serversOn('sqlite');

afterEach(() => trace.disable());

interface Ended {
  readonly name: string;
  readonly attributes: Readonly<Record<string, unknown>>;
}

/** A provider that keeps the spans that have ended. */
function collect(): Ended[] {
  const ended: Ended[] = [];
  const startSpan = (name: string, { attributes = {} }: SpanOptions = {}) => {
    const known: Record<string, unknown> = { ...attributes };
    const span = {
      isRecording: () => true,
      setAttribute(key: string, value: unknown) {
        known[key] = value;
      },
      setStatus: () => {},
      recordException: () => {},
      spanContext: () => ({ traceId: '1', spanId: '1', traceFlags: 1 }),
      end: () => void ended.push({ name, attributes: known }),
    };
    return span as unknown as Span;
  };
  trace.setGlobalTracerProvider({ getTracer: () => ({ startSpan }) as unknown as Tracer });
  return ended;
}

test('requests and messages become spans that name route and table, and nobody', async () => {
  const ended = collect();
  const { url } = await servers.start({ traces: true });
  const { table, player } = await soloAt(url);
  await player.play(table, 0);
  const { person } = await visit(url);
  await fetch(`${url}/api/tables/${table}`);
  const named = (name: string) => ended.find((span) => span.name === name);
  expect(named('move')?.attributes).toEqual({ 'underbridge.table': table });
  expect(named('GET /api/tables/:id')?.attributes).toMatchObject({
    'http.request.method': 'GET',
    'http.response.status_code': 200,
    'underbridge.request': expect.stringMatching(/^[a-z0-9]{10}$/),
  });
  expect(JSON.stringify(ended)).not.toContain(person.id);
  expect(JSON.stringify(ended)).not.toContain(GAME);
});

test('whoever wants traces without anything that collects them is told what to install', async () => {
  const warnings: unknown[] = [];
  const log = { warn: (text: unknown) => void warnings.push(text) };
  const tracing = await makeTracing(true, log as never);
  expect(await tracing.within('move', {}, async () => 7)).toBe(7);
  await expect(tracing.within('move', {}, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(String(warnings[0])).toContain('npm install @opentelemetry/auto-instrumentations-node');
});

test('variables of OpenTelemetry ask for traces, unless they say that there are none', () => {
  const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' };
  expect(overridesFrom(endpoint)).toEqual({ traces: true });
  expect(overridesFrom({ ...endpoint, OTEL_SDK_DISABLED: 'true' })).toEqual({});
  expect(overridesFrom({ ...endpoint, OTEL_TRACES_EXPORTER: 'none' })).toEqual({});
  expect(overridesFrom({ OTEL_EXPORTER_OTLP_ENDPOINT: ' ' })).toEqual({});
});

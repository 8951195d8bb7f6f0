import type { Span, Tracer } from '@opentelemetry/api';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';

/** What of a request or a message is told about it in a trace. Nothing that a player may not know, and nobody's name. */
type Attributes = Readonly<Record<string, string | number>>;

/** Spans for requests and messages. */
export interface Tracing {
  /** Makes a span for every request from now on. */
  follow(app: FastifyInstance): void;
  /** Runs the action within a span. */
  within<T>(name: string, attributes: Attributes, action: () => Promise<T>): Promise<T>;
}

const NO_TRACING: Tracing = { follow() {}, within: (_name, _attributes, action) => action() };

const TRACER = 'underbridge';

/** What operators have to do so that spans go anywhere: the interface of OpenTelemetry alone sends nothing. */
const NO_SDK =
  'a variable of OpenTelemetry is set, but nothing collects traces: install its SDK beside Underbridge (npm install @opentelemetry/auto-instrumentations-node) and start with NODE_OPTIONS="--import @opentelemetry/auto-instrumentations-node/register"';

/** Traces if they are wanted. OpenTelemetry is loaded only then. */
export async function makeTracing(isWanted: boolean, log: Pick<FastifyBaseLogger, 'warn'>): Promise<Tracing> {
  if (!isWanted) return NO_TRACING;
  const { trace, SpanStatusCode, context } = await import('@opentelemetry/api');
  const tracer: Tracer = trace.getTracer(TRACER);
  const probe = tracer.startSpan('start');
  if (!probe.isRecording()) log.warn(NO_SDK);
  probe.end();
  const spans = new WeakMap<FastifyRequest, Span>();

  function fail(span: Span, error: unknown): void {
    span.recordException(error instanceof Error ? error : String(error));
    span.setStatus({ code: SpanStatusCode.ERROR });
  }

  return {
    follow(app) {
      app.addHook('onRequest', async (request) => {
        const { method, routeOptions, id } = request;
        const route = routeOptions.url ?? 'unknown';
        const attributes = { 'http.request.method': method, 'http.route': route, 'underbridge.request': id };
        spans.set(request, tracer.startSpan(`${method} ${route}`, { attributes }));
      });
      app.addHook('onError', async (request, _reply, error) => {
        const span = spans.get(request);
        if (span !== undefined) fail(span, error);
      });
      app.addHook('onResponse', async (request, reply) => {
        const span = spans.get(request);
        span?.setAttribute('http.response.status_code', reply.statusCode);
        span?.end();
      });
    },
    async within(name, attributes, action) {
      const span = tracer.startSpan(name, { attributes: { ...attributes } });
      try {
        return await context.with(trace.setSpan(context.active(), span), action);
      } catch (error) {
        fail(span, error);
        throw error;
      } finally {
        span.end();
      }
    },
  };
}

import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import websocket from '@fastify/websocket';
import fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  LogController,
} from 'fastify';
import { pino } from 'pino';
import { deny, words } from '../denial.ts';
import type { House } from '../house.ts';
import type { Settings } from '../settings.ts';
import { addSocket } from '../socket/socket.ts';
import { sendDenial } from './answer.ts';
import { addBots } from './bots.ts';
import { addHealth } from './health.ts';
import { addMe } from './me.ts';
import { isFromHere } from './origin.ts';
import { addRecord } from './record.ts';
import { addTables } from './tables.ts';
import { addWeb } from './web.ts';

/** Everything comes from here and nothing is written into the page: no foreign or injected script, style or picture runs. */
const CONTENT_SECURITY = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'"],
  imgSrc: ["'self'", 'data:'],
  fontSrc: ["'self'"],
  connectSrc: ["'self'"],
  workerSrc: ["'self'"],
  manifestSrc: ["'self'"],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
};

const PROBLEMS: Readonly<Record<number, string>> = {
  413: 'the body is too long',
  415: 'the body must be JSON and say so in its content-type',
};

/** In milliseconds: whoever has not said by then what is wanted has gone. */
const REQUEST_TIMEOUT = 30_000;

export function makeApp(settings: Settings): FastifyInstance {
  const loggerInstance: FastifyBaseLogger = pino({ level: settings.logLevel });
  const app = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: (_address: string, hop: number) => hop < settings.proxies,
    requestTimeout: REQUEST_TIMEOUT,
    bodyLimit: settings.limits.messageBytes,
    routerOptions: { maxParamLength: 100 },
    // An address that cannot be read never reaches a route, nor what is set up for routes.
    frameworkErrors: (_error, _request, reply) => refuseAddress(reply),
  });
  // A form or a plain text from another site could be sent without the browser asking; JSON cannot.
  app.removeContentTypeParser('text/plain');
  return app;
}

function refuseAddress(reply: FastifyReply): void {
  const denial = deny('malformed', 'refused.malformed', { problem: 'the address cannot be read' });
  reply
    .code(400)
    .header('x-content-type-options', 'nosniff')
    .send({ code: denial.denied, refusal: denial.refusal, message: words(denial) });
}

export async function furnish(app: FastifyInstance, house: House): Promise<void> {
  const { settings } = house;
  const { limits } = settings;
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: CONTENT_SECURITY },
    referrerPolicy: { policy: 'same-origin' },
    frameguard: { action: 'deny' },
    // Whether there is a safe connection is for whoever puts one in front to say.
    hsts: false,
  });
  await app.register(rateLimit, {
    max: limits.requests,
    timeWindow: '1 minute',
    // A page is made of many small files that cost nothing to serve, and a household shares its address.
    allowList: ({ url }) => url.startsWith('/assets/'),
  });
  await app.register(cookie);
  await app.register(websocket, { options: { maxPayload: limits.messageBytes } });

  app.addHook('onRequest', async (request, reply) => {
    if (!isFromHere(request, settings)) return sendDenial(house, reply, deny('not-allowed', 'refused.origin'));
  });
  // What an answer says has been done is on disk.
  app.addHook('preSerialization', async (request, _reply, payload) => {
    if (request.method !== 'GET' || request.url === '/api/me') await house.sync();
    return payload;
  });
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status === 429) return sendDenial(house, reply, deny('too-fast', 'refused.too-fast'));
    if (status >= 400 && status < 500) {
      const problem = PROBLEMS[status] ?? 'the body is not the JSON that is wanted here';
      return sendDenial(house, reply, deny('malformed', 'refused.malformed', { problem }), status);
    }
    house.log.error({ method: request.method, url: request.url, error: error.stack }, 'a request made trouble');
    return sendDenial(house, reply, deny('trouble', 'refused.trouble'));
  });

  addHealth(app, house);
  addMe(app, house);
  addBots(app, house);
  addTables(app, house);
  addRecord(app, house);
  addSocket(app, house);
  await addWeb(app, house);
}

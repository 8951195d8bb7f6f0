import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import websocket from '@fastify/websocket';
import fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  LogController,
} from 'fastify';
import { pino } from 'pino';
import { deny } from '../../host/denial.ts';
import type { Server } from '../server.ts';
import type { Settings } from '../settings.ts';
import { addSocket } from '../socket/socket.ts';
import { refusalOf, sendDenial } from './answer.ts';
import { addHealth } from './health.ts';
import { addHostRoom } from './host-room.ts';
import { addWeb, partsOf } from './pages/web.ts';
import { addCompanions } from './people/companions.ts';
import { addGroups } from './people/groups.ts';
import { addPeople } from './people/people.ts';
import { addReports } from './people/reports.ts';
import { addStudies } from './people/studies.ts';
import { addAccount } from './person/account.ts';
import { addBots } from './person/bots.ts';
import { addCalls } from './person/calls.ts';
import { addDevices } from './person/devices.ts';
import { addLinks } from './person/link.ts';
import { addMail } from './person/mail.ts';
import { addMe } from './person/me.ts';
import { addPuzzles } from './person/puzzles.ts';
import { addSignIn } from './person/sign-in.ts';
import { limitRequests } from './request/cost.ts';
import { newRequestId, REQUEST_ID, tableOf } from './request/log.ts';
import { refuseNul } from './request/nul.ts';
import { isFromHere } from './request/origin.ts';
import { addAhead } from './tables/ahead.ts';
import { addNotes } from './tables/notes.ts';
import { addOwnTables } from './tables/own-tables.ts';
import { addRecord } from './tables/record.ts';
import { addTables } from './tables/tables.ts';
import { addTournaments } from './tables/tournaments.ts';
import { addWaiting } from './tables/waiting.ts';
import { addWatch } from './tables/watch.ts';

/** Everything comes from this server and nothing is inline, so that no foreign or injected script, style or image is loaded. */
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

/** In milliseconds: a request that has not arrived completely by then is aborted. */
const REQUEST_TIMEOUT = 30_000;

export function makeApp(settings: Settings): FastifyInstance {
  const loggerInstance: FastifyBaseLogger = pino({ level: settings.logLevel });
  const app = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: (_address: string, hop: number) => hop < settings.proxies,
    requestTimeout: REQUEST_TIMEOUT,
    rewriteUrl: ({ url = '/' }) => withoutBase(url, settings.base),
    // A proxy in front may number requests, so that its log and ours speak of the same one.
    requestIdHeader: false,
    genReqId: ({ headers }) => newRequestId(settings.proxies > 0 ? headers[REQUEST_ID] : undefined),
    bodyLimit: settings.limits.messageBytes,
    routerOptions: { maxParamLength: 100 },
    // A malformed address never reaches a route, nor the hooks of routes.
    frameworkErrors: (_error, _request, reply) => refuseAddress(reply),
  });
  // Another site could send forms and plain text without a preflight request; JSON it cannot.
  app.removeContentTypeParser('text/plain');
  return app;
}

/** A proxy may leave the path on, or take it away; health is asked for without. */
function withoutBase(url: string, base: string): string {
  const rest = url.slice(base.length);
  return url.startsWith(base) && /^(\/|\?|$)/.test(rest) ? rest.replace(/^(?!\/)/, '/') : url;
}

function refuseAddress(reply: FastifyReply): void {
  const denial = deny('malformed', 'refused.malformed', { problem: 'the address cannot be read' });
  reply.code(400).header('x-content-type-options', 'nosniff').send(refusalOf(denial));
}

export async function registerRoutes(app: FastifyInstance, server: Server): Promise<void> {
  const { settings } = server;
  const { limits } = settings;
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: CONTENT_SECURITY },
    referrerPolicy: { policy: 'same-origin' },
    frameguard: { action: 'deny' },
    // TLS is up to the proxy in front.
    hsts: false,
  });
  limitRequests(app, server, partsOf(settings.web));
  await app.register(cookie, { parseOptions: { path: settings.base || '/' } });
  await app.register(websocket, {
    options: { maxPayload: limits.messageBytes },
    // Anybody can send malformed frames; they end only their own connection.
    errorHandler: (error, socket, request) => {
      request.log.debug({ err: error }, 'a connection failed');
      socket.terminate();
    },
  });

  app.addHook('onRequest', async (request, reply) => {
    if (!isFromHere(request, settings)) return sendDenial(server, reply, deny('not-allowed', 'refused.origin'));
  });
  refuseNul(app, server);
  // Answers for one person must not be cached by proxies.
  app.addHook('onSend', async (request, reply, payload) => {
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    return payload;
  });
  // Waits for the disk before anything is acknowledged.
  app.addHook('preSerialization', async (request, reply, payload) => {
    const isDone = reply.statusCode < 400;
    if (isDone && (request.method !== 'GET' || request.url === '/api/me')) await server.sync();
    return payload;
  });
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    // Files outside the folder of the app are reported as missing.
    if (status === 403 || status === 404) return sendDenial(server, reply, deny('not-found', 'refused.no-route'));
    if (status >= 400 && status < 500) {
      const problem = PROBLEMS[status] ?? 'the body is not the JSON that is wanted here';
      return sendDenial(server, reply, deny('malformed', 'refused.malformed', { problem }), status);
    }
    server.log.error(
      { request: request.id, table: tableOf(request), method: request.method, url: request.url, err: error },
      'a request made trouble',
    );
    reply.header(REQUEST_ID, request.id);
    return sendDenial(server, reply, deny('trouble', 'refused.trouble'));
  });

  addHealth(app, server);
  addMe(app, server);
  addDevices(app, server);
  addLinks(app, server);
  addSignIn(app, server);
  addAccount(app, server);
  addCalls(app, server);
  await addMail(app, server);
  addBots(app, server);
  addPuzzles(app, server);
  addTables(app, server);
  addOwnTables(app, server);
  addNotes(app, server);
  addAhead(app, server);
  addWaiting(app, server);
  addWatch(app, server);
  addTournaments(app, server);
  addPeople(app, server);
  addStudies(app, server);
  addCompanions(app, server);
  addGroups(app, server);
  addRecord(app, server);
  addReports(app, server);
  addHostRoom(app, server);
  addSocket(app, server);
  await addWeb(app, server);
}

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import files from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { deny } from '../../../host/denial.ts';
import type { Server } from '../../server.ts';
import { sendDenial } from '../answer.ts';
import { makePages } from './preview.ts';

/** Built files carry a hash of their content in their name. */
const HASHED = /[/\\]assets[/\\]/;

const NOT_BUILT = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Underbridge</title>
<h1>Underbridge</h1>
<p>The server is running, but the web app has not been built. Run <code>npm start</code>, which builds it.</p>
<p>The tables can be reached all the same: docs/api.md says how.</p>
`;

/** The paths of the app's assets. */
export function partsOf(web: string): ReadonlySet<string> {
  const folder = join(web, 'assets');
  return new Set(existsSync(folder) ? readdirSync(folder).map((name) => `/assets/${name}`) : []);
}

/** Serves the web app. Every path that is neither a file nor part of the API is a page of the app. */
export async function addWeb(app: FastifyInstance, server: Server): Promise<void> {
  const { web } = server.settings;
  if (!existsSync(join(web, 'index.html'))) {
    app.setNotFoundHandler((request, reply) => (isPage(request) ? sendNotBuilt(reply) : refuse(server, reply)));
    return;
  }
  const pageFor = makePages(server);
  const sendPage = async (request: FastifyRequest, reply: FastifyReply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(await pageFor(request));
  app.get('/', sendPage);
  await app.register(files, {
    root: web,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  app.setNotFoundHandler((request, reply) => (isPage(request) ? sendPage(request, reply) : refuse(server, reply)));
}

function refuse(server: Server, reply: FastifyReply): FastifyReply {
  return sendDenial(server, reply, deny('not-found', 'refused.no-route'));
}

function isPage({ method, url, headers }: FastifyRequest): boolean {
  return (
    (method === 'GET' || method === 'HEAD') &&
    !/^\/(api|socket)(\/|\?|$)/.test(url) &&
    // Longer endings are no file extensions: tokens in links of mails contain a dot, too.
    !/\.\w{1,11}$/.test(url.replace(/\?.*/, '')) &&
    /html|\*\/\*/.test(headers.accept ?? '*/*')
  );
}

function sendNotBuilt(reply: FastifyReply): FastifyReply {
  return reply.code(503).type('text/html; charset=utf-8').send(NOT_BUILT);
}

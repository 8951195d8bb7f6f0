import type { FastifyInstance, FastifyReply } from 'fastify';
import { deny, isDenial } from '../../../host/denial.ts';
import type { LanguageId } from '../../../kernel/languages.ts';
import { type MailConfirmed, type MailSent, mailAddress, type SignInWays } from '../../../protocol/calls.ts';
import { refreshCalls } from '../../calls/preferences.ts';
import { createLink } from '../../identity.ts';
import type { Server } from '../../server.ts';
import { confirmMail, mailByToken, personByMail, removeMail } from '../../store/calls/channels.ts';
import { bodyOf, sendDenial } from '../answer.ts';
import { networkOf } from '../request/address.ts';
import { guessLimit } from '../request/rate-limit.ts';
import { tokenHash } from './calls.ts';

type ByToken = { Params: { token: string } };

const HOUR = 60;

/**
 * Routes that links in mails lead to, and the one that sends a link to sign in. Opening a link only shows a page: programs that look
 * through mail open every link.
 */
export async function addMail(app: FastifyInstance, server: Server): Promise<void> {
  const { db, settings, now } = server;
  const { limits } = settings;
  const guesses = guessLimit(server, 'mail');
  const asking = server.limits.limit('mails-asked-for', limits.callChanges);
  const mails = server.limits.limit('mails-to-sign-in', limits.mailsToAddress / HOUR, limits.mailsToAddress);
  const used = () => deny('not-found', 'refused.link-used');

  app.get('/api/sign-in', async (): Promise<SignInWays> => ({ mail: server.mailer !== undefined }));

  app.post('/api/sign-in/mail', async (request, reply): Promise<MailSent | FastifyReply> => {
    const body = bodyOf(mailAddress, request);
    if (isDenial(body)) return sendDenial(server, reply, body);
    if (server.mailer === undefined) return sendDenial(server, reply, deny('not-allowed', 'refused.no-mail'));
    if (!asking.spend(networkOf(request.ip))) {
      return sendDenial(server, reply, deny('too-fast', 'refused.too-fast'));
    }
    // Neither the answer nor its time tells whether somebody has this address.
    if (mails.spend(body.address)) {
      sendLink(body.address, body.language).catch((err) => server.log.warn({ err }, 'a mail could not be sent'));
    }
    return { sent: true };
  });

  async function sendLink(address: string, language: LanguageId): Promise<void> {
    const person = await personByMail(db, address);
    if (person === undefined) return;
    const { token } = await createLink(server, person);
    await server.mailer?.sendSignIn(address, token, language);
  }

  app.get<ByToken>('/api/mail/:token', async (request, reply): Promise<MailConfirmed | FastifyReply> => {
    if (!guesses.spend(networkOf(request.ip))) {
      return sendDenial(server, reply, deny('too-fast', 'refused.too-fast'));
    }
    const mail = await mailByToken(db, tokenHash(request.params.token), now());
    return mail === undefined ? sendDenial(server, reply, used()) : { address: mail.address, confirmed: false };
  });

  app.post<ByToken>('/api/mail/:token', async (request, reply): Promise<MailConfirmed | FastifyReply> => {
    if (!guesses.spend(networkOf(request.ip))) {
      return sendDenial(server, reply, deny('too-fast', 'refused.too-fast'));
    }
    const mail = await confirmMail(db, tokenHash(request.params.token), now());
    if (mail === undefined) return sendDenial(server, reply, used());
    await refreshCalls(server, mail.person);
    return { address: mail.address, confirmed: true };
  });

  // Mail programs send a form to the address in the header, without anybody looking at a page.
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      (_request, payload, done) => {
        payload.resume();
        payload.on('end', () => done(null, undefined));
      },
    );
    scope.post<ByToken>('/calls/stop/:token', async (request, reply) => {
      const person = await server.mailer?.personStopping(request.params.token);
      if (person === undefined) return sendDenial(server, reply, used());
      await removeMail(db, person);
      await refreshCalls(server, person);
      return { stopped: true };
    });
  });
}

import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { type Denial, deny, isDenial } from '../../../host/denial.ts';
import { recoveryCode, type SignInToken, signedByPasskey } from '../../../protocol/http.ts';
import { createLink, personByCode } from '../../identity.ts';
import { askForPasskey, personByPasskey } from '../../people/passkeys.ts';
import type { Server } from '../../server.ts';
import type { PersonRow } from '../../store/people/schema.ts';
import { bodyOf, sendDenial } from '../answer.ts';
import { networkOf } from '../request/address.ts';
import { browserOf } from '../request/browser.ts';
import { guessLimit } from '../request/rate-limit.ts';
import { siteOf } from '../request/site.ts';

/**
 * Routes by which people prove who they are. Each answers with the token of a link: following it signs the device in, and asks what
 * should happen to the person that it was signed in as before.
 */
export function addSignIn(app: FastifyInstance, server: Server): void {
  const { limits } = server.settings;
  const guesses = guessLimit(server, 'sign-in');
  const challenges = server.limits.limit('challenges', limits.newGuests);
  const tokenFor = async ({ id }: PersonRow): Promise<SignInToken> => ({ token: (await createLink(server, id)).token });

  app.post('/api/sign-in/passkey/options', async (request, reply) => {
    if (!challenges.spend(networkOf(request.ip)))
      return sendDenial(server, reply, deny('too-fast', 'refused.too-fast'));
    const options = await askForPasskey(server, siteOf(request, server.settings));
    return isDenial(options) ? sendDenial(server, reply, options) : options;
  });

  app.post('/api/sign-in/passkey', async (request, reply): Promise<SignInToken | FastifyReply> => {
    const signed = bodyOf(signedByPasskey, request);
    if (isDenial(signed)) return sendDenial(server, reply, signed);
    // The shape of the rest is checked with the signature.
    const response = signed as unknown as AuthenticationResponseJSON;
    const person = await personByPasskey(server, siteOf(request, server.settings), response);
    return isDenial(person) ? sendDenial(server, reply, person) : tokenFor(person);
  });

  app.post('/api/sign-in/code', async (request, reply): Promise<SignInToken | FastifyReply> => {
    const denied = (denial: Denial) => sendDenial(server, reply, denial);
    const typed = bodyOf(recoveryCode, request);
    if (isDenial(typed)) return denied(typed);
    if (!guesses.spend(networkOf(request.ip))) return denied(deny('too-fast', 'refused.too-fast'));
    const person = await personByCode(server, typed.code, browserOf(request.headers['user-agent']));
    return person === undefined ? denied(deny('not-allowed', 'refused.code')) : tokenFor(person);
  });
}

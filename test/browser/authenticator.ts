import type { BrowserContext, Page } from 'playwright-core';

/** A device that keeps passkeys, and whose owner always agrees. */
export async function device(context: BrowserContext, page: Page) {
  const line = await context.newCDPSession(page);
  await line.send('WebAuthn.enable');
  const { authenticatorId } = await line.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    async keys() {
      return (await line.send('WebAuthn.getCredentials', { authenticatorId })).credentials;
    },
    async take(credential: Awaited<ReturnType<typeof this.keys>>[number]) {
      await line.send('WebAuthn.addCredential', { authenticatorId, credential });
    },
  };
}

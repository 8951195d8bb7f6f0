import type { Catalogue } from '../kernel/messages.ts';

/** Refusals about keys, codes and devices. They come with the pages about the account. */
export const ACCOUNT_MESSAGES = {
  'refused.both-seated': ({ count }) =>
    count === 1
      ? 'Both names play in one match that is not over yet. Finish it first.'
      : `Both names play in ${count} matches that are not over yet. Finish them first.`,
  'refused.would-give-up': 'This device would no longer be {name}. Please confirm that.',
  'refused.words': 'These words don’t work. Check their spelling, or get new ones: they work once, for five minutes.',
  'refused.code': 'This code doesn’t work. Check its spelling; each works once.',
  'refused.passkey': 'That passkey didn’t work here. Please try again.',
  'refused.passkey-elsewhere':
    'Passkeys of this server belong to {domain}, and work only there. Here, use a link by mail, words from another device or a code. The server’s owner can set that domain with RP_ID.',
  'refused.passkey-unknown': 'We don’t know this passkey. Its owner may have removed it.',
  'refused.passkeys-enough': 'You have ten passkeys already. Remove one first.',
  'refused.last-passkey': 'This is your last passkey. Make recovery codes first, or you could not sign in again.',
  'refused.wrong-name': 'That isn’t your name as it is written here. Nothing was deleted.',
  'refused.unknown-device': 'You have no such device.',
  'refused.this-device': 'You can’t sign out the device you are using.',
  'refused.devices-enough': 'This player is on too many devices already. Sign one out first, in the settings.',
} satisfies Catalogue;

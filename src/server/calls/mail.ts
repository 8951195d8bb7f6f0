import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Transporter } from 'nodemailer';
import { REAL_TIME } from '../../host/time.ts';
import type { CallPreferences } from '../../protocol/calls.ts';
import type { Server } from '../server.ts';
import type { MailSettings } from '../settings.ts';
import { mailOf, noteMail, serverKey } from '../store/calls/channels.ts';
import type { Channel } from './channel.ts';
import { sayCall } from './words.ts';

const TIMEOUT = 10_000;

/** Mail by way of the host's own server. */
export interface Mailer extends Channel {
  /** Asks the owner of the address to confirm it. */
  sendConfirmation(address: string, token: string, language: CallPreferences['language']): Promise<void>;
  sendSignIn(address: string, token: string, language: CallPreferences['language']): Promise<void>;
  /** The person whose mail the token stops. */
  personStopping(token: string): Promise<string | undefined>;
  close(): Promise<void>;
}

interface MailMessage {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export function makeMailer(server: () => Server, { smtp, from, site }: MailSettings): Mailer {
  let transport: Promise<Transporter> | undefined;

  /** Imported only where mail is sent. */
  async function connect(): Promise<Transporter> {
    const { createTransport } = await import('nodemailer');
    return createTransport(smtp, { from });
  }

  async function post(letter: MailMessage): Promise<void> {
    let cancel = () => {};
    const late = new Promise<never>((_, reject) => {
      cancel = REAL_TIME.after(TIMEOUT, () => reject(new Error('no answer in time')));
    });
    transport ??= connect();
    try {
      const by = await transport;
      await Promise.race([by.sendMail({ ...letter, headers: { ...letter.headers } }), late]);
    } finally {
      cancel();
    }
  }

  /** A token that needs no row of its own: it is the person's id, signed for the address. */
  async function signatureFor(person: string, address: string): Promise<string> {
    const key = await serverKey(server().db, 'unsubscribe', () => randomBytes(32).toString('base64url'));
    return createHmac('sha256', key).update(`${person} ${address}`).digest('base64url').slice(0, 32);
  }

  return {
    name: 'mail',
    async send(person, { language, title, items }) {
      const { db } = server();
      const mail = await mailOf(db, person);
      if (mail === undefined || mail.confirmed === null) return { sent: false, problem: 'no address', final: true };
      const stop = `${site}/calls/stop/${person}.${await signatureFor(person, mail.address)}`;
      const parts = items.map(
        (item) => `${item.title}\n${item.body}\n${sayCall(language, 'mail.open', { url: `${site}${item.path}` })}`,
      );
      const why = sayCall(language, 'mail.why', { settings: `${site}/calls` });
      const last = `-- \n${why}\n${sayCall(language, 'mail.stop', { url: stop })}`;
      try {
        await post({
          to: mail.address,
          subject: title,
          text: [...parts, last].join('\n\n'),
          // RFC 8058: mail programs show a button that stops all mail.
          headers: { 'List-Unsubscribe': `<${stop}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
        });
        await noteMail(db, person, null);
        return { sent: true };
      } catch (error) {
        const problem = error instanceof Error ? error.message : String(error);
        await noteMail(db, person, problem.slice(0, 200));
        return { sent: false, problem };
      }
    },
    sendConfirmation: (address, token, language) =>
      post({
        to: address,
        subject: sayCall(language, 'confirm.subject'),
        text: `${sayCall(language, 'confirm.body')}\n\n${site}/calls/mail/${token}\n\n${sayCall(language, 'confirm.ignore')}`,
      }),
    sendSignIn: (address, token, language) =>
      post({
        to: address,
        subject: sayCall(language, 'sign-in.subject'),
        text: `${sayCall(language, 'sign-in.body')}\n\n${site}/link/${token}\n\n${sayCall(language, 'sign-in.ignore')}`,
      }),
    async personStopping(token) {
      const [person = '', signature = ''] = token.split('.');
      const mail = await mailOf(server().db, person);
      if (mail === undefined) return undefined;
      const wanted = Buffer.from(await signatureFor(person, mail.address));
      const shown = Buffer.from(signature);
      return wanted.length === shown.length && timingSafeEqual(wanted, shown) ? person : undefined;
    },
    close: async () => (await transport)?.close(),
  };
}

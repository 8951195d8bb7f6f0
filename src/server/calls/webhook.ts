import { createHmac } from 'node:crypto';
import type { Server } from '../server.ts';
import { noteWebhook, webhookOf } from '../store/calls/channels.ts';
import type { Channel } from './channel.ts';
import { whyUnfit } from './guard.ts';
import { post } from './request.ts';

const TIMEOUT = 6_000;
/** Discord refuses longer ones. */
const LONGEST = 2_000;

/** A chat or a program of one's own. `content` is what Discord shows; everything else is for other programs. */
export function webhookChannel(server: () => Server): Channel {
  return {
    name: 'webhook',
    async send(person, { title, body, items, path, tag, waiting, language }) {
      const { db, settings, now } = server();
      const webhook = await webhookOf(db, person);
      if (webhook === undefined) return { sent: false, problem: 'no webhook', final: true };
      const { url, secret, site } = webhook;
      const linked = (to: string) => `${site}${to}`;
      const content = items.map((item) => `**${item.title}**\n${item.body}\n${linked(item.path)}`).join('\n\n');
      const message = JSON.stringify({
        content: content.slice(0, LONGEST),
        // Players' names must not mention people on Discord.
        allowed_mentions: { parse: [] },
        text: `${title}: ${body} ${linked(path)}`,
        title,
        body,
        url: linked(path),
        tag,
        waiting,
        language,
        calls: items.map((item) => ({ title: item.title, body: item.body, url: linked(item.path) })),
      });
      const stamp = String(Math.floor(now() / 1000));
      const signature = createHmac('sha256', secret).update(`${stamp}.${message}`).digest('hex');
      const problem = await trySending();
      if (problem === undefined) {
        await noteWebhook(db, person, { reached: now(), problem: null, failing_since: null });
        return { sent: true };
      }
      await noteWebhook(db, person, { problem, failing_since: webhook.failing_since ?? now() });
      return { sent: false, problem };

      async function trySending(): Promise<string | undefined> {
        const unfit = whyUnfit(url, settings.webhookAllow);
        if (unfit !== undefined) return unfit;
        try {
          const { status } = await post({
            url,
            headers: {
              'content-type': 'application/json',
              'user-agent': 'Underbridge',
              'underbridge-timestamp': stamp,
              'underbridge-signature': `sha256=${signature}`,
            },
            body: message,
            allowed: settings.webhookAllow,
            timeout: TIMEOUT,
            authority: settings.authority,
          });
          return status >= 200 && status < 300 ? undefined : `answered ${status}`;
        } catch (error) {
          return error instanceof Error ? error.message : String(error);
        }
      }
    },
  };
}

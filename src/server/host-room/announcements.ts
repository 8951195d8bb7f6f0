import { deny, isDenial } from '../../host/denial.ts';
import type { HostAnnouncements } from '../../protocol/host-room/announcements.ts';
import { LONGEST_ANNOUNCEMENT, newAnnouncement } from '../../protocol/host-room/requests.ts';
import { bodyOf } from '../http/answer.ts';
import { randomId } from '../identity.ts';
import type { Server } from '../server.ts';
import { addAnnouncement, announcementsAt, endAnnouncement } from '../store/host-room/announcements.ts';
import { note } from './log.ts';
import { partOf } from './query.ts';
import type { HostAction, HostSection } from './section.ts';

/** The most announcements at the same time. */
const MOST_UP = 3;

async function listed({ db, now }: Server): Promise<HostAnnouncements> {
  return { announcements: await announcementsAt(db, now()) };
}

/** The announcements in force. */
export const announcements: HostSection = { name: 'announcements', read: ({ server }) => listed(server) };

export const announcementActions: readonly HostAction[] = [
  {
    method: 'POST',
    path: '/announcements',
    async run(about) {
      const { server, request } = about;
      const { db, now } = server;
      const body = bodyOf(newAnnouncement, request);
      if (isDenial(body)) return body;
      const { until } = body;
      if (until <= now() || until > now() + LONGEST_ANNOUNCEMENT) return deny('malformed', 'refused.announcement-time');
      if ((await announcementsAt(db, now())).length >= MOST_UP)
        return deny('not-allowed', 'refused.announced-enough', { most: MOST_UP });
      const texts = Object.fromEntries(Object.entries(body.texts).filter(([, text]) => text !== ''));
      await addAnnouncement(db, { id: randomId(12), texts, made: now(), until });
      await note(about, 'announced', { text: Object.values(texts)[0] ?? '', until });
      return listed(server);
    },
  },
  {
    method: 'DELETE',
    path: '/announcements/:id',
    async run(about) {
      const { server, request } = about;
      const id = partOf(request, 'id');
      const found = (await announcementsAt(server.db, server.now())).find((each) => each.id === id);
      if (found === undefined || !(await endAnnouncement(server.db, id, server.now())))
        return deny('not-found', 'refused.unknown-announcement');
      await note(about, 'ended-announcement', { text: Object.values(found.texts)[0] ?? '' });
      return listed(server);
    },
  },
];

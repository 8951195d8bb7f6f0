import type { Catalogue } from '../kernel/messages.ts';

/** Refusals of reports to hosts. */
export const REPORT_MESSAGES = {
  'refused.report-self': 'That is you.',
  'refused.reported-enough': 'You have {most} reports waiting to be read. Thank you; please give the host time.',
  'refused.no-line': 'There is no such line at this table.',
} satisfies Catalogue;

/** Refusals of the host's room. They are apart from the others, since few pages need them. */
export const HOST_MESSAGES = {
  'refused.not-host': 'Only hosts of this server can do that.',
  'refused.host-door': 'The host’s room is closed on this device. Open it again.',
  'refused.host-link': 'This link has been used already, or is too old. Print another: underbridge admin',
  'refused.host-plays': 'You are playing there yourself. Let another host do it.',
  'refused.about-host': 'They are a host. Remove them as a host first.',
  'refused.only-host': 'Nobody else is a host. Make somebody a host first.',
  'refused.unknown-gathering': 'There is no such tournament or group any more, or it is over.',
  'refused.unknown-report': 'There is no such report.',
  'refused.unknown-announcement': 'This announcement is no longer up.',
  'refused.announcement-time': 'An announcement ends between now and a month from now.',
  'refused.announced-enough': '{most} announcements are up already. Take one down first.',
  'refused.unknown-job': 'There is no such job.',
  'refused.job-running': 'This job is already running. Wait until it is done.',
  'refused.no-backups': 'Backups are switched off on this server: BACKUPS=none.',
  'refused.unknown-backup': 'There is no such backup here.',
  'refused.backup-busy': 'A backup is being made. Wait until it is done.',
  'refused.backup': '{problem}',
  'refused.wrong-backup': 'That is not the name of the backup. Nothing was changed.',
  'refused.backup-hands':
    'A backup contains everybody’s hand, and you’re playing. Ask another host to download it, or copy it on the machine.',
} satisfies Catalogue;

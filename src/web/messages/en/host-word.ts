import type { Catalogue } from '../../../kernel/messages.ts';
import { REPORT_MESSAGES } from '../../../protocol/host-messages.ts';

/** What hosts say to people, and people to hosts. */
export const hostWord = {
  ...REPORT_MESSAGES,

  'word.label': 'From the host',
  'word.link': ({ by, when }) =>
    `${by === '' ? 'Somebody who runs this server' : by} made a link on ${when} that signs in as you. If you didn’t ask for it, ask them why, and sign out any device you don’t know in Settings.`,
  'word.backup': ({ by, when }) =>
    `${by === '' ? 'Somebody who runs this server' : by} downloaded a backup of everything on this server on ${when}.`,
  'word.read': 'I have read it',

  'report.title-line': 'Tell the host about this line?',
  'report.title-name': 'Tell the host about this name?',
  'report.line-of': '{who} wrote:',
  'report.name-of': 'The name:',
  'report.seen': 'The host sees this, five lines around it, and your name. {who} isn’t told.',
  'report.seen-name': 'The host sees this and your name. {who} isn’t told.',
  'report.why': 'What is wrong with it?',
  'report.send': 'Tell the host',
  'report.cancel': 'Cancel',
  'report.thanks': 'Thank you for telling us. A host will look at it.',
  'report.meanwhile': 'Meanwhile you can mute them at this table, or block them on the People page.',
} satisfies Catalogue;

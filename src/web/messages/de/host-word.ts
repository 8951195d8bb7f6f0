import type { Translation } from '../../../kernel/messages.ts';
import type { hostWord as english } from '../en/host-word.ts';

export const hostWord: Translation<typeof english> = {
  'refused.report-self': 'Das bist du selbst.',
  'refused.reported-enough': '{most} Meldungen von dir warten noch darauf, gelesen zu werden. Danke; hab etwas Geduld.',
  'refused.no-line': 'Diese Zeile gibt es an diesem Tisch nicht.',

  'word.label': 'Vom Betreiber',
  'word.link': ({ by, when }) =>
    `${by === '' ? 'Wer diesen Server betreibt,' : by} hat am ${when} einen Link erstellt, der als du anmeldet. Hast du nicht darum gebeten, frag nach dem Grund und melde in den Einstellungen Geräte ab, die du nicht kennst.`,
  'word.backup': ({ by, when }) =>
    `${by === '' ? 'Wer diesen Server betreibt,' : by} hat am ${when} eine Sicherung von allem auf diesem Server heruntergeladen.`,
  'word.read': 'Gelesen',

  'report.title-line': 'Diese Zeile melden?',
  'report.title-name': 'Diesen Namen melden?',
  'report.line-of': '{who} schrieb:',
  'report.name-of': 'Der Name:',
  'report.seen': 'Der Betreiber sieht das, fünf Zeilen davor und danach, und deinen Namen. {who} erfährt nichts davon.',
  'report.seen-name': 'Der Betreiber sieht das und deinen Namen. {who} erfährt nichts davon.',
  'report.why': 'Was stimmt damit nicht?',
  'report.send': 'Melden',
  'report.cancel': 'Abbrechen',
  'report.thanks': 'Danke für die Meldung. Der Betreiber sieht sie sich an.',
  'report.meanwhile':
    'Bis dahin kannst du die Person an diesem Tisch stummschalten oder auf der Seite „Leute“ blockieren.',
};

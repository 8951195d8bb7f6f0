import type { Translation } from '../../../kernel/messages.ts';
import type { hostWord as english } from '../en/host-word.ts';

export const hostWord: Translation<typeof english> = {
  'refused.report-self': 'Det är du.',
  'refused.reported-enough': 'Du har {most} anmälningar som väntar på att läsas. Tack; ge värden tid.',
  'refused.no-line': 'Den raden finns inte vid det här bordet.',

  'word.label': 'Från värden',
  'word.link': ({ by, when }) =>
    `${by === '' ? 'Den som driver servern' : by} skapade den ${when} en länk som loggar in som du. Har du inte bett om den, fråga varför och logga ut enheter du inte känner igen i Inställningar.`,
  'word.backup': ({ by, when }) =>
    `${by === '' ? 'Den som driver servern' : by} laddade den ${when} ner en säkerhetskopia av allt på servern.`,
  'word.read': 'Jag har läst det',

  'report.title-line': 'Berätta för värden om den här raden?',
  'report.title-name': 'Berätta för värden om det här namnet?',
  'report.line-of': '{who} skrev:',
  'report.name-of': 'Namnet:',
  'report.seen': 'Värden ser detta, fem rader omkring och ditt namn. {who} får inte veta det.',
  'report.seen-name': 'Värden ser detta och ditt namn. {who} får inte veta det.',
  'report.why': 'Vad är fel med det?',
  'report.send': 'Berätta för värden',
  'report.cancel': 'Avbryt',
  'report.thanks': 'Tack för att du berättar. En värd kommer att titta på det.',
  'report.meanwhile':
    'Under tiden kan du tysta dem vid det här bordet, eller blockera dem på sidan med dem du spelat med.',
};

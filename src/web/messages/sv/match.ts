import type { Translation } from '../../../kernel/messages.ts';
import type { match as english } from '../en/match.ts';

export const match: Translation<typeof english> = {
  'match.title': 'Parti {game}',
  'match.running': 'Det här partiet spelas fortfarande.',
  'match.to-table': 'Till bordet',
  'match.taken-over': '{name} tog över platsen från {former} efter {moves} drag.',
  'match.chart': 'Poängen genom partiet',
  'match.points': 'Poängen',
  'match.chart-text': '{name}: {to}',
  'match.moment': 'Drag {moment}',
  'match.replay': 'Repris',
  'match.share': 'Dela',
  'match.unfinished': 'Oavslutad',
  'match.link-to-moment': 'Länken leder till drag {moment}, som du ser nu.',
  'match.download': 'Ladda ner protokollet',
  'match.again': 'Spela igen',
  'match.shuffle': 'Blandades det ärligt?',
  'match.shuffle-text':
    'Före första turen visade bordet en kontrollsumma av sitt hemliga frö. Nu är fröet öppet: din webbläsare räknar om summan och spelar hela partiet en gång till från det.',
  'match.commitment': 'Summan som visades i början',
  'match.seed': 'Frö',
  'match.check': 'Kontrollera här',
  'match.checked':
    'Allt stämmer: fröet ger den summan, och ett nytt parti från fröet blir likadant, med samma resultat.',
  'match.failed': 'Det stämmer inte: {problem}',
  'match.checked-partly':
    'Fröet har den hashen. {checked} av {moves} drag kan kontrolleras med dagens regler, och de stämmer.',
  'match.older-rules': 'Partiet spelades med version {version} av reglerna. Dagens regler är version {today}.',
  'match.rules-changed': 'Efter drag {moment} spelades det med version {version}.',
  'match.older-shown':
    'Brädet visar de första {shown} dragen: efter dem leder dagens regler inte längre till samma sak. Loggen berättar allt, som det berättades då.',
  'match.older-told':
    'Dagens regler leder inte till samma parti, så det finns inget bräde att visa. Loggen berättar det som det berättades då.',
  'match.no-record': 'Protokollet för det här partiet finns inte på den här enheten.',

  'review.title': 'Genomgång',
  'review.text': 'En bot går igenom partiet igen, med bara det som varje plats kunde veta, och säger hur det stod.',
  'review.start': 'Gå igenom partiet',
  'review.stop': 'Avbryt',
  'review.progress': ({ done, total }) => `Tänker: ${done} av ${total} beslut`,
  'review.failed': 'Genomgången kunde inte göras.',
  'review.chart': 'Chansen att vinna under partiet',
  'review.chart-alone': 'Utsikterna under partiet',
  'review.chart-text': ({ name, from, to }) => `${name}: ${from}\u00a0% → ${to}\u00a0%`,
  'review.percent': ({ percent }) => `${percent}\u00a0%`,
  'review.swings': 'De största svängningarna',
  'review.jump': ({ name, from, to }) => `${name}: från ${from}\u00a0% till ${to}\u00a0%`,
  'review.played-so': ({ move }) => `Spelade: ${move}`,
  'review.choice': ({ move }) => `Botens val: ${move}`,
  'review.same': 'En bot skulle ha spelat likadant.',
  'review.slips': 'De dyraste dragen',
  'review.no-slips': 'Ingen gav bort mycket: boten skulle ha spelat nästan likadant hela vägen.',
  'review.swing': ({ name, moment }) => `Drag ${moment}, ${name}`,
  'review.played': ({ move, percent }) => `Spelade: ${move} (${percent}\u00a0%)`,
  'review.better': ({ move, percent }) => `Botens val: ${move} (${percent}\u00a0%)`,
  'review.look': 'Visa det här ögonblicket',
};

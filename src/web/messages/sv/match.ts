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
  'review.text':
    'Leta upp ögonblicken som avgjorde: vem som såg ut att vinna vid varje tur, och vad en bot skulle ha gjort med bara det som platsen kunde veta. Det tar ungefär 20 sekunder.',
  'review.start': 'Gå igenom partiet',
  'review.stop': 'Avbryt',
  'review.looking': 'Letar efter ögonblicken som avgjorde. Linjen blir säkrare medan du väntar.',
  'review.stopped': 'Avbruten: linjen finns kvar, men ingen har letat efter ögonblicken som avgjorde.',
  'review.progress': ({ percent }) => `${percent}\u00a0%`,
  'review.failed': 'Genomgången kunde inte göras. Försök igen.',
  'review.chart': 'Chansen att vinna, tur för tur',
  'review.chart-alone': 'Poängen du var på väg mot',
  'review.chart-text': '{name}: {chance}',
  'review.doubt': 'Skuggan är osäkerheten: nio gånger av tio ligger sanningen inom den.',
  'review.percent': ({ percent }) => `${percent}\u00a0%`,
  'review.under': ({ percent }) => `under ${percent}\u00a0%`,
  'review.over': ({ percent }) => `över ${percent}\u00a0%`,
  'review.range': ({ chance, low, high }) => `${chance} (${low} till ${high})`,
  'review.points-range': ({ points, low, high }) => `${points} poäng (${low} till ${high})`,
  'review.moments': 'Ögonblicken som avgjorde',
  'review.nothing': 'Ingen gav bort det här partiet: inget som spelades var klart sämre än vad en bot skulle ha gjort.',
  'review.nothing-alone': 'Du gav inte bort något: inget var klart sämre än vad en bot skulle ha gjort.',
  'review.moment': 'Drag {moment}, {name}',
  'review.played': 'Spelade: {move}. {chance}',
  'review.better': 'En bot: {move}. {chance}',
  'review.did': 'Spelade: {move}',
  'review.in-place': 'Varför, sett från platsen där {name} satt:',
  'review.cost': ({ size, low, high }) => `Kostade ${size}\u00a0% (${low} till ${high})`,
  'review.cost-alone': ({ size, low, high }) => `Kostade ${size} poäng (${low} till ${high})`,
  'review.luck-cost': ({ name, size, low, high }) =>
    `Slumpen: det som dök upp kostade ${name} ${size}\u00a0% (${low} till ${high}).`,
  'review.luck-won': ({ name, size, low, high }) =>
    `Slumpen: det som dök upp gav ${name} ${size}\u00a0% (${low} till ${high}).`,
  'review.luck-cost-alone': ({ size, low, high }) =>
    `Slumpen: det som dök upp kostade ${size} poäng (${low} till ${high}).`,
  'review.luck-won-alone': ({ size, low, high }) => `Slumpen: det som dök upp gav ${size} poäng (${low} till ${high}).`,
  'review.no-blame': 'En bot hade inte klarat det bättre.',
  'review.found': ({ name, size, low, high }) => `Bra funnet: ${name} vann ${size}\u00a0% (${low} till ${high}).`,
  'review.found-alone': ({ size, low, high }) => `Bra funnet: det gav ${size} poäng (${low} till ${high}).`,
  'review.how-sure':
    'Hur säkert är det här? Ögonblick nämns bara där framtider som en bot spelar vidare, från det som platsen såg just då, inte lämnar något tvivel (99\u00a0%).',
  'review.checked': ({ matches, off }) =>
    `Chanserna har prövats på ${matches} andra partier mellan botar: i snitt var de fel med ${off}\u00a0%.`,
  'review.checked-alone': ({ matches, off }) =>
    `Poängen har prövats på ${matches} andra partier av botar: i snitt var de fel med ${off}.`,
  'review.look': 'Visa det här ögonblicket',
};

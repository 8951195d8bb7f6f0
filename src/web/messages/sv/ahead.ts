import type { Translation } from '../../../kernel/messages.ts';
import type { ahead as english } from '../en/ahead.ts';

export const ahead: Translation<typeof english> = {
  'ahead.lead': 'Medan du väntar: pröva vad du skulle göra, på en kopia.',
  'ahead.think': 'Tänk framåt',
  'ahead.planned': 'Planerat:',
  'ahead.only-seen': 'Bara om allt ser ut som du väntade dig.',
  'ahead.withdraw': 'Ta tillbaka',
  'ahead.dropped': 'Ditt planerade drag gjordes inte:',
  'ahead.dismiss': 'Okej',
  'ahead.why.question': 'Du får en annan fråga än den du planerade för.',
  'ahead.why.offer': 'Det går inte längre.',
  'ahead.why.seen': 'Något ser annorlunda ut än du väntade dig.',
  'ahead.why.acted': 'Du gjorde ett drag själv under tiden.',
  'ahead.why.seat': 'Någon annan, eller en bot, spelade din plats.',
  'ahead.copy': 'Du tänker framåt på en kopia.',
  'ahead.copy-hint': 'Du drar för alla. Det du inte ser har delats ut på nytt.',
  'ahead.nothing': 'Spela fram till din egen tur. Sedan kan dina drag planeras.',
  'ahead.yours': 'Dina drag:',
  'ahead.exact': 'Bara om allt ser ut precis så här då',
  'ahead.plan': 'Planera dragen',
  'ahead.back': 'Tillbaka till partiet',
};

import type { Translation } from '../../../kernel/messages.ts';
import type { why as english } from '../en/why.ts';

export const why: Translation<typeof english> = {
  'why.in-place': 'Warum, vom Platz aus gesehen, an dem {name} sitzt:',
  'why.nothing-seen': 'Nichts, was du sehen konntest, spricht dafür: Was er hält, bleibt bis zum Ende verborgen.',
  'why.nothing-yet': 'Er hat noch nichts getan.',
  'why.hidden': 'Geht von dem aus, was du vor dem Zug gesehen hast. Was nur der Bot wusste, bleibt verborgen.',
};

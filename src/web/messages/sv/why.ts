import type { Translation } from '../../../kernel/messages.ts';
import type { why as english } from '../en/why.ts';

export const why: Translation<typeof english> = {
  'why.in-place': 'Varför, sett från platsen där {name} sitter:',
  'why.nothing-seen': 'Inget som du kunde se talar för det: vad den håller i förblir dolt till slutet.',
  'why.nothing-yet': 'Den har inte gjort något än.',
  'why.hidden': 'Utgår från det du såg före draget. Det som bara boten visste förblir dolt.',
};

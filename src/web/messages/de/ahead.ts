import type { Translation } from '../../../kernel/messages.ts';
import type { ahead as english } from '../en/ahead.ts';

export const ahead: Translation<typeof english> = {
  'ahead.lead': 'Solange du wartest: Probier an einer Kopie aus, was du tun würdest.',
  'ahead.think': 'Vorausdenken',
  'ahead.planned': 'Geplant:',
  'ahead.only-seen': 'Nur wenn alles so aussieht, wie du es erwartet hast.',
  'ahead.withdraw': 'Zurückziehen',
  'ahead.dropped': 'Dein geplanter Zug wurde nicht gemacht:',
  'ahead.dismiss': 'In Ordnung',
  'ahead.why.question': 'Du wirst etwas anderes gefragt als geplant.',
  'ahead.why.offer': 'Er ist nicht mehr möglich.',
  'ahead.why.seen': 'Etwas sieht anders aus als erwartet.',
  'ahead.why.acted': 'Du hast inzwischen selbst gezogen.',
  'ahead.why.seat': 'Jemand anderes oder ein Bot hat deinen Platz gespielt.',
  'ahead.copy': 'Du denkst an einer Kopie voraus.',
  'ahead.copy-hint': 'Du ziehst für alle. Was du nicht siehst, ist neu ausgeteilt.',
  'ahead.nothing': 'Spiel weiter, bis du dran bist. Dann lassen sich deine Züge planen.',
  'ahead.yours': 'Deine Züge:',
  'ahead.exact': 'Nur wenn dann alles genau so aussieht',
  'ahead.plan': 'Diese Züge planen',
  'ahead.back': 'Zurück zur Partie',
};

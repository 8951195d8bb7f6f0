import type { Translation } from '../../../kernel/messages.ts';
import type { ink as english } from '../en/ink.ts';

export const ink: Translation<typeof english> = {
  'ink.label': 'Deine eigenen Zeichen · M blendet sie aus',
  'ink.tools': 'Auf das Brett zeichnen',
  'ink.arrow': 'Pfeil',
  'ink.ring': 'Kreis',
  'ink.hide': 'Ausblenden',
  'ink.wipe': 'Alle löschen',
  'ink.how':
    'Rechte Maustaste: ziehen für einen Pfeil, klicken für einen Kreis. Auf dem Touchscreen: halten, dann ziehen. Dasselbe noch einmal gezeichnet verschwindet.',
  'ink.marks': 'Zeichen auf dem Brett',
  'ink.is-ring': ({ at }) => `Kreis um ${at}`,
  'ink.is-arrow': ({ from, to }) => `Pfeil von ${from} nach ${to}`,
  'ink.unknown': 'etwas, das gerade nicht zu sehen ist',
  'ink.pin': ({ mark }) => `Auf dem Brett behalten: ${mark}`,
  'ink.remove': ({ mark }) => `Löschen: ${mark}`,
  'ink.words': ({ mark }) => `Worte neben: ${mark}`,
  'ink.words-empty': 'Ein paar Worte …',
  'ink.add': 'Aus einer Liste wählen',
  'ink.at': 'Um',
  'ink.from': 'Von',
  'ink.to': 'Nach',
  'ink.choose': 'Wählen …',
  'ink.draw-ring': 'Kreis zeichnen',
  'ink.draw-arrow': 'Pfeil zeichnen',
  'ink.full': ({ most }) => `Auf ein Brett passen ${most} Zeichen. Lösche welche, um weitere zu zeichnen.`,
};

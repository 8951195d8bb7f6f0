import type { Translation } from '../../../kernel/messages.ts';
import type { ink as english } from '../en/ink.ts';

export const ink: Translation<typeof english> = {
  'ink.label': 'Dina egna markeringar · M döljer dem',
  'ink.tools': 'Rita på brädet',
  'ink.arrow': 'Pil',
  'ink.ring': 'Ring',
  'ink.hide': 'Dölj',
  'ink.wipe': 'Ta bort alla',
  'ink.how':
    'Höger musknapp: dra för en pil, klicka för en ring. På pekskärm: håll kvar fingret och dra. Rita samma markering igen för att ta bort den.',
  'ink.marks': 'Markeringar på brädet',
  'ink.is-ring': ({ at }) => `Ring runt ${at}`,
  'ink.is-arrow': ({ from, to }) => `Pil från ${from} till ${to}`,
  'ink.unknown': 'något som inte syns just nu',
  'ink.pin': ({ mark }) => `Behåll på brädet: ${mark}`,
  'ink.remove': ({ mark }) => `Ta bort: ${mark}`,
  'ink.words': ({ mark }) => `Ord bredvid: ${mark}`,
  'ink.words-empty': 'Några ord …',
  'ink.add': 'Välj ur en lista',
  'ink.at': 'Runt',
  'ink.from': 'Från',
  'ink.to': 'Till',
  'ink.choose': 'Välj …',
  'ink.draw-ring': 'Rita ringen',
  'ink.draw-arrow': 'Rita pilen',
  'ink.full': ({ most }) => `Ett bräde rymmer ${most} markeringar. Ta bort några för att rita fler.`,
};

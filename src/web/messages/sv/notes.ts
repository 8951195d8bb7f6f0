import type { Translation } from '../../../kernel/messages.ts';
import type { notes as english } from '../en/notes.ts';

export const notes: Translation<typeof english> = {
  'refused.notes-full': 'Dina anteckningar om partiet är fulla. Ta bort några gamla.',
  'refused.notes-over': 'Partiet är slut. Dina anteckningar blir som de är.',
  'refused.no-plans': 'Drag kan bara planeras i förväg i partier över dagar.',
  'refused.asked-now': 'Det är din tur: gör ditt drag vid bordet.',
  'notes.only-you': 'Bara du ser det här.',
  'notes.not-others': 'Efter partiet finns det på partiets sida.',
  'notes.now': ({ moment }) => `Nu, drag ${moment}`,
  'notes.empty': 'Skriv något för dig själv …',
  'notes.saving': 'Sparar …',
  'notes.saved': 'Sparat',
  'notes.not-saved': ({ why }) => `Inte sparat än: ${why}`,
  'notes.too-long': ({ most }) => `Längre kan en anteckning inte bli: ${most} tecken.`,
  'notes.marks-go': 'Markeringarna försvinner när du gör ditt drag. Flaggan behåller dem på brädet.',
  'notes.earlier': 'Tidigare',
  'notes.marks': ({ rings, arrows }) =>
    [rings && (rings === 1 ? '1 ring' : `${rings} ringar`), arrows && (arrows === 1 ? '1 pil' : `${arrows} pilar`)]
      .filter(Boolean)
      .join(', '),
  'notes.look': 'Titta',
  'notes.remove': ({ moment }) => `Ta bort anteckningen från drag ${moment}`,
  'notes.over': 'Partiet är slut. Dina anteckningar finns också på partiets sida.',
  'notes.none': 'Du skrev inga anteckningar i det här partiet.',
  'notes.mine': 'Mina anteckningar',
  'notes.show': 'Visa mina anteckningar',
  'notes.show-hint': 'Bara du ser dem här.',
};

import type { Catalogue } from '../kernel/messages.ts';

/** Names and characters of the levels, by the ids that levels.ts gives. */
export const en: Catalogue = {
  'level.mossling': 'Mossling',
  'level.mossling.character':
    'Young and cheerful: plays along happily, and now and then overlooks what lies right before it.',
  'level.troll': 'Troll',
  'level.troll.character': 'Solid and stubborn: sees what is there, and looks no further than the next bend.',
  'level.elder': 'Elder',
  'level.elder.character': 'Old and patient: ponders what you are up to before it lifts a finger.',
  'level.king': 'Mountain King',
  'level.king.character': 'Sits in the mountain and thinks for as long as it takes; mistakes are for others to make.',
};

import { arrangedScenes } from '../../../../test/games/caverna/arranged-scenes.ts';
import type { Scenes } from '../../../web/board-kit/scenes.ts';

const DEALT = { forgottenFolk: true, dwarvesAllowed: false };
const FREE = { forgottenFolk: true, folkSelection: 'free', firstPlayer: 0 };

export const scenes: Scenes = {
  '1-first': { seats: 1, until: { answers: 0 } },
  '2-early': { seats: 2, until: { answers: 24 }, prefers: 'space-' },
  '4-late': { seats: 4, until: { answers: 70 }, prefers: 'space-' },
  '7-full': { seats: 7, until: { answers: 30 }, prefers: 'space-' },
  '2-rooms': { seats: 2, until: { count: 1, of: '.cv-room-card[data-mood="lit"]' }, prefers: 'space-housework' },
  '2-feeding': { seats: 2, until: { count: 1, of: '.cv-feeding' }, prefers: 'space-' },
  '2-expedition': { seats: 2, until: { count: 1, of: '.cv-expedition' }, prefers: 'space-blacksmithing' },
  '2-tile': { seats: 2, until: { count: 2, of: '.cv-ghost[data-mood="lit"]' }, prefers: 'space-clearing' },
  '2-fences': { seats: 2, until: { count: 1, of: '.cv-choice[data-place="fence-small"]' }, prefers: 'space-sheep' },
  '5-market': { seats: 5, until: { count: 1, of: '.cv-market' }, prefers: 'space-weekly-market' },
  '2-folk-or-dwarves': { seats: 2, options: { forgottenFolk: true }, until: { answers: 0 } },
  '4-folk-cards': { seats: 4, options: DEALT, until: { count: 2, of: '.cv-folk-card' } },
  '7-folk-draw': { seats: 7, options: DEALT, until: { count: 2, of: '.cv-folk-card' } },
  '3-folk-free': { seats: 3, options: FREE, until: { count: 9, of: '.cv-folk-card' } },
  '2-elves': { seats: 2, options: FREE, until: { answers: 26 }, prefers: 'folk-elves' },
  '2-humans': { seats: 2, options: FREE, until: { answers: 26 }, prefers: 'folk-humans' },
  '2-pale-ones': { seats: 2, options: FREE, until: { answers: 30 }, prefers: 'folk-pale-ones' },
  '2-cave-goblins': { seats: 2, options: FREE, until: { answers: 22 }, prefers: 'folk-cave-goblins' },
  '2-dark-elves': { seats: 2, options: FREE, until: { answers: 22 }, prefers: 'folk-dark-elves' },
  '2-mountain-dwarves': { seats: 2, options: FREE, until: { answers: 26 }, prefers: 'folk-mountain-dwarves' },
  '2-trolls': { seats: 2, options: FREE, until: { answers: 22 }, prefers: 'folk-trolls' },
  '4-silicoids': { seats: 4, options: FREE, until: { answers: 26 }, prefers: 'folk-silicoids' },
  '2-folk-rooms': {
    seats: 2,
    options: FREE,
    until: { count: 1, of: '.cv-room-card[data-mood="lit"]' },
    prefers: 'folk-trolls',
  },
  ...arrangedScenes,
};

import type { Scenes } from '../../../web/board-kit/scenes.ts';

export const scenes: Scenes = {
  '1-first': { seats: 1, until: { answers: 0 } },
  '2-early': { seats: 2, until: { answers: 24 }, prefers: 'space-' },
  '4-late': { seats: 4, until: { answers: 70 }, prefers: 'space-' },
  '7-full': { seats: 7, until: { answers: 30 }, prefers: 'space-' },
  '2-rooms': { seats: 2, until: { count: 1, of: '.cv-room-card[data-mood="lit"]' }, prefers: 'space-housework' },
  '2-feeding': { seats: 2, until: { count: 1, of: '.cv-feeding' }, prefers: 'space-' },
  '2-expedition': { seats: 2, until: { count: 1, of: '.cv-expedition' }, prefers: 'space-blacksmithing' },
  '2-tile': { seats: 2, until: { count: 2, of: '.cv-ghost[data-mood="lit"]' }, prefers: 'space-clearing' },
};

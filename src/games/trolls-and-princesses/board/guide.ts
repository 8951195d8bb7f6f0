import { seedFrom } from '../../../kernel/random.ts';
import type { Guide } from '../../../web/board-kit/tabletop.ts';

export const guide: Guide = {
  seed: seedFrom('guided caves'),
  options: { firstPlayer: 0, clans: 'teal-red' },
  script: [[], []],
  stops: [{ say: 'guide.welcome', at: 'mountain' }],
};

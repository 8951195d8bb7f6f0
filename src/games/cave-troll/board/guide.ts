import { seedFrom } from '../../../kernel/random.ts';
import type { Guide } from '../../../web/board-kit/tabletop.ts';

export const guide: Guide = { seed: seedFrom('a guided match'), options: {}, script: [[], []], stops: [] };

import type { guideEn } from './guide-messages.ts';

export const guideSv: Record<keyof typeof guideEn, string> = {
  'guide.welcome': 'Välkommen, hövding!',
};

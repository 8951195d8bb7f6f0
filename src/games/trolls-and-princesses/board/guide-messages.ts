import type { Catalogue } from '../../../kernel/messages.ts';

export const guideEn = {
  'guide.welcome':
    'Welcome, chief! You lead a clan of five trolls. Whoever pleases the Troll King most wins: by princesses, bells, changelings, outposts and tiles of his.',
} satisfies Catalogue;

import type { Catalogue } from '../../../kernel/messages.ts';

export const guideEn = {} satisfies Catalogue;

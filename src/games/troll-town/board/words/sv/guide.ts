import type { Catalogue } from '../../../../../kernel/messages.ts';

/** De första turerna med en guide. */
export const guide: Catalogue = {};

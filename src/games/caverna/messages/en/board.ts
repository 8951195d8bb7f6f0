import type { Catalogue } from '../../../../kernel/messages.ts';

export const boardWords: Catalogue = {};

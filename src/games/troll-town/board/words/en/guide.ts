import type { Catalogue } from '../../../../../kernel/messages.ts';

/** The guided first turns. */
export const guide: Catalogue = {};

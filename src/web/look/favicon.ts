import calm from './favicon/calm.svg?no-inline';
import yourTurn from './favicon/your-turn.svg?no-inline';

/** Addresses of the two favicons: the eyes open wide when it is your turn. */
export const FAVICONS = { calm, yourTurn } as const;

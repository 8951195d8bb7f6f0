import appIcon from './favicon/app-icon.svg?no-inline';
import calm from './favicon/calm.svg?no-inline';
import yourTurn from './favicon/your-turn.svg?no-inline';

/** Addresses of the two favicons: the eyes open wide when it is your turn. */
export const FAVICONS = { calm, yourTurn } as const;

/** The icon of the installed app: everything that matters lies in the inner four fifths, so any mask may cut it. */
export const APP_ICON = appIcon;

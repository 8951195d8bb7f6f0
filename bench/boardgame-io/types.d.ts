// The package has no `exports` map, so Node loads its entry points only by file name; their types lie under folder names.
declare module 'boardgame.io/dist/cjs/core.js' {
  import type { Game } from 'boardgame.io';

  export { INVALID_MOVE } from 'boardgame.io/core';
  export const PlayerView: { STRIP_SECRETS: NonNullable<Game['playerView']> };
}
declare module 'boardgame.io/dist/cjs/internal.js' {
  export { CreateGameReducer, InitializeGame, ProcessGameConfig } from 'boardgame.io/internal';
}
declare module 'boardgame.io/dist/cjs/client.js' {
  export { Client } from 'boardgame.io/client';
}
declare module 'boardgame.io/dist/cjs/ai.js' {
  export { MCTSBot } from 'boardgame.io/ai';
}

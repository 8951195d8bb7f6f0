// The package has no `exports` map, so Node loads its entry points only by file name; their types lie under folder names.
declare module 'boardgame.io/dist/cjs/server.js' {
  export { Server } from 'boardgame.io/server';
}
declare module 'boardgame.io/dist/cjs/multiplayer.js' {
  export { SocketIO } from 'boardgame.io/multiplayer';
}

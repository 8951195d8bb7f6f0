import type { AddressInfo } from 'node:net';
import { Server } from 'boardgame.io/dist/cjs/server.js';
import { gnomeElfTroll } from '../../boardgame-io/gnome-elf-troll.ts';
import { beReady } from './ready.ts';

/** boardgame.io's server as its documentation starts it: matches in memory, socket.io between it and the clients. */
const { app, run } = Server({ games: [gnomeElfTroll], origins: [/^http:\/\/127\.0\.0\.1/] });
const listen = app.listen.bind(app) as (...where: unknown[]) => ReturnType<typeof app.listen>;
Object.assign(app, { listen: (port: number, onReady: () => void) => listen(port, '127.0.0.1', onReady) });
const { appServer } = await run(0);
beReady(`http://127.0.0.1:${(appServer.address() as AddressInfo).port}`);

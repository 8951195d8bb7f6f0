import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from '@colyseus/core';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { GnomeElfTrollRoom, ROOM } from '../colyseus-room.ts';
import { beReady } from './ready.ts';

/** Colyseus with its ws transport; rooms live in memory. */
const http = createServer();
const server = new Server({
  transport: new WebSocketTransport({ server: http }),
  greet: false,
  gracefullyShutdown: false,
});
server.define(ROOM, GnomeElfTrollRoom);
await server.listen(0, '127.0.0.1');
beReady(`http://127.0.0.1:${(http.address() as AddressInfo).port}`);

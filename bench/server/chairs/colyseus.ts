import { Client, type Room } from 'colyseus.js';
import type { Move } from '../../../src/kernel/game.ts';
import { type Chair, firstNews, NOBODY, type Pair, type Seating } from '../chair.ts';
import { ROOM, type YourTurn } from '../colyseus-room.ts';
import { TableState } from '../colyseus-state.ts';

async function sit(room: Room<InstanceType<typeof TableState>>): Promise<Chair> {
  let onNews = NOBODY;
  let offers: readonly Move[] = [];
  let asked = -1;
  room.onMessage('your-turn', (turn: YourTurn) => {
    ({ offers, sequence: asked } = turn);
    onNews();
  });
  room.onStateChange(() => onNews());
  room.onLeave(NOBODY);
  const chair: Chair = {
    heard: () => room.state.sequence,
    isOver: () => room.state.isOver,
    choices: () => (asked === room.state.sequence ? offers.length : 0),
    choose: (index) => room.send('move', { sequence: asked, move: offers[index] }),
    listen(listener) {
      onNews = listener;
    },
    leave() {
      onNews = NOBODY;
      room.leave();
    },
  };
  await firstNews(chair);
  return chair;
}

export async function seatingAtColyseus(url: string): Promise<Seating> {
  const client = new Client(url);
  return {
    async seatPair(): Promise<Pair> {
      const first = await client.create(ROOM, {}, TableState);
      const seated = sit(first);
      const second = sit(await client.joinById(first.roomId, {}, TableState));
      return [await seated, await second];
    },
    close: NOBODY,
  };
}

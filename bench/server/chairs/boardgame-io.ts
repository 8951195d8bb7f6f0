import { randomUUID } from 'node:crypto';
import type { State } from 'boardgame.io';
import { ProcessGameConfig } from 'boardgame.io/dist/cjs/internal.js';
import { SocketIO } from 'boardgame.io/dist/cjs/multiplayer.js';
import { type Choice, gnomeElfTroll, listChoices, type Table } from '../../boardgame-io/gnome-elf-troll.ts';
import { type Chair, firstNews, NOBODY, type Pair, type Seating } from '../chair.ts';

const game = ProcessGameConfig(gnomeElfTroll);

/** Through the package's own transport; without its client, which would play every move a second time for itself. */
async function sit(url: string, matchID: string, playerID: string): Promise<Chair> {
  let onNews = NOBODY;
  let state: State<Table> | undefined;
  let choices: Choice[] = [];
  const transport = SocketIO({ server: url, socketOpts: { transports: ['websocket'], forceNew: true } })({
    gameKey: gnomeElfTroll,
    game,
    gameName: gnomeElfTroll.name ?? '',
    matchID,
    playerID,
    numPlayers: 2,
    transportDataCallback(data) {
      if (data.type === 'sync') state = data.args[1].state as State<Table>;
      else if (data.type === 'update') state = data.args[1] as State<Table>;
      else return;
      choices = listChoices(state.G, state.ctx, playerID);
      onNews();
    },
  });
  const chair: Chair = {
    heard: () => state?._stateID ?? 0,
    isOver: () => state?.ctx.gameover !== undefined,
    choices: () => choices.length,
    choose(index) {
      const choice = choices[index];
      if (choice === undefined || state === undefined) return;
      const payload = { type: choice.move, args: choice.args, playerID, credentials: '' };
      transport.sendAction(state, { type: 'MAKE_MOVE', payload });
    },
    listen(listener) {
      onNews = listener;
    },
    leave() {
      onNews = NOBODY;
      transport.disconnect();
    },
  };
  const heard = firstNews(chair);
  transport.connect();
  await heard;
  return chair;
}

/** A match begins when the first client asks for it. */
export async function seatingAtBoardgameIo(url: string): Promise<Seating> {
  return {
    async seatPair(): Promise<Pair> {
      const matchID = randomUUID();
      return [await sit(url, matchID, '0'), await sit(url, matchID, '1')];
    },
    close: NOBODY,
  };
}

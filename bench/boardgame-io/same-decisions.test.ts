import type { State } from 'boardgame.io';
import { CreateGameReducer, InitializeGame } from 'boardgame.io/dist/cjs/internal.js';
import { expect, test } from 'vitest';
import { gnomeElfTroll as ours } from '../../src/games/gnome-elf-troll/index.ts';
import type { GnomeElfTrollMove } from '../../src/games/gnome-elf-troll/moves.ts';
import type { GnomeElfTroll } from '../../src/games/gnome-elf-troll/position.ts';
import { begin, isMatchOver, play, standings } from '../../src/kernel/match.ts';
import { Offers } from '../../src/kernel/offers.ts';
import { below, randomFrom, seedFrom } from '../../src/kernel/random.ts';
import { askedSeat, offersFor } from '../../src/kernel/steps.ts';
import { tableFor } from '../../src/kernel/table.ts';
import { type Choice, listChoices, type Table, gnomeElfTroll as theirs } from './gnome-elf-troll.ts';
import { KINDS, type Kind } from './pieces.ts';

const reduce = CreateGameReducer({ game: theirs });

function isKind(tile: string): tile is Kind {
  return KINDS.some((kind) => kind === tile);
}

/** The peer's match with our deal: same first seat, hands and pile. */
function dealAlike({ seats, first, hands, pile }: GnomeElfTroll): State<Table> {
  const state: State<Table> = InitializeGame({ game: theirs, numPlayers: seats, setupData: { firstPlayer: first } });
  const players = Object.fromEntries(hands.map((hand, seat) => [String(seat), { hand: hand.filter(isKind) }]));
  const secret = { pile: pile.filter(isKind).reverse() };
  return { ...state, G: { ...state.G, players, secret } };
}

function translate(move: GnomeElfTrollMove): Choice {
  switch (move.do) {
    case 'sow':
      return { move: 'sow', args: [move.kind, move.end] };
    case 'place':
      return { move: 'place', args: [move.garden, move.tile] };
    case 'done':
      return { move: 'done', args: [] };
    case 'buy':
      if (move.purchase === 'troll') return { move: 'buy', args: ['troll'] };
      if (move.purchase === 'two-gnomes') return { move: 'buy', args: [`two gnomes ${move.pay} ${move.and}`] };
      return { move: 'buy', args: [`${move.purchase} ${move.pay}`] };
  }
}

function inOrder(choices: readonly Choice[]): string[] {
  return choices.map((choice) => JSON.stringify(choice)).sort();
}

test.each([2, 3, 4])('%i players: the bench plays one and the same game on both sides', (seats) => {
  const random = randomFrom(seedFrom(`choices ${seats}`));
  const offers = new Offers<GnomeElfTrollMove>();
  for (let number = 0; number < 15; number++) {
    const { match } = begin(ours, tableFor(ours, seats), seedFrom(`match ${number}`));
    let peer = dealAlike(match.position);
    while (!isMatchOver(match)) {
      const seat = askedSeat(match.position) ?? -1;
      const playerID = peer.ctx.currentPlayer;
      offersFor(ours, match.position, seat, offers);
      expect(playerID).toBe(String(seat));
      expect(inOrder(listChoices(peer.G, peer.ctx, playerID))).toEqual(inOrder(offers.list().map(translate)));
      const move = offers.at(below(random, offers.count));
      const { move: type, args } = translate(move);
      play(match, seat, move);
      peer = reduce(peer, { type: 'MAKE_MOVE', payload: { type, args, playerID } });
    }
    expect(peer.ctx.gameover?.places).toEqual(standings(match).map(({ place }) => place));
  }
});

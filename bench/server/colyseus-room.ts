import { randomBytes } from 'node:crypto';
import { type Client, Room } from '@colyseus/core';
import { gnomeElfTroll } from '../../src/games/gnome-elf-troll/index.ts';
import type { GnomeElfTroll } from '../../src/games/gnome-elf-troll/position.ts';
import type { Move, Seat } from '../../src/kernel/game.ts';
import { begin, type Match, play } from '../../src/kernel/match.ts';
import { Offers } from '../../src/kernel/offers.ts';
import { asked, offersFor } from '../../src/kernel/steps.ts';
import { tableFor } from '../../src/kernel/table.ts';
import { follow, newState, type TableState } from './colyseus-state.ts';

export const ROOM = gnomeElfTroll.id;

/** What only the seat that is asked is told. */
export interface YourTurn {
  readonly sequence: number;
  readonly hand: readonly string[];
  readonly offers: readonly Move[];
}

interface Answer {
  readonly sequence: number;
  readonly move: Move;
}

/** The same game by the same rules in a room of Colyseus. Every move is sent at once, not with the next of twenty frames a second. */
export class GnomeElfTrollRoom extends Room<InstanceType<typeof TableState>> {
  override maxClients = 2;
  override patchRate = 0;
  private match: Match = begin(gnomeElfTroll, tableFor(gnomeElfTroll, 2), randomBytes(32).toString('hex')).match;
  private readonly offers = new Offers();

  override onCreate(): void {
    this.state = newState(this.match.position as GnomeElfTroll);
    this.onMessage('move', (client, answer: Answer) => this.take(client, answer));
  }

  override onJoin(client: Client): void {
    client.userData = { seat: this.clients.length - 1 };
    if (this.clients.length === 2) this.ask();
  }

  private take({ userData }: Client, { sequence, move }: Answer): void {
    if (sequence !== this.state.sequence) return;
    if ('refused' in play(this.match, userData.seat, move)) return;
    this.state.sequence++;
    follow(this.state, this.match.position as GnomeElfTroll);
    this.broadcastPatch();
    this.ask();
  }

  private ask(): void {
    const { position, game } = this.match;
    for (const seat of asked(position)) {
      offersFor(game, position, seat, this.offers);
      const hand = (position as GnomeElfTroll).hands[seat] ?? [];
      const turn: YourTurn = { sequence: this.state.sequence, hand, offers: this.offers.list() };
      this.clientAt(seat)?.send('your-turn', turn);
    }
  }

  private clientAt(seat: Seat): Client | undefined {
    return this.clients.find(({ userData }) => userData.seat === seat);
  }
}

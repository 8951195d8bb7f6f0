import { z } from 'zod';
import type { OptionValue } from '../kernel/game.ts';
import type { Refusal } from '../kernel/refusal.ts';
import { personName, seatWish } from './client.ts';
import type { Person, RefusalCode, TableInfo } from './server.ts';

/** What is asked and answered over HTTP, where tables are arranged. Tables themselves are made with `newTable`. */

/** Where the WebSocket is. */
export const SOCKET_PATH = '/socket';

/** PUT /api/me; both /api/me answer with a `Person`. */
export const newName = z.strictObject({ name: personName });

/** POST /api/tables/:id/join and /leave; without a seat, the first free one, or all of one's own. */
export const whichSeat = z.strictObject({ seat: z.number().int().min(0).max(6).optional() });

/** POST /api/tables/:id/seat, by the host while the table gathers. */
export const newSeat = z.strictObject({ seat: z.number().int().min(0).max(6), wish: seatWish });

/** POST /api/me/link: opened on another device, the path makes it the same person's. Works once. */
export interface CarryLink {
  readonly token: string;
  readonly path: string;
  readonly expires: number;
}

/** POST /api/tables/:id/mute, by those who play there: whether that person may not chat there. */
export const muting = z.strictObject({ person: z.string().max(20), muted: z.boolean() });

/** POST /api/tables/:id/spectators-chat, by those who play there: whether those who only watch may chat. */
export const spectatorsChat = z.strictObject({ allowed: z.boolean() });

/** What a person would leave behind who becomes somebody else. */
export interface Holdings {
  readonly name: string;
  readonly matches: number;
  readonly bots: number;
  /** Other devices by which that person can still be reached. */
  readonly devices: number;
}

/** GET /api/link/:token: whose link it is; it can still be followed afterwards. */
export interface LinkInfo {
  readonly person: Person;
  /** Who this browser is now, if that would be given up. */
  readonly instead?: Holdings;
}

/** POST /api/link/:token, answered with the `Person`; where somebody would be given up, only with that word. */
export const followLink = z.strictObject({ giveUp: z.boolean().default(false) });

/** A device on which a person is known. */
export interface DeviceInfo {
  readonly id: string;
  /** Browser and system, as far as they are known: 'Firefox, Windows'. */
  readonly browser: string;
  readonly made: number;
  readonly seen: number;
  /** Whether it is the one that asks. */
  readonly here: boolean;
}

/** GET /api/me/devices, and the answer to DELETE /api/me/devices/:id. */
export interface DeviceList {
  readonly devices: readonly DeviceInfo[];
}

/** POST /api/me/bots: lets a program sit down as a bot of that name. */
export const newBot = z.strictObject({ name: personName });

/** A program that somebody has let in. */
export interface BotInfo {
  readonly id: string;
  readonly name: string;
  readonly made: number;
}

/** The answer to a new one. The token is told here and never again. */
export interface NewBot extends BotInfo {
  readonly token: string;
}

/** GET /api/me/bots, and the answer to DELETE /api/me/bots/:id. */
export interface BotList {
  readonly bots: readonly BotInfo[];
}

interface OptionInfo {
  readonly default: OptionValue;
  /** What it may be, for each number of seats. */
  readonly values: Readonly<Record<number, readonly OptionValue[]>>;
}

export interface GameInfo {
  readonly id: string;
  readonly title: string;
  readonly version: number;
  readonly seats: readonly number[];
  readonly defaultSeats: number;
  readonly options: Readonly<Record<string, OptionInfo>>;
}

/** GET /api/games */
export interface GameList {
  readonly games: readonly GameInfo[];
  /** Names of the bots, from weak to strong. */
  readonly bots: readonly string[];
}

/** GET /api/tables?state=gathering|running and GET /api/tables/mine. Every other answer about a table is its `TableInfo`. */
export interface TableList {
  readonly tables: readonly TableInfo[];
}

/** The body of every answer to somebody who is known. */
export type HttpAnswer = Person | TableInfo | TableList | DeviceList | BotList | NewBot | CarryLink;

/** The body of every answer that is not what was asked for. */
export interface HttpRefusal {
  readonly code: RefusalCode;
  readonly refusal: Refusal;
  /** The refusal in English. */
  readonly message: string;
}

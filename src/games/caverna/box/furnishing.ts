import type { Thing } from '../../../kernel/hooks.ts';
import type { Prospects } from '../bot/prospects.ts';
import type { Player } from '../position.ts';
import type { CavernaHooks } from '../rules/hooks.ts';
import type { FolkBoard } from './folk-ids.ts';
import type { BaseFurnishing, FurnishingId } from './furnishings.ts';
import type { Some } from './goods.ts';

/** CV-1.25: how a furnishing counts for others. */
export type Tag = 'dwelling' | 'green' | 'yellow';

/** CV-1.28: the printed columns of six, and the tag of what lies there. */
export const TAG_OF = {
  dwellings: 'dwelling',
  rooms: 'green',
  makers: 'green',
  suppliers: 'green',
  food: 'green',
  parlors: 'yellow',
  storages: 'yellow',
  chambers: 'yellow',
} as const satisfies Record<string, Tag>;
export type Group = keyof typeof TAG_OF;
export const GROUPS = Object.keys(TAG_OF) as readonly Group[];

/** CV-13.7: what a furnishing lies on. */
export type Site = 'cavern' | 'field' | 'meadow';

/** What a furnishing is worth to bots besides its points, in points. */
interface BotWorth {
  /** In each round that is left, beyond the room, food and goods that count by themselves. */
  readonly use: number;
  readonly why: string;
  /** What it makes of things as they stand. */
  readonly now?: (player: Player, prospects: Prospects, lossesOf: (player: Player) => number) => number;
  /** Its points depend on the dwellings beside it, so bots tell such sites apart. */
  readonly besideDwellings?: true;
}

/**
 * A furnishing is one literal in `furnishings/`, and everything else follows from it. To add one: its literal at the end of
 * its list, its words in `messages/<language>/furnishings.ts`, its picture in `board/art/rooms`, its test. The compiler names
 * what is missing. A function that reads the tops of cells says what it returns: their type is made of these literals.
 */
interface Literal<Tile> extends Thing<CavernaHooks> {
  readonly tile: Tile;
  readonly bot: BotWorth;
}

interface Tile {
  /** The rule that tells most about it. */
  readonly rule: string;
  readonly cost: Some;
  readonly points: number;
}

/** Table 1j */
interface BaseTile extends Tile {
  readonly group: Group;
  /** CV-1.26: part of the introductory set. */
  readonly intro?: true;
  /** CV-1.24: as many copies as anybody wants. */
  readonly unlimited?: true;
  /** CV-11.12: whoever owns that one puts this one on top of it. */
  readonly covers?: string;
}

/** FF-1c */
interface FolkTile extends Tile {
  /** FF-2.13: whose set it belongs to, and whose place it takes. */
  readonly folk: FolkBoard;
  readonly replaces: BaseFurnishing;
}

export type BaseLiteral = Literal<BaseTile>;
export interface FolkLiteral extends Literal<FolkTile> {
  /** A cavern, unless it says otherwise. */
  readonly site?: Site;
  /** FD1: a table may leave it out. */
  readonly reconstructed?: true;
}

/** A furnishing as the rules see it: all have the same fields. */
export interface Furnishing extends Thing<CavernaHooks>, Tile {
  readonly id: FurnishingId;
  readonly group: Group;
  readonly tag: Tag;
  readonly site: Site;
  readonly intro: boolean;
  readonly unlimited: boolean;
  readonly covers: FurnishingId | undefined;
  readonly folk: FolkBoard | undefined;
  readonly replaces: BaseFurnishing | undefined;
  readonly reconstructed: boolean;
  readonly bot: BotWorth;
}

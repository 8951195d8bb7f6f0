import { z } from 'zod';
import { cleanLine, holdsAddress } from './clean.ts';
import type { Pace } from './pace.ts';
import type { TableInfo } from './server.ts';

/** Groups of people who play together, with a page, tables and results of their own. */

export const LONGEST_GROUP_NAME = 40;
export const MOST_MEMBERS = 50;
export const MOST_GROUPS = 20;

const name = z
  .string()
  .max(200)
  .transform(cleanLine)
  .refine(
    (text) => text !== '' && [...text].length <= LONGEST_GROUP_NAME,
    `a group's name has 1 to ${LONGEST_GROUP_NAME} letters`,
  )
  .refine((text) => !holdsAddress(text), 'a name holds no web address: write a space after a dot');

/** POST /api/groups, and PUT /api/groups/:id by its owner. Answered with the `GroupPage`. */
export const newGroup = z.strictObject({ name });

/** POST /api/groups/join: the last part of the group's link. Answered with the `GroupPage`. */
export const joining = z.strictObject({
  link: z.string().regex(/^[a-z0-9]{20}$/, 'a link ends with 20 letters and digits'),
});

/** GET /api/groups/:id?year= */
export const groupQuery = z.object({ year: z.coerce.number().int().min(2000).max(9999).optional() });

/** GET /api/me/groups */
export interface GroupList {
  readonly groups: readonly GroupSummary[];
}

/** What everybody with its link may know of a group. GET /api/groups/link/:link */
export interface GroupSummary {
  readonly id: string;
  readonly name: string;
  readonly owner: string;
  readonly members: number;
  /** Whether one is a member. */
  readonly mine: boolean;
}

/** What members see. */
export interface GroupPage {
  readonly id: string;
  readonly name: string;
  /** Anybody with this link can join. */
  readonly link: string;
  readonly members: readonly GroupMember[];
  /** Tables that gather or run: made for the group, or with at least two members and nobody else, if open to all or one's own. */
  readonly tables: readonly TableInfo[];
  /** The years in which members have played, the newest first, and the one that is told of. */
  readonly years: readonly number[];
  readonly year: number;
  readonly results: readonly GroupResult[];
  /** The last matches of that year, the newest first. */
  readonly matches: readonly GroupMatch[];
  /** What the group has played most often lately. */
  readonly usual?: UsualTable;
}

export interface GroupMember {
  readonly id: string;
  readonly name: string;
  readonly mark: string;
  readonly joined: number;
  readonly owner?: true;
  readonly me?: true;
}

export interface GroupResult {
  /** The id of a member. */
  readonly person: string;
  readonly matches: number;
  readonly won: number;
  /** How many opponents from the group they had in those matches, and how many of them they beat; a tie counts half. */
  readonly met: number;
  readonly beaten: number;
}

export interface GroupMatch {
  /** Left out where it was a private table at which the reader did not sit. */
  readonly table?: string;
  readonly game: string;
  readonly ended: number;
  /** The members who played, by place. */
  readonly places: readonly { readonly person: string; readonly place: number }[];
}

export interface UsualTable {
  readonly game: string;
  readonly seats: number;
  readonly pace?: Pace;
  readonly options: Readonly<Record<string, unknown>>;
  /** How many of the last matches were like this. */
  readonly times: number;
}

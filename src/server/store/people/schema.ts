import type { Generated, Selectable } from 'kysely';
import type { Relation } from '../../../protocol/companions.ts';

interface PeopleTable {
  id: string;
  name: string;
  made: number;
  seen: number;
  /** The calls they want, as bits by `callBit`; null or 0 for none. */
  calls: Generated<number | null>;
  /** The house mark they have chosen; null for the one that is cut from their name. */
  mark: Generated<string | null>;
  /** 1 if they show others nothing but their name. */
  private: Generated<number>;
  /** When they deleted their name; null if they have not. */
  gone: Generated<number | null>;
  /** The name as `foldName` makes it, to search by. */
  folded: Generated<string | null>;
  /** Up to when they have read what a host did that concerns them. */
  told: Generated<number | null>;
}

/** One row for each device of a person; the secret itself is only in the device's cookie. */
interface DevicesTable {
  secret_hash: string;
  person: string;
  made: number;
  /** When it was last seen, and its browser and system; null for devices not seen since the columns exist. */
  seen: number | null;
  browser: string | null;
  /** The network it was last seen in, as a keyed hash that tells only whether two are the same. */
  network: Generated<string | null>;
}

interface LinksTable {
  token_hash: string;
  person: string;
  expires: number;
}

/** A key on a device of the person, by which they sign in. The device keeps the private half. */
interface PasskeysTable {
  /** The credential's id, in base64url like the public key. */
  id: string;
  person: string;
  public_key: string;
  /** How often it was used, as far as the device counts. */
  counter: number;
  /** The domain for which it was made. It works nowhere else. */
  rp_id: string;
  /** Browser and system that it was made with. */
  browser: string;
  made: number;
  used: number | null;
}

/** A challenge for a passkey, used once. With a person, only for registering a new key of theirs. */
interface ChallengesTable {
  challenge: string;
  person: string | null;
  expires: number;
}

/** A code on paper that signs in once. When and where it was used is kept, for its owner to see. */
interface CodesTable {
  code_hash: string;
  person: string;
  made: number;
  used: number | null;
  browser: string | null;
}

/** A person that is a program: who made it, and the hash of its token while that has not been revoked. */
interface ProgramsTable {
  person: string;
  owner: string;
  token_hash: string | null;
}

/** A person's holidays. */
interface HolidaysTable {
  person: string;
  since: number;
  until: number;
}

/** A person's relation to another; without one there is no row. */
interface RelationsTable {
  person: string;
  other: string;
  kind: Relation;
  made: number;
}

/** A person's first try at a puzzle. */
interface PuzzleTriesTable {
  person: string;
  game: string;
  puzzle: string;
  rating: number;
  score: number;
  at: number;
  day: string | null;
}

export interface PeopleSchema {
  puzzle_tries: PuzzleTriesTable;
  people: PeopleTable;
  devices: DevicesTable;
  links: LinksTable;
  passkeys: PasskeysTable;
  challenges: ChallengesTable;
  codes: CodesTable;
  programs: ProgramsTable;
  holidays: HolidaysTable;
  relations: RelationsTable;
}

export type PersonRow = Omit<Selectable<PeopleTable>, 'calls' | 'mark' | 'private' | 'gone' | 'folded' | 'told'> & {
  readonly calls?: number | null;
  readonly mark?: string | null;
  readonly private?: number;
  readonly gone?: number | null;
  readonly folded?: string | null;
  readonly told?: number | null;
};
export type DeviceRow = Selectable<DevicesTable>;
export type PasskeyRow = Selectable<PasskeysTable>;
export type CodeRow = Selectable<CodesTable>;
export type ProgramRow = Selectable<ProgramsTable>;

/** A study that somebody shares. */
interface StudiesTable {
  id: string;
  owner: string;
  title: string;
  game: string;
  /** JSON. */
  study: string;
  /** Grows with every change: whoever changes it names the one that they have changed. */
  revision: number;
  /** Of the key that lets others change it. */
  edit_key_hash: string | null;
  made: number;
  changed: number;
}

export interface StudiesSchema {
  studies: StudiesTable;
}

/** A circle of people who play together. Whoever has the link can join. */
export interface GroupsTable {
  id: string;
  name: string;
  owner: string;
  link: string;
  made: number;
}

interface GroupMembersTable {
  group_id: string;
  person: string;
  joined: number;
}

/** A table that was made for a group. */
interface GroupTablesTable {
  table_id: string;
  group_id: string;
}

export interface GroupsSchema {
  groups: GroupsTable;
  group_members: GroupMembersTable;
  group_tables: GroupTablesTable;
}

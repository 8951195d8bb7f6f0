/** A group of people who play together. Anybody with its link can join. */
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

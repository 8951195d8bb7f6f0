import { create } from 'zustand';
import type { Relation } from '../../protocol/companions.ts';
import { companionsApi } from './companions-api.ts';

interface BlockedStore {
  /** The people one has blocked; undefined until loaded. */
  readonly people?: ReadonlySet<string>;
  load(): Promise<void>;
  /** Changes what one thinks of somebody. */
  relate(id: string, relation: Relation | null): Promise<void>;
}

/** Whom the reader has blocked: what they write is not shown. */
export const useBlocked = create<BlockedStore>((set, get) => ({
  async load() {
    if (get().people !== undefined) return;
    const people = new Set<string>();
    let from: number | undefined = 0;
    while (from !== undefined) {
      const page: Awaited<ReturnType<typeof companionsApi.list>> = await companionsApi.list('blocked', from);
      for (const { id } of page.people) people.add(id);
      from = page.more;
    }
    set({ people });
  },
  async relate(id, relation) {
    await companionsApi.relate(id, relation);
    const people = new Set(get().people);
    if (relation === 'block') people.add(id);
    else people.delete(id);
    set({ people });
  },
}));

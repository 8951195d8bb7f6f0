import type { Catalogue } from '../../../kernel/messages.ts';

/** 'teal, red' for every company of clans that a table can fix. */
export function companyNames(clans: Readonly<Record<string, string>>): Catalogue {
  const ids = Object.keys(clans);
  const subsets = Array.from({ length: 2 ** ids.length }, (_, bits) => ids.filter((_id, i) => bits & (1 << i)));
  return Object.fromEntries(
    subsets
      .filter(({ length }) => length > 1)
      .map((company) => [`option.clans.${company.join('-')}`, company.map((id) => clans[id]).join(', ')]),
  );
}

import type { CavernaHooks } from '../rules/hooks.ts';
import type { FolkId } from './folk-ids.ts';

/** What sets a folk apart: a gift makes life easier, a price harder. */
interface Ability {
  readonly id: string;
  readonly kind: 'gift' | 'price';
  readonly rule: string;
  /** The hook of the folk by which it changes a price or a meal. */
  readonly by?: Reckoned;
}

/** Hooks that change a number people are shown with the reason for it. */
type Reckoned = keyof Pick<CavernaHooks, 'cost.discount' | 'feeding.need'>;

interface FolkSheet {
  /** FF-2.17: how much planning it takes, from 1 to 3. */
  readonly hardness: 1 | 2 | 3;
  readonly abilities: readonly Ability[];
}

function gift<Id extends string>(id: Id, rule: string, by?: Reckoned) {
  return { id, kind: 'gift', rule, ...(by !== undefined && { by }) } as const;
}

function price<Id extends string>(id: Id, rule: string, by?: Reckoned) {
  return { id, kind: 'price', rule, ...(by !== undefined && { by }) } as const;
}

/** Section 7 of the rules, in the order in which a folk's board lists it. */
const FOLK_SHEETS = {
  dwarves: { hardness: 1, abilities: [] },
  'cave-goblins': {
    hardness: 2,
    abilities: [
      gift('head-start', 'FF-7.1.1'),
      gift('numerous', 'FF-7.1.6'),
      price('clumsy', 'FF-7.1.2'),
      price('incompetent', 'FF-7.1.5'),
      price('grotty-dwellings', 'FF-7.1.8'),
    ],
  },
  'dark-elves': {
    hardness: 2,
    abilities: [
      gift('goblin-adoption', 'FF-7.2.1'),
      gift('deep-mines', 'FF-7.2.6'),
      price('sinister-dwellings', 'FF-7.2.7'),
    ],
  },
  elves: {
    hardness: 3,
    abilities: [
      gift('woodland-habitat', 'FF-7.3.2'),
      gift('all-wild', 'FF-7.3.11'),
      price('lovers-of-sunlight', 'FF-7.3.12'),
      price('no-presents', 'FF-7.3.9'),
    ],
  },
  humans: {
    hardness: 2,
    abilities: [gift('exploitation', 'FF-7.4.1'), gift('rock-wild', 'FF-7.4.3'), price('claustrophobia', 'FF-7.4.2')],
  },
  'mountain-dwarves': {
    hardness: 2,
    abilities: [
      gift('master-artificers', 'FF-7.5.1'),
      gift('delving-deep', 'FF-7.5.4'),
      gift('forest-wild', 'FF-7.5.6'),
      price('stay-underground', 'FF-7.5.5'),
    ],
  },
  'pale-ones': {
    hardness: 2,
    abilities: [
      gift('tireless-diggers', 'FF-7.6.1'),
      gift('endless-tunnels', 'FF-7.6.5'),
      gift('forest-wild', 'FF-7.6.7'),
      price('disinterest-in-nature', 'FF-7.6.6'),
    ],
  },
  silicoids: {
    hardness: 3,
    abilities: [
      gift('stone-melders', 'FF-7.7.6', 'cost.discount'),
      gift('traders', 'FF-7.7.8'),
      price('lithovores', 'FF-7.7.1', 'feeding.need'),
    ],
  },
  trolls: {
    hardness: 2,
    abilities: [
      gift('big-club', 'FF-7.8.1'),
      gift('big-sack', 'FF-7.8.6'),
      gift('bone-crunchers', 'FF-7.8.8'),
      price('small-brain', 'FF-7.8.4'),
      price('big-appetite', 'FF-7.8.7', 'feeding.need'),
    ],
  },
} as const satisfies Record<FolkId, FolkSheet>;

export type AbilityId = (typeof FOLK_SHEETS)[FolkId]['abilities'][number]['id'];

export function sheetOf(folk: FolkId): {
  readonly hardness: 1 | 2 | 3;
  readonly abilities: readonly (Ability & { readonly id: AbilityId })[];
} {
  return FOLK_SHEETS[folk];
}

/** The rule by which a folk changes a price or a meal. */
export function ruleBehind(folk: FolkId, by: Reckoned): string {
  const ability = sheetOf(folk).abilities.find((each) => each.by === by);
  if (ability === undefined) throw new Error(`no ability of ${folk} is behind ${by}`);
  return ability.rule;
}

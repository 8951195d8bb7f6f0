import { asOld, changeFrames, oldList, sameShape, type Upgrades } from '../../kernel/upgrade.ts';

export const upgrades: Upgrades = {
  // Slates came, all of them closed; a part that is planned anew is told by the plan, not by the question.
  2: (old) => ({
    ...changeFrames(old, ({ change, ...frame }) => frame),
    slates: oldList(old.plans).map(() => 0),
  }),
  // Tempers of bots came in the course of version 2.
  3: (old) => ({ ...old, options: { tempers: 'greedy', ...asOld(old.options) } }),
  // A store that is fought over breaks out once; plans of the last turn do not tell any more how often they were changed.
  4: (old) => ({ ...old, lastPlans: oldList(old.lastPlans).map((plan) => ({ ...plan, changes: 0 })) }),
  // A Hut is rebuilt as the earlier orders of a plan leave it.
  5: sameShape,
  // A Feast that comes when all is there, a crown for catching, two missed Feasts, and another start of Income can be agreed on.
  6: (old) => ({
    ...old,
    options: { feast: 'day', provider: false, missed: 'play-on', incomeStart: 'one', ...asOld(old.options) },
    catches: oldList(old.plans).map(() => 0),
  }),
};

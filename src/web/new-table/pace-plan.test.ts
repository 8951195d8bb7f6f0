import { expect, test } from 'vitest';
import { PACES } from '../../protocol/pace.ts';
import { paceFrom } from '../../protocol/read-pace.ts';
import { namesOf, type PacePlan, paceRequest, USUAL_PACE } from './pace-plan.ts';

const wish = (plan: Partial<PacePlan>) => paceRequest({ ...USUAL_PACE, ...plan }, 'Europe/Stockholm');

test('no clock is wanted unless chosen', () => {
  expect(paceRequest(USUAL_PACE)).toBeUndefined();
});

test.each(['live', 'days'] as const)('what can be chosen %s is accepted by the server', (kind) => {
  for (const times of namesOf(kind)) {
    const plan = { kind, [kind]: { ...USUAL_PACE[kind], times } };
    expect(paceFrom(wish(plan))).toEqual(PACES[times]);
  }
  const own = { kind, [kind]: { ...USUAL_PACE[kind], times: 'own' as const } };
  expect(paceFrom(wish(own))).toMatchObject({ kind });
});

test('own times are typed in minutes and seconds live, in hours by days', () => {
  const live = { kind: 'live', live: { times: 'own', bank: 5, increment: 20, cap: 1 } } as const;
  expect(paceFrom(wish(live))).toMatchObject({ bank: 300, increment: 20, cap: 300 });
  const days = { kind: 'days', days: { times: 'own', bank: 48, increment: 6, cap: 96 } } as const;
  expect(paceFrom(wish(days))).toMatchObject({ bank: 172_800, increment: 21_600, cap: 345_600 });
});

test('nights, holidays and what follows are chosen with it', () => {
  const plan = { kind: 'days', night: true, holidays: false, timeUp: 'resign' } as const;
  expect(paceFrom(wish(plan))).toMatchObject({
    hours: { from: '09:00', to: '22:00', zone: 'Europe/Stockholm' },
    holidays: false,
    timeUp: 'resign',
  });
});

import { expect, test } from 'vitest';
import { arrange } from '../../../../test/games/trolls-and-princesses/scene.ts';
import { take } from '../../../../test/games/trolls-and-princesses/testing.ts';
import { speak } from '../../../kernel/messages.ts';
import { AREAS, type AreaId, areaNumber, CAMP } from '../box/areas.ts';
import { boardWords } from '../messages/en/board.ts';
import { actionPointsAfterMove } from '../rules/action-points.ts';
import { forecast } from './forecast.ts';
import { describeArea } from './places.ts';

const SCENE = {
  seats: 3,
  king: 'village-2',
  boards: {
    0: { trolls: ['mining', 'village-1'], humans: { mining: 1 }, outpostsIn: { 'village-2': 2 } },
    1: { trolls: ['village-1', 'village-1', 'village-2'] },
  },
} as const satisfies Parameters<typeof arrange>[0];

test.each(['mining', 'building', 'power', 'village-1', 'village-2', 'village-4'] as const)(
  'the points told beforehand for %s are those a troll gets there',
  (to: AreaId) => {
    const match = arrange(SCENE);
    const told = actionPointsAfterMove(match.position, 0, areaNumber(to));
    take(match, `move:camp:${to}`);
    expect([told.own, told.help]).toEqual([match.position.points, match.position.help]);
  },
);

const inEnglish = (id: string, params = {}) => speak<string>(boardWords, id, params, { name: String });

test.each([
  ['dearest', 'Village I: 2 effort (2 own trolls); 2 more from others’ trolls for princesses and bells'],
  ['all', 'Village I: 2 effort (2 own trolls); 2 more from others’ trolls'],
])('help is told with what it pays for where %s is shared', (sharedActions, words) => {
  const { position } = arrange({ ...SCENE, options: { sharedActions } });
  const told = actionPointsAfterMove(position, 0, areaNumber('village-1'));
  expect(describeArea(position, told, 'village-1', inEnglish)).toBe(words);
});

test('what would be offered is told for every area, with the reason for what would not', () => {
  const match = arrange(SCENE);
  const ahead = forecast(match.position, 0, CAMP);
  expect([...ahead.keys()].map((area) => AREAS[area])).toEqual([
    'mining',
    'building',
    'power',
    'village-1',
    'village-2',
    'village-4',
  ]);
  expect(ahead.get(areaNumber('mining'))?.get('mine-diamond')).toMatchObject({ possible: true });
  expect(ahead.get(areaNumber('building'))?.get('build-tiles')).toMatchObject({
    possible: false,
    why: { say: 'blocked.points' },
  });
  expect(match.position.stack.at(-1)?.step).toBe('move');
});

test('a full village into which a troll may push is told beforehand as well', () => {
  const { position } = arrange({
    seats: 2,
    boards: { 0: { trolls: ['mining', 'village-1', 'village-1'] }, 1: { trolls: ['village-1', 'village-1'] } },
  });
  const village = areaNumber('village-1');
  expect(forecast(position, 0, CAMP).has(village)).toBe(true);
  expect(actionPointsAfterMove(position, 0, village)).toMatchObject({ own: 3, help: 1 });
});

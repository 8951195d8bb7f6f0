import { createColors } from 'picocolors';
import { expect, test } from 'vitest';
import { arrange } from '../../../../test/games/cave-troll/testing.ts';
import { walk } from '../../../../test/games/kit/walk.ts';
import { widthOf } from '../../../cli/picture-kit/columns.ts';
import type { Move } from '../../../kernel/game.ts';
import { randomFrom, seedFrom } from '../../../kernel/random.ts';
import { SET_NAMES } from '../box/kinds.ts';
import { caveTroll } from '../index.ts';
import type { CaveTroll } from '../position.ts';
import { picture } from './terminal.ts';

function draw(p: CaveTroll, offers: readonly Move[] = [], colour = false): string[] {
  const names = ['● You', '▲ Ember, greedy bot', '■ Dusk, greedy bot', '◆ Frost, greedy bot'];
  const marks = ['●', '▲', '■', '◆'];
  return picture.draw(p, { colours: createColors(colour), columns: 80, names, marks, offers });
}

const MAP_ROWS = 33;

function mapOf(p: CaveTroll, offers: readonly Move[] = []): string {
  return draw(p, offers)
    .slice(1, 1 + MAP_ROWS)
    .join('\n');
}

test('the map has its walls, its doors and its rock', () => {
  const lines = draw(arrange({}).position);
  expect(lines[1]).toBe('       ┌───────────────┬───────────┬───────────┬───────┬───────┬───────┐');
  expect(lines[5]).toBe('       ├────╌╌╌┬╌╌╌────┴────╌╌╌┬───┴╌╌╌────┬───┴───┬╌╌╌┴───────┤       │');
  expect(lines[12]).toContain('▒▒▒▒▒▒▒│Jade   ╎');
});

test('a room shows who stands there, what it would give now and to whom', () => {
  const { position } = arrange({
    'hall-nw': 'red adventurer x2, blue adventurer, green orc',
    'store-n': 'red adventurer, blue adventurer',
    'vault-n': 'yellow barbarian, yellow dwarf',
  });
  const map = mapOf(position);
  expect(map).toContain('│Fungus 2●');
  expect(map).toContain('│●aa▲a■O');
  expect(map).toContain('│3=         │');
  expect(map).toContain('│10◆        │');
  expect(map).toContain('◆BD');
});

test('a crowd takes the line of the name, and what does not fit is at least hinted at', () => {
  const some = arrange({ 'pit-centre': 'red orc, red wraith, blue orc, blue wraith, green orc, yellow orc' });
  expect(mapOf(some.position)).toContain('│▼      │');
  expect(mapOf(some.position)).toContain('■O◆O');
  const many = arrange({
    'stair-nw':
      'red adventurer x3, red knight, red dwarf, blue adventurer x3, blue dwarf, green adventurer x3, yellow thief',
  });
  expect(mapOf(many.position)).toContain('│…      │');
});

test('the lines below tell gold, cards, artifact and losses, and of the hidden only that it is there', () => {
  const { position } = arrange(
    {},
    {
      gold: { red: 7 },
      hands: { red: 'dwarf', blue: 'knight' },
      artifacts: { red: 'boots-of-haste', blue: 'orcbane-sword' },
      lost: 'red thief',
    },
  );
  const lines = draw(caveTroll.view(position, 0)).join('\n');
  expect(lines).toMatch(/▸ ● You +4 actions left · 7 gold/);
  expect(lines).toMatch(/deck: 16 cards · hand: Dwarf · artifact: Boots of Haste · lost: 1 figure/);
  expect(lines).toMatch(/deck: 17 cards · hand: a card · an artifact, face down/);
});

test.each(SET_NAMES)(
  'with the %s set nothing is wider than the terminal, and every offer claimed to be shown is',
  (set) => {
    for (const { p, offers } of walk(caveTroll, 4, 'picture', { set })) {
      const lines = draw(p, offers, true);
      for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(80);
      const numbers = [...mapOf(p, offers).matchAll(/\((\d+)\)/g)].map(([, number]) => Number(number));
      const claimed = offers.flatMap((move, i) => (picture.shows(move as never) ? [i + 1] : []));
      expect(numbers.sort((a, b) => a - b)).toEqual(claimed);
    }
  },
);

test('a picture shows of a position only what its view shows', () => {
  for (const { p, seat } of walk(caveTroll, 3, 'hidden')) {
    const view = caveTroll.view(p, seat);
    const otherWorld = caveTroll.imagine(view, seat, randomFrom(seedFrom('elsewhere')));
    expect(draw(caveTroll.view(otherWorld, seat))).toEqual(draw(view));
  }
});

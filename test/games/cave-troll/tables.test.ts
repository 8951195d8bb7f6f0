import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { AREAS } from '../../../src/games/cave-troll/box/areas.ts';
import { ARTIFACT, ARTIFACTS } from '../../../src/games/cave-troll/box/artifacts.ts';
import { CARD, type Card, iconsOf } from '../../../src/games/cave-troll/box/cards.ts';
import { KINDS_BY_SLOT, SLOTS } from '../../../src/games/cave-troll/box/figures.ts';
import { areaId, neighbours } from '../../../src/games/cave-troll/box/map.ts';
import { caveTroll } from '../../../src/games/cave-troll/index.ts';
import { words as en } from '../../../src/games/cave-troll/messages/en/index.ts';
import { tableFor } from '../../../src/kernel/table.ts';
import { rule } from '../kit/rule.ts';

// What people read in the tables of RULES.md is what the game is played with, value by value.

const RULES = readFileSync(new URL('../../../src/games/cave-troll/RULES.md', import.meta.url), 'utf8').split('\n');

/** The rows of the table with this head, cell by cell. */
function tableUnder(head: string): string[][] {
  const first = RULES.indexOf(head) + 2;
  if (first < 2) throw new Error(`RULES.md has no table '${head}'`);
  const rows = RULES.slice(first);
  return rows.slice(0, rows.indexOf('')).map((row) =>
    row
      .replaceAll('`', '')
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );
}

rule(
  ['CT-1.7', 'CT-1.8', 'CT-1.9', 'CT-1.11'],
  'every area has the name, type, gold, cells and doors of its row',
  () => {
    const rows = AREAS.map(({ id, name, type, gold, rectangles }, area) => [
      id,
      name,
      type,
      gold === 0 ? '–' : String(gold),
      rectangles.map((rectangle) => rectangle.join()).join(' + '),
      neighbours(area).map(areaId).sort().join(', '),
    ]);
    expect(rows).toEqual(tableUnder('| id | name | type | gold | cells: x,y,w,h | doors to |'));
  },
);

rule('CT-1.2', 'every slot has the figures of its row', () => {
  const said = (kind: string | undefined) => (kind === 'chest' ? 'treasure chest' : kind?.replaceAll('-', ' '));
  for (const [name = '', count, ...rest] of tableUnder('| slot | how many | class | classic set | alternate set |')) {
    const slots = [...SLOTS.keys()].filter((slot) => SLOTS[slot]?.startsWith(name));
    expect(slots, name).toHaveLength(Number(count));
    for (const slot of slots) {
      const [classic, alternate] = [KINDS_BY_SLOT.classic[slot], KINDS_BY_SLOT.alternate[slot]];
      const kind = classic?.class === 'chest' ? 'neither' : classic?.class;
      expect([kind, said(classic?.id), said(alternate?.id)], name).toEqual(rest);
    }
  }
});

/** 'adventurer-6 to adventurer-8' and 'orc, wraith', one by one. */
function cardsOfRow(text: string): Card[] {
  const [first, last] = text.split(' to ');
  if (last === undefined) return text.split(', ') as Card[];
  const cards = Object.keys(CARD) as Card[];
  return cards.slice(cards.indexOf(first as Card), cards.indexOf(last as Card) + 1);
}

rule(['CT-1.4', 'CT-1.5'], 'every card has the kind, set and icons of its row', () => {
  const rows = tableUnder('| card | copies | kind | set | icons | what it does |');
  const listed = rows.flatMap(([cards = '', , kind, set, icons]) =>
    cardsOfRow(cards).map((card) => [card, kind, set, Number(icons)]),
  );
  const printed = (Object.keys(CARD) as Card[]).map((card) => [card, CARD[card].kind, CARD[card].set, iconsOf(card)]);
  expect(listed).toEqual(printed);
});

rule('CT-8.6', 'every artifact has the name and keep value of its row', () => {
  const rows = ARTIFACTS.map((id) => [id, en[`artifact.${id}`], String(ARTIFACT[id].keep)]);
  expect(rows).toEqual(tableUnder('| id | name | keep value |'));
});

/** The values of an option, written as in its row. */
function valuesOf(name: string): string {
  const values = caveTroll.options[name]?.values(4) ?? [];
  if (typeof values[0] === 'boolean') return 'on, off';
  if (name === 'firstPlayer') return `${values[0]}, or a seat`;
  if (values[0] === 0 && values[1] === 2) return `0, or 2 to ${values.at(-1)}`;
  return typeof values[0] === 'number' ? `${values[0]} to ${values.at(-1)}` : values.join(', ');
}

rule(
  ['CT-12.1', 'CT-12.2', 'CT-12.3', 'CT-12.4', 'CT-12.6', 'CT-12.7'],
  'every option has the values and the default of its row',
  () => {
    const [players, ...rows] = tableUnder('| option | values | normally |');
    expect(players).toEqual(['players', caveTroll.seats.join(', '), String(tableFor(caveTroll).seats)]);
    const agreed = tableFor(caveTroll).options;
    const said = (value: unknown) => (typeof value === 'boolean' ? (value ? 'on' : 'off') : String(value));
    expect(Object.keys(caveTroll.options).map((name) => [name, valuesOf(name), said(agreed[name])])).toEqual(rows);
  },
);

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  arrange,
  asking,
  board,
  deal,
  offersOf,
  playOn,
  type TrollsMatch,
  take,
} from '../../../test/games/trolls-and-princesses/testing.ts';
import { type Catalogue, KERNEL_MESSAGES, type Params, speak } from '../../kernel/messages.ts';
import { randomFrom, seedFrom } from '../../kernel/random.ts';
import { labelFor, questionFor } from '../../kernel/steps.ts';
import { CASTLES } from './box/castles.ts';
import { KING_TILES } from './box/king-tiles.ts';
import { DESIGNS } from './box/troll-cards.ts';
import { trollsAndPrincesses } from './index.ts';
import { words as de } from './messages/de/index.ts';
import { boardWords as enBoard } from './messages/en/board.ts';
import { words as en } from './messages/en/index.ts';
import { boardWords as svBoard } from './messages/sv/board.ts';
import { words as sv } from './messages/sv/index.ts';
import { options } from './options.ts';
import { score } from './score.ts';

const NAMES = ['Anna', 'Bo', 'Cilla', 'Dag'];

const ENGLISH: Catalogue = { ...KERNEL_MESSAGES, ...en };

function read(message: Params & { readonly say: string }, catalogue = ENGLISH, reader = -1): string {
  return speak(catalogue, message.say, message, {
    name: (seat) => (seat === reader ? 'You' : (NAMES[seat] ?? '')),
    own: (seat) => seat === reader,
  });
}

function labels(match: TrollsMatch, catalogue = ENGLISH): string[] {
  return offersOf(match)
    .list()
    .map((move) => read(labelFor(trollsAndPrincesses, match.position, asking(match), move), catalogue));
}

function question(match: TrollsMatch): string {
  const asked = questionFor(trollsAndPrincesses, match.position, asking(match));
  return asked === undefined ? '' : read(asked);
}

test.each([
  ['Swedish', sv],
  ['German', de],
])('%s says all that English says, and nothing else', (_language, words) => {
  expect(Object.keys(words).sort()).toEqual(Object.keys(en).sort());
});

test('everything has a name, and whatever does something is explained', () => {
  for (const { id } of KING_TILES) expect([en[`tile.${id}`], en[`about.${id}`]]).not.toContain(undefined);
  for (const { id } of CASTLES) expect([en[`castle.${id}`], en[`about.${id}`]]).not.toContain(undefined);
  for (const { id } of DESIGNS) expect(en[`about.${id}`]).toBeDefined();
});

test('every value of every option has words, but for plain numbers and switches', () => {
  for (const [name, option] of Object.entries(options)) {
    for (const seats of [2, 3, 4]) {
      for (const value of option.values(seats)) {
        if (typeof value === 'string') expect(ENGLISH[`option.${name}.${value}`], `${name} ${value}`).toBeDefined();
      }
    }
  }
});

test('actions are labelled with what they bring and what they cost', () => {
  const match = arrange({
    boards: { 0: { trolls: ['mining', 'mining'], left: ['op-obsidian'], network: [['king-power', 0, 1, 0]] } },
  });
  expect(labels(match)).toContain('From the camp to village III');
  take(match, 'move:camp:mining');
  expect(question(match)).toBe('In the mining cavern: 3 effort left. What will you do?');
  expect(labels(match)).toEqual([
    'Mine 1 diamond (3 effort)',
    'Mine 2 obsidian (1 effort)',
    'Activate your clan tile (1 effort). Activate: gain 1 troll power and mine 1 obsidian.',
    'Activate King’s Might (1 effort). Activate: gain 2 troll power.',
    'End the phase',
  ]);
  take(match, 'mine-diamond', 'end', 'move:camp:mining');
  expect(labels(match)).toContain('End your turn');
});

test('a gain that finds no room is said to be lost, before and after', () => {
  const match = arrange({
    boards: { 0: { trolls: ['village-1', 'village-1'], cows: 2, power: 6 } },
    villages: { 'village-1': { castle: 'castle-cows' } },
  });
  take(match, 'move:camp:village-1');
  expect(labels(match)).toContain(
    'Castle of the Pasture (3 effort). Gain 2 cows. 2 cows would be lost: no free barn. All your trolls leave the village when the phase ends.',
  );
  expect(take(match, 'castle').map((event) => read(event, ENGLISH, 0))).toEqual([
    'You used the Castle of the Pasture in village I.',
    '2 cows were lost: no free barn for you.',
  ]);
  const strong = arrange({ boards: { 0: { trolls: ['mining'], power: 6, network: [['king-power', 0, 1, 0]] } } });
  strong.position.players[0] = { ...board(strong), power: 5 };
  take(strong, 'move:camp:mining');
  expect(labels(strong)).toContain(
    'Activate King’s Might (1 effort). Activate: gain 2 troll power. 1 troll power would be lost: your track is full.',
  );
  expect(take(strong, 'activate:king-power').map((event) => read(event))).toEqual([
    'Anna activated King’s Might.',
    'Anna gained 1 troll power.',
    '1 troll power was lost: Anna’s track is full.',
  ]);
});

test('it is said what others’ trolls help with', () => {
  const scene = { boards: { 1: { trolls: ['village-1'] } } } as const;
  const match = arrange(scene);
  take(match, 'move:camp:village-1');
  expect(question(match)).toBe('In village I: 1 effort left, 1 more for princesses and bells. What will you do?');
  const all = arrange({ ...scene, options: { sharedActions: 'all' } });
  take(all, 'move:camp:village-1');
  expect(question(all)).toBe('In village I: 1 effort left, 1 more from others’ trolls. What will you do?');
});

test('a troll card is labelled with its changeling spots', () => {
  const match = arrange({
    boards: { 0: { trolls: ['power'], power: 2, cows: 1 } },
    trollDisplay: ['troll-bat-vp-cave-tiles'],
  });
  take(match, 'move:camp:power');
  expect(labels(match)).toContain(
    'Buy (1 effort, 1 troll power, 1 cow): Tunneller of the Bats. At the end: 1 point for every 4 of your cave tiles. Changeling spots: 2 troll power; no bonus.',
  );
});

test.each([
  ['RULES.md', en, /(Trophy cave .*) [AB]$/, / of the (Bats|Snakes|Toads)$/],
  ['RULES.sv.md', sv, /(Trofégrotta .*) [AB]$/, / \((fladdermöss|ormar|paddor)\)$/],
  ['RULES.de.md', de, /(Trophäenhöhle .*) [AB]$/, / der (Fledermäuse|Schlangen|Kröten)$/],
] as const)('%s names every tile and card as the screen does', (file, words, copy, totem) => {
  const book = readFileSync(new URL(file, import.meta.url), 'utf8');
  const things = Object.entries(words).filter(([id]) => /^(tile|castle|card)\.(?!clan|turn-)/.test(id));
  expect(things.length).toBeGreaterThan(100);
  for (const [id, name] of things) {
    // Copies of a trophy cave share a line, and a troll card is its design and its totem.
    expect(book, id).toContain(String(name).replace(copy, '$1').replace(totem, ''));
  }
});

test('a tile is described by its edges and its bonus, not by their codes', () => {
  const match = arrange({
    boards: { 0: { trolls: ['building', 'building'] } },
    caveDisplay: ['cave-victory-bat-b', 'cave-bell-12', 'cave-resource-15'],
  });
  take(match, 'move:camp:building', 'build-tiles');
  expect(labels(match)).toEqual([
    'Trophy cave for bat cards B (clockwise half gold site, 4 walls)',
    'Bell cave 12 (clockwise 2 half gold sites, wall, opening, wall; 2 obsidian)',
    'Obsidian cave 15 (clockwise 3 half obsidian sites, opening, half gold site; 1 cow)',
  ]);
  expect(labels(match, sv)[1]).toMatch(/\(medurs 2 halva guldbrott, vägg, öppning, vägg; .+\)$/);
  expect(labels(match, de)[1]).toBe(
    'Glockenhöhle 12 (im Uhrzeigersinn 2 halbe Goldgruben, Wand, Öffnung, Wand; 2 Obsidian)',
  );
});

test('labels promise no more than there is', () => {
  const match = arrange({
    boards: {
      0: {
        trolls: ['mining', 'mining', 'power'],
        left: ['op-obsidian', 'op-diamond', 'ch-power-a', 'ch-power-b'],
        filled: { obsidian: 1 },
        power: 5,
      },
    },
  });
  take(match, 'move:camp:mining');
  expect(labels(match).slice(0, 2)).toEqual(['Mine 1 diamond (3 effort)', 'Mine 1 obsidian (1 effort)']);
  take(match, 'end', 'move:camp:power');
  expect(labels(match)).toContain('Gather 1 troll power (2 effort)');
});

test('what happened is told, to oneself as well', () => {
  const match = arrange({ seats: 2, boards: { 1: { trolls: ['village-1'] } } });
  const events = take(match, 'move:camp:village-1', 'cow', 'end');
  expect(events.map((event) => read(event))).toEqual([
    'Anna sent a troll from the camp to village I.',
    'Anna got 1 effort, and 1 from others’ trolls for princesses and bells.',
    'Anna got 1 cow.',
    'Anna ended the phase.',
  ]);
  expect(events.map((event) => read(event, sv, 0))).toEqual([
    'You skickade ett troll från lägret till by I.',
    'You fick 1 möda, och 1 från andras troll för prinsessor och klockor.',
    'You fick 1 ko.',
    'You avslutade fasen.',
  ]);
  expect(events.map((event) => read(event, de))).toEqual([
    'Anna hat einen Troll aus dem Lager nach Dorf I geschickt.',
    'Anna hat 1 Mühe bekommen, dazu 1 von fremden Trollen für Prinzessinnen und Glocken.',
    'Anna hat 1 Kuh bekommen.',
    'Anna hat die Phase beendet.',
  ]);
  expect(events.map((event) => read(event, de, 0))[0]).toBe(
    'You hast einen Troll aus dem Lager nach Dorf I geschickt.',
  );
});

test.each([
  ['Swedish', sv],
  ['German', de],
])('a whole match can be told and asked in %s, and no two answers read the same', (_language, catalogue) => {
  const match = deal(4, 'på svenska');
  playOn(match, randomFrom(seedFrom('svenska')), () => {
    const words = labels(match, catalogue);
    expect(new Set(words).size).toBe(words.length);
    for (const text of words) expect(text).not.toMatch(/undefined|NaN|[{}]/);
    for (const { why } of offersOf(match).blocked) expect(read(why, catalogue)).not.toMatch(/undefined|NaN|[{}]/);
    return false;
  });
  for (const { lines } of score(match.position)) {
    for (const line of lines) expect(read(line, catalogue)).not.toMatch(/undefined|NaN|[{}]/);
  }
});

test('TP-4.1: effort is never called points, in any language', () => {
  const match = deal(4, 'one word each');
  const told = new Set<string>();
  playOn(match, randomFrom(seedFrom('effort')), () => {
    for (const catalogue of [ENGLISH, sv, de]) {
      for (const label of labels(match, catalogue)) told.add(label);
      const question = questionFor(trollsAndPrincesses, match.position, asking(match));
      if (question !== undefined) told.add(read(question, catalogue));
    }
  });
  const wrong =
    /action point|handlingspoäng|Aktionspunkt|victory point|segerpoäng|Siegpunkt|\(\d (points?|poäng|Punkte?)/;
  expect([...told].filter((words) => wrong.test(words))).toEqual([]);
  expect([...told].filter((words) => /effort|möda|Mühe/.test(words)).length).toBeGreaterThan(100);
});

test('the tab with villages and the one with caves are told apart by every word, in every language', () => {
  for (const board of [enBoard, svBoard]) {
    const [table, caves] = [board['section.table'], board['section.caves']].map((title) => String(title).toLowerCase());
    const words = (caves ?? '').split(' ');
    for (const word of words) expect(table?.split(' ')).not.toContain(word);
  }
});

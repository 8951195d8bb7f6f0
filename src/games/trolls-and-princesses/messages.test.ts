import { expect, test } from 'vitest';
import { KERNEL_MESSAGES, type Params, speak } from '../../kernel/messages.ts';
import { randomFrom, seedFrom } from '../../kernel/random.ts';
import { labelFor, questionFor } from '../../kernel/steps.ts';
import { CASTLES } from './box/castles.ts';
import { KING_TILES } from './box/king-tiles.ts';
import { DESIGNS } from './box/troll-cards.ts';
import { trollsAndPrincesses } from './index.ts';
import { words as en } from './messages/en/index.ts';
import { words as sv } from './messages/sv/index.ts';
import { options } from './options.ts';
import { score } from './score.ts';
import { arrange, asking, deal, offersOf, playOn, type TrollsMatch, take } from './testing.ts';

const NAMES = ['Anna', 'Bo', 'Cilla', 'Dag'];

const ENGLISH = { ...KERNEL_MESSAGES, ...en };

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

test('Swedish says all that English says, and nothing else', () => {
  expect(Object.keys(sv).sort()).toEqual(Object.keys(en).sort());
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
        if (typeof value === 'string') expect(en[`option.${name}.${value}`], `${name} ${value}`).toBeDefined();
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
  expect(question(match)).toBe('In the mining cavern: 3 action points left. What will you do?');
  expect(labels(match)).toEqual([
    'Mine 1 diamond (3 points)',
    'Mine 2 obsidian (1 point)',
    'Activate your clan tile (1 point). Activate: gain 1 troll power and mine 1 obsidian.',
    'Activate King’s Might (1 point). Activate: gain 2 troll power.',
    'End the phase',
  ]);
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
  expect(labels(match).slice(0, 2)).toEqual(['Mine 1 diamond (3 points)', 'Mine 1 obsidian (1 point)']);
  take(match, 'end', 'move:camp:power');
  expect(labels(match)).toContain('Gather 1 troll power (2 points)');
});

test('what happened is told, to oneself as well', () => {
  const match = arrange({ seats: 2, boards: { 1: { trolls: ['village-1'] } } });
  const events = take(match, 'move:camp:village-1', 'cow', 'end');
  expect(events.map((event) => read(event))).toEqual([
    'Anna sent a troll from the camp to village I.',
    'Anna got 1 action point, and 1 from others’ trolls.',
    'Anna got 1 cow.',
    'Anna ended the phase.',
  ]);
  expect(events.map((event) => read(event, sv, 0))).toEqual([
    'You skickade ett troll från lägret till by I.',
    'You fick 1 handlingspoäng, och 1 från andras troll.',
    'You fick 1 ko.',
    'You avslutade fasen.',
  ]);
});

test('a whole match can be told and asked in Swedish, and no two answers read the same', () => {
  const match = deal(4, 'på svenska');
  playOn(match, randomFrom(seedFrom('svenska')), () => {
    const words = labels(match, sv);
    expect(new Set(words).size).toBe(words.length);
    for (const text of words) expect(text).not.toMatch(/undefined|NaN|[{}]/);
    for (const { why } of offersOf(match).blocked) expect(read(why, sv)).not.toMatch(/undefined|NaN|[{}]/);
    return false;
  });
  for (const { lines } of score(match.position)) {
    for (const line of lines) expect(read(line, sv)).not.toMatch(/undefined|NaN|[{}]/);
  }
});

import { expect, test } from 'vitest';
import { deal } from '../../../../test/games/cave-troll/testing.ts';
import { rule } from '../../../../test/games/kit/rule.ts';
import { ARTIFACT, ARTIFACTS } from './artifacts.ts';
import { CARD, type Card, DECK, iconsOf, slotBroughtBy } from './cards.ts';
import {
  ADVENTURERS,
  COLOURS,
  FIGURE_IDS,
  figureId,
  figureNumber,
  figureOf,
  KINDS_BY_SLOT,
  ownerOf,
  SLOTS,
} from './figures.ts';
import { type FigureKind, KIND, SET_NAMES } from './kinds.ts';

rule('CT-1.1', 'four colours, 17 figures and 26 cards a player, of which 19 are used', () => {
  expect(COLOURS).toEqual(['red', 'blue', 'green', 'yellow']);
  expect(SLOTS).toHaveLength(17);
  expect(Object.keys(CARD)).toHaveLength(26);
  for (const set of SET_NAMES) expect(DECK[set]).toHaveLength(19);
  const { position } = deal(4, 'pieces');
  expect(position.where).toHaveLength(4 * 17);
  expect(position.gold).toEqual([0, 0, 0, 0]);
});

rule('CT-1.2', 'who stands in which slot, in either set', () => {
  expect(SLOTS.slice(0, ADVENTURERS).every((slot, i) => slot === `adventurer-${i + 1}`)).toBe(true);
  const table = SLOTS.slice(ADVENTURERS).map((slot, i) => {
    const [classic, alternate] = SET_NAMES.map((set) => KINDS_BY_SLOT[set][ADVENTURERS + i] as FigureKind);
    return [slot, classic?.class, classic?.id, alternate?.id].join(' ');
  });
  expect(table).toEqual([
    'strong hero barbarian berserker',
    'short hero dwarf giant-slayer',
    'shield hero knight paladin',
    'sneak hero thief assassin',
    'brute monster orc grunt',
    'spectre monster wraith siren-banshee',
    'troll monster cave-troll rampaging-troll',
    'chest chest chest chest',
  ]);
  SLOTS.forEach((_, slot) => {
    expect(KINDS_BY_SLOT.classic[slot]?.class).toBe(KINDS_BY_SLOT.alternate[slot]?.class);
  });
});

rule('CT-1.3', 'a figure is named by colour and slot, and keeps its number', () => {
  expect(FIGURE_IDS).toHaveLength(68);
  expect(new Set(FIGURE_IDS).size).toBe(68);
  expect(FIGURE_IDS).toContain('red-shield');
  expect(FIGURE_IDS).toContain('yellow-adventurer-9');
  expect(figureId(figureOf(1, 'spectre'))).toBe('blue-spectre');
  expect(ownerOf(figureNumber('green-adventurer-1'))).toBe(2);
  for (const [figure, id] of FIGURE_IDS.entries()) expect(figureNumber(id)).toBe(figure);
});

const FACES: readonly string[] = [
  'hero both 0 place-hero: adventurer-1 adventurer-2 adventurer-3 adventurer-4 adventurer-5',
  'hero both 1 place-hero: adventurer-6 adventurer-7 adventurer-8',
  'hero both 2 place-hero: adventurer-9',
  'hero classic 0 place-hero: barbarian dwarf knight thief',
  'monster classic 0 place-monster: orc wraith',
  'monster classic 0 place-troll: cave-troll',
  'hero alternate 0 place-hero: berserker giant-slayer paladin assassin',
  'monster alternate 0 place-monster: grunt siren-banshee rampaging-troll',
  'event both 1 find-artifact: find-artifact',
  'event both 0 place-chest: treasure',
  'event both 0 score-room: score-room',
];

rule('CT-1.4', 'the cards of the table, with their icons and effects', () => {
  const faces = new Map<string, Card[]>();
  for (const card of Object.keys(CARD) as Card[]) {
    const { kind, set, icons, effect } = CARD[card];
    const face = [kind, set, icons, effect].join(' ');
    faces.set(face, [...(faces.get(face) ?? []), card]);
  }
  expect([...faces].map(([face, cards]) => `${face}: ${cards.join(' ')}`)).toEqual(FACES);
});

rule('CT-1.4', 'a card brings the figure of its name', () => {
  for (const set of SET_NAMES) {
    for (const card of DECK[set]) {
      const slot = slotBroughtBy(card);
      const brought = slot < 0 ? 'nobody' : KINDS_BY_SLOT[set][slot]?.id;
      const wanted = card.startsWith('adventurer') ? 'adventurer' : card;
      const others: Partial<Record<string, string>> = {
        treasure: 'chest',
        'find-artifact': 'nobody',
        'score-room': 'nobody',
      };
      expect(brought, card).toBe(others[card] ?? wanted);
    }
  }
  expect(slotBroughtBy('adventurer-7')).toBe(SLOTS.indexOf('adventurer-7'));
});

rule(['CT-1.5', 'CT-case-2'], 'a deck of either set: 19 cards, 9 adventurers, 3 events, 7 of the set, 6 icons', () => {
  for (const set of SET_NAMES) {
    const deck = DECK[set];
    expect(deck).toHaveLength(19);
    expect(deck.filter((card) => card.startsWith('adventurer-'))).toHaveLength(9);
    expect(deck.filter((card) => CARD[card].kind === 'event')).toHaveLength(3);
    expect(deck.filter((card) => CARD[card].set === set)).toHaveLength(7);
    expect(deck.reduce((sum, card) => sum + iconsOf(card), 0)).toBe(6);
  }
  const onlyClassic = DECK.classic.filter((card) => !DECK.alternate.includes(card));
  const onlyAlternate = DECK.alternate.filter((card) => !DECK.classic.includes(card));
  expect([onlyClassic.length, onlyAlternate.length]).toEqual([7, 7]);
  expect([...onlyClassic, ...onlyAlternate].every((card) => iconsOf(card) === 0)).toBe(true);
});

rule(['CT-1.6', 'CT-8.6'], 'the six artifacts and their keep values', () => {
  expect(Object.fromEntries(ARTIFACTS.map((artifact) => [artifact, ARTIFACT[artifact].keep]))).toEqual({
    'chalice-of-life': 2,
    'ring-of-command': 2,
    'cloak-of-invisibility': 3,
    'boots-of-haste': 3,
    'banishing-bell': 3,
    'orcbane-sword': 4,
  });
});

test('what tells the figures apart', () => {
  const plain = KIND.adventurer;
  const differences = Object.values(KIND).map((kind: FigureKind) => {
    const traits = Object.entries(kind).filter(
      ([trait, value]) => trait !== 'rules' && plain[trait as keyof FigureKind] !== value,
    );
    return traits.map(([trait, value]) => (trait === 'id' ? value : `${trait}=${value}`)).join(' ');
  });
  expect(differences).toEqual([
    '',
    'barbarian countsAs=2 standsFirm=true isSwept=false',
    'dwarf doublesRoom=true isSwept=false',
    'knight onArrival=slay-orcs guardsRoom=true passesGuards=true isSwept=false',
    'thief ability=leap isSwept=false',
    'orc class=monster ability=kill countsAs=0 isOrc=true struckWhenLone=false isSwept=false',
    'wraith class=monster ability=push onArrival=push overLimit=by-pushing countsAs=0 struckWhenLone=false isSwept=false',
    'cave-troll class=monster countsAs=0 stride=0 closesRoom=true struckWhenLone=false isSwept=false',
    'berserker overLimit=among-strangers shunsItsKind=true takesHalf=true isSwept=false',
    'giant-slayer ability=sacrifice onArrival=earn-gold isSwept=false',
    'paladin ability=banish isSwept=false protects=true',
    'assassin ability=strike struckWhenLone=false isSwept=false',
    'grunt class=monster ability=sweep countsAs=0 isOrc=true isSwept=false',
    'siren-banshee class=monster ability=call countsAs=0 stride=2 struckWhenLone=false isSwept=false isBanished=true',
    'rampaging-troll class=monster ability=rampage countsAs=0 movesOnceATurn=true struckWhenLone=false isSwept=false isSlain=true',
    'chest class=chest countsAs=0 addsGold=4 stride=0 struckWhenLone=false isSwept=false',
  ]);
});

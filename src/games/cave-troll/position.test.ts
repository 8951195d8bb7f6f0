import { expect } from 'vitest';
import {
  arrange,
  asking,
  type CaveMatch,
  deal,
  draw,
  endTurn,
  move,
  play,
  playOn,
  put,
  step,
  take,
} from '../../../test/games/cave-troll/testing.ts';
import { rule } from '../../../test/games/kit/rule.ts';
import { canUndo } from '../../kernel/match.ts';
import { randomFrom, seedFrom } from '../../kernel/random.ts';
import { tableFor } from '../../kernel/table.ts';
import { eventsFor } from '../../kernel/tell.ts';
import { ARTIFACTS } from './box/artifacts.ts';
import { DECK } from './box/cards.ts';
import { IN_RESERVE } from './box/map.ts';
import { caveTroll } from './index.ts';
import { clone } from './position.ts';
import { cardsToCome, imagine, view } from './view.ts';

const EVERYBODY = [0, 1, 2, 3, 'spectator'] as const;

/** A match in which something has happened, with cards, artifacts and figures everywhere. */
function underWay(seed: string, decisions = 200, options = {}): CaveMatch {
  const match = deal(4, seed, options);
  playOn(match, randomFrom(seedFrom(seed)), () => match.entries.length >= decisions);
  return match;
}

rule(
  ['CT-2.1', 'CT-2.3', 'CT-2.7'],
  'set-up is the same for 2, 3 and 4: nobody on the board, no gold, empty piles',
  () => {
    for (const seats of [2, 3, 4]) {
      const { position: p } = deal(seats, 'set-up');
      expect(p.where).toEqual(Array(seats * 17).fill(IN_RESERVE));
      expect(p.gold).toEqual(Array(seats).fill(0));
      expect([p.pile, p.removed, p.usedArtifacts, p.ledger]).toEqual([[], [], [], []]);
      expect(p.discards).toEqual(Array(seats).fill([]));
      expect(p.played).toBe('none');
    }
  },
);

rule(['CT-2.2', 'CT-12.3'], 'all play with the cards of one set, the classic one unless chosen otherwise', () => {
  for (const [options, set] of [
    [{}, 'classic'],
    [{ set: 'classic' }, 'classic'],
    [{ set: 'alternate' }, 'alternate'],
  ] as const) {
    const { position: p } = deal(3, 'sets', options);
    p.decks.forEach((deck, seat) => {
      expect([...deck, ...(p.hands[seat] ?? [])].sort()).toEqual([...DECK[set]].sort());
    });
  }
});

rule('CT-2.4', 'the artifact deck is the six artifacts, shuffled', () => {
  const orders = ['a', 'b', 'c'].map((seed) => deal(2, seed).position.artifactDeck);
  for (const order of orders) expect([...order].sort()).toEqual([...ARTIFACTS].sort());
  expect(new Set(orders.map(String)).size).toBe(3);
});

rule('CT-2.5', 'each deck is shuffled for itself; its top card is the hand', () => {
  const { position: p } = deal(4, 'decks');
  expect(p.decks.map((deck) => deck.length)).toEqual([18, 18, 18, 18]);
  expect(p.hands.map((hand) => hand.length)).toEqual([1, 1, 1, 1]);
  expect(new Set(p.decks.map(String)).size).toBe(4);
  expect(String(deal(4, 'other decks').position.decks)).not.toBe(String(p.decks));
});

rule(['CT-2.6', 'CT-12.4'], 'the first player is drawn at random, or named by the table', () => {
  const drawn = Array.from({ length: 40 }, (_, i) => deal(4, `first ${i}`).position.active);
  expect(new Set(drawn)).toEqual(new Set([0, 1, 2, 3]));
  for (const firstPlayer of [0, 1, 2]) expect(deal(3, 'first', { firstPlayer }).position.active).toBe(firstPlayer);
});

rule('CT-2.6', 'turn order is clockwise by seat', () => {
  const match = deal(4, 'order', { firstPlayer: 2 });
  const order = Array.from({ length: 6 }, () => {
    const colour = asking(match);
    endTurn(match);
    return colour;
  });
  expect(order).toEqual(['green', 'yellow', 'red', 'blue', 'green', 'yellow']);
});

rule('CT-12.2', 'for 2, 3 or 4 players, 4 without a choice', () => {
  expect(caveTroll.seats).toEqual([2, 3, 4]);
  expect(tableFor(caveTroll).seats).toBe(4);
  expect(() => tableFor(caveTroll, 5)).toThrow();
});

rule('CT-case-1', 'two players after set-up', () => {
  const { position: p } = deal(2, 'case 1');
  expect(p.decks.map((deck) => deck.length)).toEqual([18, 18]);
  expect(p.hands.map((hand) => hand.length)).toEqual([1, 1]);
  expect(p.artifactDeck).toHaveLength(6);
  expect(p.gold).toEqual([0, 0]);
  expect(p.where.every((area) => area === IN_RESERVE)).toBe(true);
  expect(p.pile).toEqual([]);
});

rule('CT-10.1', 'what is public is in every view', () => {
  const { position: p } = underWay('public');
  for (const viewer of EVERYBODY) {
    const seen = view(p, viewer);
    expect(seen.where).toEqual(p.where);
    expect([seen.gold, seen.active, seen.actions]).toEqual([p.gold, p.active, p.actions]);
    expect([seen.pile, seen.removed, seen.discards]).toEqual([p.pile, p.removed, p.discards]);
    expect(seen.usedArtifacts).toEqual(p.usedArtifacts);
    const sizes = (lists: readonly (readonly unknown[])[]) => lists.map((list) => list.length);
    expect(sizes(seen.decks)).toEqual(sizes(p.decks));
    expect(sizes(seen.hands)).toEqual(sizes(p.hands));
    expect(sizes(seen.artifacts)).toEqual(sizes(p.artifacts));
    expect(seen.artifactDeck).toHaveLength(p.artifactDeck.length);
  }
});

rule('CT-10.2', 'a seat sees its own hand, both cards after a draw, and its artifact', () => {
  const match = arrange(
    {},
    { hands: { red: 'orc' }, draws: { red: ['knight'] }, artifacts: { red: 'banishing-bell' } },
  );
  expect(view(match.position, 0).hands[0]).toEqual(['orc']);
  draw(match);
  expect(view(match.position, 0).hands[0]).toEqual(['orc', 'knight']);
  expect(view(match.position, 0).artifacts[0]).toEqual(['banishing-bell']);
});

rule(['CT-10.3', 'CT-10.4'], 'nobody sees a deck, nor what others hold; a spectator sees no secret at all', () => {
  const match = arrange(
    {},
    { hands: { red: 'orc' }, draws: { red: ['knight'] }, artifacts: { red: 'banishing-bell' } },
  );
  draw(match);
  for (const viewer of EVERYBODY) {
    const seen = view(match.position, viewer);
    expect(seen.random.key).toEqual([]);
    expect(new Set([...seen.decks.flat(), ...seen.artifactDeck])).toEqual(new Set(['hidden']));
    if (viewer === 0) continue;
    expect(seen.hands[0]).toEqual(['hidden', 'hidden']);
    expect(seen.artifacts[0]).toEqual(['hidden']);
  }
  expect(view(match.position, 'spectator').hands.flat()).toEqual(Array(5).fill('hidden'));
});

rule(['CT-12.12', 'CT-8.2'], 'artifacts are secret, or open if the table wants it', () => {
  const options = { artifactsOpen: true };
  const open = arrange({}, { options, artifacts: { red: 'banishing-bell' } });
  expect(view(open.position, 2).artifacts[0]).toEqual(['banishing-bell']);
  expect(view(open.position, 2).artifactDeck).toEqual(Array(5).fill('hidden'));
  const found = arrange({}, { options, hands: { red: 'find-artifact' } });
  expect(eventsFor(play(found, 'find-artifact'), 'spectator')).toContainEqual(
    expect.objectContaining({ say: 'told.found', artifact: found.position.artifacts[0]?.[0] }),
  );
});

rule('CT-10.5', 'the cards a player has in deck and hand follow from what was played', () => {
  const { position: p } = underWay('to come');
  for (let seat = 0; seat < 4; seat++) {
    const held = [...(p.decks[seat] ?? []), ...(p.hands[seat] ?? [])];
    expect(cardsToCome(p, seat).sort()).toEqual(held.sort());
    expect(cardsToCome(view(p, 'spectator'), seat).sort()).toEqual(held.sort());
  }
});

rule('CT-10.5', 'a card is no longer to come while it is being played', () => {
  const match = arrange({}, { hands: { red: 'orc' } });
  play(match, 'orc');
  expect(step(match)).toBe('place-monster');
  expect(cardsToCome(match.position, 0)).not.toContain('orc');
});

rule('CT-10.6', 'others learn the card that is played, not the one that is kept', () => {
  const match = arrange({}, { hands: { red: 'orc' }, draws: { red: ['knight'] } });
  const told = [...draw(match), ...play(match, 'knight'), ...put(match, 'stair-ne')];
  expect(eventsFor(told, 0)).toContainEqual({ say: 'told.drew', seat: 0, card: 'knight' });
  for (const other of [1, 2, 3, 'spectator'] as const) {
    expect(eventsFor(told, other)).toContainEqual({ say: 'told.drew-a-card', seat: 0 });
    expect(eventsFor(told, other)).toContainEqual({ say: 'told.played', seat: 0, card: 'knight' });
    expect(JSON.stringify(eventsFor(told, other))).not.toContain('orc');
    expect(JSON.stringify(eventsFor(told, other)).match(/knight/g)).toHaveLength(2);
    expect(JSON.stringify(view(match.position, other).hands)).not.toContain('orc');
  }
});

rule('CT-10.7', 'chance is used at set-up alone', () => {
  const match = deal(4, 'chance');
  const { drawn } = match.position.random;
  expect(drawn).toBeGreaterThan(0);
  playOn(match, randomFrom(seedFrom('answers')));
  expect(match.position.random.drawn).toBe(drawn);
});

rule('CT-10.7', 'the same seed deals the same match', () => {
  const table = tableFor(caveTroll, 3);
  const again = () => caveTroll.setup(table, randomFrom(seedFrom('twice')));
  expect(again()).toEqual(again());
});

rule('CT-10.8', 'when the game is over, everything is shown to all', () => {
  const match = underWay('over', Number.POSITIVE_INFINITY);
  const { position: p } = match;
  for (const viewer of EVERYBODY) {
    const seen = view(p, viewer);
    expect([seen.hands, seen.decks, seen.artifacts, seen.artifactDeck]).toEqual([
      p.hands,
      p.decks,
      p.artifacts,
      p.artifactDeck,
    ]);
    expect(seen.random.key).toEqual([]);
  }
});

rule('CT-10.9', 'a draw and a found artifact cannot be taken back', () => {
  const drawing = arrange({}, { hands: { red: 'orc' }, draws: { red: ['knight'] } });
  draw(drawing);
  expect(canUndo(drawing, 0)).toBe(false);
  const finding = arrange({}, { hands: { red: 'find-artifact' } });
  play(finding, 'find-artifact');
  expect(canUndo(finding, 0)).toBe(false);
});

rule('CT-10.9', 'other steps can, until the turn is over', () => {
  const match = arrange({ 'stair-nw': 'red adventurer' }, { hands: { red: 'orc' }, actions: 3 });
  move(match, 'red adventurer', 'porch-nw');
  expect(canUndo(match, 0)).toBe(true);
  play(match, 'orc');
  put(match, 'pit-north');
  expect(canUndo(match, 0)).toBe(true);
  endTurn(match);
  expect(canUndo(match, 0)).toBe(false);
});

rule('CT-10.9', 'nothing can be taken back once another seat has been asked to flee', () => {
  const match = arrange({ 'hall-nw': 'blue adventurer' }, { hands: { red: 'cave-troll' } });
  play(match, 'cave-troll');
  expect(canUndo(match, 0)).toBe(true);
  put(match, 'hall-nw');
  expect(asking(match)).toBe('blue');
  expect(canUndo(match, 0)).toBe(false);
  take(match, { do: 'none' });
  expect([canUndo(match, 0), canUndo(match, 1)]).toEqual([false, false]);
});

rule(['CT-10.3', 'CT-10.5'], 'what a seat imagines agrees with all it sees, and hides nothing away', () => {
  for (const set of ['classic', 'alternate']) {
    const { position: p } = underWay(`imagine ${set}`, 300, { set });
    for (let seat = 0; seat < 4; seat++) {
      const seen = view(p, seat);
      const imagined = imagine(seen, seat, randomFrom(seedFrom('dream')));
      expect(view(imagined, seat)).toEqual(seen);
      expect(caveTroll.census(imagined)).toEqual(caveTroll.census(p));
      expect(JSON.stringify(imagined)).not.toContain('hidden');
    }
  }
});

rule('CT-10.3', 'every order of a deck and every artifact can be imagined', () => {
  const { position: p } = arrange({}, { artifacts: { blue: 'banishing-bell' } });
  const random = randomFrom(seedFrom('many dreams'));
  const dreams = Array.from({ length: 60 }, () => imagine(view(p, 0), 0, random));
  expect(new Set(dreams.map(({ artifacts }) => artifacts[1]?.[0])).size).toBe(6);
  expect(new Set(dreams.map(({ hands }) => hands[1]?.[0])).size).toBeGreaterThan(12);
  expect(new Set(dreams.map(({ decks }) => String(decks[0]))).size).toBe(60);
  expect(new Set(dreams.map(({ hands }) => String(hands[0]))).size).toBe(1);
});

rule('CT-1.1', 'nothing appears and nothing vanishes', () => {
  const match = deal(4, 'census', { set: 'alternate' });
  const census = caveTroll.census(match.position);
  expect(Object.keys(census)).toHaveLength(4 * (19 + 17) + 6);
  expect(new Set(Object.values(census))).toEqual(new Set([1]));
  playOn(match, randomFrom(seedFrom('census')));
  expect(caveTroll.census(match.position)).toEqual(census);
});

rule('CT-10.9', 'a clone goes its own way', () => {
  const match = underWay('clone');
  const copy = clone(match.position);
  expect(copy).toEqual(match.position);
  const before = JSON.stringify(copy);
  playOn(match, randomFrom(seedFrom('on')));
  expect(JSON.stringify(copy)).toBe(before);
});

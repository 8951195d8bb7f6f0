import type { Seat } from '../../kernel/game.ts';
import { at } from '../../kernel/lists.ts';
import { below, type Random, shuffle } from '../../kernel/random.ts';
import { CAMP, NOWHERE, VILLAGES, villagesInPlay } from './box/areas.ts';
import { bonusNumber, DIAMOND, GOLD, OBSIDIAN } from './box/bonuses.ts';
import { CASTLES, NO_CASTLE } from './box/castles.ts';
import { ALL_PLACES, CLAN_IDS, CLANS, type Clan, NO_CLAN, TROLLS } from './box/clans.ts';
import { COUNTS, VILLAGE_START } from './box/counts.ts';
import { KING_CARDS_OF, OPEN_KING_CARDS } from './box/king-cards.ts';
import { FORMS, SPOT_KINDS, spotKind } from './box/spots.ts';
import { ALL_CAVE_TILES, ALL_KING_TILES } from './box/tiles.ts';
import { TROLL_CARDS } from './box/troll-cards.ts';
import { cardsDealt, cardsOfTime, TIMES, type TurnCard, turnCardsInPlay } from './box/turn-cards.ts';
import type { TrollsFrame } from './frames.ts';
import { fixedClans, type TrollsTable } from './options.ts';
import { NOBODY, type Player, playerAt, type Supply, type TrollsAndPrincesses, type Village } from './position.ts';
import { emptyNetwork } from './rules/network.ts';

/** TP-2.12: the order of the draws is fixed, so that a seed always gives the same game. */
export function setup({ seats, options: wishes }: TrollsTable, random: Random): TrollsAndPrincesses {
  const { clans, firstPlayer, ...agreed } = wishes;
  const castles = shuffle(random, Array.from(CASTLES.keys()));
  const villages = Array.from({ length: VILLAGES }, (_, village) => layOut(village, seats, castles));
  const caveDeck = shuffle(random, ALL_CAVE_TILES.slice());
  const kingDeck = shuffle(random, ALL_KING_TILES.slice());
  const trollDeck = shuffle(random, Array.from(TROLL_CARDS.keys()));
  const kingCards = OPEN_KING_CARDS.flatMap(([colour, open]) =>
    shuffle(random, KING_CARDS_OF[colour].slice()).slice(0, open),
  );
  const players = Array.from({ length: seats }, bareBoard);
  const undealt = dealTurnCards(players, random);
  const first: Seat = firstPlayer === 'random' ? below(random, seats) : firstPlayer;
  const p: TrollsAndPrincesses = {
    seats,
    random,
    stack: firstFrames(seats, first, clans === 'choose'),
    learned: 0,
    options: agreed,
    first,
    active: first,
    turns: 0,
    phase: 0,
    barred: NOBODY,
    area: NOWHERE,
    points: 0,
    help: 0,
    activated: false,
    castled: false,
    king: NOWHERE,
    kingAt: first,
    kingCards,
    players,
    villages,
    supply: fullSupply(villages),
    caveDeck,
    caveDisplay: layOpen(caveDeck),
    caveDiscard: [],
    kingDeck,
    kingDisplay: layOpen(kingDeck),
    trollDeck,
    trollDisplay: layOpen(trollDeck),
    trollDiscard: [],
    revealed: [],
    undealt,
  };
  if (clans === 'random') {
    const drawn = shuffle(random, Array.from(CLANS.keys()));
    for (let seat = 0; seat < seats; seat++) joinClan(p, seat, at(drawn, seat));
  } else if (clans !== 'choose') {
    fixedClans(clans).forEach((clan, seat) => {
      joinClan(p, seat, CLAN_IDS.indexOf(clan));
    });
  }
  return p;
}

/** TP-2.4 */
function layOpen(deck: number[]): number[] {
  return deck.splice(-COUNTS.display).reverse();
}

/** D44: clans are chosen in turn order, the starting player first. */
function firstFrames(seats: number, first: Seat, choosing: boolean): TrollsFrame[] {
  const frames: TrollsFrame[] = [{ step: 'begin' }];
  if (!choosing) return frames;
  for (let turn = seats - 1; turn >= 0; turn--) frames.push({ step: 'setup-clan', seat: (first + turn) % seats });
  return frames;
}

/** TP-2.1, TP-2.2 */
function layOut(village: number, seats: number, castles: number[]): Village {
  const isInPlay = villagesInPlay(seats).includes(village);
  return isInPlay
    ? { castle: castles.pop() as number, princesses: 0, ...VILLAGE_START }
    : { castle: NO_CASTLE, princesses: 0, bells: 0, outposts: 0, changelings: 0, humans: 0 };
}

/** TP-2.3 */
function fullSupply(villages: readonly Village[]): Supply {
  const placed = (of: 'changelings' | 'humans') => villages.reduce((sum, village) => sum + village[of], 0);
  return {
    resources: [...COUNTS.resources],
    cows: COUNTS.cows,
    princesses: COUNTS.princesses,
    changelings: COUNTS.neutralChangelings - placed('changelings'),
    humans: COUNTS.humans - placed('humans'),
  };
}

/** TP-2.9, TP-2.10: night lies at the bottom, morning on top, and the top card is taken in hand. Returns what is left over. */
function dealTurnCards(players: Player[], random: Random): TurnCard[] {
  const cards = turnCardsInPlay(players.length);
  const stacks = TIMES.map((_, time) => shuffle(random, cardsOfTime(cards, time)));
  const dealt = cardsDealt(players.length);
  for (const player of players) {
    const [morning = [], evening = [], night = []] = stacks.map((stack, time) => stack.splice(0, dealt[time]));
    const deck = [...night, ...evening, ...morning];
    player.hand = deck.pop() as TurnCard;
    player.deck = deck;
  }
  return stacks.flat();
}

/** TP-1.7, TP-2.7: a board before it is known whose clan it is. */
function bareBoard(): Player {
  const spots = Array<number>(SPOT_KINDS).fill(0);
  FORMS.forEach((_, form) => {
    spots[spotKind(form, bonusNumber('none'))] = 1;
  });
  return {
    clan: NO_CLAN,
    trolls: Array<number>(TROLLS).fill(CAMP),
    humans: [0, 0, 0],
    power: 0,
    cows: 0,
    covers: 0,
    field: [0, 0, 0],
    sites: [0, 0, 0],
    filled: [0, 0, 0],
    outposts: ALL_PLACES,
    changelings: ALL_PLACES,
    outpostsIn: Array<number>(VILLAGES).fill(0),
    changelingsIn: Array<number>(VILLAGES).fill(0),
    spots,
    stored: [0, 0, 0],
    beds: 0,
    princesses: 0,
    tiles: [],
    frontier: [],
    victories: 0,
    built: [0, 0, 0, 0, 0],
    cards: [],
    totems: [0, 0, 0],
    markers: 0,
    hand: 0,
    deck: [],
  };
}

/** TP-1.10, TP-2.7, TP-2.8: everything a clan starts with but its human, whose cavern is asked for. */
export function joinClan(p: TrollsAndPrincesses, seat: Seat, number: number): void {
  const clan: Clan = at<Clan>(CLANS, number);
  const player = playerAt(p, seat);
  const { supply } = p;
  player.clan = number;
  player.covers = clan.covers;
  player.cows = clan.cows;
  supply.cows -= clan.cows;
  player.power = clan.power;
  Object.assign(player, emptyNetwork(clan.mouth));
  player.sites = clan.sites;
  player.filled = clan.sites;
  player.field = clan.goods;
  const [obsidian, gold, diamond] = supply.resources;
  supply.resources = [
    obsidian - clan.sites[OBSIDIAN] - clan.goods[OBSIDIAN],
    gold - clan.sites[GOLD] - clan.goods[GOLD],
    diamond - clan.sites[DIAMOND] - clan.goods[DIAMOND],
  ];
}

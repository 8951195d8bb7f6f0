export type Colour = 'blue' | 'yellow' | 'red';

/** What a challenge counts. */
export type Challenge =
  | 'princess-tiles'
  | 'resource-tiles'
  | 'bell-tiles'
  | 'victory-tiles'
  | 'cave-tiles'
  | 'bats'
  | 'snakes'
  | 'toads'
  | 'totem-kinds'
  | 'troll-cards'
  | 'outposts'
  | 'changelings'
  | 'bells'
  | 'humans';

interface KingCardFace {
  readonly id: string;
  readonly colour: Colour;
  readonly what: Challenge;
  readonly needs: number;
}

/** TP-1.21 */
export const KING_CARDS = [
  { id: 'kc-princess-tiles', colour: 'blue', what: 'princess-tiles', needs: 3 },
  { id: 'kc-resource-tiles', colour: 'blue', what: 'resource-tiles', needs: 3 },
  { id: 'kc-bell-tiles', colour: 'blue', what: 'bell-tiles', needs: 3 },
  { id: 'kc-victory-tiles', colour: 'blue', what: 'victory-tiles', needs: 3 },
  { id: 'kc-cave-tiles', colour: 'blue', what: 'cave-tiles', needs: 7 },
  { id: 'kc-bats', colour: 'yellow', what: 'bats', needs: 3 },
  { id: 'kc-snakes', colour: 'yellow', what: 'snakes', needs: 3 },
  { id: 'kc-toads', colour: 'yellow', what: 'toads', needs: 3 },
  { id: 'kc-each-totem', colour: 'yellow', what: 'totem-kinds', needs: 3 },
  { id: 'kc-five-cards', colour: 'yellow', what: 'troll-cards', needs: 5 },
  { id: 'kc-outposts', colour: 'red', what: 'outposts', needs: 3 },
  { id: 'kc-changelings', colour: 'red', what: 'changelings', needs: 3 },
  { id: 'kc-bells', colour: 'red', what: 'bells', needs: 3 },
  { id: 'kc-humans', colour: 'red', what: 'humans', needs: 5 },
] as const satisfies readonly KingCardFace[];

export type KingCardId = (typeof KING_CARDS)[number]['id'];
/** A King's card by its number in KING_CARDS. */
export type KingCard = number;

export function kingCardFace(card: KingCard): KingCardFace & { readonly id: KingCardId } {
  return KING_CARDS[card] as (typeof KING_CARDS)[number];
}

function kingCardsOf(colour: Colour): KingCard[] {
  return KING_CARDS.flatMap((card, number) => (card.colour === colour ? [number] : []));
}

export const KING_CARDS_OF: Readonly<Record<Colour, readonly KingCard[]>> = {
  blue: kingCardsOf('blue'),
  yellow: kingCardsOf('yellow'),
  red: kingCardsOf('red'),
};

/** TP-2.5: how many of each colour lie open. */
export const OPEN_KING_CARDS: readonly (readonly [Colour, number])[] = [
  ['blue', 1],
  ['yellow', 1],
  ['red', 2],
];

import type { Seat } from '../../../kernel/game.ts';
import { at } from '../../../kernel/lists.ts';
import { shuffle } from '../../../kernel/random.ts';
import { learn, push } from '../../../kernel/steps.ts';
import { pushTogether } from '../../../kernel/together.ts';
import { FOLK_BOARDS, FOLK_IDS, type FolkBoard, type FolkId } from '../box/folk-ids.ts';
import { isHard } from '../box/folks.ts';
import type { CavernaFrame } from '../frames.ts';
import { DWARVES, FOLK, PICK_FOLK, type PickFolk, type SayFolk } from '../moves.ts';
import { type Caverna, type FolkTable, replaced } from '../position.ts';
import { welcome } from '../rules/folks.ts';
import { tell } from '../words.ts';
import { inTurnOrder } from './order.ts';
import type { Ask, Auto } from './step.ts';

/** FF-2.3: with more players who want a folk, there is one board for each and a pile. */
const MOST_WITH_TWO = 4;

function tableOf({ folks }: Caverna): FolkTable {
  if (folks === undefined) throw new Error('folks are not played');
  return folks;
}

function choose(p: Caverna, seat: Seat, folk: FolkTable['chosen'][number]): void {
  const folks = tableOf(p);
  p.folks = { ...folks, chosen: replaced(folks.chosen, seat, folk) };
}

function boardsOf({ hard }: FolkTable): FolkBoard[] {
  return FOLK_BOARDS.filter((board) => hard || !isHard(board));
}

/** FF-2.2, FF-15: who wants a folk is asked, or everybody takes part. */
export const chooseFolks: Auto<'choose-folks'> = {
  auto(p) {
    const { selection, dwarves } = tableOf(p);
    push(p, { step: 'welcome-folks' });
    if (selection === 'random') {
      drawFolks(p);
      return;
    }
    if (selection === 'free') {
      const asking = inTurnOrder(p).map((seat): CavernaFrame => ({ step: 'folk-pick', seat, from: 'all' }));
      for (const frame of asking.reverse()) push(p, frame);
      return;
    }
    push(p, { step: 'deal-folks' });
    if (!dwarves) {
      for (const seat of inTurnOrder(p)) choose(p, seat, 'folk');
      return;
    }
    pushTogether(
      p,
      inTurnOrder(p).map((seat) => ({ step: 'folk-or-dwarves', seat })),
      { secret: true, done: 'final' },
    );
  },
};

/** FD50: a folk for everybody, the Dwarves being one more to draw. */
function drawFolks(p: Caverna): void {
  const folks = tableOf(p);
  const boards = boardsOf(folks);
  const drawn = shuffle<FolkId>(p.random, folks.dwarves ? ['dwarves', ...boards] : boards);
  for (const seat of inTurnOrder(p)) {
    const folk = drawn.pop() ?? 'dwarves';
    choose(p, seat, folk);
    tell({ say: 'told.folk-drawn', seat, folk });
  }
}

export const folkOrDwarves: Ask<'folk-or-dwarves', SayFolk> = {
  rule: 'FF-2.2',
  offer(_p, _frame, _seat, offers) {
    offers.add(FOLK);
    offers.add(DWARVES);
  },
  take(p, _frame, seat, move) {
    choose(p, seat, move.do);
  },
};

/** FF-2.3, FF-2.6 */
export const dealFolks: Auto<'deal-folks'> = {
  auto(p) {
    const folks = tableOf(p);
    const seats = inTurnOrder(p).filter((seat) => folks.chosen[seat] === 'folk');
    for (const seat of inTurnOrder(p)) tell({ say: 'told.folk-or-dwarves', seat, wants: at(folks.chosen, seat) });
    if (seats.length === 0) return;
    learn(p);
    const boards = shuffle(p.random, boardsOf(folks));
    const deals = seats.length <= MOST_WITH_TWO && boards.length >= 2 * seats.length ? 2 : 1;
    const hands = folks.hands.slice();
    for (const seat of seats) hands[seat] = boards.splice(0, deals);
    if (deals === 2) {
      p.folks = { ...folks, hands };
      push(p, { step: 'show-folks' });
      const asking = seats.map((seat): CavernaFrame => ({ step: 'folk-pick', seat, from: 'hand' }));
      if (asking.length === 1) push(p, at(asking, 0));
      else pushTogether(p, asking, { secret: true, done: 'final' });
      return;
    }
    p.folks = { ...folks, hands, pile: boards };
    for (const drawer of seats) push(p, { step: 'draw-folk', drawer });
  },
};

/** FF-2.7: from the player on the right of the starting player round to the starting player. */
export const drawFolk: Auto<'draw-folk'> = {
  auto(p, { drawer }) {
    const folks = tableOf(p);
    const [drawn, ...pile] = folks.pile;
    const hand = folks.hands[drawer] ?? [];
    if (drawn !== undefined) {
      learn(p);
      p.folks = { ...folks, pile, hands: replaced(folks.hands, drawer, [...hand, drawn]) };
    }
    push(p, { step: 'folk-pick', seat: drawer, from: 'pile' });
  },
};

/** FF-2.4, FF-2.7, FF-15 */
export const folkPick: Ask<'folk-pick', PickFolk> = {
  rule: 'FF-2.4',
  offer(p, { from }, seat, offers) {
    const folks = tableOf(p);
    if (from !== 'all') {
      for (const board of folks.hands[seat] ?? []) if (board !== 'hidden') offers.add(PICK_FOLK[board]);
      return;
    }
    for (const folk of FOLK_IDS) {
      if (folk === 'dwarves' ? !folks.dwarves : !folks.hard && isHard(folk)) continue;
      const owner = folk === 'dwarves' ? -1 : folks.chosen.indexOf(folk);
      if (owner < 0) offers.add(PICK_FOLK[folk]);
      else if (offers.explain) offers.block(PICK_FOLK[folk], 'FF-2.10', 'blocked.folk-taken', { owner });
    }
  },
  take(p, { from }, seat, { folk }) {
    const folks = tableOf(p);
    const hand = folks.hands[seat] ?? [];
    choose(p, seat, folk);
    if (from === 'hand') return;
    // FF-2.7, FF-2.8: the other board goes below the pile, and the choice is shown at once.
    p.folks = {
      ...tableOf(p),
      hands: replaced(folks.hands, seat, []),
      pile: [...folks.pile, ...hand.filter((board) => board !== folk)],
    };
    learn(p);
    tell({ say: 'told.folk', seat, folk });
  },
  ask: (_p, { from }) => ({ say: from === 'all' ? 'ask.folk-any' : 'ask.folk-pick' }),
};

/** FF-2.4, FF-2.5: all at once. */
export const showFolks: Auto<'show-folks'> = {
  auto(p) {
    learn(p);
    for (const seat of inTurnOrder(p)) {
      const folk = tableOf(p).chosen[seat];
      if ((tableOf(p).hands[seat] ?? []).length > 0) tell({ say: 'told.folk', seat, folk: folk as FolkId });
    }
  },
};

/** FF-2.5, FF-2.9, FF-2.11 to FF-2.16 */
export const welcomeFolks: Auto<'welcome-folks'> = {
  auto(p) {
    welcome(p);
  },
};

import type { Offers } from '../../../kernel/offers.ts';
import { push } from '../../../kernel/steps.ts';
import { ROTATIONS, type Tile, tileId, tileNumber } from '../box/tiles.ts';
import {
  type Claim,
  moveAt,
  type Place,
  placement,
  STOP,
  type Stop,
  TAKE_TILE,
  type TakeTile,
  type TrollsMove,
} from '../moves.ts';
import type { Options } from '../options.ts';
import { type Player, playerAt, type TrollsAndPrincesses } from '../position.ts';
import { askPlace, placeTile } from '../rules/building.ts';
import { canClaimAny, claimCard, offerClaims } from '../rules/claims.ts';
import { canBuild } from '../rules/effects.ts';
import { countJoined, eachPlacement, hasPlacement, mayBuild } from '../rules/network.ts';
import { tell, type Word } from '../words.ts';
import type { Need } from './actions/weigh.ts';
import type { Ask, Auto } from './step.ts';

const SAME_VICTORY: Need = { rule: 'TP-5.14', say: 'blocked.same-victory' };
const WOULD_SEAL: Need = { rule: 'TP-5.13', say: 'blocked.would-seal' };
const NO_TUNNEL: Need = { rule: 'TP-5.9', say: 'blocked.no-tunnel' };
const DEAD_END: Need = { rule: 'TP-5.10', say: 'blocked.does-not-fit' };

/** What a tile without a legal placement lacks: the rule without which it would have one. */
function whyNowhere(player: Player, tile: Tile, options: Options): Need {
  if (!mayBuild(player, tile)) return SAME_VICTORY;
  if (hasPlacement(player, tile, { ...options, noSealing: false })) return WOULD_SEAL;
  return hasPlacement(player, tile, { ...options, network: 'contact' }) ? NO_TUNNEL : DEAD_END;
}

function offerTiles(
  p: TrollsAndPrincesses,
  player: Player,
  display: readonly Tile[],
  offers: Offers<TrollsMove, Word>,
): void {
  for (const tile of display) {
    const move = moveAt(TAKE_TILE, tile);
    if (hasPlacement(player, tile, p.options)) {
      offers.add(move);
    } else if (offers.explain) {
      const { rule, say } = whyNowhere(player, tile, p.options);
      offers.block(move, rule, say);
    }
  }
}

/** TP-4.13, TP-7.4 */
export const tile: Ask<'tile', TakeTile | Stop> = {
  rule: 'TP-4.13',
  completes: true,
  ask: (_p, { building }) => ({ say: `ask.tile-${building}` }),
  offer(p, { building }, seat, offers) {
    offerTiles(p, playerAt(p, seat), p.caveDisplay, offers);
    if (building === 'free') offers.add(STOP);
    else offers.block(STOP, building === 'must' ? 'TP-7.4' : 'TP-4.13', 'blocked.must-build');
  },
  take(p, _frame, seat, move) {
    if (move.do === 'stop') tell({ say: 'told.stopped-building', seat });
    else askPlace(p, seat, tileNumber(move.tile));
  },
};

/** TP-4.13, TP-4.29: a second tile is asked for only while there is one to build or a card to claim. */
export const afterTile: Auto<'after-tile'> = {
  auto(p) {
    const seat = p.active;
    if (canBuild(p, playerAt(p, seat)) || canClaimAny(p, seat)) push(p, { step: 'second-tile', seat });
  },
};

/** TP-4.13, D47 */
export const secondTile: Ask<'second-tile', TakeTile | Stop | Claim> = {
  rule: 'TP-4.13',
  offer(p, _frame, seat, offers) {
    offerTiles(p, playerAt(p, seat), p.caveDisplay, offers);
    offerClaims(p, seat, offers);
    offers.add(STOP);
  },
  take(p, _frame, seat, move) {
    if (move.do === 'stop') {
      tell({ say: 'told.stopped-building', seat });
    } else if (move.do === 'claim') {
      push(p, { step: 'after-tile' });
      claimCard(p, seat, move);
    } else {
      askPlace(p, seat, tileNumber(move.tile));
    }
  },
};

/** TP-7.1 */
export const kingTile: Ask<'king-tile', TakeTile> = {
  rule: 'TP-7.1',
  completes: true,
  offer: (p, _frame, seat, offers) => offerTiles(p, playerAt(p, seat), p.kingDisplay, offers),
  take: (p, _frame, seat, move) => askPlace(p, seat, tileNumber(move.tile)),
};

const joined = [0, 0, 0];

/** TP-5.7 to TP-5.18 */
export const place: Ask<'place', Place> = {
  rule: 'TP-5.10',
  completes: true,
  ask: (_p, frame) => ({ say: 'ask.place', tile: tileId(frame.tile) }),
  offer(p, frame, seat, offers) {
    eachPlacement(playerAt(p, seat), frame.tile, p.options, (i, j, r) => offers.add(placement(i, j, r)));
  },
  take: (p, frame, seat, { i, j, r }) => placeTile(p, seat, frame.tile, i, j, r),
  /** What counts is which sites are completed. */
  alike(p, frame, seat, { i, j, r }) {
    joined.fill(0);
    countJoined(playerAt(p, seat), frame.tile, i, j, r, joined);
    return joined.reduce((number, sites) => number * (ROTATIONS + 1) + sites, 0);
  },
};

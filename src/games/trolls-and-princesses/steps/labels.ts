import type { Question, Seat } from '../../../kernel/game.ts';
import { at } from '../../../kernel/lists.ts';
import { ACTIONS } from '../box/actions.ts';
import { FIRST_VILLAGE } from '../box/areas.ts';
import { BONUSES, DIAMOND, GOLD, OBSIDIAN } from '../box/bonuses.ts';
import { CASTLES, type Castle } from '../box/castles.ts';
import { CLAN_IDS, CLANS, WHEN_CH_COW_LEAVES, WHEN_OP_POWER_LEAVES } from '../box/clans.ts';
import type { Effect } from '../box/effects.ts';
import { kingTile, tileNumber } from '../box/tiles.ts';
import { type TrollCardId, trollCardFace, trollCardNumber } from '../box/troll-cards.ts';
import type { Act, Activable } from '../moves.ts';
import { type Player, playerAt, type TrollsAndPrincesses, villageAt } from '../position.ts';
import { lossesOf } from '../rules/effects.ts';
import { miningAmount, mostPower, powerOfAction } from '../rules/goods.ts';
import type { Word } from '../words.ts';
import { refreshCost } from './actions/power.ts';

function effectsOfTile({ clan }: Player, tile: Activable): readonly Effect[] {
  return tile === 'clan' ? (CLANS[clan]?.effects ?? []) : (kingTile(tileNumber(tile)).effects ?? []);
}

function effectsOfCard(card: TrollCardId): readonly Effect[] {
  return BONUSES[trollCardFace(trollCardNumber(card)).whenTaken]?.effects ?? [];
}

/** What an action brings, as far as there is something left for it. */
function upTo(amount: number, left = 0): number {
  return left > 0 ? Math.min(amount, left) : amount;
}

/** What the move itself does not say: how much, which castle, whose tile, and what would be lost. */
export function labelOf(p: TrollsAndPrincesses, _frame: unknown, seat: Seat, move: Act): Question<Word> {
  const player = playerAt(p, seat);
  const say: Word = `move.${move.do}`;
  switch (move.do) {
    case 'mine-obsidian':
      return { say, amount: upTo(miningAmount(player, OBSIDIAN), player.filled[OBSIDIAN]) };
    case 'mine-gold':
      return { say, amount: upTo(miningAmount(player, GOLD), player.filled[GOLD]) };
    case 'mine-diamond':
      return { say, amount: upTo(miningAmount(player, DIAMOND), player.filled[DIAMOND]) };
    case 'get-power':
      return { say, amount: upTo(powerOfAction(player), mostPower(player) - player.power) };
    case 'refresh-cards':
      return { say, points: refreshCost(p).points };
    case 'castle': {
      const { id, effects } = at<Castle>(CASTLES, villageAt(p, p.area - FIRST_VILLAGE).castle);
      return { say, castle: id, ...lossesOf(player, effects) };
    }
    case 'activate': {
      const losses = lossesOf(player, effectsOfTile(player, move.tile));
      return move.tile === 'clan'
        ? { say: 'move.activate-clan', clan: at(CLAN_IDS, player.clan), ...losses }
        : { ...move, say, ...losses };
    }
    case 'build-outpost':
      return { ...move, say, ...(move.place === 'op-power' && lossesOf(player, WHEN_OP_POWER_LEAVES)) };
    case 'swap':
      return { ...move, say, ...(move.place === 'ch-cow' && lossesOf(player, WHEN_CH_COW_LEAVES)) };
    case 'buy-card':
      return { ...move, say, ...lossesOf(player, effectsOfCard(move.card), ACTIONS['buy-card'].power) };
    case 'end':
      return { say: p.phase === 3 ? 'move.end-turn' : say };
    default:
      return { ...move, say };
  }
}

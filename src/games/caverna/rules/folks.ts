import type { Seat } from '../../../kernel/game.ts';
import { hold } from '../../../kernel/hooks.ts';
import { shuffle } from '../../../kernel/random.ts';
import { FIRST_CAVERN } from '../box/cells.ts';
import { FOLK_BOARDS, type FolkBoard, type FolkId } from '../box/folk-ids.ts';
import { folkAt, isHard } from '../box/folks.ts';
import type { FurnishingId } from '../box/furnishings.ts';
import { FURNISHINGS, folkNumber, furnishingNumber, HOOK_SET } from '../box/furnishings.ts';
import { NOTHING } from '../box/goods.ts';
import { MOST_PEOPLE } from '../box/market.ts';
import {
  type Caverna,
  type FolkTable,
  HOME,
  NOT_IN_PLAY,
  ON_OFFER,
  type Person,
  type Player,
  personAt,
  playerAt,
  replaced,
} from '../position.ts';
import { tell } from '../words.ts';
import { gainAll } from './goods.ts';

/** FF-2.16: so many sets of furnishings, where a small table asks for more. */
const SETS_WHEN_FILLED = 4;
const ORDINARY_DWELLING: FurnishingId = 'dwelling';

/** FF-2.5, FF-2.9, FF-2.11 to FF-2.16: everybody has chosen; furnishings of other folks may be on offer too. */
export function welcome(p: Caverna, more: readonly FolkBoard[] = []): void {
  const folks = p.folks as FolkTable;
  const inPlay = folks.chosen.filter((folk): folk is FolkBoard => folk !== 'dwarves' && isBoard(folk));
  const others = folks.fill ? moreSets(p, folks, inPlay) : more;
  const sets = [...inPlay, ...others];
  p.folks = { ...folks, hands: [], pile: [], sets };
  putOut(p, sets, folks.charcoal);
  folks.chosen.forEach((folk, seat) => {
    if (isBoard(folk)) settle(p, seat, folk);
  });
}

function isBoard(folk: FolkTable['chosen'][number]): folk is FolkBoard {
  return FOLK_BOARDS.includes(folk as FolkBoard);
}

function moreSets(p: Caverna, { hard }: FolkTable, inPlay: readonly FolkBoard[]): FolkBoard[] {
  const others = FOLK_BOARDS.filter((board) => !inPlay.includes(board) && (hard || !isHard(board)));
  const more = shuffle(p.random, others).slice(0, SETS_WHEN_FILLED - inPlay.length);
  for (const folk of more) tell({ say: 'told.more-furnishings', folk });
  return more;
}

/** FF-2.13: each new furnishing takes the place of one. */
function putOut(p: Caverna, sets: readonly FolkBoard[], charcoal: boolean): void {
  const owners = p.owners.slice();
  FURNISHINGS.forEach(({ folk, replaces, reconstructed }, number) => {
    if (folk === undefined || replaces === undefined || !sets.includes(folk)) return;
    if (reconstructed && !charcoal) return;
    owners[number] = ON_OFFER;
    owners[furnishingNumber(replaces)] = NOT_IN_PLAY;
  });
  p.owners = owners;
}

/** FF-2.11 */
function settle(p: Caverna, seat: Seat, folk: FolkBoard): void {
  const player = playerAt(p, seat);
  const { goods = NOTHING, dwellings = 0 } = folkAt(folk).start;
  player.folk = folk;
  hold(HOOK_SET, player.held, folkNumber(folk));
  player.people = player.people.map((person) => ({ ...person, folk }));
  gainAll(p, seat, goods);
  for (let i = 0; i < dwellings; i++) {
    player.tops = replaced(player.tops, FIRST_CAVERN, ORDINARY_DWELLING);
    player.under = replaced(player.under, FIRST_CAVERN, 'cavern');
    hold(HOOK_SET, player.held, furnishingNumber(ORDINARY_DWELLING));
    player.people = [...player.people, { ...personAt(player, 0) }];
  }
}

/** The folk of a player; without The Forgotten Folk everybody leads Dwarves. */
export function folkOf({ folk }: Player): FolkId {
  return folk ?? 'dwarves';
}

/** FF-6.2, FF-6.4: a Goblin moves in, if there may be one more. */
export function addGoblin(p: Caverna, seat: Seat): void {
  const player = playerAt(p, seat);
  if (player.people.length >= MOST_PEOPLE) return;
  const goblin: Person = {
    folk: folkOf(player),
    kind: 'goblin',
    strength: 0,
    adult: true,
    usableFrom: p.round + 1,
    at: HOME,
  };
  player.people = [...player.people, goblin];
  tell({ say: 'told.goblin', seat });
}

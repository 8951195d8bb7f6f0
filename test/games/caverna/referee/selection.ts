import { FOLK_BOARDS, FOLK_IDS, type FolkBoard, type FolkId } from '../../../../src/games/caverna/box/folk-ids.ts';
import type { Caverna } from '../../../../src/games/caverna/position.ts';
import type { Telling } from './asking.ts';
import { mustAgree } from './comparing.ts';
import type { OptionValues } from './laying-out.ts';

interface Boards {
  readonly hands: readonly (readonly FolkId[])[];
  readonly pile: readonly FolkId[];
}

/** FF-2.17, section 15 */
function boardsOf({ hardFolks }: OptionValues): FolkBoard[] {
  return FOLK_BOARDS.filter((board) => hardFolks !== false || !['elves', 'silicoids'].includes(board));
}

function mustBeDealtFrom(allowed: readonly FolkId[], dealt: readonly FolkId[]): void {
  mustAgree('boards that are dealt', true, new Set(dealt).size === dealt.length);
  mustAgree(
    'boards that should not be there',
    [],
    dealt.filter((board) => !allowed.includes(board)),
  );
}

/** FF-2.2 to FF-2.10, section 15: the folk of each seat; only what was shuffled is read from the position. */
export function* chooseFolks(p: Caverna, options: OptionValues): Telling<FolkId[]> {
  const order = Array.from({ length: p.seats }, (_, index) => (p.first + index) % p.seats);
  const chosen: FolkId[] = order.map(() => 'dwarves');
  if (options.folkSelection === 'random') return drawAll(p, options);
  if (options.folkSelection === 'free') {
    for (const seat of order) {
      const free = [...(options.dwarvesAllowed === false ? [] : (['dwarves'] as const)), ...boardsOf(options)];
      const left = free.filter((folk) => folk === 'dwarves' || !chosen.includes(folk));
      chosen[seat] = yield* pick(seat, left);
    }
    return chosen;
  }
  const wanting: number[] = [];
  for (const seat of order) {
    const answer = options.dwarvesAllowed === false ? 'folk' : yield* askSide(seat);
    if (answer === 'folk') wanting.push(seat);
  }
  if (wanting.length === 0) return chosen;
  const boards = boardsOf(options);
  if (wanting.length <= 4 && boards.length >= 2 * wanting.length) {
    const { hands } = dealt(p);
    for (const seat of wanting) mustAgree(`boards of seat ${seat}`, 2, hands[seat]?.length);
    mustBeDealtFrom(boards, hands.flat());
    for (const seat of wanting) chosen[seat] = yield* pick(seat, hands[seat] as FolkId[]);
    return chosen;
  }
  yield* drawInTurn(p, wanting.toReversed(), boards, chosen);
  return chosen;
}

/** FF-2.6 to FF-2.9: one board each, and a pile. */
function* drawInTurn(p: Caverna, drawers: readonly number[], boards: readonly FolkId[], chosen: FolkId[]): Telling {
  const { hands, pile } = dealt(p);
  const [first = 0] = drawers;
  // The first to draw has drawn already.
  const own = hands.map((hand) => hand.slice(0, 1));
  const left = [...(hands[first]?.slice(1) ?? []), ...pile];
  for (const seat of drawers) mustAgree(`board of seat ${seat}`, 1, own[seat]?.length);
  mustAgree('boards in the pile', boards.length - drawers.length, left.length);
  mustBeDealtFrom(boards, [...own.flat(), ...left]);
  for (const seat of drawers) {
    const hand = [...(own[seat] as FolkId[]), left.shift() as FolkId];
    const kept = yield* pick(seat, hand);
    chosen[seat] = kept;
    left.push(...hand.filter((board) => board !== kept));
    mustAgree(`seat ${seat} shows its board`, kept, p.folks?.chosen[seat] ?? 'nothing');
  }
}

/** FD50: the Dwarves are one more to draw. */
function drawAll({ players }: Caverna, options: OptionValues): FolkId[] {
  const drawn = players.map(({ folk }) => folk as FolkId);
  mustBeDealtFrom(
    FOLK_IDS.filter((folk) => mayDraw(folk, options)),
    drawn,
  );
  return drawn;
}

function mayDraw(folk: FolkId, options: OptionValues): boolean {
  return folk === 'dwarves' ? options.dwarvesAllowed !== false : boardsOf(options).some((board) => board === folk);
}

function* askSide(seat: number): Telling<string> {
  return yield { seat, step: 'folk-or-dwarves', answers: ['folk', 'dwarves'], free: [], mustAsk: true };
}

function* pick(seat: number, boards: readonly FolkId[]): Telling<FolkId> {
  const answers = boards.map((board) => `pick-folk ${board}`);
  const answer = yield { seat, step: 'folk-pick', answers, free: [], mustAsk: true };
  return answer.slice('pick-folk '.length) as FolkId;
}

function dealt({ folks }: Caverna): Boards {
  return { hands: (folks?.hands ?? []) as Boards['hands'], pile: (folks?.pile ?? []) as Boards['pile'] };
}

import { ChangedMark } from '../../../../web/board-kit/changed/marks.tsx';
import { Icon } from '../../../../web/look/Icon.tsx';
import { areaId, FIRST_VILLAGE, villageId } from '../../box/areas.ts';
import { playerAt, villageAt } from '../../position.ts';
import { clanOf } from '../art/clans.ts';
import { KingFace, OutpostPiece, Piece, TrollFace } from '../art/Figure.tsx';
import { spotOf } from '../changes.ts';
import { standing } from '../Figures.tsx';
import { upTo } from '../numbers.ts';
import { useTable } from '../table.ts';

/** What may change in a village. */
const SPOTS = [
  spotOf.castle,
  spotOf.church,
  spotOf.town,
  spotOf.farm,
  spotOf.outposts,
  spotOf.king,
  spotOf.trolls,
] as const;

interface FoldedVillageProps {
  readonly village: number;
  readonly open: boolean;
  readonly unfold: () => void;
}

/** A village that is folded to a row or a ribbon: who stands there, and what is to be had, in words. */
export function FoldedVillage({ village, open, unfold }: FoldedVillageProps) {
  const { view, speak } = useTable();
  const area = FIRST_VILLAGE + village;
  const { princesses, bells, changelings, humans } = villageAt(view, village);
  const towers = view.players.flatMap((_, seat) =>
    upTo(playerAt(view, seat).outpostsIn[village] ?? 0).map((number) => ({ seat, number })),
  );
  return (
    <button type="button" className="tp-folded" aria-expanded={open} onClick={unfold}>
      <span className="tp-numeral">{speak(`numeral.${villageId(village)}`)}</span>
      <span className="tp-folded-words">
        <span className="tp-folded-faces">
          {standing(view, area, undefined).map(({ seat, troll }) => (
            <TrollFace key={`${seat} ${troll}`} clan={clanOf(view, seat)} seat={seat} />
          ))}
          {view.king === area && <KingFace />}
          {towers.map(({ seat, number }) => (
            <OutpostPiece key={`${seat} ${number}`} owner={{ clan: clanOf(view, seat), seat }} />
          ))}
        </span>
        <span className="tp-folded-things">
          {princesses > 0 && <Piece kind="princess" />}
          {speak('board.village-has', { princesses, bells, changelings, humans })}{' '}
          <ChangedMark of={SPOTS.map((spot) => spot(areaId(area)))} />
        </span>
      </span>
      <Icon name={open ? 'up' : 'down'} />
    </button>
  );
}

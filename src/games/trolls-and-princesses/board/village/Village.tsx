import './village.css';
import { ChangedMark } from '../../../../web/board-kit/changed/marks.tsx';
import { usePlace, usePlaceState } from '../../../../web/board-kit/places.tsx';
import { type AreaId, areaId, FIRST_VILLAGE, villageId } from '../../box/areas.ts';
import { CASTLES } from '../../box/castles.ts';
import { playerAt, villageAt } from '../../position.ts';
import { ruleOfHelp } from '../../rules/costs.ts';
import { clanOf } from '../art/clans.ts';
import { ChangelingPiece, OutpostPiece } from '../art/Figure.tsx';
import { Badge } from '../Badge.tsx';
import { spotOf } from '../changes.ts';
import { Deed } from '../Deed.tsx';
import { Cauldrons, King } from '../Figures.tsx';
import { upTo } from '../numbers.ts';
import { placeOf } from '../places.ts';
import { actionOf, costOf, costsOf } from '../prices.ts';
import { useTable } from '../table.ts';
import { Castle, Church, Farm, Town } from './Buildings.tsx';
import { FoldedVillage } from './FoldedVillage.tsx';
import { Ground } from './Ground.tsx';

interface VillageProps {
  readonly village: number;
  /** Whether it stands in one column with the village in which the viewer acts. */
  readonly beside: boolean;
  /** Whether it is the one unfolded, where only one is. */
  readonly open: boolean;
  readonly unfold: () => void;
}

/** A village: a place with buildings, each of which carries the signs of what can be done there (TP-1.5). */
export function Village({ village, beside, open, unfold }: VillageProps) {
  const { view, speak, acting, visiting } = useTable();
  const area = FIRST_VILLAGE + village;
  const id = areaId(area);
  const going = usePlaceState(placeOf.area(id))?.mood;
  const building = usePlaceState(placeOf.outposts(id))?.mood;
  const isOpened = acting === area && !visiting;
  return (
    <section
      className="tp-village"
      aria-label={speak(`area.${id}`)}
      data-village={village}
      data-form={isOpened ? 'deeds' : beside ? 'beside' : 'signs'}
      data-open={open || isOpened || undefined}
      data-here={(view.area === area && view.phase > 0) || undefined}
      data-spent={(acting === area && view.points + view.help === 0) || undefined}
    >
      <Ground turned={village % 2 === 1} />
      <div className="tp-area" data-about={id} data-for={standsFor(id)} data-glow={going ?? building} />
      <FoldedVillage village={village} open={open} unfold={unfold} />
      <header className="tp-village-head">
        <h2 data-about={id} data-for={standsFor(id)}>
          {speak(`sign.${villageId(village)}`)}
        </h2>
        <ChangedMark of={spotOf.trolls(id)} />
        <Outposts village={village} />
      </header>
      <VillageDeeds village={village} />
      <div className="tp-village-foot">
        <Cauldrons area={area} />
        <King area={area} />
      </div>
      <Badge area={area} />
    </section>
  );
}

/** What the ground of a village is pressed for: to go there, or to build an outpost there. */
function standsFor(village: AreaId): string {
  return `${placeOf.area(village)} ${placeOf.outposts(village)}`;
}

/** The buildings with their signs, in the same order everywhere. */
function VillageDeeds({ village }: { readonly village: number }) {
  const { view, speak } = useTable();
  const area = FIRST_VILLAGE + village;
  const id = areaId(area);
  const { castle, princesses, bells, changelings, humans } = villageAt(view, village);
  const tile = CASTLES[castle]?.id ?? 'castle-gold';
  const left = view.players.flatMap((player, seat) =>
    upTo(player.changelingsIn[village] ?? 0).map((number) => ({ seat, number })),
  );
  const deed = (name: 'princess' | 'bell' | 'castle' | 'swap' | 'hire' | 'cow', there: boolean) => ({
    area,
    name,
    effort: costsOf(name, view).points,
    verb:
      there || name === 'castle' || name === 'cow' ? speak(`deed.${name}`, { castle: tile }) : speak(`deed.no-${name}`),
    // Nothing is paid for what is not there.
    price: there ? costOf(name, view, speak) : '',
    brings: speak(`brings.${name}`, { castle: tile }),
    shared: ruleOfHelp(view, actionOf(name)) !== undefined,
  });
  const [castleArt, churchArt] = [
    <Castle key="castle" princess={princesses > 0} />,
    <Church key="church" bells={bells} />,
  ];
  const townArt = <Town key="town" changelings={changelings} />;
  const farmArt = <Farm key="farm" humans={humans} />;
  return (
    <div className="tp-deeds">
      <div className="tp-column">
        <div className="tp-plot" data-plot="castle">
          <span className="tp-plot-art" data-about="castle" data-for={standsFor(id)}>
            {castleArt}
          </span>
          <Deed {...deed('princess', princesses > 0)} picture={castleArt} counts={spotOf.castle(id)} />
          <Deed {...deed('castle', true)} picture={castleArt} />
        </div>
        <div className="tp-plot" data-plot="town">
          <span className="tp-plot-art" data-about="town" data-for={standsFor(id)}>
            {townArt}
            {left.length > 0 && (
              <span className="tp-left-here">
                {left.map(({ seat, number }) => (
                  <ChangelingPiece key={`${seat} ${number}`} owner={{ clan: clanOf(view, seat), seat }} />
                ))}
              </span>
            )}
          </span>
          <Deed {...deed('swap', changelings > 0)} picture={townArt} counts={spotOf.town(id)} />
        </div>
      </div>
      <div className="tp-column">
        <div className="tp-plot" data-plot="church">
          <span className="tp-plot-art" data-about="church" data-for={standsFor(id)}>
            {churchArt}
          </span>
          <Deed {...deed('bell', bells > 0)} picture={churchArt} counts={spotOf.church(id)} />
        </div>
        <div className="tp-plot" data-plot="farm">
          <span className="tp-plot-art" data-about="farm" data-for={standsFor(id)}>
            {farmArt}
          </span>
          <Deed {...deed('hire', humans > 0)} picture={farmArt} counts={spotOf.farm(id)} />
          <Deed {...deed('cow', true)} picture={farmArt} />
        </div>
      </div>
    </div>
  );
}

/** The foot of the mountain: neutral outposts, and those that clans have put in their place. */
function Outposts({ village }: { readonly village: number }) {
  const { view, seats, speak } = useTable();
  const { outposts } = villageAt(view, village);
  const place = usePlace(placeOf.outposts(areaId(FIRST_VILLAGE + village)));
  const { role = 'img', 'aria-label': label = speak('board.pile-outpost', { count: outposts }), ...rest } = place;
  return (
    <span className="tp-outposts" {...{ role, 'aria-label': label, ...rest }} data-about="outposts">
      <span className="tp-outpost-row">
        {seats.flatMap(({ seat }) =>
          upTo(playerAt(view, seat).outpostsIn[village] ?? 0).map((outpost) => (
            <OutpostPiece key={`${seat} ${outpost}`} owner={{ clan: clanOf(view, seat), seat }} />
          )),
        )}
        {upTo(outposts).map((outpost) => (
          <OutpostPiece key={outpost} />
        ))}
      </span>
      <span className="tp-outposts-word">
        <span aria-hidden="true">{speak('board.outposts')}</span>
        <ChangedMark of={spotOf.outposts(areaId(FIRST_VILLAGE + village))} />
      </span>
    </span>
  );
}

import { resourceNumber } from '../../box/bonuses.ts';
import './caverns.css';
import { memo, type ReactNode } from 'react';
import { isOneOf } from '../../../../kernel/lists.ts';
import { usePlace, usePlaceState } from '../../../../web/board-kit/places.tsx';
import { Icon } from '../../../../web/look/Icon.tsx';
import { Cut } from '../../../../web/look/print/Cut.tsx';
import { field } from '../../../../web/look/print/cuts.ts';
import { ACTIONS } from '../../box/actions.ts';
import { type Area, areaId, BUILDING, cavernId, MINING, POWER } from '../../box/areas.ts';
import { CLAN_IDS } from '../../box/clans.ts';
import { isKingTile, kingTile } from '../../box/tiles.ts';
import type { Activable } from '../../moves.ts';
import { playerAt } from '../../position.ts';
import { miningAmount, mostPower, powerOfAction } from '../../rules/goods.ts';
import { Badge } from '../Badge.tsx';
import { canDo, Deed, DeedFace } from '../Deed.tsx';
import { Cauldrons, King } from '../Figures.tsx';
import { tilesOf } from '../layout.ts';
import { placeOf } from '../places.ts';
import { costOf, costsOf } from '../prices.ts';
import { useTable } from '../table.ts';

const HATCH = field({
  x: 8,
  y: 12,
  width: 150,
  height: 90,
  across: 30,
  down: 13,
  length: 15,
  stroke: 1.3,
  angle: -12,
  seed: 170,
});
const ARCH = 'M5 206V34C6 12 33 5 82 5S158 12 159 34V206z';

/** A room in the rock with a fire that lights it from below. */
const Hollow = memo(function Hollow() {
  return (
    <svg viewBox="0 0 164 210" className="tp-hollow" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <Cut d={ARCH} fill="#1a120c" stroke="#0e1a20" strokeWidth="4" />
      <Cut d={ARCH} fill="url(#tp-firelight)" />
      <path d={HATCH} fill="#e0a35a" opacity="0.2" />
      <Cut d={ARCH} fill="none" stroke="#8a6a42" strokeWidth="2" />
    </svg>
  );
});

interface CavernProps {
  readonly area: Area;
  readonly open: boolean;
  readonly unfold: () => void;
  readonly children: ReactNode;
}

/** A cavern of the board that is shown: who stands there, and what can be done there. */
function Cavern({ area, open, unfold, children }: CavernProps) {
  const { view, me, shown, speak, acting, from, visiting } = useTable();
  const id = areaId(area);
  const state = usePlaceState(placeOf.area(id));
  const mood = me === shown ? state?.mood : undefined;
  const isHere = view.area === area && view.active === shown && view.phase > 0;
  return (
    <section
      className="tp-cavern"
      aria-label={speak(`area.${id}`)}
      data-form={visiting ? 'pots' : acting === area ? 'deeds' : acting === undefined ? 'signs' : 'faces'}
      data-open={(!visiting && (open || acting === area)) || undefined}
      data-here={isHere || undefined}
      data-spent={(!visiting && acting === area && view.points + view.help === 0) || undefined}
    >
      <Hollow />
      <div className="tp-area" data-about={id} data-for={placeOf.area(id)} data-glow={mood} />
      <header className="tp-cavern-head">
        <h2>{speak(`cavern.${cavernId(area)}`)}</h2>
        {!visiting && from === area ? (
          <span className="tp-leaves">{speak('board.leaves')}</span>
        ) : (
          <Badge area={area} />
        )}
        {!visiting && (
          <button
            type="button"
            className="tp-unfold"
            aria-expanded={open}
            aria-label={speak('board.unfold', { area: id })}
            onClick={unfold}
          >
            <Icon name={open ? 'up' : 'down'} />
          </button>
        )}
      </header>
      <div className="tp-cavern-pots">
        <King area={area} owner={shown} />
        <Cauldrons area={area} owner={shown} />
      </div>
      {!visiting && <div className="tp-deeds">{children}</div>}
    </section>
  );
}

const MINES = [
  ['mine-obsidian', 'obsidian'],
  ['mine-gold', 'gold'],
  ['mine-diamond', 'diamond'],
] as const;

interface CavernsProps {
  readonly open: Area | undefined;
  readonly unfold: (area: Area) => void;
}

/** They cost nothing but effort, so that it is said what they bring. */
const REFRESHING = ['refresh-cave', 'refresh-cards'] as const;

/** The three caverns inside the mountain. */
export function Caverns({ open, unfold }: CavernsProps) {
  const { view, me, shown, speak } = useTable();
  const player = playerAt(view, shown);
  const fold = (area: Area) => ({ area, open: open === area, unfold: () => unfold(area) });
  const plain = (
    area: Area,
    name: 'build-tiles' | 'build-outpost' | 'refresh-cave' | 'replenish' | 'buy-card' | 'refresh-cards',
  ) => (
    <Deed
      area={area}
      name={name}
      effort={costsOf(name, view).points}
      verb={speak(`deed.${name}`)}
      price={costOf(name, view, speak) || (isOneOf(REFRESHING, name) ? speak(`price.${name}`) : '')}
      brings={speak(`brings.${name}`)}
    />
  );
  return (
    <div className="tp-caverns" data-guide="caverns">
      <Cavern {...fold(MINING)}>
        {MINES.map(([name, resource], number) => (
          <Deed
            key={name}
            area={MINING}
            name={name}
            effort={ACTIONS[name].points}
            verb={speak('deed.mine', { resource, count: miningAmount(player, resourceNumber(resource)) })}
            price={speak('board.in-sites', {
              resource,
              filled: player.filled[number] ?? 0,
              count: player.sites[number] ?? 0,
            })}
            brings={speak('brings.mine', { resource })}
          />
        ))}
        <Activations area={MINING} />
      </Cavern>
      <Cavern {...fold(BUILDING)}>
        {plain(BUILDING, 'build-tiles')}
        {plain(BUILDING, 'build-outpost')}
        {plain(BUILDING, 'refresh-cave')}
        <Activations area={BUILDING} />
      </Cavern>
      <Cavern {...fold(POWER)}>
        <Deed
          area={POWER}
          name="get-power"
          effort={ACTIONS['get-power'].points}
          verb={speak('deed.get-power', { count: powerOfAction(player) })}
          price={speak(me === shown ? 'board.power-of' : 'board.of', { has: player.power, most: mostPower(player) })}
          brings={speak('brings.get-power')}
        />
        {plain(POWER, 'replenish')}
        {plain(POWER, 'buy-card')}
        {plain(POWER, 'refresh-cards')}
        <Activations area={POWER} />
      </Cavern>
    </div>
  );
}

/** TP-4.9: the clan tile, and the King's tiles that can be used in any cavern. */
function Activations({ area }: { readonly area: Area }) {
  const { view, shown, acting, speak } = useTable();
  const player = playerAt(view, shown);
  const clan = CLAN_IDS[player.clan];
  const tiles = tilesOf(player).flatMap(({ tile }) =>
    isKingTile(tile) && kingTile(tile).effects !== undefined ? [kingTile(tile).id] : [],
  );
  if (clan === undefined) return null;
  return (
    <>
      <Activation
        area={area}
        tile="clan"
        // Where there is no room for a sign of each, one stands for all.
        verb={speak(acting === area || tiles.length === 0 ? 'deed.clan' : 'deed.activate')}
        price={speak(acting === area || tiles.length === 0 ? `short.clan-${clan}` : 'price.activate')}
        brings={speak(`about.clan-${clan}`)}
      />
      {acting === area &&
        tiles.map((tile) => (
          <Activation
            key={tile}
            area={area}
            tile={tile}
            verb={speak(`tile.${tile}`)}
            price={speak(`short.${tile}`)}
            brings={speak(`about.${tile}`)}
          />
        ))}
    </>
  );
}

interface ActivationProps {
  readonly area: Area;
  readonly tile: Activable;
  readonly verb: string;
  readonly price: string;
  readonly brings: string;
}

function Activation({ area, tile, ...words }: ActivationProps) {
  const { me, shown, acting, forecast, speak } = useTable();
  const id = placeOf.activate(tile);
  const place = usePlace(id);
  const state = usePlaceState(id);
  // The same tile can be used in each of the three: it is lit where the troll is.
  const isHere = me === shown && acting === area;
  const prospect = me === shown ? forecast.get(area)?.get('activate') : undefined;
  const ahead = prospect?.why && speak(prospect.why.say, prospect.why);
  return (
    <DeedFace
      attributes={isHere ? place : {}}
      about={tile === 'clan' ? 'clan-tile' : `tile-${tile}`}
      can={isHere ? canDo(state?.mood, undefined) : prospect?.possible}
      effort={ACTIONS.activate.points}
      shared={false}
      why={isHere ? state?.why?.reason : ahead}
      rule={isHere ? state?.why?.rule : undefined}
      {...words}
    />
  );
}

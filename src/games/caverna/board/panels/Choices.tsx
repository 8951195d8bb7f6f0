import { Picture } from '../../../../web/look/Picture.tsx';
import { seatColours, seatNumber } from '../../../../web/look/SeatMark.tsx';
import type { BranchName, Effect } from '../../box/effects.ts';
import type { Some } from '../../box/goods.ts';
import { MOST_TRADES } from '../../box/market.ts';
import { effectAt } from '../../box/spaces.ts';
import type { FrameOf } from '../../frames.ts';
import type { ChooseBranch, GoldToFood, Pay } from '../../moves.ts';
import { actingNow } from '../../parts/parts.ts';
import type { FenceKind } from '../../rules/fencing.ts';
import { lossOf, without } from '../../rules/spaces.ts';
import { tradeOf } from '../../steps/trade.ts';
import { Good } from '../art/goods.tsx';
import { Field, Meadow, Stable } from '../art/home/Farmland.tsx';
import { TilePicture } from '../art/home/TilePicture.tsx';
import type { PlaceKind } from '../art/ids.ts';
import { PlaceScene } from '../art/places/PlaceScene.tsx';
import { fencePart } from '../explain/fence-parts.ts';
import { GoodsLine, sayGoods } from '../goods.tsx';
import { heldAt } from '../held.ts';
import { upTo } from '../numbers.ts';
import { placeOf } from '../place-ids.ts';
import { fencesOn, singlesOn, tilesOn } from '../places.ts';
import { useReader, useTable } from '../table.ts';
import { madeOnCopy } from '../terms.ts';
import { Choice, Panel, Price } from './Panel.tsx';
import { Young } from './Young.tsx';

/** A place whose picture stands for a branch. */
const BRANCH_SCENES: Readonly<Record<BranchName, PlaceKind>> = {
  dog: 'housework',
  furnish: 'housework',
  goods: 'supplies',
  growth: 'growth',
  dwelling: 'wish-for-children',
  gold: 'weekly-market',
  forest: 'clearing',
  mountain: 'drift-mining',
};

function BranchPicture({ name }: { readonly name: BranchName }) {
  if (name === 'dog') return <Good id="dog" className="cv-large" />;
  if (name === 'gold') return <Good id="gold" className="cv-large" />;
  return (
    <Picture width={148} height={88}>
      <PlaceScene kind={BRANCH_SCENES[name]} />
    </Picture>
  );
}

function leadsToChild(way: Effect): boolean {
  return 'parts' in way && way.parts.some((part) => part.is === 'may' && part.part.is === 'grow');
}

/** Either, or: each way to go, those that are closed with the reason. */
export function BranchPanel({ frame }: { readonly frame: FrameOf<'branch'> }) {
  const { offers, speak } = useTable();
  const effect = effectAt(frame.effect);
  const branches = 'branches' in effect ? effect.branches : [];
  const both = offers.filter(
    (move): move is Extract<ChooseBranch, { second: BranchName }> => move.do === 'branch' && 'second' in move,
  );
  return (
    <Panel title={speak('panel.branch')}>
      <div className="cv-choices">
        {branches.map(({ name, effect: way }) => (
          <Choice
            key={name}
            place={placeOf.branch(name)}
            picture={<BranchPicture name={name} />}
            title={speak(`branch.${name}`)}
            says={leadsToChild(way) ? speak('part.then', { parts: speak('branch.growth') }) : undefined}
          />
        ))}
        {both.map(({ first, second }) => (
          <Choice
            key={`${first} ${second}`}
            place={placeOf.branch(first, second)}
            picture={
              <>
                <BranchPicture name={first} />
                <BranchPicture name={second} />
              </>
            }
            title={speak('branch.both', { first: speak(`branch.${first}`), second: speak(`branch.${second}`) })}
          />
        ))}
      </div>
    </Panel>
  );
}

/** Which of the tiles is laid. */
export function TilePanel({ frame }: { readonly frame: FrameOf<'place-twin'> }) {
  const { view, speak } = useTable();
  const player = useReader();
  const [rule] = heldAt(player, 'place.twin');
  const singles = singlesOn(view, frame);
  const alone = rule?.twin === 'barred' && singles.length > 0;
  const rubies = (count: number | undefined) => (count ? speak('amount.ruby', { count }) : undefined);
  return (
    <Panel title={speak('panel.tile')} note={speak(alone ? 'panel.tile-how-single' : 'panel.tile-how')}>
      <div className="cv-choices">
        {(alone ? [] : tilesOn(frame)).map((tile) => (
          <Choice
            key={tile}
            place={placeOf.tile(tile)}
            picture={<TilePicture id={`twin-${tile}`} />}
            title={speak(`tile.${tile}`)}
            price={singles.length > 0 && rule?.twin !== 'barred' ? rubies(rule?.twin) : undefined}
          />
        ))}
        {singles.map((tile) => (
          <Choice
            key={tile}
            place={placeOf.single(tile)}
            picture={<TilePicture id={`single-${tile}`} />}
            title={speak(`tile.${tile}`)}
            price={rubies(rule?.single)}
            says={alone ? undefined : speak('panel.single-instead')}
          />
        ))}
      </div>
    </Panel>
  );
}

function FencePicture({ kind }: { readonly kind: FenceKind }) {
  const { shown } = useTable();
  if (kind !== 'stable') return <TilePicture id={`${kind}-pasture`} />;
  return (
    <Picture width={130} height={92}>
      <Meadow seed={3} />
      <Stable x={66} y={76} roof={seatColours(seatNumber(shown)).ground} />
    </Picture>
  );
}

/** Pastures and a stable in one panel: what each costs now, and why one is closed. */
export function FencesPanel({ frame }: { readonly frame: FrameOf<'fences'> }) {
  const { view, speak } = useTable();
  const player = useReader();
  const { person, goods: lying } = actingNow(view);
  const lost = lossOf(player, person, lying);
  const animals = sayGoods(lost === 'none' || lost === 'any' ? lying : without(lying, lost), speak);
  const note = [speak('panel.fences-how'), ...(animals === '' ? [] : [speak('panel.fences-then', { animals })])];
  return (
    <Panel title={speak('panel.fences')} note={note.join(' ')}>
      <div className="cv-choices">
        {fencesOn(frame).map((kind) => {
          const {
            title,
            reasons = [],
            lines = [],
            closed,
            ...price
          } = fencePart({ kind, printed: frame[kind] }, view, player, speak);
          return (
            <Choice
              key={kind}
              place={placeOf.fence(kind)}
              picture={<FencePicture kind={kind} />}
              title={title}
              price={<Price {...price} />}
              says={[...reasons, ...lines].map(({ text }) => text).join(' ')}
              closed={closed}
            />
          );
        })}
      </div>
    </Panel>
  );
}

/** CV-4.9: ways to pay, where there are several. */
export function PaymentPanel({ besides }: { readonly besides: Some }) {
  const { offers, speak } = useTable();
  const { goods } = useReader();
  const ways = offers.filter((move): move is Pay => move.do === 'pay');
  const { gold = 0, food = 0, grain = 0, vegetable = 0 } = besides;
  return (
    <Panel title={speak('panel.payment')}>
      <div className="cv-choices">
        {ways.map((way) => {
          const { wood, stone, ore } = way;
          const price = { wood, stone, ore, gold, food, grain, vegetable };
          return (
            <Choice
              key={placeOf.pay(way)}
              place={placeOf.pay(way)}
              title={<GoodsLine some={price} speak={speak} />}
              says={
                <span className="cv-keeps">
                  {speak('panel.keeps')}
                  <GoodsLine
                    some={{ wood: goods.wood - wood, stone: goods.stone - stone, ore: goods.ore - ore }}
                    speak={speak}
                  />
                </span>
              }
            />
          );
        })}
      </div>
    </Panel>
  );
}

/** CV-4.36 */
export function TradePanel() {
  const { speak } = useTable();
  return (
    <Panel title={speak('panel.trade')}>
      <div className="cv-choices">
        {upTo(MOST_TRADES).map((step) => {
          const times = step + 1;
          return (
            <Choice
              key={times}
              place={placeOf.trade(times)}
              title={speak('panel.trade-times', { times })}
              price={<GoodsLine some={tradeOf(times).give} speak={speak} />}
              says={
                <span className="cv-trade-gain">
                  <i aria-hidden="true">→</i>
                  <GoodsLine some={tradeOf(times).get} speak={speak} />
                </span>
              }
            />
          );
        })}
      </div>
    </Panel>
  );
}

/** How much gold is turned into food. */
export function GoldPanel() {
  const { view, me = 0, offers, speak } = useTable();
  const ways = offers.filter((move): move is GoldToFood => move.do === 'gold-to-food');
  return (
    <Panel title={speak('panel.gold')}>
      <div className="cv-choices cv-ladder">
        {ways.map((move) => (
          <Choice
            key={move.gold}
            place={placeOf.gold(move.gold)}
            picture={<Good id="gold" className="cv-large" />}
            title={speak('amount.gold', { count: move.gold })}
            says={sayGoods(madeOnCopy(view, me, [move]).terms.get, speak)}
          />
        ))}
      </div>
    </Panel>
  );
}

/** CV-10.4 */
export function SkipPanel() {
  const { speak } = useTable();
  const { sown, goods } = useReader();
  return (
    <Panel title={speak('panel.skip')}>
      <div className="cv-choices">
        <Choice
          place={placeOf.skip('breeding')}
          picture={
            <Picture width={130} height={92}>
              <Field seed={4} crop="grain" rows={3} />
            </Picture>
          }
          title={speak('panel.skip-breeding')}
          says={speak('panel.skip-breeding-says', { count: sown.length })}
        />
        <Choice
          place={placeOf.skip('fields')}
          picture={<Good id="sheep" className="cv-large" />}
          title={speak('panel.skip-fields')}
          says={<Young goods={goods} />}
        />
      </div>
    </Panel>
  );
}

import { useState } from 'react';
import { usePlace } from '../../../../web/board-kit/places.tsx';
import { Button } from '../../../../web/look/Button.tsx';
import { seatNumber } from '../../../../web/look/SeatMark.tsx';
import type { FolkBoard } from '../../box/folk-ids.ts';
import { folkAt } from '../../box/folks.ts';
import type { FurnishingId } from '../../box/furnishings.ts';
import { furnishingAt, furnishingNumber } from '../../box/furnishings.ts';
import { ANIMALS, type Animal } from '../../box/goods.ts';
import { plain } from '../../messages/plain.ts';
import type { Carve, HarvestGain, HarvestTrade } from '../../moves.ts';
import type { HarvestStart as StartHook } from '../../rules/hooks.ts';
import { Good } from '../art/goods.tsx';
import { Person } from '../art/Person.tsx';
import { RoomPicture } from '../art/rooms/RoomScene.tsx';
import { thingOf } from '../explain/things.ts';
import { GoodsLine } from '../goods.tsx';
import { placeOf } from '../place-ids.ts';
import { useReader, useTable } from '../table.ts';
import { Choice, Panel } from './Panel.tsx';

type By = FurnishingId | FolkBoard;

function isRoom(by: By): by is FurnishingId {
  return furnishingNumber(by as FurnishingId) >= 0;
}

function startOf(by: By): StartHook {
  const { hooks } = isRoom(by) ? furnishingAt(furnishingNumber(by)) : folkAt(by);
  return hooks['harvest.start'] ?? {};
}

/** FF-3.5: what may be done before a harvest: rooms that give something, and trades, each once. */
export function HarvestStartPanel() {
  const { offers, speak } = useTable();
  const gains = offers.filter((move): move is HarvestGain => move.do === 'harvest-gain');
  const trades = offers.filter((move): move is HarvestTrade => move.do === 'harvest-trade');
  const carves = offers.filter((move): move is Carve => move.do === 'carve');
  return (
    <Panel title={speak('panel.harvest-start')} note={speak('panel.harvest-start-how')}>
      <div className="cv-choices">
        {gains.map(({ by }) => (
          <Choice
            key={by}
            place={placeOf.gain(by)}
            picture={<RoomPicture id={by} />}
            title={plain(speak(`furnishing.${by}`))}
            says={speak(`does.${by}`)}
            about={thingOf.room(by)}
          />
        ))}
        {trades.map((move) => (
          <Trade key={placeOf.harvestTrade(move)} move={move} />
        ))}
      </div>
      {carves.length > 0 && <Carving carves={carves} />}
    </Panel>
  );
}

function Trade({ move }: { readonly move: HarvestTrade }) {
  const { me = 0, speak } = useTable();
  const { by, way } = move;
  const terms = startOf(by).trades?.flat()[way];
  return (
    <Choice
      place={placeOf.harvestTrade(move)}
      picture={isRoom(by) ? <RoomPicture id={by} /> : <Person seat={seatNumber(me)} folk={by} />}
      title={isRoom(by) ? plain(speak(`furnishing.${by}`)) : speak('ability.traders')}
      price={terms && <GoodsLine some={terms.give} speak={speak} />}
      says={
        terms && (
          <span className="cv-trade-gain">
            <i aria-hidden="true">→</i>
            <GoodsLine some={terms.get} speak={speak} />
          </span>
        )
      }
      about={isRoom(by) ? thingOf.room(by) : thingOf.folk(by)}
    />
  );
}

type Herd = Readonly<Record<Animal, number>>;
const NONE: Herd = { dog: 0, sheep: 0, donkey: 0, boar: 0, cattle: 0 };

function isSame(one: Herd, other: Herd): boolean {
  return ANIMALS.every((animal) => one[animal] === other[animal]);
}

/** FF-8.16: which animals become gold, two or four of them. */
function Carving({ carves }: { readonly carves: readonly Carve[] }) {
  const { speak } = useTable();
  const { goods } = useReader();
  const [herd, setHerd] = useState<Herd>(NONE);
  const count = ANIMALS.reduce((sum, animal) => sum + herd[animal], 0);
  const move = carves.find((each) => isSame(each, herd));
  const gold = startOf('bone-carver').animals?.find(({ give }) => give === count)?.gold ?? 0;
  const most = Math.max(...carves.map((each) => ANIMALS.reduce((sum, animal) => sum + each[animal], 0)));
  return (
    <div className="cv-carving">
      <h3>{plain(speak('furnishing.bone-carver'))}</h3>
      <p>{speak('does.bone-carver')}</p>
      {ANIMALS.filter((animal) => goods[animal] > 0).map((animal) => (
        <div key={animal} className="cv-stepper">
          <span className="cv-stepper-picture">
            <Good id={animal} />
          </span>
          <span className="cv-choice-words">
            <b>{speak(`amount.${animal}`, { count: goods[animal] })}</b>
          </span>
          <span className="cv-steps">
            <button
              type="button"
              aria-label={speak('panel.less', { name: speak(`good.${animal}`) })}
              disabled={herd[animal] === 0}
              onClick={() => setHerd({ ...herd, [animal]: herd[animal] - 1 })}
            >
              −
            </button>
            <output>{herd[animal]}</output>
            <button
              type="button"
              aria-label={speak('panel.more', { name: speak(`good.${animal}`) })}
              disabled={herd[animal] >= goods[animal] || count >= most}
              onClick={() => setHerd({ ...herd, [animal]: herd[animal] + 1 })}
            >
              +
            </button>
          </span>
        </div>
      ))}
      {move === undefined ? (
        <p>{speak('panel.carve-first')}</p>
      ) : (
        <CarveButton move={move} words={speak('panel.carve', { count, gold })} />
      )}
    </div>
  );
}

function CarveButton({ move, words }: { readonly move: Carve; readonly words: string }) {
  const place = usePlace(placeOf.carve(move));
  return (
    <Button kind="primary" {...place} data-at-once="">
      {words}
    </Button>
  );
}

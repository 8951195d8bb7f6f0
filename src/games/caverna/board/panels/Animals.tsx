import { Picture } from '../../../../web/look/Picture.tsx';
import { FARM_ANIMALS, type FarmAnimal } from '../../box/goods.ts';
import type { FrameOf } from '../../frames.ts';
import type { Breed, Keep } from '../../moves.ts';
import { foodFor } from '../../rules/conversions.ts';
import { whyAsked } from '../../steps/breeding.ts';
import { AnimalAt } from '../art/goods.tsx';
import { Fence, Meadow } from '../art/home/Farmland.tsx';
import { sayGoods } from '../goods.tsx';
import { upTo } from '../numbers.ts';
import { placeOf } from '../place-ids.ts';
import { useReader, useTable } from '../table.ts';
import { Choice, Panel } from './Panel.tsx';

type Counts = Readonly<Record<FarmAnimal, number>>;
const WIDTH = 200;
const MOST_DRAWN = 8;

/** A fold with these animals in it. */
function Fold({ animals }: { readonly animals: Counts }) {
  const all = FARM_ANIMALS.flatMap((animal) => upTo(animals[animal]).map(() => animal)).slice(0, MOST_DRAWN);
  const step = (WIDTH - 40) / Math.max(1, Math.min(4, all.length));
  return (
    <Picture width={WIDTH} height={92}>
      <Meadow seed={5} width={WIDTH} />
      <Fence side="back" width={WIDTH} />
      {all.map((animal, index) => (
        <AnimalAt
          // biome-ignore lint/suspicious/noArrayIndexKey: animals of a kind are alike
          key={index}
          id={animal}
          x={20 + step * ((index % 4) + 0.5)}
          y={index < 4 ? 76 : 54}
          width={40}
          facing={index % 2 ? 'right' : 'left'}
        />
      ))}
      <Fence side="front" width={WIDTH} />
    </Picture>
  );
}

/** CV-6.15: the ways to keep as many as fit, each as a fold; what goes becomes food, in words. */
export function KeepPanel() {
  const { offers, speak } = useTable();
  const player = useReader();
  const ways = offers.filter((move): move is Keep => move.do === 'keep');
  return (
    <Panel title={speak('panel.keep')} note={speak('panel.keep-how')}>
      <div className="cv-choices">
        {ways.map((way) => {
          const { goods } = player;
          const gone: Record<FarmAnimal, number> = {
            sheep: goods.sheep - way.sheep,
            donkey: goods.donkey - way.donkey,
            boar: goods.boar - way.boar,
            cattle: goods.cattle - way.cattle,
          };
          const { sheep, donkey, boar, cattle } = way;
          return (
            <Choice
              key={placeOf.keep(way)}
              place={placeOf.keep(way)}
              picture={<Fold animals={way} />}
              title={speak('panel.keep-way', {
                goods: sayGoods({ sheep, donkey, boar, cattle }, speak) || speak('board.none'),
              })}
              says={speak('panel.keep-food', {
                goods: sayGoods(gone, speak),
                food: foodFor(player, { ...gone, dog: 0 }),
              })}
            />
          );
        })}
      </div>
    </Panel>
  );
}

/** CV-10.13: the young that fit, where not all do; or those that come by themselves, as long as a ruby could make a pair. */
export function BreedPanel({ frame }: { readonly frame: FrameOf<'breed'> }) {
  const { view, me = 0, offers, speak } = useTable();
  const ways = offers.filter((move): move is Breed => move.do === 'breed');
  const isOpen = ways.length > 1;
  const none = isOpen
    ? speak('panel.none-born')
    : speak(whyAsked(view, me, frame.most) === 'full' ? 'panel.no-room-no-young' : 'panel.no-pair-no-young');
  return (
    <Panel
      title={speak(isOpen ? 'panel.breed' : 'panel.breed-now')}
      note={speak(isOpen ? 'panel.breed-how' : 'panel.breed-pair')}
    >
      <div className="cv-choices">
        {ways.map((way) => {
          const born: Counts = {
            sheep: Number(way.sheep),
            donkey: Number(way.donkey),
            boar: Number(way.boar),
            cattle: Number(way.cattle),
          };
          return (
            <Choice
              key={placeOf.breed(way)}
              place={placeOf.breed(way)}
              picture={<Fold animals={born} />}
              title={sayGoods(born, speak) || none}
            />
          );
        })}
      </div>
    </Panel>
  );
}

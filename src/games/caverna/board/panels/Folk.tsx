import { FARM_ANIMALS } from '../../box/goods.ts';
import type { FrameOf } from '../../frames.ts';
import type { AddAnimal, BreedAgain, Lose } from '../../moves.ts';
import { Good } from '../art/goods.tsx';
import { sayGoods } from '../goods.tsx';
import { placeOf } from '../place-ids.ts';
import { useTable } from '../table.ts';
import { Choice, Panel } from './Panel.tsx';

/** FF-6.10: which of the goods is lost. */
export function ClumsyPanel() {
  const { offers, speak } = useTable();
  const ways = offers.filter((move): move is Lose => move.do === 'lose');
  return (
    <Panel title={speak('panel.clumsy')} note={speak('panel.clumsy-how')}>
      <div className="cv-choices">
        {ways.map(({ good }) => (
          <Choice
            key={good}
            place={placeOf.lose(good)}
            picture={<Good id={good} className="cv-large" />}
            title={speak('panel.lose', { goods: speak(`amount.${good}`, { count: 1 }) })}
          />
        ))}
      </div>
    </Panel>
  );
}

/** FF-8.20: types that breed once more, for vegetables. */
export function BreedAgainPanel() {
  const { offers, speak } = useTable();
  const ways = offers.filter((move): move is BreedAgain => move.do === 'breed-again');
  return (
    <Panel title={speak('panel.breed-again')} note={speak('does.feeding-room')}>
      <div className="cv-choices">
        {ways.map((way) => {
          const born = FARM_ANIMALS.filter((animal) => way[animal]);
          return (
            <Choice
              key={placeOf.breedAgain(way)}
              place={placeOf.breedAgain(way)}
              picture={born.map((animal) => <Good key={animal} id={animal} className="cv-large" />)}
              title={sayGoods(Object.fromEntries(born.map((animal) => [animal, 1])), speak) || speak('board.none')}
              price={speak('amount.vegetable', { count: way.vegetable })}
            />
          );
        })}
      </div>
    </Panel>
  );
}

/** FF-14.2: animals that are turned into food together. */
export function CookPanel({ frame }: { readonly frame: FrameOf<'cook'> }) {
  const { offers, speak } = useTable();
  const { dog, sheep, donkey, boar, cattle } = frame;
  const ways = offers.filter((move): move is AddAnimal => move.do === 'add');
  const pot = sayGoods({ dog, sheep, donkey, boar, cattle }, speak) || speak('board.none');
  return (
    <Panel title={speak('panel.cook')} note={speak('panel.cook-so-far', { goods: pot })}>
      <div className="cv-choices cv-ladder">
        {ways.map(({ animal }) => (
          <Choice
            key={animal}
            place={placeOf.add(animal)}
            picture={<Good id={animal} className="cv-large" />}
            title={speak('panel.cook-add', { goods: speak(`amount.${animal}`, { count: 1 }) })}
          />
        ))}
      </div>
    </Panel>
  );
}

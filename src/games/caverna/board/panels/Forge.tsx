import { usePlaceState } from '../../../../web/board-kit/places.tsx';
import type { Forge } from '../../moves.ts';
import { personAt } from '../../position.ts';
import { forgeLines } from '../../rules/forging.ts';
import { lacking } from '../../rules/goods.ts';
import type { ForgeLine } from '../../rules/hooks.ts';
import { billOf } from '../../rules/payments.ts';
import { Good } from '../art/goods.tsx';
import { Loot } from '../art/Loot.tsx';
import { sayBill } from '../explain/savings.ts';
import { foundLoot } from '../found-loot.ts';
import { listed, sayGoods } from '../goods.tsx';
import { placeOf } from '../place-ids.ts';
import { useReader, useTable } from '../table.ts';
import { Choice, Panel, Price } from './Panel.tsx';

/** The ladder of strengths, each with its price and the loot that it adds; a dog may stand for it. */
export function ForgePanel() {
  const { view, offers, speak } = useTable();
  const player = useReader();
  const lines = forgeLines(player, personAt(player, view.person).kind);
  const inWood = lines.some(({ cost }) => cost.wood !== undefined);
  const { wood, ore } = player.goods;
  const has = speak('panel.forge-with', { goods: sayGoods(inWood ? { wood } : { ore }, speak) || speak('board.none') });
  const withDog = offers.filter(
    (move): move is Extract<Forge, { dog: number }> => move.do === 'forge' && 'dog' in move,
  );
  return (
    <Panel title={speak('panel.forge')} note={`${has} ${speak('panel.forge-adds')}`}>
      <div className="cv-choices cv-ladder">
        {lines.map((line, index) => (
          <Strength key={line.strength} line={line} beyond={lines[index - 1]?.strength ?? 0} />
        ))}
        {withDog.map((move) => (
          <Choice
            key={placeOf.forge(move)}
            place={placeOf.forge(move)}
            picture={<Good id="dog" className="cv-large" />}
            title={speak('panel.strength', { strength: move.strength })}
            price={speak('amount.dog', { count: move.dog })}
          />
        ))}
      </div>
    </Panel>
  );
}

interface StrengthProps {
  readonly line: ForgeLine;
  /** The strength of the step below. */
  readonly beyond: number;
}

/** One step of the ladder; what is missing for it is said in a few words. */
function Strength({ line: { strength, cost }, beyond }: StrengthProps) {
  const { speak } = useTable();
  const player = useReader();
  const place = placeOf.forge({ do: 'forge', strength });
  const why = usePlaceState(place)?.why;
  const bill = billOf(player, cost, 'weapon');
  const { reasons, ...price } = sayBill(bill, player, speak);
  const missing = lacking(player.goods, bill.price);
  return (
    <Choice
      place={place}
      picture={<Good id="weapon" className="cv-large" />}
      title={speak('panel.strength', { strength })}
      price={<Price {...price} />}
      says={
        <>
          {reasons.map(({ text }) => text).join(' ')}
          <span className="cv-adds">
            {foundLoot(player, beyond + 1, strength).map(({ id }) => (
              <Loot key={id} id={id} title={speak(`loot.${id}`)} />
            ))}
          </span>
        </>
      }
      closed={
        why !== undefined && listed(missing).length > 0
          ? { text: speak('rooms.short', { goods: sayGoods(missing, speak) }), rule: why.rule }
          : undefined
      }
    />
  );
}

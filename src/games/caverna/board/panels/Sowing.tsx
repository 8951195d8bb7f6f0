import { Picture } from '../../../../web/look/Picture.tsx';
import { type Crop, SOWN, SOWN_IN } from '../../box/goods.ts';
import type { FrameOf } from '../../frames.ts';
import type { SowOn } from '../../moves.ts';
import { Field, type FieldCrop } from '../art/home/Farmland.tsx';
import { Digging, Mushrooms } from '../art/home/Mountain.tsx';
import { heldAt } from '../held.ts';
import { placeOf } from '../places.ts';
import { useReader, useTable } from '../table.ts';
import { Choice, Panel } from './Panel.tsx';

const CROPS: readonly Crop[] = ['grain', 'vegetable', 'gemfruit', 'mushroom'];

function CropPicture({ crop, rows }: { readonly crop: Crop; readonly rows: number }) {
  return (
    <Picture width={130} height={92}>
      {SOWN_IN[crop] === 'field' ? (
        <Field seed={3} crop={crop as FieldCrop} rows={rows} />
      ) : (
        <>
          <Digging kind="cavern" />
          <Mushrooms rows={rows} />
        </>
      )}
    </Picture>
  );
}

/** FF-5.10: what is sown next; where it may go then glows at home. */
export function SowCropPanel({ frame }: { readonly frame: FrameOf<'sow-crop'> }) {
  const { offers, speak } = useTable();
  const player = useReader();
  const ways = offers.filter((move): move is SowOn => move.do === 'sow-on');
  const more = (crop: Crop) =>
    heldAt(player, 'sow.amount').reduce((sum, each) => (each.crop === crop ? sum + each.more : sum), 0);
  return (
    <Panel title={speak('panel.sow')} note={speak('panel.sow-crop-how')}>
      <div className="cv-choices">
        {CROPS.filter((crop) => (player.goods[crop] ?? 0) > 0 || frame[crop] > 0).map((crop) => {
          const rows = SOWN[crop].own + SOWN[crop].added + more(crop);
          return (
            <Choice
              key={crop}
              place={placeOf.crop(crop)}
              picture={<CropPicture crop={crop} rows={rows} />}
              title={speak('panel.sow-crop', { crop: speak(`amount.${crop}`, { count: 1 }), rows })}
              price={frame[crop] > 0 ? speak('panel.sown-so-far', { count: frame[crop] }) : undefined}
              says={speak('panel.sow-places', { count: ways.filter((way) => way.crop === crop).length })}
            />
          );
        })}
      </div>
    </Panel>
  );
}

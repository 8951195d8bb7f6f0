import { actingFirst } from '../../../../web/board-kit/acting-first.ts';
import { Button } from '../../../../web/look/Button.tsx';
import { RuleLink } from '../../../../web/look/RuleLink.tsx';
import { ALL_CROPS, SOWN } from '../../box/goods.ts';
import { nextHarvest } from '../../forecast.ts';
import { Good } from '../art/goods.tsx';
import { thingOf } from '../explain/things.ts';
import { sayGoods } from '../goods.tsx';
import { placeOf } from '../place-ids.ts';
import { countIn } from '../sowing/plan.ts';
import { useSowing } from '../sowing/use-sowing.ts';
import { useTable } from '../table.ts';
import { Panel } from './Panel.tsx';

/** CV-4.21: what is planned on the land, and the button that sows it. */
export function SowPanel() {
  const { view, speak, openRule } = useTable();
  const sowing = useSowing();
  if (sowing === undefined) return null;
  const { plan, sowable, fill, send } = sowing;
  const planned = Object.fromEntries(ALL_CROPS.map((crop) => [crop, countIn(plan, crop)]));
  const crops = Object.fromEntries(
    ALL_CROPS.map((crop) => [crop, countIn(plan, crop) * (SOWN[crop].own + SOWN[crop].added)]),
  );
  const next = nextHarvest(view);
  const note = (
    <>
      {speak(sowable.inOrder ? 'panel.sow-how' : 'panel.sow-crop-how')}{' '}
      <RuleLink rule={sowable.inOrder ? 'CV-4.23' : 'FF-5.10'} open={openRule} />
    </>
  );
  return (
    <Panel title={speak('panel.sow')} note={note} className="cv-sow">
      <ul className="cv-sow-crops">
        {ALL_CROPS.filter((crop) => sowable.most[crop] > 0).map((crop) => (
          <li key={crop} data-about={thingOf.good(crop)}>
            <Good id={crop} />
            {speak('panel.sow-of', { crop: speak(`thing.${crop}`), count: planned[crop], most: sowable.most[crop] })}
          </li>
        ))}
      </ul>
      {plan.length > 0 && (
        <p className="cv-sow-leads">
          {speak('panel.sow-leads', { goods: sayGoods(crops, speak), fields: plan.length })}{' '}
          {next !== undefined && speak('panel.sow-next', { round: next })}
        </p>
      )}
      <div className="cv-panel-end">
        <Button aria-disabled={fill === undefined || undefined} {...actingFirst(() => fill?.())}>
          {speak('panel.sow-all')}
        </Button>
        <Button
          kind="primary"
          aria-disabled={send === undefined || undefined}
          data-place={placeOf.sowAll}
          {...(send !== undefined && { 'data-mood': 'lit' })}
          {...actingFirst(() => send?.())}
        >
          {speak('panel.sow-now', { goods: sayGoods(planned, speak) })}
        </Button>
      </div>
    </Panel>
  );
}

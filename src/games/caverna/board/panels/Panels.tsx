import { fencesOn, singlesOn, tilesOn } from '../places.ts';
import { useTable } from '../table.ts';
import { BreedPanel, KeepPanel } from './Animals.tsx';
import { BranchPanel, FencesPanel, GoldPanel, PaymentPanel, SkipPanel, TilePanel, TradePanel } from './Choices.tsx';
import { Expedition } from './Expedition.tsx';
import { Feeding } from './Feeding.tsx';
import { BreedAgainPanel, ClumsyPanel, CookPanel } from './Folk.tsx';
import { ForgePanel } from './Forge.tsx';
import { HarvestStartPanel } from './HarvestStart.tsx';
import { Market } from './Market.tsx';
import { SowPanel } from './Sowing.tsx';

/** The panel of the question that the viewer has to answer, if it has one. */
export function Panels() {
  const { view, frame } = useTable();
  switch (frame?.step) {
    case 'branch':
      return <BranchPanel frame={frame} />;
    case 'place-twin':
      return tilesOn(frame).length + singlesOn(view, frame).length > 1 ? <TilePanel frame={frame} /> : null;
    case 'fences':
      return fencesOn(frame).length > 1 ? <FencesPanel frame={frame} /> : null;
    case 'furnish-payment':
      return <PaymentPanel besides={frame.cost} />;
    case 'pasture-payment':
      return <PaymentPanel besides={{}} />;
    case 'sow':
    case 'sow-crop':
      return <SowPanel />;
    case 'clumsy':
      return <ClumsyPanel />;
    case 'harvest-start':
      return <HarvestStartPanel />;
    case 'breed-again':
      return <BreedAgainPanel />;
    case 'cook':
      return <CookPanel frame={frame} />;
    case 'forge':
      return <ForgePanel />;
    case 'expedition':
      return <Expedition key={`${frame.again} ${frame.taken}`} frame={frame} />;
    case 'trade-count':
      return <TradePanel />;
    case 'market':
      return <Market key={frame.bought} frame={frame} />;
    case 'gold-to-food':
      return <GoldPanel />;
    case 'keep':
      return <KeepPanel />;
    case 'breed':
      return <BreedPanel frame={frame} />;
    case 'skip-choice':
      return <SkipPanel />;
    case 'feed':
      return <Feeding frame={frame} />;
    default:
      return null;
  }
}

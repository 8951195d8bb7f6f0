import { clumsy } from '../parts/goods.ts';
import { cookAnimals } from '../rules/exchanges/cook.ts';
import { breedAgain } from './breeding.ts';
import { moveIn, train } from './expedition.ts';
import { pasturePayment } from './fences.ts';
import { sowCrop } from './fields-and-weapons.ts';
import { chooseFolks, dealFolks, drawFolk, folkOrDwarves, folkPick, showFolks, welcomeFolks } from './folks.ts';
import { harvestStart, startHarvest } from './harvest-start.ts';

/** FF-14: the steps that only The Forgotten Folk has. */
export const FOLK_STEPS = {
  'choose-folks': chooseFolks,
  'folk-or-dwarves': folkOrDwarves,
  'deal-folks': dealFolks,
  'draw-folk': drawFolk,
  'folk-pick': folkPick,
  'show-folks': showFolks,
  'welcome-folks': welcomeFolks,
  clumsy,
  'sow-crop': sowCrop,
  'pasture-payment': pasturePayment,
  'move-in': moveIn,
  train,
  'start-harvest': startHarvest,
  'harvest-start': harvestStart,
  'breed-again': breedAgain,
  cook: cookAnimals,
};

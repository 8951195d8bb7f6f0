import type { Param, Params, Speaker, Translation } from '../../../../kernel/messages.ts';
import { count } from '../../../speech/speech.ts';
import type * as english from '../en/reasons.ts';
import { children, minions, whom } from './speech.ts';

function isFor(worth: Param): boolean {
  return Number(worth) > 0;
}

/** Varför något byggs, eller hellre inte borde byggas. */
function order({ need, has, of, worth }: Params): string {
  const speaksFor = isFor(worth);
  switch (need) {
    case 'beds':
      return speaksFor
        ? `Staden har ${minions(of)} och ${has} bäddar, och vill ha fler av båda.`
        : `Staden har bäddar nog just nu: ${has} för ${minions(of)}.`;
    case 'room':
      return speaksFor
        ? `Förvaren rymmer ${children(has)}, och till festen behövs ${of}.`
        : `Förvaren räcker just nu: de rymmer ${children(has)}, och till festen behövs ${of}.`;
    case 'kitchens':
      return speaksFor
        ? `Köken kokar högst ${children(has)}, och till festen behövs ${of}.`
        : `Köken räcker just nu: de kokar ${children(has)}, och till festen behövs ${of}.`;
    case 'home':
      return speaksFor ? 'Det ger bäddar åt fler egna hantlangare.' : 'Din hydda har bäddar nog just nu.';
    case 'hut':
      return speaksFor
        ? 'En hydda med väg till Navet gör dig till en av de vänligaste, och den har bäddar åt egna hantlangare.'
        : 'Arbetet behövs till annat före en hydda.';
    case 'link':
      return speaksFor
        ? 'Den ligger på vägen från din hydda till Navet.'
        : 'Den för inte din hydda tillbaka till Navet.';
    default:
      return speaksFor ? 'Den ger plats längs vägen för det som byggs sedan.' : 'Där behövs ingen väg just nu.';
  }
}

function odds({ troll, ahead, behind }: Params, speaker: Speaker): string {
  return `Du är före ${whom(troll, speaker)} i ${count(ahead, 'egenskap', 'egenskaper')}, och efter i ${behind}.`;
}

/** Vad som talar för ett svar, eller mot det. */
export const reasons: Translation<typeof english.reasons> = {
  'reason.over': ({ worth }) => (isFor(worth) ? 'Det vinner partiet.' : 'Det förlorar partiet.'),
  'reason.crowns': ({ worth }) =>
    isFor(worth) ? 'Det för dig närmare en krona.' : 'Det för dig längre från en krona.',
  'reason.home': ({ worth }) =>
    isFor(worth) ? 'Ditt hem blir bättre eller säkrare.' : 'Ditt hem blir sämre eller osäkrare.',
  'reason.minions': ({ worth }) => (isFor(worth) ? 'Du får fler egna hantlangare.' : 'Du får färre egna hantlangare.'),
  'reason.strength': ({ worth }) => (isFor(worth) ? 'Du blir starkare.' : 'Du blir svagare.'),
  'reason.town': ({ worth }) =>
    isFor(worth) ? 'Staden kommer närmare nästa fest.' : 'Staden halkar efter inför nästa fest.',
  'reason.rivals': ({ worth }) =>
    isFor(worth) ? 'Det håller tillbaka de andra.' : 'Det låter de andra få det bättre.',
  'reason.spread': 'Poängen 4, 3, 3 och 1 med 4 kvar till farten, i valfri ordning, står sig mot Bossen.',
  'reason.changes': 'Du har tänkt om tillräckligt många gånger.',
  'reason.planned': 'Det är bättre än ingen plan.',
  'reason.loaf': 'Det riskerar inget, och ger inget.',
  'reason.hands': ({ minions: number, beds }) =>
    `Staden har ${minions(number)} och ${beds} bäddar. En till kan bygga, koka och hjälpa till att fånga.`,
  'reason.own-minion': ({ own, most }) =>
    `Den som har flest egna hantlangare är girigast: du har ${own}, flest är ${most}.`,
  'reason.catch': ({ stored, required, room, worth }) => {
    if (Number(room) === 0) return 'Det finns varken bur eller grop att ha dem i.';
    return isFor(worth)
      ? `Till festen behövs ${children(required)}, och ${stored} finns i förvar.`
      : 'Andra kan också vilja fånga den här omgången, och då slåss ni.';
  },
  'reason.odds': odds,
  'reason.upgrade': ({ kind }) => {
    if (kind === 'shop') return 'En större verkstad kokar, läker och fångar mer.';
    return kind === 'pit' ? 'En större grop rymmer fler barn.' : 'En större byggnad gör mer nytta.';
  },
  'reason.heal': ({ injuries }) => `Du har ${count(injuries, 'skada', 'skador')}.`,
  'reason.spite': ({ worth }) =>
    isFor(worth) ? 'Det skadar de andra mer än dig.' : 'Det förstör sådant som du också behöver.',
  'reason.bully': ({ worth }) => (isFor(worth) ? 'En rival förlorar på det.' : 'Det ger dig lite.'),
  'reason.deed': ({ worth }) => (isFor(worth) ? 'Det hjälper dig mest just nu.' : 'Annat hjälper dig mer just nu.'),
  'reason.detail': ({ deed, waits }) => {
    if (deed !== 'capture-child') return 'Där passar det bäst.';
    return waits === true ? 'Medan de väntar kan de inte bryta sig ut.' : 'Där får de bäst plats.';
  },
  'reason.order-1': order,
  'reason.order-2': order,
  'reason.order-3': order,
  'reason.site': ({ hut, worth }) => {
    if (!isFor(worth)) return 'Den här marken sparas hellre till något annat.';
    return hut === true
      ? 'Få vägar går intill, så det finns mindre att förstöra.'
      : 'Det lämnar bra mark till det som byggs sedan.';
  },
  'reason.no-order': 'De andra behöver arbetet som är kvar, eller så finns inget som hjälper.',
};

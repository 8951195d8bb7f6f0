import type { Catalogue } from '../../../../../kernel/messages.ts';
import { count, title } from '../../../../speech/speech.ts';
import { amount } from '../../../messages/sv/speech.ts';

/** Vad som sägs där flera saker väljs på en gång. */
export const panels: Catalogue = {
  'panel.branch': 'Vad gör du här?',
  'branch.dog': 'Ta en hund',
  'branch.furnish': 'Inred en grotta',
  'branch.goods': 'Ta 1 trä, 1 sten, 1 malm, 1 mat och 2 guld',
  'branch.growth': 'Skaffa barn',
  'branch.dwelling': 'Bygg en bostad',
  'branch.gold': 'Ta 3 guld',
  'branch.forest': 'Äng och åker, 1 trä',
  'branch.mountain': 'Grotta och tunnel, 1 sten',
  'branch.both': ({ first, second }) => `${first}, sedan ${String(second).toLowerCase()}`,

  'panel.tile': 'Vilken bricka lägger du?',
  'panel.tile-how': 'Välj sedan en ruta för den ena halvan och en bredvid för den andra.',
  'panel.fences': 'Vad bygger du?',
  'panel.fences-how': 'Var och en högst en gång, i valfri ordning. Välj en, och sedan marken.',
  'panel.keeps': 'Kvar:',
  'panel.payment': 'Hur betalar du?',
  'panel.sow': 'Vad sår du?',
  'panel.sow-how': 'Varje åker tar 1 av din gröda: där växer 3 säd eller 2 grönsaker.',
  'panel.sow-way': ({ grain, vegetable }) =>
    title(
      [
        ...(Number(grain) > 0 ? [count(grain, 'åker med säd', 'åkrar med säd')] : []),
        ...(Number(vegetable) > 0 ? [count(vegetable, 'åker med grönsaker', 'åkrar med grönsaker')] : []),
      ].join(', '),
    ),
  'panel.forge': 'Hur starkt ska vapnet bli?',
  'panel.forge-how': ({ ore }) => `Du har ${amount('ore', Number(ore))}.`,
  'panel.strength': ({ strength }) => `Styrka ${strength}`,
  'panel.trade': 'Hur mycket malm byter du?',
  'panel.trade-times': ({ times }) => `${times} gång${Number(times) === 1 ? '' : 'er'}`,
  'panel.gold': 'Hur mycket guld blir mat?',
  'panel.gold-rate': 'en mat mindre än guldet.',
  'panel.skip': 'Vilken del av skörden hoppar du över?',
  'panel.skip-breeding': 'Skörda, men inga ungar',
  'panel.skip-breeding-says': ({ count: fields }) => `${count(fields, 'åker', 'åkrar')} att skörda`,
  'panel.skip-fields': 'Ungar, men ingen skörd',
  'panel.keep': 'Alla dina djur får inte plats',
  'panel.keep-how': 'Välj vilka som stannar. De andra blir mat.',
  'panel.keep-way': ({ goods }) => `Behåll ${goods}`,
  'panel.keep-food': ({ goods, food }) => `${goods} mot ${food} mat`,
  'panel.breed': 'Vilka djur föds?',
  'panel.breed-pair': 'Med en rubin kan du ännu skaffa ett djur som blir ett par.',
  'panel.no-pair-yet': 'Inga: gå vidare',
  'panel.breed-how': 'Alla får inte plats.',

  'panel.expedition': 'Färd',
  'panel.expedition-how': ({ left, strength }) =>
    `Välj upp till ${count(left, 'byte', 'olika byten')} som styrka ${strength} räcker till.`,
  'panel.room-left': ({ count: room }) => `plats för ${room}`,
  'panel.no-room': 'ingen plats kvar',
  'panel.needs': ({ strength }) => `styrka ${strength}`,
  'panel.pack': 'Packningen',
  'panel.pack-of': ({ count: packed, most }) => `${packed} av ${most} valda`,
  'panel.pack-more': ({ count: more }) => `${more} till, om du vill`,
  'panel.drop': ({ item }) => `Lämna kvar: ${item}`,
  'panel.home-with': ({ before, after }) =>
    before === after
      ? `De kommer hem med styrka ${after}, som när de gick.`
      : `De kommer hem med styrka ${after} i stället för ${before}.`,
  'panel.also-with': ({ before, after }) => `Styrka ${before} blir ${after}.`,
  'panel.in-order': 'Det hämtas i den här ordningen, ett i taget.',
  'panel.send': ({ count: packed }) => (Number(packed) === 0 ? 'Välj byte först' : `Skicka dem efter ${packed}`),

  'panel.market': 'Veckomarknad',
  'panel.market-how': ({ gold }) => `Varje sort en gång. ${amount('gold', Number(gold))} kvar att handla för.`,
  'panel.bought': 'köpt',
  'panel.buy': ({ gold }) => (Number(gold) === 0 ? 'Välj varor först' : `Köp för ${gold} guld`),

  'panel.feed': ({ need }) => `Din familj behöver ${need} mat`,
  'panel.still-at-it': ({ names }) => `Sitter kvar vid bordet: ${names}`,
  'panel.table': ({ food, need }) => `${food} av ${need} mat på bordet`,
  'panel.make-food': 'Laga mat',
  'panel.food-sum': ({ store, made, need }) => `${store} i förråd + ${made} lagad, ${need} behövs`,
  'panel.no-sources': 'Du har inget som kan bli mat.',
  'panel.you-have': ({ goods }) => `du har ${goods}`,
  'panel.weapon': ({ strength }) => `ett vapen med styrka ${strength}`,
  'panel.less': ({ name }) => `Mindre: ${name}`,
  'panel.more': ({ name }) => `Mer: ${name}`,
  'panel.enough': 'Alla blir mätta.',
  'panel.short': ({ missing, points }) =>
    `${missing} mat fattas: ${count(missing, 'tiggarbricka', 'tiggarbrickor')}, ${points} poäng förlorade.`,
  'panel.cheapest': ({ goods }) => `Billigaste sättet: använd ${goods}`,
  'panel.feed-with': ({ goods }) => `Ge dem mat: ${goods}`,
  'panel.feed-and-beg': ({ goods, missing }) =>
    `Ge dem mat: ${goods}, och ta ${count(missing, 'tiggarbricka', 'tiggarbrickor')}`,
  'panel.only-beg': ({ missing }) => `Låt dem tigga: ta ${count(missing, 'tiggarbricka', 'tiggarbrickor')}`,
  'panel.none-born': 'Inga ungar',
  'panel.young': ({ goods }) => `Sedan finns plats för nyfödda: ${goods}.`,
  'panel.no-pairs': 'Inget föds: det behövs två av samma sort.',
  'panel.not-all-fit': 'Inte för alla tillsammans.',

  'exchanges.open': 'Byt',
  'exchanges.title': 'Byt när som helst',
  'exchanges.close': 'Stäng',
  'exchanges.none': 'Du har inget att byta nu.',
  'exchanges.rooms': 'Dina rum',
  'exchanges.food': 'Till mat',
  'exchanges.goods': 'Rubiner till varor',
  'exchanges.tiles': 'Rubiner till mark',
  'exchanges.left': ({ goods }) => `${goods} kvar`,
};

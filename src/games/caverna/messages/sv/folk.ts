import type { Catalogue, Param, Params, Translation } from '../../../../kernel/messages.ts';
import { count, lookUp, title, who } from '../../../speech/speech.ts';
import { whose } from '../../../speech/swedish.ts';
import { harvestTrade } from '../../rules/harvest-trades.ts';
import type * as english from '../en/folk.ts';
import { names } from './names.ts';
import { amount, cell, goods, listed } from './speech.ts';

const YOUNG = [
  ['sheep', 'ett lamm'],
  ['donkey', 'ett åsneföl'],
  ['boar', 'en vildsvinskulting'],
  ['cattle', 'en kalv'],
] as const;

function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function source(by: Param): string {
  const texts: Catalogue = names;
  return String(texts[`furnishing.${by}`] ?? texts[`folk.${by}`]);
}

function traded({ by, way }: Params): string {
  const trade = harvestTrade(String(by), Number(way));
  return `${goods(trade.give)} mot ${goods(trade.get)}`;
}

export const folkQuestions: Translation<typeof english.folkQuestions> = {
  'ask.folk-or-dwarves': 'Stanna hos dvärgarna, eller led ett annat folk?',
  'ask.folk-pick': 'Välj det folk du ska leda.',
  'ask.folk-any': 'Välj det folk du ska leda.',
  'ask.clumsy': 'Din person är klumpig. Välj den vara som går förlorad.',
  'ask.train': 'Betala 1 malm för att göra vapnet starkare före färden?',
  'ask.pasture-payment': ({ pasture }) => `Välj hur du betalar den ${pasture === 'small' ? 'lilla' : 'stora'} hagen.`,
  'ask.sow-crop': ({ first }) => (first === true ? 'Så: välj vad och var.' : 'Så mer, eller sluta.'),
  'ask.breed-again': 'Ge grönsaker till djur som fått ungar, så att de får fler?',
  'ask.harvest-start': 'Skörden börjar. Använd det som ditt folk och din inredning erbjuder nu.',
  'ask.cook': ({ animals, food }) =>
    Number(animals) === 0
      ? 'Välj djur att göra om till mat tillsammans.'
      : `${count(animals, 'djur', 'djur')} tillsammans: ${amount('food', food)}. Lägg till fler, eller sluta.`,
  'ask.feed-stone': ({ need, food, craving, stone, missing }) => {
    const cost = Number(need) === 0 ? goods({ stone: craving }) : goods({ stone: craving, food: need });
    const has = Number(need) === 0 ? goods({ stone }) : goods({ stone, food });
    return Number(missing) === 0
      ? `Mätta familjen: det kostar ${cost}, och du har ${has}.`
      : `Mätta familjen: det kostar ${cost}, du har ${has}. ${amount('begging', missing)} om du betalar nu.`;
  },

  'move.dwarves': 'Stanna hos dvärgarna',
  'move.folk': 'Led ett annat folk',
  'move.pick-folk': 'Välj {folk}',
  'move.lose': ({ good }) => `Förlora ${amount(good, 1)}`,
  'move.train': 'Betala 1 malm för en styrka till',
  'move.untrained': 'Gå som du är',
  'move.sow-on': ({ crop, cell: at }) => `${upper(lookUp(names, `crop.${crop}`))} på ${cell(at)}`,
  'move.sown': 'Så inget mer',
  'move.single': ({ tile, cell: at }) => `Lägg ${lookUp(names, `tile.${tile}`)} på ${cell(at)}`,
  'move.breed-again': (params) => {
    const born = YOUNG.filter(([animal]) => params[animal] === true).map(([, young]) => young);
    return `${upper(listed(born))} för ${amount('vegetable', params.vegetable)}`;
  },
  'move.harvest-gain': ({ by }) => `Använd nu: ${source(by)}`,
  'move.harvest-trade': (params) => `${upper(source(params.by))}: ${traded(params)}`,
  'move.carve': ({ do: _, ...animals }) => `Snida av ${goods(animals)}`,
  'move.crop': ({ crop }) => (crop === 'gemfruit' ? 'En ädelfrukt mot en rubin' : 'En svamp mot en grönsak'),
  'move.cook': 'Gör om flera djur till mat tillsammans',
  'move.add': ({ animal }) => `Lägg till ${amount(animal, 1)}`,
  'move.cook-now': 'Gör om dem till mat',
};

export const folkReasons: Translation<typeof english.folkReasons> = {
  'blocked.folk-taken': 'Redan valt: {owner}.',
  'blocked.clumsy': 'Den enda varan där skulle gå förlorad.',
  'blocked.no-field': 'Du har ingen tom åker för den.',
  'blocked.no-meadow': 'Du har ingen äng för den som djuren kan vara utan.',
  'blocked.no-single': 'Det finns ingen sådan bricka kvar.',
  'blocked.once-a-round': 'Det har du redan använt den här rundan.',
  'blocked.traded': 'Här har du redan bytt den här skörden.',
  'blocked.vegetable': ({ vegetable }) => `Det kostar ${amount('vegetable', vegetable)}.`,
  'blocked.young': 'Djur som just har fått ungar stannar tills alla har fått sina.',
  'blocked.twin-barred': 'Ditt folk kan inte lägga den brickan.',
};

export const folkEvents: Translation<typeof english.folkEvents> = {
  'reason.gift.dwarves': 'Dvärgar har inga gåvor.',
  'reason.gift.cave-goblins': 'Grottgoblins börjar med en person till.',
  'reason.gift.dark-elves': ({ worth }) =>
    Number(worth) > 0 ? 'Mörkeralverna kommer närmare en goblin.' : 'Mörkeralverna får svårare att hitta en goblin.',
  'reason.gift.elves': ({ worth }) =>
    Number(worth) > 0 ? 'Alverna behåller vild skog att leva i.' : 'Det tar vild skog som alverna lever i.',
  'reason.gift.humans': ({ worth }) =>
    Number(worth) > 0
      ? 'Fler av människornas brickor kan skjuta ut.'
      : 'Det tar en kant där en bricka kunde skjuta ut.',
  'reason.gift.mountain-dwarves': ({ worth }) =>
    Number(worth) > 0
      ? 'Bergsdvärgar kan bygga med det i stället för trä.'
      : 'Det går åt sådant som kunde ersätta trä.',
  'reason.gift.pale-ones': ({ worth }) =>
    Number(worth) > 0 ? 'Fler av de blekas brickor kan skjuta ut.' : 'Det tar en kant där en bricka kunde skjuta ut.',
  'reason.gift.silicoids': 'Silikoider äter sten.',
  'reason.gift.trolls': ({ worth }) =>
    Number(worth) > 0 ? 'Trollens färder ger ett byte till.' : 'Trollens färder ger mindre.',
  'reason.stone': ({ worth }) => (Number(worth) > 0 ? 'Det finns mer sten att äta.' : 'Det blir ont om sten att äta.'),
  'reason.folk-crops': ({ worth }) =>
    Number(worth) > 0 ? 'Det finns mer att så: ädelfrukter eller svampar.' : 'Det går åt ädelfrukter eller svampar.',
  'reason.goblins': ({ worth }) =>
    Number(worth) > 0 ? 'Ingen behöver vänta på en goblin.' : 'En goblin arbetar först efter alla andra.',
  'told.folk-or-dwarves': ({ seat, wants }, speaker) =>
    `${who(seat, speaker)} ${wants === 'dwarves' ? 'stannade hos dvärgarna' : 'bad om ett annat folk'}.`,
  'told.folk-drawn': ({ seat, folk }, speaker) => `${who(seat, speaker)} drog ${lookUp(names, `folk.${folk}`)}.`,
  'told.folk': ({ seat, folk }, speaker) => `${who(seat, speaker)} valde ${lookUp(names, `folk.${folk}`)}.`,
  'told.more-furnishings': ({ folk }) => `Även inredningen för ${lookUp(names, `folk.${folk}`)} är med.`,
  'told.goblin': ({ seat }, speaker) => `${who(seat, speaker)} fick en goblin i huset.`,
  'told.lost': (params, speaker) => `${who(params.seat, speaker)} förlorade ${goods(params)}.`,
  'told.trained': ({ seat, strength }, speaker) => `${who(seat, speaker)} tränade upp till styrka ${strength}.`,
  'told.sowed-on': ({ seat, crop, cell: at }, speaker) =>
    `${who(seat, speaker)} sådde ${lookUp(names, `crop.${crop}`)} på ${cell(at)}.`,
  'told.puppy': ({ seat }, speaker) => `${title(whose(seat, speaker, 'dina'))} hundar fick en valp.`,
  'told.harvest-start': ({ seat, by }, speaker) => `${who(seat, speaker)} använde ${source(by)}.`,
  'told.harvest-trade': (params, speaker) => {
    const texts: Catalogue = names;
    const room = texts[`furnishing.${params.by}`];
    // A folk trades by itself.
    return `${who(params.seat, speaker)} bytte bort ${goods(params)}${room === undefined ? '' : `: ${room}`}.`;
  },
  'told.crop': ({ seat, crop, count: number }, speaker) =>
    `${who(seat, speaker)} bytte ${amount(crop, number)} mot ${amount(crop === 'gemfruit' ? 'ruby' : 'vegetable', number)}.`,
};

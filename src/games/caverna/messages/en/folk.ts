import type { Catalogue, Param, Params } from '../../../../kernel/messages.ts';
import { whose } from '../../../speech/english.ts';
import { count, lookUp, title, who } from '../../../speech/speech.ts';
import { harvestTrade } from '../../rules/harvest-trades.ts';
import { names } from './names.ts';
import { amount, cell, goods, listed } from './speech.ts';

const YOUNG = [
  ['sheep', 'a lamb'],
  ['donkey', 'a donkey foal'],
  ['boar', 'a wild boar piglet'],
  ['cattle', 'a calf'],
] as const;

function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** 'the Elves', 'Hunter’s Hut' */
function source(by: Param): string {
  const texts: Catalogue = names;
  return String(texts[`furnishing.${by}`] ?? texts[`folk.${by}`]);
}

function traded({ by, way }: Params): string {
  const trade = harvestTrade(String(by), Number(way));
  return `${goods(trade.give)} for ${goods(trade.get)}`;
}

/** The Forgotten Folk: what is asked, and what may be answered. */
export const folkQuestions = {
  'ask.folk-or-dwarves': 'Stay with the Dwarves, or lead another folk?',
  'ask.folk-pick': 'Choose the folk you will lead.',
  'ask.folk-any': 'Choose the folk you will lead.',
  'ask.clumsy': 'Your Person is clumsy. Choose the good that gets lost.',
  'ask.train': 'Pay 1 ore to make the weapon stronger before the expedition?',
  'ask.pasture-payment': ({ pasture }) => `Choose how to pay for the ${pasture} pasture.`,
  'ask.sow-crop': ({ first }) => (first === true ? 'Sow: choose a crop and where.' : 'Sow more, or finish.'),
  'ask.breed-again': 'Feed vegetables to animals that had young, so that they have more?',
  'ask.harvest-start': 'The harvest begins. Use what your folk and your furnishings offer now.',
  'ask.cook': ({ animals, food }) =>
    Number(animals) === 0
      ? 'Choose animals to turn into food together.'
      : `${count(animals, 'animal', 'animals')} together: ${amount('food', food)}. Add more, or finish.`,
  'ask.feed-stone': ({ need, food, craving, stone, missing }) => {
    const cost = Number(need) === 0 ? goods({ stone: craving }) : goods({ stone: craving, food: need });
    const has = Number(need) === 0 ? goods({ stone }) : goods({ stone, food });
    return Number(missing) === 0
      ? `Feed your family: ${cost}, and you have ${has}.`
      : `Feed your family: ${cost} needed, you have ${has}. ${amount('begging', missing)} if you pay now.`;
  },

  'move.dwarves': 'Stay with the Dwarves',
  'move.folk': 'Lead another folk',
  'move.pick-folk': 'Lead the {folk}',
  'move.lose': ({ good }) => `Lose ${amount(good, 1)}`,
  'move.train': 'Pay 1 ore for one more strength',
  'move.untrained': 'Go as you are',
  'move.sow-on': ({ crop, cell: at }) => `${upper(lookUp(names, `crop.${crop}`))} on ${cell(at)}`,
  'move.sown': 'Sow nothing more',
  'move.single': ({ tile: single, cell: at }) => `Lay a ${single} on ${cell(at)}`,
  'move.breed-again': (params) => {
    const born = YOUNG.filter(([animal]) => params[animal] === true).map(([, young]) => young);
    return `${upper(listed(born))} for ${amount('vegetable', params.vegetable)}`;
  },
  'move.harvest-gain': ({ by }) => `Use ${source(by)} now`,
  'move.harvest-trade': (params) => `${source(params.by)}: ${traded(params)}`,
  'move.carve': ({ do: _, ...animals }) => `Carve ${goods(animals)}`,
  'move.crop': ({ crop }) => (crop === 'gemfruit' ? 'A gemfruit for a ruby' : 'A mushroom for a vegetable'),
  'move.cook': 'Turn several animals into food together',
  'move.add': ({ animal }) => `Add ${amount(animal, 1)}`,
  'move.cook-now': 'Turn them into food',
} satisfies Catalogue;

/** Why an answer is greyed out. */
export const folkReasons = {
  'blocked.folk-taken': 'Chosen already: {owner}.',
  'blocked.clumsy': 'The only good there would get lost.',
  'blocked.no-field': 'You have no empty field for it.',
  'blocked.no-meadow': 'You have no meadow for it that your animals can do without.',
  'blocked.no-single': 'There is no such tile left.',
  'blocked.once-a-round': 'You have used this in this round already.',
  'blocked.traded': 'You have traded here in this harvest already.',
  'blocked.vegetable': ({ vegetable }) => `This costs ${amount('vegetable', vegetable)}.`,
  'blocked.young': 'Animals that have just had young stay until all have bred.',
  'blocked.twin-barred': 'Your folk cannot lay this tile.',
} satisfies Catalogue;

/** What has happened. */
export const folkEvents = {
  'reason.gift.dwarves': 'Dwarves have no gifts.',
  'reason.gift.cave-goblins': 'Cave Goblins begin with one Person more.',
  'reason.gift.dark-elves': ({ worth }) =>
    Number(worth) > 0 ? 'Dark Elves come nearer to finding a Goblin.' : 'Dark Elves are less likely to find a Goblin.',
  'reason.gift.elves': ({ worth }) =>
    Number(worth) > 0 ? 'Elves keep wild forest to live in.' : 'It takes wild forest that Elves live in.',
  'reason.gift.humans': ({ worth }) =>
    Number(worth) > 0 ? 'More tiles of the Humans can overhang.' : 'It takes an edge where a tile could overhang.',
  'reason.gift.mountain-dwarves': ({ worth }) =>
    Number(worth) > 0
      ? 'Mountain Dwarves can build with it instead of wood.'
      : 'It uses up what could take the place of wood.',
  'reason.gift.pale-ones': ({ worth }) =>
    Number(worth) > 0 ? 'More tiles of the Pale Ones can overhang.' : 'It takes an edge where a tile could overhang.',
  'reason.gift.silicoids': 'Silicoids eat stone.',
  'reason.gift.trolls': ({ worth }) =>
    Number(worth) > 0 ? 'Expeditions of Trolls bring one item more.' : 'Expeditions of Trolls bring less.',
  'reason.stone': ({ worth }) => (Number(worth) > 0 ? 'There is more stone to eat.' : 'Stone to eat will be short.'),
  'reason.folk-crops': ({ worth }) =>
    Number(worth) > 0 ? 'There is more to sow: gemfruits or mushrooms.' : 'It uses up gemfruits or mushrooms.',
  'reason.goblins': ({ worth }) =>
    Number(worth) > 0 ? 'Nobody has to wait for a Goblin.' : 'A Goblin works only after everybody else.',
  'told.folk-or-dwarves': ({ seat, wants }, speaker) =>
    `${who(seat, speaker)} ${wants === 'dwarves' ? 'stayed with the Dwarves' : 'asked for another folk'}.`,
  'told.folk-drawn': ({ seat, folk }, speaker) => `${who(seat, speaker)} drew the ${lookUp(names, `folk.${folk}`)}.`,
  'told.folk': ({ seat, folk }, speaker) => `${who(seat, speaker)} chose the ${lookUp(names, `folk.${folk}`)}.`,
  'told.more-furnishings': ({ folk }) => `The furnishings of the ${lookUp(names, `folk.${folk}`)} are on offer too.`,
  'told.goblin': ({ seat }, speaker) => `A Goblin moved in with ${who(seat, speaker)}.`,
  'told.lost': (params, speaker) => `${who(params.seat, speaker)} lost ${goods(params)}.`,
  'told.trained': ({ seat, strength }, speaker) => `${who(seat, speaker)} trained up to strength ${strength}.`,
  'told.sowed-on': ({ seat, crop, cell: at }, speaker) =>
    `${who(seat, speaker)} sowed ${lookUp(names, `crop.${crop}`)} on ${cell(at)}.`,
  'told.puppy': ({ seat }, speaker) => `${title(whose(seat, speaker))} dogs had a puppy.`,
  'told.harvest-start': ({ seat, by }, speaker) => `${who(seat, speaker)} used ${source(by)}.`,
  'told.harvest-trade': (params, speaker) => {
    const texts: Catalogue = names;
    const room = texts[`furnishing.${params.by}`];
    // A folk trades by itself.
    return `${who(params.seat, speaker)} traded ${goods(params)}${room === undefined ? '' : ` with ${room}`}.`;
  },
  'told.crop': ({ seat, crop, count: number }, speaker) =>
    `${who(seat, speaker)} exchanged ${amount(crop, number)} for ${amount(crop === 'gemfruit' ? 'ruby' : 'vegetable', number)}.`,
} satisfies Catalogue;

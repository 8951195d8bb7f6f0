import type { Message } from '../../../../kernel/messages.ts';
import { isYou, lookUp, title, who } from '../../../speech/speech.ts';
import { BONUS_IDS } from '../../box/bonuses.ts';
import { type TrollCardId, trollCardFace, trollCardNumber } from '../../box/troll-cards.ts';
import type { explanationsEn } from '../en/explanations.ts';
import { about } from './about.ts';
import { BONUS, CLAN } from './names.ts';

const TOTEMS_OF: Readonly<Record<string, string>> = { bat: 'en fladdermus', snake: 'en orm', toad: 'en padda' };

function designOf(card: unknown): readonly [totem: string, design: string] {
  const [, totem = 'bat', ...design] = String(card).split('-');
  return [totem, design.join('-')];
}

function spotsOf(card: unknown): string {
  const { changelingSpots } = trollCardFace(trollCardNumber(String(card) as TrollCardId));
  return changelingSpots.map((bonus) => BONUS[BONUS_IDS[bonus] ?? 'none']).join(', och ');
}

/** Vad läshörnet säger om saker, var och en i en mening eller två. */
export const explanationsSv: Readonly<Record<keyof typeof explanationsEn, Message>> = {
  'thing.king': 'Trollkungen',
  'thing.human': 'En människa',
  'thing.cauldrons': 'Grytor',
  'thing.castle': 'Slott',
  'thing.church': 'Kyrka',
  'thing.town': 'Stad',
  'thing.farm': 'Gård',
  'thing.outposts': 'Utposter',
  'thing.camp': 'Läger',
  'thing.first-cave': 'Första grottan',
  'thing.round': 'Rundor',
  'thing.stored': 'Lagrat',
  'thing.beds': 'Prinsessor',
  'thing.troll-cards': 'Trollkort',
  'thing.home-pieces': 'Kvar hemma',
  'thing.spot-changeling': 'Bortbyting',
  'thing.spot-outpost': 'Utpost',
  'thing.spot-bell': 'Klocka',
  'thing.goods-obsidian': 'Obsidian',
  'thing.goods-gold': 'Guld',
  'thing.goods-diamond': 'Diamanter',
  'thing.sites-obsidian': 'Obsidianbrott',
  'thing.sites-gold': 'Guldbrott',
  'thing.sites-diamond': 'Diamantbrott',
  'thing.goods-power': 'Trollkraft',
  'thing.goods-cows': 'Kor',
  'thing.own': 'En pjäs hemma',
  'thing.clan': ({ seat, clan }, speaker) =>
    isYou(seat, speaker) ? `Din klan: ${CLAN[String(clan)]}` : `${who(seat, speaker)}: klanen ${CLAN[String(clan)]}`,

  'explain.camp': 'Alla dina troll börjar här. Inget kommer tillbaka hit.',
  'explain.first-cave': 'Grottorna växer från mynningen åt vänster. Den första brickan måste möta den med en öppning.',
  'explain.round': 'Varje runda har alla en tur: ett kort visas, sedan skickas två troll.',
  'explain.stored': 'En klocka, en bortbyting och en utpost tillsammans ger 15 poäng, två olika 9, en ensam 4.',
  'explain.beds': 'Varje prinsessa behöver en egen säng och är värd 7 poäng.',
  'explain.troll-cards': 'De ligger kvar framför dig. Varje kort är en fladdermus, en orm eller en padda.',
  'explain.home-pieces':
    'Var och en täcker något som du får när den lämnar brädet: utposter när du bygger en, bortbytingar när du byter en.',
  'explain.spot-changeling': 'Ligger på en fyrkantig plats. Platser finns på brickor och kort, och en på ditt bräde.',
  'explain.spot-outpost': 'Ligger på en plats med sju hörn. Platser finns på brickor och kort, och en på ditt bräde.',
  'explain.spot-bell': 'Hänger på en rund plats. Platser finns på brickor och kort, och en på ditt bräde.',
  'explain.goods':
    'Det du har brutit kan du betala med. Det som ligger i dina brott måste först brytas. Två halvor som möts blir ett brott.',
  'explain.cows': 'Varje ko behöver en öppen lada. Varje klockgrotta du bygger öppnar en till.',
  'explain.mine':
    'Flyttar det från dina fyllda brott till dina varor. Dubbelt så mycket när din utpost har lämnat sin plats.',
  'explain.build-tiles': 'Lägg en eller två brickor från hyllan i dina grottor, en i taget, för samma pris.',
  'explain.build-outpost':
    'En av dina utposter går till en by och ger dig 1 möda där för gott. Den neutrala som den ersätter läggs på en av dina utpostplatser.',
  'explain.refresh-cave': 'Grottbrickorna på hyllan läggs undan, och fem andra läggs fram.',
  'explain.replenish': 'Välj obsidian, guld eller diamanter: alla dina tomma brott av det slaget fylls.',
  'explain.get-power':
    'Få 2 trollkraft, och 1 till för var och en av dina två bortbytingar som har lämnat sin plats här.',
  'explain.buy-card': 'Ta ett av de fem trollkorten på hyllan.',
  'explain.refresh-cards': 'Trollkorten på hyllan läggs undan, och fem andra läggs fram.',
  'explain.princess':
    'Hon behöver en ledig säng i dina grottor och är värd 7 poäng. Sedan tar du en av kungens brickor: 3 poäng till.',
  'explain.bell': 'Den behöver en ledig klockplats hos dig och ger dig den platsens bonus.',
  'explain.castle':
    'Du får det som slottet ger. När fasen slutar lämnar alla dina troll byn och går hem. Det du inte har plats för går förlorat.',
  'explain.swap':
    'Den neutrala bortbytingen läggs på en fyrkantig plats hos dig. En av dina egna stannar här, och du får det den täckte.',
  'explain.hire': 'Människan går till en gryta i en grotta och ger 1 möda där. 1 poäng i slutet.',
  'explain.cow': 'Sätt den i en ledig lada.',
  'explain.shared': 'Andras troll i byn hjälper till att betala detta, och inget annat.',
  'explain.shared-all': 'Andras troll i byn hjälper till att betala detta.',
  'explain.tile': ({ brings }) => `${title(String(brings))}. Öppningar måste möta öppningar, väggar måste möta väggar.`,
  'explain.king-tile-price': 'För en prinsessa eller ett kungskort. 3 poäng i slutet.',
  'explain.card': ({ card }) => {
    const [totem, design] = designOf(card);
    return `${lookUp(about, `about.${design}`)} Räknas som ${TOTEMS_OF[totem]}.`;
  },
  'explain.card-spots': ({ card }) => `En bortbyting kan läggas på det, vilket ger: ${spotsOf(card)}.`,
  'explain.king-card':
    'När du har det som krävs trycker du på det, när som helst under din tur, och tar en av kungens brickor gratis. Andra kan också ta det.',
  'explain.troll': 'Ett troll ger sin klan 1 möda där det står.',
  'explain.castle-here': ({ castle }) =>
    `Slottets gåva: ${lookUp(about, `about.${castle}`)} Dina troll går hem efteråt.`,
};

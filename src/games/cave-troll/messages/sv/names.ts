import type { Translation } from '../../../../kernel/messages.ts';
import { prefixed } from '../../../speech/speech.ts';
import type * as english from '../en/names.ts';
import { AREA_NAMES } from './speech.ts';
import { summary } from './summary.ts';

export const names: Translation<typeof english.names> = {
  'game.summary': summary,

  ...prefixed('area', AREA_NAMES),

  'kind.adventurer': 'äventyrare',
  'kind.barbarian': 'barbar',
  'kind.dwarf': 'dvärg',
  'kind.knight': 'riddare',
  'kind.thief': 'tjuv',
  'kind.orc': 'orch',
  'kind.wraith': 'vålnad',
  'kind.cave-troll': 'grottroll',
  'kind.berserker': 'bärsärk',
  'kind.giant-slayer': 'jättedräpare',
  'kind.paladin': 'paladin',
  'kind.assassin': 'lönnmördare',
  'kind.grunt': 'knekt',
  'kind.siren-banshee': 'siren',
  'kind.rampaging-troll': 'vildtroll',
  'kind.chest': 'skattkista',

  'card.adventurer-1': 'Äventyrare 1',
  'card.adventurer-2': 'Äventyrare 2',
  'card.adventurer-3': 'Äventyrare 3',
  'card.adventurer-4': 'Äventyrare 4',
  'card.adventurer-5': 'Äventyrare 5',
  'card.adventurer-6': 'Äventyrare 6',
  'card.adventurer-7': 'Äventyrare 7',
  'card.adventurer-8': 'Äventyrare 8',
  'card.adventurer-9': 'Äventyrare 9',
  'card.barbarian': 'Barbar',
  'card.dwarf': 'Dvärg',
  'card.knight': 'Riddare',
  'card.thief': 'Tjuv',
  'card.orc': 'Orch',
  'card.wraith': 'Vålnad',
  'card.cave-troll': 'Grottroll',
  'card.berserker': 'Bärsärk',
  'card.giant-slayer': 'Jättedräpare',
  'card.paladin': 'Paladin',
  'card.assassin': 'Lönnmördare',
  'card.grunt': 'Knekt',
  'card.siren-banshee': 'Siren',
  'card.rampaging-troll': 'Vildtroll',
  'card.find-artifact': 'Finn en klenod',
  'card.treasure': 'Skatt',
  'card.score-room': 'Töm ett rum',

  'artifact.chalice-of-life': 'Livets kalk',
  'artifact.ring-of-command': 'Maktens ring',
  'artifact.cloak-of-invisibility': 'Osynlighetsmanteln',
  'artifact.boots-of-haste': 'Snabbstövlarna',
  'artifact.banishing-bell': 'Bannlysningsklockan',
  'artifact.orcbane-sword': 'Orchbanesvärdet',

  'option.set': 'Figurer',
  'option.set.classic': 'klassiska',
  'option.set.alternate': 'alternativa',
  'option.firstPlayer': 'Vem som börjar',
  'option.firstPlayer.random': 'lottas',
  'option.escalatingStart': 'De första turerna har 1, 2, 3 och 4 handlingar',
  'option.iconThreshold': 'Timglas som får rummen att betala',
  'option.endBonus': 'Guld för att avsluta partiet',
  'option.barbarianNeverFlees': 'En barbar flyr aldrig från ett grottroll',
  'option.playFromHand': 'Spela utan att dra (handen är sedan tom för gott)',
  'option.dwarfInSingleRoom': 'En dvärg dubblar också ett rum som betalar ensamt',
  'option.fleeingWraithPushes': 'En vålnad som flyr knuffar också',
  'option.artifactsOpen': 'Klenoder ligger öppet',
  'option.stallRounds': 'Rundor utan draget kort som avslutar partiet',
  'option.stallRounds.0': 'hundra',
};

export const about: Translation<typeof english.about> = {
  'about.adventurer': 'En vanlig hjälte. Många av dem vinner rum.',
  'about.barbarian': 'Räknas som två hjältar när rummet betalar. Ingen vålnad kan knuffa den.',
  'about.dwarf': 'När hela brädet betalar räknas rummets tryckta guld dubbelt, oavsett vem som får det.',
  'about.knight':
    'Ingen annan spelares figur får gå in i dess rum, utom en riddare. När den går in i ett rum kastas alla orcher där.',
  'about.thief': 'Handling: hoppa till vilket rum eller vilken ingång som helst där den får vara.',
  'about.orc': 'Handling: kasta en hjälte i samma rum, din egen eller någon annans.',
  'about.wraith':
    'När den går in i ett rum får den knuffa ut en hjälte genom en dörr; på så vis kommer den in även i ett fullt rum. Handling: knuffa ut en hjälte ur rummet den är i.',
  'about.cave-troll':
    'Kommer in i vilket rum som helst. Varje spelare får rädda en figur; allt annat där går förlorat, och ingen går någonsin in igen.',
  'about.berserker':
    'När en annan spelare tar rummet delar de på guldet. Den får vara den sjätte i ett fullt rum där dess ägare inte har någon annan, men går aldrig in till en annan bärsärk.',
  'about.giant-slayer':
    'Tjänar 1 guld när den går in i ett rum där ingen är, en gång per tur. Handling: kasta den tillsammans med ett vildtroll i samma rum.',
  'about.paladin':
    'I dess rum kan ägarens hjältar inte lockas av en siren, och ägarens äventyrare inte sopas bort. Handling: skicka en annan spelares siren från rummet till en grop.',
  'about.assassin':
    'Handling: kasta en annan spelares hjälte eller knekt som inte har någon kamrat i rummet. Ingen lönnmördare kan slå ned den.',
  'about.grunt': 'Handling: kasta alla andra spelares äventyrare i samma rum.',
  'about.siren-banshee':
    'Går genom en eller två dörrar i en handling. Handling: locka över en annan spelares hjälte från rummet intill.',
  'about.rampaging-troll':
    'Går en gång per tur. Handling: knuffa ut två hjältar eller monster ur rummet och kasta sedan alla andra hjältar och monster där. Kistor står kvar.',
  'about.chest': 'Ger rummet 4 guld till. Den flyttas aldrig.',
  'about.find-artifact': 'Ta den översta klenoden och lägg den framför dig med baksidan upp.',
  'about.treasure': 'Ställ din skattkista i vilket rum som helst: det betalar 4 guld mer.',
  'about.score-room': 'Välj ett rum. Bara det betalar nu.',
  'about.chalice-of-life': 'För en av dina förlorade hjältar tillbaka till en ingång.',
  'about.ring-of-command': 'I ett rum där du har en hjälte: knuffa ut en annan spelares hjälte genom en dörr.',
  'about.cloak-of-invisibility': 'Flytta en av dina hjältar genom upp till två dörrar, förbi fulla rum och riddare.',
  'about.boots-of-haste': 'Flytta en av dina hjältar en, två eller tre gånger.',
  'about.banishing-bell': 'Skicka en annan spelares monster till en grop. Inte ett grottroll.',
  'about.orcbane-sword': 'I ett rum där du har en hjälte: kasta en orch eller en knekt.',
};

/** What is counted over many matches. */
export const counts: Translation<typeof english.counts> = {
  'counts.points': 'Varifrån guldet kom',
  'counts.cards': 'Spelade kort',
  'counts.moved': 'Flyttade figurer',
  'counts.discarded': 'Kastade figurer',
  'counts.artifacts': 'Använda klenoder',
  'counts.rooms': 'Rum som gav guld',
  'points.rooms': 'Rum',
  'points.berserkers': 'Bärsärkars hälft',
  'points.slayers': 'Jättedräpare',
  'points.end': 'Avslutade partiet',
  'points.artifacts': 'Sparade klenoder',
};

import type { Param, Speaker, Translation } from '../../../../../kernel/messages.ts';
import { isYou } from '../../../../speech/speech.ts';
import type { Stat } from '../../../box/fights.ts';
import { children, minions, theBuilding, titled, where, who, whom, whose, word } from '../../../messages/sv/speech.ts';
import type * as english from '../en/story.ts';

/** 'Anna, du och Bossen' */
function subjects(trolls: Param, speaker: Speaker): string {
  const all = (Array.isArray(trolls) ? trolls : []).map((troll: number) =>
    isYou(troll, speaker) ? 'du' : who(troll, speaker),
  );
  return new Intl.ListFormat('sv').format(all);
}

function objects(trolls: Param, speaker: Speaker): string {
  const all = (Array.isArray(trolls) ? trolls : []).map((troll: number) => whom(troll, speaker));
  return new Intl.ListFormat('sv').format(all);
}

function joined(parts: readonly (string | false)[]): string {
  return new Intl.ListFormat('sv').format(parts.filter((part) => part !== false));
}

const ALL_STATS = 5;

const CROWNS: Readonly<Record<string, string>> = {
  biggest: 'störst',
  friendliest: 'vänligast',
  greediest: 'girigast',
  provider: 'försörjare',
};

/** 'störst och girigast' */
function crownsIn(crowns: Param): string {
  return joined(
    String(crowns)
      .split(' ')
      .map((crown) => CROWNS[crown] ?? crown),
  );
}

/** Namn som sades i ett ord, med mellanslag emellan. */
function listOf(names: Param): string[] {
  return String(names ?? '')
    .split(' ')
    .filter((name) => name !== '');
}

function some(number: Param): boolean {
  return Number(number) > 0;
}

const YOURS: Readonly<Record<Stat, string>> = {
  muscles: 'Dina',
  skin: 'Ditt',
  guts: 'Ditt',
  brains: 'Din',
  speed: 'Din',
};

export const story: Translation<typeof english.story> = {
  'head.victory': ({ seats, crowns }, speaker) => {
    const all = Array.isArray(seats) ? seats : [];
    const names = titled(subjects(seats, speaker));
    const won = Number(crowns) === 1 ? '1 krona' : `${crowns} kronor`;
    return `${names} ${all.length === 1 ? 'vinner' : 'delar segern'} med ${won}.`;
  },
  'head.nobody-wins': 'Ingen har någon krona, så ingen vinner.',
  'head.new-boss': ({ seat, rival }, speaker) => `${who(seat, speaker)} störtade ${whom(rival, speaker)}.`,
  'head.feast': ({ eaten }) => `Festen hålls: ${children(eaten)} serverade.`,
  'head.feast-short': ({ required, short }) => `Festen räcker inte: ${short} av ${children(required)} fattas.`,
  'head.broke-out': ({ children: number, stores }) =>
    `${children(number)} bröt sig ut ur ${Number(stores) === 1 ? 'ett förvar' : `${stores} förvar`}.`,
  'head.minions-ran': ({ minions: number }) => `${minions(number)} sprang sin väg.`,
  'head.crowns-won': ({ crowns }) => `Nu är du ${crownsIn(crowns)}.`,
  'head.crowns-lost': ({ crowns }) => `Du är inte ${crownsIn(crowns)} längre.`,
  'head.still-boss': ({ seat, rounds }, speaker) =>
    Number(rounds) > 0
      ? `Du är fortfarande Boss: ${who(seat, speaker)} förlorade utmaningen med ${rounds} kort.`
      : `Du är fortfarande Boss: utmaningen slutade oavgjort.`,
  'head.built': ({ work, hexes, others }, speaker) => {
    const rest = listOf(others).map((other) => word('a-work', other));
    const first = `${word('a-work', work)}${hexes === '' ? '' : ` ${where(hexes, speaker)}`}`;
    return rest.length === 0 ? `Du lät bygga ${first}.` : `Du lät bygga ${first}, och ${joined(rest)}.`;
  },
  'head.quiet': 'En lugn omgång.',

  'came.children': ({ away, eaten, left }) => {
    const lost = Number(away) + Number(eaten);
    if (lost === 0) return 'Alla fångades in igen.';
    const how = joined([
      some(away) && `${children(away)} kom undan`,
      some(eaten) && `${children(eaten)} åts upp i en hydda`,
    ]);
    return Number(left) === 0 ? `${how}. Förvaren är tomma.` : `${how}.`;
  },
  'came.my-hut': 'Din hydda föll i bitar.',
  'came.crowns': ({ crowns }) => `${titled(crownsIn(crowns))}.`,
  'came.fell': (params, speaker) =>
    `${titled(theBuilding(params, speaker))}${some(params.more) ? ` och ${params.more} till` : ''} föll i bitar.`,

  'story.beat': ({ winner, loser, stat, value, other, about }, speaker) =>
    `${who(winner, speaker)} slog ${whom(loser, speaker)} i ${word('stat', stat)}, ${value} mot ${other}, om ${word('about', about)}.`,
  'story.beat-all': ({ winner, losers, about }, speaker) =>
    `${who(winner, speaker)} slog ${objects(losers, speaker)} om ${word('about', about)}.`,
  'story.stand-off': ({ fighters, about }, speaker) =>
    `Dödläge mellan ${objects(fighters, speaker)} om ${word('about', about)}: ingen får något.`,
  'story.duel-won': ({ winner, loser, won, lost, about }, speaker) =>
    `${who(winner, speaker)} slog ${whom(loser, speaker)} med ${won} kort mot ${lost}${about === 'challenge' ? '' : ` om ${word('about', about)}`}.`,
  'story.duel-level': ({ fighters, about }, speaker) =>
    `Duellen mellan ${objects(fighters, speaker)} slutade oavgjort${about === 'challenge' ? '' : ` om ${word('about', about)}`}.`,

  'reason.built': ({ labour, hexes }, speaker) =>
    `Det tog ${some(labour) ? labour : 'inget'} arbete${hexes === '' ? '' : ` och står ${where(hexes, speaker)}`}.`,
  'reason.broke-out-again': 'Deras förvar bröts upp senare under omgången.',
  'reason.late': 'Tiden att planera var ute, så planen gällde som den var.',
  'reason.not': ({ why }) => `${titled(word('why', why))}.`,
  'reason.no-crew': ({ labour, first }, speaker) =>
    `Det kräver ${labour} arbete, och färre hantlangare var lediga${Array.isArray(first) && first.length > 0 ? ` efter ordern från ${objects(first, speaker)}` : ''}.`,

  'because.served': ({ children: number }) => `${children(number)} serverades på festen.`,
  'because.broke-out': (params, speaker) => {
    const from = Number(params.stores) === 1 ? theBuilding(params, speaker) : `${params.stores} förvar`;
    const when =
      params.about === '' ? '' : params.about === 'challenge' ? ' när utmaningen började' : ' när striden började';
    return `${params.children} bröt sig ut ur ${from}${when}.`;
  },
  'because.ran': ({ away, back, eaten, hid }) =>
    `${joined([
      some(away) && `${away} kom undan`,
      some(back) && `${back} fångades in igen`,
      some(eaten) && `${eaten} åts upp i en hydda`,
      some(hid) && `${hid} gömde sig`,
    ])}.`,
  'because.caught': ({ troll, children: number }, speaker) => `${who(troll, speaker)} fångade ${number}.`,
  'because.hands': ({ minions: number }) => `Stadens ${minions(number)} kan sköta kök.`,
  'because.brought': ({ bringers }, speaker) => `Skaffade av ${objects(bringers, speaker)}.`,
  'because.holds-biggest': 'Du är Boss, och en väg leder från din hydda till Bron.',
  'because.holds-friendliest': 'En väg leder från din hydda till Navet.',
  'because.holds-greediest': 'Ingen har fler egna hantlangare.',
  'because.holds-provider': 'Ingen har fångat fler barn.',
  'because.fewer-catches': 'Någon har fångat fler barn.',
  'because.spoilt': 'Två fester räckte inte till: inga kronor gäller längre.',
  'because.fewer-minions': 'Någon har fler egna hantlangare, eller så har du inga.',
  'because.no-title': 'Du är inte Boss längre.',
  'because.no-hut': 'Du har ingen hydda längre.',
  'because.no-way-to-hub': 'Ingen väg leder längre från din hydda till Navet.',
  'because.no-way-to-bridge': 'Ingen väg leder längre från din hydda till Bron.',
  'because.guards': (params, speaker) => `Nya vakter stannar i ${theBuilding(params, speaker)}.`,
  'because.stays': (params, speaker) => `En stannar och arbetar i ${theBuilding(params, speaker)}.`,
  'because.ties': ({ ties }) => `${Number(ties) === 1 ? 'Ett oavgjort kort' : `${ties} oavgjorda kort`} skadade vägen.`,
  'because.tantrum': ({ hits }) => `Bossens raseriutbrott: ${hits} slag.`,
  'because.took-it-out': ({ hits }) => `Bossen lät vägen få känna på det: ${hits} slag.`,
  'because.joins-broke': ({ joins }) => `${joins} ${Number(joins) === 1 ? 'fog' : 'fogar'} brast.`,
  'because.card': ({ rival }, speaker) => `Skadad av ${whom(rival, speaker)}.`,
  'because.feast-heals': 'Alla skador läker på festdagen.',
  'because.level': 'En hydda eller titeln har ändrats.',
  'because.challenge': ({ won, lost }) => `Utmaningen: ${won} kort mot ${lost}.`,

  'cost.title': 'Vad det kostar',
  'cost.cracked': ({ joins }) => `${joins} ${Number(joins) === 1 ? 'fog' : 'fogar'} sprack.`,
  'cost.roads': ({ hexes }) => `${hexes} ${Number(hexes) === 1 ? 'vägruta' : 'vägrutor'} borta.`,

  'change.stored': 'Barn i förvar',
  'change.cooked': 'Köken klarar',
  'change.minions': 'Stadens hantlangare',
  'change.cracks': 'Spruckna fogar',
  'change.boss': 'Bossen',
  'change.own': ({ troll }, speaker) =>
    isYou(troll, speaker) ? 'Dina hantlangare' : `${whose(troll, speaker)} hantlangare`,
  'change.stat': ({ stat }) => `${YOURS[stat as Stat]} ${word('stat', stat)}`,
  'change.stats': ({ stats }) => {
    const list = String(stats).split(' ');
    if (list.length === ALL_STATS) return 'Alla dina egenskaper';
    return titled(joined(list.map((stat) => word('stat', stat))));
  },
  'change.crown': ({ crown }) => `Krona: ${crownsIn(crown)}`,
  'change.won': 'vunnen',
  'change.lost': 'förlorad',
  'change.fallen': 'Raserat',
  'change.roads': 'Vägrutor borta',
  'change.herd': 'Vilda hantlangare',
  'change.from-to': '{before} → {after}',

  'sum.title': 'Vad som blev av omgången',
  'sum.turn': 'Omgång {turn}',
  'sum.mine': 'Ditt',
  'sum.why': 'Vad som ändrades, och varför',
  'sum.unchanged': ({ list }) => `Oförändrat: ${list}.`,
  'sum.figure': '{name} {value}',
  'sum.fights': 'Andra strider',
  'sum.done': 'klart',
  'sum.won': 'vunnet',
  'sum.failed': 'misslyckades',
  'sum.lost': 'förlorade striden',
  'sum.loafed': 'latade sig',
  'sum.late': 'tiden tog slut',
  'sum.built': 'byggt',
  'sum.not-built': 'inte byggt',
  'sum.empty-plan': 'Du hade inte planerat något.',
  'sum.others': 'De andra',
  'sum.quiet': 'inget som syns',
  'sum.score': '{won} : {lost}',
  'sum.tie': 'oavgjort',
};

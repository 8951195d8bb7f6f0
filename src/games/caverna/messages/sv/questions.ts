import type { Params, Translation } from '../../../../kernel/messages.ts';
import { count, lookUp } from '../../../speech/speech.ts';
import { furnishingAt, furnishingNumber } from '../../box/furnishings.ts';
import type * as english from '../en/questions.ts';
import { plain } from '../plain.ts';
import { names } from './names.ts';
import { amount, cell, goods, listed } from './speech.ts';

const BRANCH: Readonly<Record<string, string>> = {
  dog: 'ta hunden',
  furnish: 'inred en grotta',
  goods: 'ta 1 trä, 1 sten, 1 malm, 1 mat och 2 guld',
  growth: 'skaffa barn',
  dwelling: 'bygg en bostad',
  gold: 'ta 3 guld',
  forest: 'lägg en äng och en åker, och ta 1 trä',
  mountain: 'lägg en grotta och en tunnel, och ta 1 sten',
};

const HALVES: Readonly<Record<string, readonly [string, string]>> = {
  'meadow-field': ['Äng', 'åker'],
  'cavern-tunnel': ['Grotta', 'tunnel'],
  'cavern-cavern': ['Grotta', 'en till'],
  'ore-mine': ['Malmgruva', 'djup tunnel'],
};

function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function weapon(strength: unknown, kind?: unknown): string {
  const person = kind === 'goblin' ? 'goblin' : 'person';
  return Number(strength) === 0 ? `en obeväpnad ${person}` : `en ${person} med styrka ${strength}`;
}

function exchanged({ furnishing, way }: Params): string {
  const terms = furnishingAt(furnishingNumber(String(furnishing))).hooks['exchange.anytime']?.[Number(way)];
  return `${goods(terms?.give ?? {})} mot ${goods(terms?.get ?? {})}`;
}

const YOUNG = [
  ['sheep', 'ett lamm'],
  ['donkey', 'ett åsneföl'],
  ['boar', 'en vildsvinskulting'],
  ['cattle', 'en kalv'],
] as const;

/** Varför ett byte inte går att ta nu. */
const CLOSED_LOOT: Readonly<Record<string, string>> = {
  'loot-furnish': 'Du har ingen grotta för en inredning som du har råd med.',
  'loot-stable': 'Du har inget stall kvar, eller ingen mark för det.',
  'loot-tunnel': 'Tunneln får inte plats någonstans.',
  'loot-cavern': 'Grottan får inte plats någonstans.',
  'loot-meadow': 'Ängen får inte plats någonstans.',
  'loot-field': 'Åkern får inte plats någonstans.',
  'loot-small-pasture': 'Det kräver en äng och 1 trä.',
  'loot-large-pasture': 'Det kräver två ängar bredvid varandra och 2 trä.',
  'loot-dwelling': 'Det kräver en tom grotta, 2 trä och 2 sten.',
  'loot-goblin-dwelling': 'Det kräver en tom grotta, 2 trä och 1 sten, och färre än sex personer.',
  'loot-sow': 'Det kräver en tom åker och något att så.',
  'loot-breed': 'Du har inget par med plats för en unge.',
};

export const questions: Translation<typeof english.questions> = {
  'ask.place-person': ({ strength, kind }) => `Placera ${weapon(strength, kind)} på en aktionsruta.`,
  'ask.choose-space': ({ strength, kind }) => `Placera ${weapon(strength, kind)} på en aktionsruta.`,
  'ask.imitate-target': 'Välj en annan spelares ruta att härma.',
  'ask.solo-rescue': 'Betala en rubin för att rädda varorna på {space}?',
  'ask.branch': 'Välj vad du vill göra.',
  'ask.place-twin': 'Lägg en bricka: {tile}.',
  'ask.place-single': 'Lägg en bricka: {tile}.',
  'ask.place-ruby-mine': 'Välj en tunnel för rubingruvan.',
  'ask.fences': ({ small, large, stable }) => {
    if (!stable) return small && large ? 'Bygg hagar.' : `Bygg en ${small ? 'liten' : 'stor'} hage.`;
    return small || large ? 'Bygg hagar eller ett stall.' : 'Bygg ett stall.';
  },
  'ask.furnish': ({ only }) => (only === 'dwelling' ? 'Välj en bostad att bygga.' : 'Välj en inredning att bygga.'),
  'ask.furnish-payment': 'Välj hur du betalar: {furnishing}.',
  'ask.furnish-cell': ({ furnishing }) => `Välj en plats: ${plain(lookUp(names, `furnishing.${furnishing}`))}.`,
  'ask.sow': 'Så dina åkrar.',
  'ask.forge': 'Smid ett vapen.',
  'ask.grow': 'Skaffa barn?',
  'ask.expedition': ({ left, strength, first }) =>
    first === true
      ? `Färd med styrka ${strength}: välj ${Number(left) === 1 ? 'ditt byte' : `upp till ${left} sorters byte`}.`
      : `Välj ${Number(left) === 1 ? 'en sort' : `upp till ${left} sorter`} till, eller gå hem.`,
  'ask.trade-count': 'Välj hur många gånger du byter 2 malm mot 2 guld och 1 mat.',
  'ask.market': 'Köp på marknaden, högst en av varje sort.',
  'ask.keep': 'Välj vilka djur som stannar: alla får inte plats.',
  'ask.gold-to-food': 'Välj hur mycket guld du gör om till mat.',
  'ask.skip-choice': 'Hoppa över åkrarna eller aveln.',
  'ask.feed': ({ need, food, missing }) =>
    Number(missing) === 0
      ? `Mätta familjen: det tar ${need} av dina ${amount('food', food)}.`
      : `Mätta familjen: ${amount('food', need)}, du har ${food}. Betalar du nu: ${amount('begging', missing)}.`,
  'ask.breed': ({ why }) =>
    why === 'crowded'
      ? 'Alla ungar får inte plats. Välj vilka som föds.'
      : why === 'full'
        ? 'Det finns ingen plats för ungar. Byt något först för att få plats, eller gå vidare.'
        : 'Nu får djuren ungar. Innan dess kan rubiner ge dig ett par.',
  'ask.last-exchange': ({ round }) => `Runda ${round} börjar. Byt det som bara går i den här rundan, eller gå vidare.`,
  'ask.final-exchange': 'Gör dina sista byten innan poängen räknas.',

  'move.use': 'Gå till {space}',
  'move.instead': ({ strength }) => `Betala en rubin och placera ${weapon(strength)} i stället`,
  'move.pass': 'Passa resten av rundan',
  'move.skip': 'Hoppa över',
  'move.stop': 'Det räcker',
  'move.buy-no-more': ({ bought }) => (bought ? 'Köp inget mer' : 'Köp inget'),
  'move.go-home': 'Gå hem',
  'move.done': 'Klar',
  'move.grow': 'Skaffa barn',
  'move.rescue': 'Betala en rubin och behåll varorna',
  'move.leave': 'Låt rutan tömmas',
  'move.imitate': 'Härma {space}',
  'move.branch': ({ first, second }) =>
    second === undefined
      ? upper(BRANCH[String(first)] ?? '')
      : `${upper(BRANCH[String(first)] ?? '')} och ${BRANCH[String(second)]} sedan`,
  'move.place': ({ tile, a, b }) => {
    const [one, other] = HALVES[String(tile)] ?? ['', ''];
    return `${one} på ${cell(a)}, ${other} på ${cell(b)}`;
  },
  'move.ruby-mine': ({ cell: at }) => `Rubingruva på ${cell(at)}`,
  'move.tile': ({ cell: at }) => `På ${cell(at)}`,
  'move.small-pasture': ({ cell: at }) => `Liten hage på ${cell(at)}`,
  'move.large-pasture': ({ a, b }) => `Stor hage på ${cell(a)} och ${cell(b)}`,
  'move.stable': ({ cell: at }) => `Stall på ${cell(at)}`,
  'move.cell': ({ cell: at }) => `På ${cell(at)}`,
  'move.furnish': '{furnishing}',
  'move.pay': (params) => `Betala ${goods(params)}`,
  'move.sow': ({ grain, vegetable }) => {
    const fields = [
      ...(Number(grain) > 0 ? [`${count(grain, 'åker', 'åkrar')} med säd`] : []),
      ...(Number(vegetable) > 0 ? [`${count(vegetable, 'åker', 'åkrar')} med grönsaker`] : []),
    ];
    return `Så ${listed(fields)}`;
  },
  'move.forge': ({ strength, dog }) =>
    dog === undefined ? `Ett vapen med styrka ${strength}` : `Ett vapen med styrka ${strength} mot en hund`,
  'move.loot': ({ item }) => upper(lookUp(names, `loot.${item}`)),
  'move.trade': ({ times }) =>
    `${amount('ore', Number(times) * 2)} mot ${amount('gold', Number(times) * 2)} och ${amount('food', times)}`,
  'move.buy': ({ good }) => `Köp ${amount(good, 1)}`,
  'move.breed': (params) => {
    const born = YOUNG.filter(([animal]) => params[animal] === true).map(([, young]) => young);
    return born.length === 0 ? 'Inga ungar' : upper(listed(born));
  },
  'move.keep': (params) => `Behåll ${goods(params)}`,
  'move.skip-fields': 'Hoppa över åkrarna',
  'move.skip-breeding': 'Hoppa över aveln',
  'move.feed': ({ wood, stone, ore, who: fed }) => {
    const instead = [
      ...(wood === undefined ? [] : [amount('wood', wood)]),
      ...(stone === undefined ? [] : [amount('stone', stone)]),
      ...(ore === undefined ? [] : [amount('ore', ore)]),
    ];
    if (instead.length === 0) return 'Betala med mat';
    return `Betala ${listed(instead)} för en ${fed === 'goblin' ? 'goblin' : 'person'}, mat för de andra`;
  },
  'move.convert': ({ what }) => `Gör om ${what === 'two-donkeys' ? '2 åsnor' : amount(what, 1)} till mat`,
  'move.gold': 'Gör om guld till mat',
  'move.gold-to-food': ({ gold }) => `Gör om ${amount('gold', gold)} till ${amount('food', Number(gold) - 1)}`,
  'move.ruby': ({ get }) => `En rubin mot ${amount(get, 1)}`,
  'move.ruby-animal': ({ get }) =>
    get === 'cattle' ? 'En rubin och 1 mat mot 1 nötkreatur' : `En rubin mot ${amount(get, 1)}`,
  'move.ruby-tile': ({ tile }) =>
    tile === 'cavern' ? '2 rubiner mot en grotta' : `En rubin mot en ${lookUp(names, `tile.${tile}`)}`,
  'move.exchange': (params) => `${lookUp(names, `furnishing.${params.furnishing}`)}: ${exchanged(params)}`,
  'move.discard': ({ strength }) => `Lämna ett vapen med styrka ${strength} mot ${amount('food', strength)}`,
};

export const reasons: Translation<typeof english.reasons> = {
  'blocked.occupied': 'Rutan är upptagen: {seats}.',
  'blocked.no-ruby': 'Att placera någon utanför ordningen kostar en rubin.',
  'blocked.no-space': 'Det finns ingen ruta för den personen.',
  'blocked.must-place': 'Det finns en ruta att gå till, så du kan inte passa.',
  'blocked.unarmed': 'Bara beväpnade personer ger sig ut på färder.',
  'blocked.food': ({ food }) => `Det kostar ${amount('food', food)}.`,
  'blocked.nothing-to-imitate': 'Det finns ingen annan spelares ruta att härma.',
  'blocked.ore': ({ ore }) => `Det kostar ${amount('ore', ore)}.`,
  'blocked.no-tunnel': 'Du har ingen tunnel för en rubingruva.',
  'blocked.empty': 'Där ligger ingenting.',
  'blocked.no-room-no-dwelling': 'Du har inget rum för ett barn, och kan inte bygga en bostad.',
  'blocked.nothing-to-do': 'Det finns inget du kan göra där nu.',
  'blocked.no-tunnels-touch': 'Du har inte två tunnlar bredvid varandra.',
  'blocked.no-tunnel-here': 'Du har ingen tunnel.',
  'blocked.no-deep-tunnel-here': 'Du har ingen djup tunnel.',
  'blocked.none-payable': 'Du har inte råd med någon.',
  'blocked.no-meadow-to-fence': 'Du har ingen äng utan staket.',
  'blocked.too-few-meadows': 'Du har för få ängar till detta utöver det som är ikryssat.',
  'blocked.no-meadows-touch': 'Inga två av dina ängar ligger bredvid varandra.',
  'blocked.no-field-to-sow': 'Du har ingen tom åker.',
  'blocked.no-crops': 'Du har inget att så.',
  'blocked.armed': 'Den här personen har redan ett vapen.',
  'blocked.weapon': ({ ore, has }) => `Vapnet kräver ${amount('ore', ore)}, du har ${has}.`,
  'blocked.club': ({ wood, has }) => `En klubba kräver ${amount('wood', wood)}, du har ${has}.`,
  'blocked.no-growth-no-sowing': 'Du har inget rum för ett barn, och inget att så.',
  'blocked.no-two-tunnels': 'Du behöver två tunnlar bredvid varandra, eller en beväpnad person.',
  'blocked.no-tile-no-sowing': 'Du har ingen plats för brickan, och inget att så.',
  'blocked.not-imitable': 'Den rutan kan inte härmas.',
  'blocked.own-space': 'Du kan inte härma dig själv.',
  'blocked.branch-dog': 'Det finns ingen hund att ta.',
  'blocked.branch-furnish': 'Du kan inte inreda något nu.',
  'blocked.branch-goods': 'Det finns inga varor att ta.',
  'blocked.branch-growth': 'Du har inget rum för ett barn.',
  'blocked.branch-dwelling': 'Du kan inte bygga en bostad nu.',
  'blocked.branch-gold': 'Det finns inget guld att ta.',
  'blocked.branch-forest': 'Brickan passar ingenstans i din skog.',
  'blocked.branch-mountain': 'Brickan passar ingenstans i ditt berg.',
  'blocked.no-stable': 'Du har byggt alla tre stallen.',
  'blocked.taken': 'Redan byggd: {owner}.',
  'blocked.covered': 'Den ligger under en annan bricka och är ur spelet.',
  'blocked.no-cavern': 'Du har ingen tom grotta för den.',
  'blocked.lacking': (params) => `Du saknar ${goods(params)}.`,
  'blocked.looted': 'Det har du redan tagit på den här färden.',
  'blocked.too-strong': 'Det kräver ett vapen med styrka {strength}.',
  'blocked.loot': ({ item }) => CLOSED_LOOT[String(item)] ?? 'Det kan du inte göra nu.',
  'blocked.bought': 'Det har du redan köpt.',
  'blocked.gold': ({ gold }) => `Det kostar ${amount('gold', gold)}.`,
  'blocked.rubies': ({ ruby }) => `Det kostar ${amount('ruby', ruby)}.`,
  'blocked.no-site': 'Brickan passar ingenstans.',
  'blocked.exchange': (params) => `Det kräver ${goods(params)}.`,
};

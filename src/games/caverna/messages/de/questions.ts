import type { Params, Translation } from '../../../../kernel/messages.ts';
import { count, lookUp, title } from '../../../speech/speech.ts';
import { furnishingAt, furnishingNumber } from '../../box/furnishings.ts';
import type * as english from '../en/questions.ts';
import { plain } from '../plain.ts';
import { names } from './names.ts';
import { amount, at, goods, listed, single, space } from './speech.ts';

const BRANCH: Readonly<Record<string, string>> = {
  dog: 'Hund nehmen',
  furnish: 'Höhle einrichten',
  goods: '1 Holz, 1 Stein, 1 Erz, 1 Nahrung und 2 Gold nehmen',
  growth: 'Kind bekommen',
  dwelling: 'Wohnung einrichten',
  gold: '3 Gold nehmen',
  forest: 'Wiese und Acker legen, 1 Holz nehmen',
  mountain: 'Höhle und Stollen legen, 1 Stein nehmen',
};

const HALVES: Readonly<Record<string, readonly [string, string]>> = {
  'meadow-field': ['Wiese', 'Acker'],
  'cavern-tunnel': ['Höhle', 'Stollen'],
  'cavern-cavern': ['Höhle', 'noch eine'],
  'ore-mine': ['Erzmine', 'Tiefstollen'],
};

/** In the accusative: 'eine Person mit Stärke 5', 'einen unbewaffneten Goblin'. */
function weapon(strength: unknown, kind?: unknown): string {
  const [unarmed, armed] =
    kind === 'goblin' ? ['einen unbewaffneten Goblin', 'einen Goblin'] : ['eine unbewaffnete Person', 'eine Person'];
  return Number(strength) === 0 ? unarmed : `${armed} mit Stärke ${strength}`;
}

function exchanged({ furnishing, way }: Params): string {
  const terms = furnishingAt(furnishingNumber(String(furnishing))).hooks['exchange.anytime']?.[Number(way)];
  return `${goods(terms?.give ?? {})} gegen ${goods(terms?.get ?? {})}`;
}

const YOUNG = [
  ['sheep', 'ein Lamm'],
  ['donkey', 'ein Eselfohlen'],
  ['boar', 'ein Frischling'],
  ['cattle', 'ein Kalb'],
] as const;

/** Why a loot cannot be carried out now. */
const CLOSED_LOOT: Readonly<Record<string, string>> = {
  'loot-furnish': 'Du hast keine Höhle für eine Einrichtung, die du bezahlen kannst.',
  'loot-stable': 'Du hast keinen Stall mehr oder kein Land dafür.',
  'loot-tunnel': 'Der Stollen passt nirgends hin.',
  'loot-cavern': 'Die Höhle passt nirgends hin.',
  'loot-meadow': 'Die Wiese passt nirgends hin.',
  'loot-field': 'Der Acker passt nirgends hin.',
  'loot-small-pasture': 'Dazu brauchst du eine Wiese und 1 Holz.',
  'loot-large-pasture': 'Dazu brauchst du zwei Wiesen nebeneinander und 2 Holz.',
  'loot-dwelling': 'Dazu brauchst du eine leere Höhle, 2 Holz und 2 Stein.',
  'loot-goblin-dwelling': 'Dazu brauchst du eine leere Höhle, 2 Holz, 1 Stein und weniger als sechs Personen.',
  'loot-sow': 'Dazu brauchst du einen leeren Acker und etwas zu säen.',
  'loot-breed': 'Du hast kein Paar, dessen Nachwuchs Platz hat.',
};

/** What is asked, and what may be answered. */
export const questions: Translation<typeof english.questions> = {
  'ask.place-person': ({ strength, kind }) => `Setze ${weapon(strength, kind)} auf ein Aktionsfeld.`,
  'ask.choose-space': ({ strength, kind }) => `Setze ${weapon(strength, kind)} auf ein Aktionsfeld.`,
  'ask.imitate-target': 'Wähle ein Aktionsfeld der anderen, das du nachahmst.',
  'ask.solo-rescue': ({ space: id }) => `Bezahlst du einen Rubin, um die Waren auf ${space(id)} zu retten?`,
  'ask.branch': 'Wähle, was du tust.',
  'ask.place-twin': 'Lege ein Plättchen: {tile}.',
  'ask.place-single': 'Lege ein Plättchen: {tile}.',
  'ask.place-ruby-mine': 'Wähle einen Stollen für die Rubinmine.',
  'ask.fences': ({ small, large, stable }) => {
    if (!stable) return small && large ? 'Baue Weiden.' : `Baue eine ${small ? 'kleine' : 'große'} Weide.`;
    return small || large ? 'Baue Weiden oder einen Stall.' : 'Baue einen Stall.';
  },
  'ask.furnish': ({ only }) =>
    only === 'dwelling' ? 'Wähle eine Wohnung, die du baust.' : 'Wähle eine Einrichtung, die du baust.',
  'ask.furnish-payment': '{furnishing}: Wähle, wie du bezahlst.',
  'ask.furnish-cell': ({ furnishing }) => `${plain(lookUp(names, `furnishing.${furnishing}`))}: Wähle einen Ort dafür.`,
  'ask.sow': 'Besäe deine Äcker.',
  'ask.forge': 'Schmiede eine Waffe.',
  'ask.grow': 'Bekommst du ein Kind?',
  'ask.expedition': ({ left, strength, first }) =>
    first === true
      ? `Beutezug mit Stärke ${strength}: Wähle ${Number(left) === 1 ? 'dein Beutestück' : `bis zu ${left} Beutestücke`}.`
      : `Wähle ${Number(left) === 1 ? 'noch ein Beutestück' : `bis zu ${left} weitere Beutestücke`}, oder kehre heim.`,
  'ask.trade-count': 'Wähle, wie oft du 2 Erz gegen 2 Gold und 1 Nahrung tauschst.',
  'ask.market': 'Kaufe auf dem Markt, jede Sorte höchstens einmal.',
  'ask.keep': 'Wähle, welche Tiere bleiben: Es ist nicht für alle Platz.',
  'ask.gold-to-food': 'Wähle, wie viel Gold du in Nahrung umwandelst.',
  'ask.skip-choice': 'Lass die Feldphase oder die Vermehrung aus.',
  'ask.feed': ({ need, food, missing }) =>
    Number(missing) === 0
      ? `Ernähre deine Familie: Das kostet ${need} von deinen ${amount('food', food)}.`
      : `Ernähre deine Familie: ${amount('food', need)}, du hast ${food}. Zahlst du jetzt: ${amount('begging', missing)}.`,
  'ask.breed': ({ why }) =>
    why === 'crowded'
      ? 'Es ist nicht für alle Jungtiere Platz. Wähle, welche geboren werden.'
      : why === 'full'
        ? 'Für Nachwuchs ist kein Platz. Tausche zuerst etwas, um Platz zu schaffen, oder mach weiter.'
        : 'Jetzt vermehren sich deine Tiere. Vorher können Rubine noch ein Paar daraus machen.',
  'ask.last-exchange': ({ round }) =>
    `Runde ${round} beginnt. Tausche, was nur in dieser Runde geht, oder mach weiter.`,
  'ask.final-exchange': 'Tausche ein letztes Mal, bevor die Punkte gezählt werden.',

  'move.use': ({ space: id }) => `${space(id)} wählen`,
  'move.instead': ({ strength }) => `Rubin bezahlen und ${weapon(strength)} einsetzen`,
  'move.pass': 'Für diese Runde passen',
  'move.skip': 'Auslassen',
  'move.stop': 'Das reicht',
  'move.buy-no-more': ({ bought }) => (bought ? 'Nichts mehr kaufen' : 'Nichts kaufen'),
  'move.go-home': 'Heimkehren',
  'move.done': 'Fertig',
  'move.grow': 'Kind bekommen',
  'move.rescue': 'Rubin bezahlen und Waren behalten',
  'move.leave': 'Leeren lassen',
  'move.imitate': ({ space: id }) => `${space(id)} nachahmen`,
  'move.branch': ({ first, second }) =>
    second === undefined ? (BRANCH[String(first)] ?? '') : `${BRANCH[String(first)]}, dann ${BRANCH[String(second)]}`,
  'move.place': ({ tile, a, b }) => {
    const [one, other] = HALVES[String(tile)] ?? ['', ''];
    return `${one} ${at(a)}, ${other} ${at(b)}`;
  },
  'move.ruby-mine': ({ cell }) => `Rubinmine ${at(cell)}`,
  'move.tile': ({ cell }) => title(at(cell)),
  'move.small-pasture': ({ cell }) => `Kleine Weide ${at(cell)}`,
  'move.large-pasture': ({ a, b }) => `Große Weide ${at(a)} und ${at(b)}`,
  'move.stable': ({ cell }) => `Stall ${at(cell)}`,
  'move.cell': ({ cell }) => title(at(cell)),
  'move.furnish': '{furnishing}',
  'move.pay': (params) => `${goods(params)} bezahlen`,
  'move.sow': ({ grain, vegetable }) => {
    const fields = [
      ...(Number(grain) > 0 ? [`${count(grain, 'Acker', 'Äcker')} mit Getreide`] : []),
      ...(Number(vegetable) > 0 ? [`${count(vegetable, 'Acker', 'Äcker')} mit Gemüse`] : []),
    ];
    return `${listed(fields)} besäen`;
  },
  'move.forge': ({ strength, dog }) =>
    dog === undefined ? `Waffe der Stärke ${strength}` : `Waffe der Stärke ${strength} für einen Hund`,
  'move.loot': ({ item }) => title(lookUp(names, `loot.${item}`)),
  'move.trade': ({ times }) =>
    `${amount('ore', Number(times) * 2)} gegen ${amount('gold', Number(times) * 2)} und ${amount('food', times)}`,
  'move.buy': ({ good }) => `${amount(good, 1)} kaufen`,
  'move.breed': (params) => {
    const born = YOUNG.filter(([animal]) => params[animal] === true).map(([, young]) => young);
    return born.length === 0 ? 'Kein Nachwuchs' : title(listed(born));
  },
  'move.keep': (params) => `${goods(params)} behalten`,
  'move.skip-fields': 'Feldphase auslassen',
  'move.skip-breeding': 'Vermehrung auslassen',
  'move.feed': ({ wood, stone, ore, who: fed }) => {
    const instead = [
      ...(wood === undefined ? [] : [amount('wood', wood)]),
      ...(stone === undefined ? [] : [amount('stone', stone)]),
      ...(ore === undefined ? [] : [amount('ore', ore)]),
    ];
    if (instead.length === 0) return 'Mit Nahrung bezahlen';
    return `${listed(instead)} für ${fed === 'goblin' ? 'einen Goblin' : 'eine Person'}, Nahrung für die anderen`;
  },
  'move.convert': ({ what }) => `${what === 'two-donkeys' ? '2 Esel' : amount(what, 1)} in Nahrung umwandeln`,
  'move.gold': 'Gold in Nahrung umwandeln',
  'move.gold-to-food': ({ gold }) => `${amount('gold', gold)} in ${amount('food', Number(gold) - 1)} umwandeln`,
  'move.ruby': ({ get }) => `1 Rubin gegen ${amount(get, 1)}`,
  'move.ruby-animal': ({ get }) =>
    get === 'cattle' ? '1 Rubin und 1 Nahrung gegen 1 Rind' : `1 Rubin gegen ${amount(get, 1)}`,
  'move.ruby-tile': ({ tile }) => `${tile === 'cavern' ? '2 Rubine' : '1 Rubin'} gegen ${single(tile)}`,
  'move.exchange': (params) => `${lookUp(names, `furnishing.${params.furnishing}`)}: ${exchanged(params)}`,
  'move.discard': ({ strength }) => `Waffe der Stärke ${strength} gegen ${amount('food', strength)} abgeben`,
};

/** Why an answer is greyed out. */
export const reasons: Translation<typeof english.reasons> = {
  'blocked.occupied': 'Das Aktionsfeld ist besetzt: {seats}.',
  'blocked.no-ruby': 'Jemanden außer der Reihe einzusetzen kostet einen Rubin.',
  'blocked.no-space': 'Für diese Person gibt es kein Aktionsfeld.',
  'blocked.must-place': 'Es gibt ein Aktionsfeld für dich, also darfst du nicht passen.',
  'blocked.unarmed': 'Auf Beutezug gehen nur bewaffnete Personen.',
  'blocked.food': ({ food }) => `Das kostet ${amount('food', food)}.`,
  'blocked.nothing-to-imitate': 'Es gibt kein Aktionsfeld der anderen, das du nachahmen könntest.',
  'blocked.ore': ({ ore }) => `Das kostet ${amount('ore', ore)}.`,
  'blocked.no-tunnel': 'Du hast keinen Stollen für eine Rubinmine.',
  'blocked.empty': 'Dort liegt nichts.',
  'blocked.no-room-no-dwelling': 'Du hast kein Bett für ein Kind und kannst keine Wohnung bauen.',
  'blocked.nothing-to-do': 'Dort könntest du jetzt nichts tun.',
  'blocked.no-tunnels-touch': 'Du hast keine zwei Stollen nebeneinander.',
  'blocked.no-tunnel-here': 'Du hast keinen Stollen.',
  'blocked.no-deep-tunnel-here': 'Du hast keinen Tiefstollen.',
  'blocked.none-payable': 'Du kannst keine davon bezahlen.',
  'blocked.no-meadow-to-fence': 'Du hast keine Wiese ohne Zaun.',
  'blocked.too-few-meadows': 'Neben dem, was angekreuzt ist, hast du dafür zu wenige Wiesen.',
  'blocked.no-meadows-touch': 'Keine zwei deiner Wiesen liegen nebeneinander.',
  'blocked.no-field-to-sow': 'Du hast keinen leeren Acker.',
  'blocked.no-crops': 'Du hast nichts zu säen.',
  'blocked.armed': 'Diese Person ist schon bewaffnet.',
  'blocked.weapon': ({ ore, has }) => `Die Waffe kostet ${amount('ore', ore)}, du hast ${has}.`,
  'blocked.club': ({ wood, has }) => `Eine Keule kostet ${amount('wood', wood)}, du hast ${has}.`,
  'blocked.no-growth-no-sowing': 'Du hast kein Bett für ein Kind und nichts zu säen.',
  'blocked.no-two-tunnels': 'Du brauchst zwei Stollen nebeneinander oder eine bewaffnete Person.',
  'blocked.no-tile-no-sowing': 'Du hast keinen Ort für das Plättchen und nichts zu säen.',
  'blocked.not-imitable': 'Dieses Aktionsfeld kann man nicht nachahmen.',
  'blocked.own-space': 'Du kannst dich nicht selbst nachahmen.',
  'blocked.branch-dog': 'Es ist kein Hund da.',
  'blocked.branch-furnish': 'Du kannst jetzt nichts einrichten.',
  'blocked.branch-goods': 'Es sind keine Waren da.',
  'blocked.branch-growth': 'Du hast kein Bett für ein Kind.',
  'blocked.branch-dwelling': 'Du kannst jetzt keine Wohnung bauen.',
  'blocked.branch-gold': 'Es ist kein Gold da.',
  'blocked.branch-forest': 'Das Plättchen passt nirgends in deinen Wald.',
  'blocked.branch-mountain': 'Das Plättchen passt nirgends in deinen Berg.',
  'blocked.no-stable': 'Du hast schon alle drei Ställe gebaut.',
  'blocked.taken': 'Schon gebaut: {owner}.',
  'blocked.covered': 'Das liegt unter einem anderen Plättchen und ist aus dem Spiel.',
  'blocked.no-cavern': 'Du hast keine leere Höhle dafür.',
  'blocked.lacking': (params) => `Dir fehlt: ${goods(params)}.`,
  'blocked.looted': 'Das hast du auf diesem Beutezug schon genommen.',
  'blocked.too-strong': 'Dazu brauchst du eine Waffe der Stärke {strength}.',
  'blocked.loot': ({ item }) => CLOSED_LOOT[String(item)] ?? 'Das geht jetzt nicht.',
  'blocked.bought': 'Das hast du schon gekauft.',
  'blocked.gold': ({ gold }) => `Das kostet ${amount('gold', gold)}.`,
  'blocked.rubies': ({ ruby }) => `Das kostet ${amount('ruby', ruby)}.`,
  'blocked.no-site': 'Das Plättchen passt nirgends hin.',
  'blocked.exchange': (params) => `Dazu brauchst du ${goods(params)}.`,
};

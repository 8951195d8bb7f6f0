import type { Catalogue, Param, Speaker } from '../../../../../kernel/messages.ts';
import {
  children,
  minions,
  theBuilding,
  titled,
  verb,
  where,
  who,
  whom,
  whose,
  word,
} from '../../../messages/en/speech.ts';

/** 'Anna, you and the Boss' */
function listed(trolls: Param, speaker: Speaker): string {
  const all = (Array.isArray(trolls) ? trolls : []).map((troll: number) => whom(troll, speaker));
  return new Intl.ListFormat('en').format(all);
}

function joined(parts: readonly (string | false)[]): string {
  return new Intl.ListFormat('en').format(parts.filter((part) => part !== false));
}

const ALL_STATS = 5;

const CROWNS: Readonly<Record<string, string>> = {
  biggest: 'Biggest',
  friendliest: 'Friendliest',
  greediest: 'Greediest',
  provider: 'Provider',
};

/** 'Biggest and Greediest' */
function crownsIn(crowns: Param): string {
  return joined(
    String(crowns)
      .split(' ')
      .map((crown) => CROWNS[crown] ?? crown),
  );
}

/** Names that were told in one word, with spaces between. */
function listOf(names: Param): string[] {
  return String(names ?? '')
    .split(' ')
    .filter((name) => name !== '');
}

/** '1 card', '2 cards' */
function cards(number: Param): string {
  return Number(number) === 1 ? '1 card' : `${number} cards`;
}

function some(number: Param): boolean {
  return Number(number) > 0;
}

function stores(number: Param): string {
  return Number(number) === 1 ? '1 store' : `${number} stores`;
}

function joins(number: Param): string {
  return Number(number) === 1 ? '1 join' : `${number} joins`;
}

/** What is read when a turn is over. */
export const story = {
  'head.victory': ({ seats, crowns }, speaker) => {
    const all = Array.isArray(seats) ? seats : [];
    const [only] = all;
    const wins = all.length === 1 && verb(only, speaker, 'win', 'wins');
    const names = titled(listed(seats, speaker));
    return `${names} ${wins || 'share the win'} with ${Number(crowns) === 1 ? '1 crown' : `${crowns} crowns`}.`;
  },
  'head.nobody-wins': 'Nobody has a crown, so nobody wins.',
  'head.new-boss': ({ seat, rival }, speaker) => `${who(seat, speaker)} overthrew ${whom(rival, speaker)}.`,
  'head.feast': ({ eaten }) => `The Feast is held: ${children(eaten)} served.`,
  'head.feast-short': ({ required, short }) => `The Feast falls short: ${short} of ${children(required)} missing.`,
  'head.broke-out': ({ children: number, stores: opened }) =>
    `${children(number)} broke out of ${Number(opened) === 1 ? 'a store' : `${opened} stores`}.`,
  'head.minions-ran': ({ minions: number }) => `${minions(number)} ran away.`,
  'head.crowns-won': ({ crowns }) => `You are the ${crownsIn(crowns)} now.`,
  'head.crowns-lost': ({ crowns }) => `You are not the ${crownsIn(crowns)} any more.`,
  'head.still-boss': ({ seat, rounds }, speaker) =>
    Number(rounds) > 0
      ? `You are still the Boss: ${whom(seat, speaker)} lost the challenge by ${cards(rounds)}.`
      : `You are still the Boss: the challenge by ${whom(seat, speaker)} ended level.`,
  'head.built': ({ work, hexes, others }, speaker) => {
    const rest = listOf(others).map((other) => word('a-work', other));
    const first = `${word('a-work', work)} built${hexes === '' ? '' : ` ${where(hexes, speaker)}`}`;
    return rest.length === 0 ? `You had ${first}.` : `You had ${first}, and ${joined(rest)}.`;
  },
  'head.quiet': 'A quiet turn.',

  'came.children': ({ away, eaten, left }) => {
    const lost = Number(away) + Number(eaten);
    if (lost === 0) return 'All of them were recaptured.';
    const how = joined([
      some(away) && `${children(away)} got away`,
      some(eaten) && `${children(eaten)} ${Number(eaten) === 1 ? 'was' : 'were'} eaten in a Hut`,
    ]);
    return Number(left) === 0 ? `${how}. The stores are empty.` : `${how}.`;
  },
  'came.my-hut': 'Your Hut fell to debris.',
  'came.crowns': ({ crowns }) => `${crownsIn(crowns)}.`,
  'came.fell': (params, speaker) =>
    `${titled(theBuilding(params, speaker))}${some(params.more) ? ` and ${params.more} more` : ''} fell to debris.`,

  'story.beat': ({ winner, loser, stat, value, other, about }, speaker) =>
    `${who(winner, speaker)} beat ${whom(loser, speaker)} at ${word('stat', stat)}, ${value} to ${other}, over ${word('about', about)}.`,
  'story.beat-all': ({ winner, losers, about }, speaker) =>
    `${who(winner, speaker)} beat ${listed(losers, speaker)} over ${word('about', about)}.`,
  'story.stand-off': ({ fighters, about }, speaker) =>
    `${titled(listed(fighters, speaker))} fought to a stand-off over ${word('about', about)}: nobody gets it.`,
  'story.duel-won': ({ winner, loser, won, lost, about }, speaker) =>
    `${who(winner, speaker)} beat ${whom(loser, speaker)} by ${cards(won)} to ${lost}${about === 'challenge' ? '' : ` over ${word('about', about)}`}.`,
  'story.duel-level': ({ fighters, about }, speaker) =>
    `The duel of ${listed(fighters, speaker)} ended level${about === 'challenge' ? '' : ` over ${word('about', about)}`}.`,

  'reason.built': ({ labour, hexes }, speaker) =>
    `It took ${some(labour) ? labour : 'no'} labour${hexes === '' ? '' : `, and stands ${where(hexes, speaker)}`}.`,
  'reason.broke-out-again': 'Their store broke open later in the turn.',
  'reason.late': 'The time to plan was up, so the plan went as it stood.',
  'reason.not': ({ why }) => `${titled(word('why', why))}.`,
  'reason.no-crew': ({ labour, first }, speaker) =>
    `It takes ${labour} labour, and fewer Minions were idle${Array.isArray(first) && first.length > 0 ? ` after the order of ${listed(first, speaker)}` : ''}.`,

  'because.served': ({ children: number }) => `${children(number)} served at the Feast.`,
  'because.broke-out': (params, speaker) => {
    const from = Number(params.stores) === 1 ? theBuilding(params, speaker) : stores(params.stores);
    const when =
      params.about === '' ? '' : params.about === 'challenge' ? ', as the challenge began' : ', as the fight began';
    return `${params.children} broke out of ${from}${when}.`;
  },
  'because.ran': ({ away, back, eaten, hid }) =>
    `${joined([
      some(away) && `${away} got away`,
      some(back) && `${back} recaptured`,
      some(eaten) && `${eaten} eaten in a Hut`,
      some(hid) && `${hid} in hiding`,
    ])}.`,
  'because.caught': ({ troll, children: number }, speaker) => `${who(troll, speaker)} caught ${number}.`,
  'because.hands': ({ minions: number }) => `${minions(number)} of the town can run kitchens.`,
  'because.brought': ({ bringers }, speaker) => `Brought by ${listed(bringers, speaker)}.`,
  'because.holds-biggest': 'You are the Boss, and a road leads from your Hut to the Bridge.',
  'because.holds-friendliest': 'A road leads from your Hut to the Hub.',
  'because.holds-greediest': 'Nobody has more Minions of its own.',
  'because.holds-provider': 'Nobody has caught more Children.',
  'because.fewer-catches': 'Somebody has caught more Children.',
  'because.spoilt': 'Two Feasts were not met: no crown counts any more.',
  'because.fewer-minions': 'Somebody has more Minions of its own, or you have none.',
  'because.no-title': 'You are not the Boss any more.',
  'because.no-hut': 'You have no Hut any more.',
  'because.no-way-to-hub': 'No road leads from your Hut to the Hub any more.',
  'because.no-way-to-bridge': 'No road leads from your Hut to the Bridge any more.',
  'because.guards': (params, speaker) => `New guards stay in ${theBuilding(params, speaker)}.`,
  'because.stays': (params, speaker) => `One stays to work in ${theBuilding(params, speaker)}.`,
  'because.ties': ({ ties }) => `${Number(ties) === 1 ? 'A tie' : `${ties} ties`} in fights damaged the road.`,
  'because.tantrum': ({ hits }) => `The Boss’s tantrum: ${hits} ${Number(hits) === 1 ? 'hit' : 'hits'}.`,
  'because.took-it-out': ({ hits }) =>
    `The Boss took it out on the road: ${hits} ${Number(hits) === 1 ? 'hit' : 'hits'}.`,
  'because.joins-broke': ({ joins: number }) => `${joins(number)} broke.`,
  'because.card': ({ rival }, speaker) => `Injured by ${whom(rival, speaker)}.`,
  'because.feast-heals': 'All injuries heal on Feast day.',
  'because.level': 'A Hut or the title changed.',
  'because.challenge': ({ won, lost }) => `The challenge: ${cards(won)} to ${lost}.`,

  'cost.title': 'What it costs',
  'cost.cracked': ({ joins: number }) => `${joins(number)} cracked.`,
  'cost.roads': ({ hexes }) => `${Number(hexes) === 1 ? '1 road hex' : `${hexes} road hexes`} gone.`,

  'change.stored': 'Children stored',
  'change.cooked': 'Kitchens cook',
  'change.minions': 'Town Minions',
  'change.cracks': 'Cracked joins',
  'change.boss': 'The Boss',
  'change.own': ({ troll }, speaker) => titled(`${whose(troll, speaker)} Minions`),
  'change.stat': ({ stat }) => `Your ${word('stat', stat)}`,
  'change.stats': ({ stats }) => {
    const list = String(stats).split(' ');
    return list.length === ALL_STATS ? 'All your stats' : `Your ${joined(list.map((stat) => word('stat', stat)))}`;
  },
  'change.crown': ({ crown }) => `Crown: ${crownsIn(crown)}`,
  'change.won': 'won',
  'change.lost': 'lost',
  'change.fallen': 'Fallen',
  'change.roads': 'Road hexes gone',
  'change.herd': 'Wild Minions',
  'change.from-to': '{before} → {after}',

  'sum.title': 'How the turn went',
  'sum.turn': 'Turn {turn}',
  'sum.mine': 'Yours',
  'sum.why': 'What changed, and why',
  'sum.unchanged': ({ list }) => `Unchanged: ${list}.`,
  'sum.figure': '{name} {value}',
  'sum.fights': 'Other fights',
  'sum.done': 'done',
  'sum.won': 'won',
  'sum.failed': 'failed',
  'sum.lost': 'lost the fight',
  'sum.loafed': 'loafed',
  'sum.late': 'time ran out',
  'sum.built': 'built',
  'sum.not-built': 'not built',
  'sum.empty-plan': 'You had planned nothing.',
  'sum.others': 'The others',
  'sum.quiet': 'nothing that shows',
  'sum.score': '{won} : {lost}',
  'sum.tie': 'a tie',
} satisfies Catalogue;

import type { Catalogue, Params } from '../../../../kernel/messages.ts';
import { isYou } from '../../../speech/speech.ts';
import {
  atJoin,
  children,
  fighters,
  minions,
  sort,
  theBuilding,
  titled,
  verb,
  where,
  who,
  whom,
  word,
} from './speech.ts';

/** How a run is told: who ran, what sort they were, and what became of them. */
function run(outcome: (params: Params) => string): (params: Params) => string {
  return (params) => `${children(params.children)} (${sort(params.trait)}) ran and ${outcome(params)}.`;
}

function back({ away, back: home }: Params): string {
  if (Number(away) === 0) return 'were recaptured';
  return Number(home) === 0
    ? 'found no store with room, so they got away'
    : `${home} ${Number(home) === 1 ? 'was' : 'were'} recaptured, ${away} got away`;
}

export const events = {
  'told.stats': '{seat} chose muscles {muscles}, skin {skin}, guts {guts}, brains {brains}, speed {speed}.',
  'told.turn': 'Turn {turn}.',
  'told.herd': ({ minions: number }) => `A herd of ${minions(number)} arrived.`,
  'told.burnt': ({ hex }, speaker) => `The fire ${where(hex, speaker)} burnt the road away.`,
  'told.fire-spread': ({ hex }, speaker) => `The fire spread: now it burns ${where(hex, speaker)}, too.`,
  'told.deed': ({ seat, deed }, speaker) => `${who(seat, speaker)} set out to ${word('deed', deed)}.`,
  'told.fizzled': ({ seat, part, why, rule }, speaker) => {
    const what = part === 'deed' ? 'plan' : 'order';
    return `${whosePlan(seat, isYou(seat, speaker), who(seat, speaker))} ${what} came to nothing: ${word('why', why)} (${rule}).`;
  },
  'told.cancelled': ({ seat, part }, speaker) => {
    const what = part === 'deed' ? 'plan' : 'order';
    return `${whosePlan(seat, isYou(seat, speaker), who(seat, speaker))} ${what} was cancelled by the conflict.`;
  },
  'told.got-own': ({ seat }, speaker) => `${who(seat, speaker)} took a Minion home.`,
  'told.got-communal': ({ seat }, speaker) => `${who(seat, speaker)} brought the town a Minion.`,
  'told.fetched': ({ seat, supply }, speaker) => `${who(seat, speaker)} brought ${word('supply', supply)} to the Hub.`,
  'told.fetched-own': ({ seat, supply }, speaker) => `${who(seat, speaker)} took ${word('supply', supply)} home.`,
  'told.trinket': ({ seat, stat }, speaker) => `${who(seat, speaker)} made a trinket for ${word('stat', stat)}.`,
  'told.captured': ({ troll, children: number }, speaker) =>
    `${who(troll, speaker)} caught ${children(number)} with a shop’s gear.`,
  'told.captured-bare': ({ troll, children: number }, speaker) =>
    `${who(troll, speaker)} caught ${children(number)} with bare hands.`,
  'told.stored': (params, speaker) => `${children(params.children)} went into ${theBuilding(params, speaker)}.`,
  'told.ran-away': ({ children: number }) => `${children(number)} ran away: no store had room.`,
  'told.schmoozed': ({ seat }, speaker) =>
    `${who(seat, speaker)} gave the Boss a Minion and may build before all others this turn.`,
  'told.scared': (params, speaker) =>
    `${who(params.seat, speaker)} scared the Children in ${theBuilding(params, speaker)}: they stay.`,
  'told.healed': ({ troll, injuries }, speaker) =>
    `${who(troll, speaker)} healed ${Number(injuries) === 1 ? '1 injury' : `${injuries} injuries`} in a shop.`,
  'told.extended': (params, speaker) =>
    `${who(params.troll, speaker)} added ${word('addOn', params.addOn)} to ${theBuilding(params, speaker)}.`,
  'told.ordered': ({ seat, work, hexes }, speaker) =>
    `${who(seat, speaker)} ordered ${word('a-work', work)}${hexes === '' ? '' : ` ${where(hexes, speaker)}`}.`,
  'told.built': ({ seat, work, hexes }, speaker) =>
    `Built for ${whom(seat, speaker)}: ${word('a-work', work)}${hexes === '' ? '' : ` ${where(hexes, speaker)}`}.`,
  'told.boss-built': ({ work, hexes }, speaker) => `The Boss built ${word('a-work', work)} ${where(hexes, speaker)}.`,
  'told.boss-minion': ({ own }) =>
    own === false ? 'The fallen Boss brought the town a Minion.' : 'The fallen Boss took a Minion home.',

  'told.conflict': (params, speaker) =>
    `${fighters(params, speaker)} fight about ${word('about', params.about)}${atJoin(params.join, speaker)}.`,
  'told.duel': ({ about, seat, rival, join }, speaker) => {
    const what = about === 'destroy' ? `, in defence of ${word('about', about)}` : '';
    return `${who(seat, speaker)} and ${whom(rival, speaker)} fight a duel of five cards${atJoin(join, speaker)}${what}.`;
  },
  'told.card': ({ stat, troll, value, rival, rivalValue }, speaker) => {
    const sides = `${who(troll, speaker)} ${value}, ${whom(rival, speaker)} ${rivalValue}`;
    if (value === rivalValue) return `${titled(word('stat', stat))}: ${sides}. A tie.`;
    const loser = Number(value) < Number(rivalValue) ? troll : rival;
    return `${titled(word('stat', stat))}: ${sides}. ${who(loser, speaker)} ${verb(loser, speaker, 'are', 'is')} injured.`;
  },
  'told.won-conflict': ({ troll }, speaker) =>
    `${who(troll, speaker)} ${verb(troll, speaker, 'win', 'wins')} the fight.`,
  'told.stand-off': (params, speaker) => `${fighters(params, speaker)} fight to a stand-off and get nothing.`,
  'told.took-minion': ({ troll, rival }, speaker) =>
    `${who(troll, speaker)} took a Minion from ${whom(rival, speaker)}.`,
  'told.freed-minion': ({ troll, rival }, speaker) =>
    `${who(troll, speaker)} drove a Minion away from ${whom(rival, speaker)}: it joined the town.`,
  'told.struck': ({ troll, rival, stat }, speaker) =>
    `${who(troll, speaker)} struck ${whom(rival, speaker)}: an injury to ${word('stat', stat)}.`,
  'told.grifted': ({ troll, supply }, speaker) =>
    `${who(troll, speaker)} pocketed ${word('supply', supply)} at the Hub.`,
  'told.called-feast': ({ seat }, speaker) => `${who(seat, speaker)} called the Feast for tonight.`,
  'told.smashed': ({ seat, join }, speaker) =>
    `${who(seat, speaker)} smashed a join of the road ${where(join, speaker)}.`,
  'told.lit': ({ seat, hex }, speaker) => `${who(seat, speaker)} set fire to the road ${where(hex, speaker)}.`,
  'told.tore-down': ({ seat, hex }, speaker) => `${who(seat, speaker)} tore down what stood ${where(hex, speaker)}.`,
  'told.defended': ({ seat }, speaker) => `${who(seat, speaker)} did not win the duel, so nothing is torn down.`,
  'told.new-boss': ({ seat }, speaker) => `${who(seat, speaker)} ${verb(seat, speaker, 'are', 'is')} the new Boss!`,
  'told.challenge-level': ({ seat }, speaker) => `The challenge by ${whom(seat, speaker)} ended level: the Boss stays.`,
  'told.challenge-lost': ({ seat, rounds, hits }, speaker) =>
    `${who(seat, speaker)} lost the challenge by ${Number(rounds) === 1 ? '1 card' : `${rounds} cards`}: the Boss stays${hits === 0 ? '' : ', and takes it out on the road outside'}.`,

  'told.cracked': ({ join }, speaker) => `A join of the road cracked ${where(join, speaker)}.`,
  'told.broke': ({ join }, speaker) => `A join of the road broke ${where(join, speaker)}.`,
  'told.removed': ({ hex }, speaker) => `The road ${where(hex, speaker)} is gone.`,
  'told.harmed': (params, speaker) => `${titled(theBuilding(params, speaker))} is damaged.`,
  'told.broken': (params, speaker) => `${titled(theBuilding(params, speaker))} fell to debris.`,
  'told.staff-ran': ({ minions: number }) => `${minions(number)} who worked there ran away.`,

  'told.broke-out': (params, speaker) => `${children(params.children)} broke out of ${theBuilding(params, speaker)}!`,
  'told.got-away': ({ children: number }) => `${children(number)} got away at once.`,
  'told.joined': (params, speaker) => `${children(params.children)} from ${theBuilding(params, speaker)} joined them.`,
  'told.run-escaped': run(() => 'escaped over the Bridge or out of sight'),
  'told.run-recaptured': run(back),
  'told.run-worn-out': run((params) => `were worn out: ${back(params)}`),
  'told.run-eaten': run(() => 'ran into a Hut, where they were eaten'),
  'told.run-dead-end': run((params) =>
    Number(params.back) === 0 ? 'got away at a dead end' : `came to a dead end: ${back(params)}`,
  ),
  'told.run-hid': run(() => 'hid at the end of the road'),

  'told.lost-beds': ({ troll, minions: number }, speaker) =>
    `${who(troll, speaker)} ${verb(troll, speaker, 'have', 'has')} no bed for ${minions(number)}.`,
  'told.minions-ran': ({ minions: number }) => `${minions(number)} ran away: no bed was free.`,
  'told.feast-begins': ({ required }) => `Feast day! All injuries heal. The Boss wants ${children(required)}.`,
  'told.lent': ({ seat, minions: number }, speaker) => `${who(seat, speaker)} lent ${minions(number)} to the kitchens.`,
  'told.feast': ({ eaten }) =>
    `${children(eaten)} ${Number(eaten) === 1 ? 'was' : 'were'} served. The Boss is content.`,
  'told.feast-short': ({ eaten, required, capacity, available, short }) =>
    `${Number(eaten) === 0 ? `None of ${children(required)} was served` : `Only ${eaten} of ${children(required)} served`}: ${Number(available) === 0 ? 'none' : available} in store, ${Number(capacity) === 0 ? 'and no kitchen at work' : `and kitchens for ${capacity}`}. ${short} short.`,
  'told.spoilt': 'Two Feasts were not met: nobody can win any more.',
  'told.tantrum': ({ hits }) => `The Boss throws a tantrum: ${hits} ${Number(hits) === 1 ? 'hit' : 'hits'}.`,
  'told.over': 'The fortieth turn is over.',
} satisfies Catalogue;

function whosePlan(_seat: unknown, isOwn: boolean, name: string): string {
  return isOwn ? 'Your' : `${name}’s`;
}

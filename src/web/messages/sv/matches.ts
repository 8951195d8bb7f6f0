import type { Param, Translation } from '../../../kernel/messages.ts';
import type { matches as english } from '../en/matches.ts';

const NUMBERS = ['inga', 'ett', 'två', 'tre', 'fyra', 'fem', 'sex', 'sju', 'åtta', 'nio', 'tio', 'elva', 'tolv'];

function howMany(count: Param): string {
  return NUMBERS[Number(count)] ?? String(count);
}

const HELLO: Readonly<Record<string, string>> = {
  morning: 'God morgon',
  afternoon: 'God dag',
  evening: 'God kväll',
};

export const matches: Translation<typeof english> = {
  'mine.hello': ({ time, name }) => `${HELLO[String(time)] ?? 'Hej'}${name === '' ? '' : `, ${name}`}`,
  'mine.turns': ({ count }) => `Det är din tur vid ${howMany(count)} bord.`,
  'mine.nobody-waits': 'Ingen väntar på dig.',
  'mine.thinking': ({ name }) => `Ingen väntar på dig. ${name} tänker.`,
  'mine.your-turn': 'Din tur',
  'mine.make-a-move': 'Det är din tur.',
  'mine.play': 'Spela',
  'mine.card': '{game}: {question} Med {names}. {time}',
  'mine.card-alone': '{game}: {question} {time}',
  'mine.no-clock': 'ingen klocka',
  'mine.more-wait': ({ count }) => (count === 1 ? '1 till väntar' : `${count} till väntar`),
  'mine.others': 'Andra tänker',
  'mine.is-thinking': '{name} tänker',
  'mine.are-thinking': '{names} tänker',
  'mine.plays-now': '{name} spelar nu',
  'mine.away': '{name} har varit borta {time}',
  'mine.all': ({ count }) => `Alla ${count} partier`,
  'mine.news': 'Vid bron',
  'mine.tournament-round': '{name}, rond {round}',
  'mine.tournament-table': 'Ditt bord väntar på dig.',
  'mine.tournament-others': 'Ditt parti är slut, andra spelar än.',
  'mine.tournament-starts': 'Börjar {time}.',
  'mine.tournament-waits': 'Den börjar när arrangören säger till.',
  'mine.to-tournament': 'Till turneringen',
  'mine.gathering': '{game} väntar på spelare',
  'mine.seats-free': ({ count }) => (count === 1 ? '1 plats är ledig.' : `${count} platser är lediga.`),
  'mine.ready': 'Alla är här.',
  'mine.to-table': 'Gå till bordet',
  'mine.won': ({ name, game }) => `${name} vann ${game}`,
  'mine.you-won': 'Du vann {game}',
  'mine.shared': '{game} slutade oavgjort',
  'mine.your-place': ({ place }) => `Du kom på plats ${place}.`,
  'mine.see': 'Se hur det gick',
  'mine.start-new': 'Börja något nytt',
  'filter.label': 'Hitta partier',
  'filter.game': 'Spel',
  'filter.all-games': 'Alla spel',
  'filter.state': 'Visa',
  'filter.state.all': 'Alla',
  'filter.state.turn': 'Din tur',
  'filter.state.others': 'Andras tur',
  'filter.state.gathering': 'Väntar på spelare',
  'filter.state.over': 'Avslutade',
  'filter.with': 'Spelat med',
  'filter.with-hint': 'En del av ett namn',
  'filter.nothing': 'Inget parti passar. Prova med färre filter.',
  'filter.clear': 'Rensa filter',
  'matches.turn': 'Din tur',
  'matches.others': 'Andras tur',
  'matches.gathering': 'Väntar på spelare',
  'matches.over': 'Avslutade',
  'matches.people': 'Medspelare',
  'matches.older': 'Visa äldre partier',
};

import type { Translation } from '../../../kernel/messages.ts';
import type { people as english } from '../en/people.ts';

export const people: Translation<typeof english> = {
  'people.somebody-left': 'Någon som har lämnat',
  'people.game': 'Spel',

  'profile.since': ({ since, matches }) =>
    `Vid bron sedan ${since} · ${matches} ${matches === 1 ? 'parti' : 'partier'}`,
  'profile.favourites': ({ first, second }) => (second ? `Spelar mest ${first} och ${second}` : `Spelar mest ${first}`),
  'profile.program': 'Ett program som spelar på egen hand',
  'profile.settings': 'Inställningar',
  'profile.share': 'Dela',
  'profile.private': 'Visa andra bara mitt namn och märke',
  'profile.private-hint': 'Dina partier, rankningar och bedrifter förblir dolda, och topplistorna nämner dig inte.',
  'profile.is-private': '{name} håller resten för sig själv.',
  'profile.is-gone': 'Hen har lämnat för gott. Partierna finns kvar, utan namnet.',
  'profile.nobody': 'Här finns ingen',
  'profile.nobody-hint': 'Adressen kan vara fel.',
  'profile.no-match': 'Ingen har suttit med {name} än.',
  'profile.no-match-own': 'Du har inte spelat klart något parti med andra än.',
  'profile.new-table': 'Duka ett bord',

  'ratings.title': 'Rankningar',
  'ratings.none': 'Inget rankat parti än.',
  'ratings.to-go': ({ count }) => (count === 1 ? 'Ett rankat parti kvar' : `${count} rankade partier kvar`),
  'ratings.not-yet': 'inte rankad än',
  'ratings.value': '{rating}',
  'ratings.unsure': '{rating}?',
  'ratings.band': '± {band}',
  'ratings.unsure-hint': 'Färre än tio rankade partier: fortfarande osäkert.',
  'ratings.place': ({ place, of }) => `${place}:a av ${of}`,
  'ratings.trend': '{change} på de senaste tio partierna',
  'ratings.course': 'Rankning i {game}',
  'ratings.course-now': ({ rating, band, date }) => `${rating}, plus minus ${band}, den ${date}`,
  'ratings.band-hint':
    'Det bleka bandet visar hur säkra vi är: två gånger av tre ligger den sanna styrkan inom det. Det smalnar när du spelar.',
  'ratings.as-table': 'Som tabell',
  'ratings.date': 'Datum',
  'ratings.rating': 'Rankning',
  'ratings.how-sure': 'Hur säkert',

  'results.title': 'Senaste partierna',
  'results.more': 'Fler partier',
  'results.unnamed': ({ count }) => (count === 1 ? 'en utan namn' : `${count} utan namn`),
  'board.invite': 'Bjud in {name}',
  'results.none': 'Inga som alla får se.',
  'results.place': ({ place }) => `${place}:a`,
  'results.of': 'av {seats}',
  'results.not-rated': 'inte rankat',
  'results.resigned': 'gav upp',
  'results.taken-over': 'en bot tog över',

  'ahead.title': 'Kom före',
  'ahead.of': '{ahead} av {of}',

  'reliable.title': 'Hur pålitlig',
  'reliable.matches': ({ count }) =>
    count === 1 ? 'I ett parti med klocka:' : `I de senaste ${count} partierna med klocka:`,
  'reliable.time-outs': ({ count }) =>
    count === 0 ? 'tiden tog aldrig slut' : count === 1 ? 'tiden tog slut i ett' : `tiden tog slut i ${count}`,
  'reliable.left': ({ count }) =>
    count === 0 ? 'spelade alla till slutet' : count === 1 ? 'lämnade ett före slutet' : `lämnade ${count} före slutet`,
  'reliable.live': 'svarar oftast inom {time} i direktpartier',
  'reliable.days': 'svarar oftast inom {time} i partier över dagar',

  'achievements.title': 'Bedrifter',
  'achievements.count': ({ count, all }) => `${count} av ${all}. De andra är dolda tills de händer.`,
  'achievements.none': ({ all }) => `Ingen av ${all} än. De är dolda tills de händer.`,
  'achievements.times': ({ times }) => `${times} gånger`,
  'achievements.rule': 'Regel {rule}',

  'board.title': 'Starkast i {game}',
  'board.lead': ({ count }) => {
    if (count === 0) return 'Första platsen är ledig.';
    return count === 1
      ? 'En spelare med rankning, direkt och över dagar.'
      : `${count} spelare med rankning, direkt och över dagar.`;
  },
  'board.hidden': ({ count }) =>
    count === 1 ? 'En till vill inte synas i listan.' : `${count} till vill inte synas i listan.`,
  'board.among': 'Vilka som visas',
  'board.among.everyone': 'Alla',
  'board.among.met': 'De jag har spelat med',
  'board.among.year': 'I år',
  'board.place': 'Plats',
  'board.player': 'Spelare',
  'board.rating': 'Rankning',
  'board.sure': 'Hur säkert',
  'board.matches': 'Partier',
  'board.won': 'Vunna',
  'board.last': 'Senaste fem',
  'board.you': 'du',
  'board.up': ({ by }) => `▲ ${by}`,
  'board.up-hint': ({ by }) =>
    by === 1 ? 'En plats upp sedan ditt förra besök' : `${by} platser upp sedan ditt förra besök`,
  'board.between': 'Fler spelare emellan',
  'board.none': 'Ingen har spelat tillräckligt många rankade partier än.',
  'board.none-met': 'Ingen du har spelat med finns i listan än.',
  'board.more': 'Visa fler',
  'board.next': 'Du och nästa',
  'board.next-level': ({ name, points }) => `${name} ligger ${points} poäng före: så gott som jämnt.`,
  'board.next-ahead': '{name} ligger {points} poäng före.',
  'board.next-less-sure': '{name} står över dig eftersom vi är säkrare på den rankningen.',
  'board.next-pair': ({ ahead, of }) =>
    of === 0 ? 'Ni har inte mötts i ett rankat parti.' : `Du kom före i ${ahead} av ${of} partier.`,
  'board.first': 'Ingen står över dig.',
  'board.table': 'Duka ett rankat bord',
  'board.missing': 'Vad som saknas för att du ska synas',
  'board.missing-matches': ({ count }) => (count === 1 ? 'ett rankat parti till' : `${count} rankade partier till`),
  'board.missing-opponents': ({ count }) =>
    count === 1 ? 'en person till att spela med' : `${count} personer till att spela med`,
  'board.missing-idle': 'ett rankat parti inom 90 dagar',
  'board.missing-private': 'en profil som inte är privat',
  'board.how': 'Så räknas det',
  'board.how-1':
    'Varje rankat parti räknar varje par vid bordet: den som kommer före den andra vinner paret. Att slå starkare spelare ger mer.',
  'board.how-2': 'Vi ordnar efter rankningen minus osäkerheten, så att en lyckad kväll inte sätter någon överst.',
  'board.how-3': 'I listan finns de som har tio rankade partier mot fem olika personer, ett av dem inom 90 dagar.',
  'board.newcomers': 'Håller på att hitta fotfästet',
  'board.newcomers-more': ({ count }) => (count === 1 ? 'och en till' : `och ${count} till`),
  'board.bots': 'Botar, mätta för sig',
  'board.bots-hint':
    'De spelade mot varandra på samma givar, aldrig mot människor. Starkare botar tänkte mindre än i spel.',
  'board.bots-pair': '{bot} mot {against}, {seats} vid bordet',
  'board.bots-fair': 'En jämbördig skulle vinna {share}.',
  'board.bots-notch': 'Hacket visar vad en jämbördig skulle vinna.',

  'bot-name.random': 'Vilsen get',
  'bot-name.greedy': 'Ungt troll',
  'bot-name.mossling': 'Mossing',
  'bot-name.troll': 'Troll',
  'bot-name.elder': 'Åldring',
  'bot-name.king': 'Kung',

  'bot-profile.record': 'Med människor',
  'bot-profile.none': 'Den har inte spelat klart något parti med människor här än.',
  'bot-profile.line': ({ matches, won }) => `${matches} ${matches === 1 ? 'parti' : 'partier'}, vann ${won}`,
  'bot-profile.measured': 'Mätt',
};

import type { Param } from '../../../kernel/messages.ts';
import type { FirstTexts } from '../languages.ts';

const NUMBERS = ['Inga', 'Ett', 'Två', 'Tre', 'Fyra', 'Fem', 'Sex', 'Sju', 'Åtta', 'Nio', 'Tio', 'Elva', 'Tolv'];

const ORDINAL = new Intl.PluralRules('sv', { type: 'ordinal' });

/** Ett tal i början av en mening. */
function howMany(count: Param): string {
  return NUMBERS[Number(count)] ?? String(count);
}

/** The app's texts in Swedish. */
export const texts: FirstTexts = {
  'option.true': 'Ja',
  'option.false': 'Nej',
  'name.ask': 'Vad ska vi kalla dig?',
  'name.guest': 'Gäst {guest}',
  'name.own': 'Ditt namn',
  'name.placeholder': 'Ditt namn vid bordet',
  'name.unknown': 'Resenär',
  close: 'Stäng',
  loading: 'Ett ögonblick…',
  'title.page': '{title} · Underbridge',

  'nav.home': 'Underbridge',
  'nav.tables': 'Bord',
  'nav.matches': 'Partier',
  'nav.puzzles': 'Problem',
  'nav.people': 'Medspelare',
  'nav.learn': 'Lär dig',
  'nav.settings': 'Inställningar',
  'nav.you': 'Du',
  'nav.credits': 'Tack',
  'nav.skip': 'Hoppa till innehållet',
  'nav.pages': 'Sidor',
  'nav.source': 'Fri programvara, AGPL',
  'nav.waiting': ({ count }) => (count === 1 ? '1 parti väntar på dig' : `${count} partier väntar på dig`),
  'nav.waiting-short': '{count} väntar',

  'home.title': ({ games }) => `${howMany(games)} trollspel`,
  'home.lead': ({ games }) =>
    `${howMany(games)} trollspel, ett bord. Spela i kväll med vänner eller med troll som tänker.`,
  'home.somebody': 'Ingen i närheten? Vi hittar folk som är ungefär lika starka som du.',
  'home.new': 'Ny här? Lär dig {game} i ett guidat parti på {minutes} minuter.',
  'home.new-go': 'Visa mig',
  'home.games': 'Spelen',
  'home.play-now': 'Spela nu',
  'home.with-friends': 'Med vänner',
  'home.size': ({ fewest, most, minutes }) =>
    `${fewest === most ? fewest : `${fewest}–${most}`} spelare · ${Number(minutes) < 60 ? `${minutes} min` : `${Number(minutes) / 60} h`}`,
  'home.running': 'Bord i kväll',
  'home.all-tables': 'Alla bord',
  'home.how': 'Ny under bron?',
  'home.how.1': 'Inget konto',
  'home.how.1.text': 'Tryck på Spela nu så sitter du vid ett bord. Välj ett namn när du vill.',
  'home.how.2': 'Allt du får göra lyser',
  'home.how.2.text': 'Bordet håller reda på reglerna. Tryck på något grått för att se vilken regel som är i vägen.',
  'home.how.3': 'Ångra',
  'home.how.3.text': 'Ändra dig fritt tills ditt drag har visat någon något nytt.',
  'home.learn': 'Lär dig {game} i ett guidat parti',
  'home.troubled': 'Dina partier gick inte att hämta just nu. Inget är förlorat.',
  'home.try-again': 'Försök igen',
  'home.offline':
    'Du är offline. Du kan ändå spela mot botar eller med vänner vid den här skärmen; partierna sparas på enheten.',

  'table.your-turn': 'Din tur',
  'time.seconds': '{count} s',
  'time.minutes': '{count} min',
  'time.hours': '{count} h',
  'time.days': ({ count }) => (count === 1 ? '1 dag' : `${count} dagar`),
  'pace.live': 'Direkt: {bank}, och {increment} till för varje tur',
  'pace.days': 'Över dagar: {bank}, och {increment} till för varje tur',
  'pace.live-in-all': 'Direkt: {bank} sammanlagt',
  'pace.days-in-all': 'Över dagar: {bank} sammanlagt',
  'pace.live-short': 'Direkt',
  'pace.days-short': 'Över dagar',
  'pace.planning': '{time} att planera',
  'clock.goes-on': 'Fortsätter {time}',
  'clock.time-left': '{time} kvar',
  'here.trouble': 'Partier på den här enheten',
  'here.stopped': 'Partierna på den här enheten har stannat en stund. De startas igen, och inget går förlorat.',
  'here.try-now': 'Försök nu',

  'players.program': 'ett program spelar',

  'score.place': ({ place }) => `${place}:${ORDINAL.select(Number(place)) === 'one' ? 'a' : 'e'}`,
  'rules.only-english': 'Reglerna är på engelska: ingen har översatt dem än.',
  'rules.search': 'Sök i reglerna',
  'rules.nothing': 'Reglerna säger inget om ”{wanted}”.',

  'bot.random': 'Vilsen get: spelar vad som helst',
  'bot.greedy': 'Ungt troll: tänker ett steg framåt',
  'bot.mossling': 'Mossing: lätt',
  'bot.troll': 'Troll: medel',
  'bot.elder': 'Åldring: svår',
  'bot.king': 'Kung: så svår som det blir',
  'bot.mossling.character': 'Ung och glad: spelar gärna med, och missar då och då det som ligger mitt framför näsan.',
  'bot.troll.character': 'Trygg och envis: ser det som finns, men inte längre än till nästa krök.',
  'bot.elder.character': 'Gammal och tålmodig: funderar på vad du har i kikaren innan den lyfter ett finger.',
  'bot.king.character': 'Sitter i berget och tänker så länge det behövs; misstag får andra göra.',
  'bot.other': 'Bot: {bot}',

  'lobby.somebody': 'Spela med någon',
  'lobby.new': 'Nytt bord',
  'lobby.tournaments': 'Turneringar',
  'lobby.sit-down': 'Slå dig ner',
  'lobby.watch': 'Titta på',
  'lobby.open': 'Öppna',
  rated: 'Rankat',
  'lobby.free': ({ count }) => (count === 1 ? '1 plats ledig' : `${count} platser lediga`),
  'lobby.kept': 'hålls åt {name}',
  'lobby.free-seat': 'ledig',

  'room.qr': 'Rikta telefonen hit',
  'room.copy': 'Kopiera länken',
  'copy.copied': 'Kopierad',
  'copy.by-hand': 'Länken är markerad. Tryck Ctrl+C för att kopiera den.',
  'room.share': 'Dela',

  'matches.here': 'på den här enheten',
  'matches.unreadable-hint':
    'Det som webbläsaren har sparat av partiet går inte att läsa: det är skadat eller nyare än sidan. Det ligger kvar tills du tar bort det, och dina andra partier mår bra.',
  'matches.unreadable': 'går inte att öppna',
  'matches.place': ({ place }) => `${place}:${ORDINAL.select(Number(place)) === 'one' ? 'a' : 'e'} plats`,
  'matches.ago.now': 'nyss',

  'settings.save': 'Spara',
  'settings.saved': 'Sparat',
  'sign-in.link': 'Logga in',
  'setting.sound': 'Ljud',

  'learn.begin': 'Börja det guidade partiet ·\u00a0{minutes}\u00a0min',
  'learn.rules': 'Läs reglerna',

  'rules.title': 'Regler för {game}',
  'lost.title': 'Här finns ingen bro',
  'lost.text': 'Vägvisaren pekar ingenstans. Adressen är felskriven, eller så har sidan flyttat.',
  'lost.home': 'Tillbaka till spelen',
  'offline.title': 'Bron är nere',
  'offline.text':
    'Den här sidan behöver servern, och den går inte att nå. Du kan ändå spela mot botar, eller med vänner vid den här skärmen.',
  'offline.play': 'Spela på enheten',
  'offline.again': 'Försök igen',
  'broken.title': 'Något gick sönder',
  'broken.text': 'Det är vårt fel. Dina partier är i säkerhet; att ladda om sidan brukar hjälpa.',
  'broken.again': 'Ladda om',
};

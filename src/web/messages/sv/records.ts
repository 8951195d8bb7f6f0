import type { Translation } from '../../../kernel/messages.ts';
import type { records as english } from '../en/records.ts';

export const records: Translation<typeof english> = {
  'records.title': 'Öppna ett protokoll',
  'records.lead':
    'Se en match som någon har skickat dig, härifrån eller från ett annat bord. Den stannar i din webbläsare.',
  'records.drop': 'Släpp ett protokoll här, eller klistra in det.',
  'records.choose': 'Välj en fil',
  'records.paste': 'Text i ett protokoll',
  'records.open': 'Öppna det',
  'records.other': 'Öppna ett annat protokoll',
  'records.reading': 'Matchen spelas om …',
  'records.seat': ({ number }) => `Spelare ${number}`,
  'records.older': 'Den spelades med äldre regler: hur mycket som kan kontrolleras står nedan.',
  'records.names': 'Namn i ett protokoll är bara namn: vem som helst kan skriva dem.',
  'records.whole': 'Alla {moves} drag följer reglerna, och matchen slutar som protokollet säger.',
  'records.sound': 'Alla {moves} drag följer reglerna. Matchen avslutades inte.',
  'records.refused':
    'Drag {move}, av {name}, bryter mot regel {rule}. Du ser matchen fram till dess; resten av protokollet går inte att spela.',
  'records.ended-otherwise': 'Protokollet anger andra placeringar än dragen leder till. Du ser dragens resultat.',
  'records.not-json':
    'Det här är inget protokoll: det är inte JSON. Ett protokoll är en fil som slutar på .underbridge.json.',
  'records.not-a-record': 'Det här är JSON, men inget protokoll från en match: fältet ”underbridge” saknas.',
  'records.format': 'Protokollet har formatet {format}, som sidan inte kan läsa. Det kan komma från en nyare server.',
  'records.damaged': 'Protokollet är skadat: ”{field}” är inte vad det ska vara. Be om filen igen.',
  'records.forged': 'Protokollet är skadat eller förfalskat: fröet stämmer inte med hashen från början.',
  'records.no-game': 'Det här är ett protokoll från {game}, ett spel som inte finns här.',
  'records.newer':
    'Protokollet följer version {version} av reglerna. Här spelas version {today}: öppna det på en nyare server.',
  'records.no-table': 'Protokollet är skadat: {game} har inget bord med de platserna och alternativen.',
  'records.too-large': 'Filen är på {megabytes} MB. Ett protokoll är på högst {most} MB.',
  'records.too-long': 'Matchen kunde inte spelas om på {seconds} sekunder, så protokollet öppnas inte.',
  'records.unreadable': 'Filen gick inte att läsa. Försök igen, eller klistra in texten.',
  'records.zip-too-many': 'Filen innehåller fler än {most} protokoll. Ta bort några och försök igen.',
  'records.zip-bomb': 'Filen skulle packas upp till mycket mer än protokoll är, så den öppnas inte.',
  'records.zip-broken': 'Filen är skadad: den går inte att packa upp. Be om den igen.',
  'records.zip-empty': 'Det finns inget protokoll i filen. Protokoll slutar på .underbridge.json.',
  'records.collection': ({ records }) => `${records} protokoll i filen`,
  'records.moves': ({ moves }) => (moves === 1 ? '1 drag' : `${moves} drag`),
  'records.from': 'De första {moves} dragen är hämtade ur en annan match; därifrån spelades den vidare.',
  'records.here': 'Matchen spelades här: den finns bland dina matcher.',
  'records.to-match': 'Öppna dess sida',
  'records.play-on': 'Spela vidare härifrån',
  'records.play-as': 'Spela som',
  'records.play-from': ({ moment }) => `Spela vidare från drag ${moment}`,
  'records.play-hint':
    'Ett eget bord på den här enheten, med botar på de andra platserna. Blandningen är den här matchens.',
  'records.play-over': 'Här är matchen slut. Gå till ett tidigare drag för att spela vidare därifrån.',
  'records.save': ({ records }) => (records === 1 ? 'Spara 1 protokoll' : `Spara ${records} protokoll som en fil`),
  'records.saving': '{done} av {of} …',
};

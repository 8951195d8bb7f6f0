import type { Catalogue } from '../../../../kernel/messages.ts';
import type { guideWords as english } from '../en/guide.ts';

export const guideWords: Readonly<Record<keyof typeof english, string>> & Catalogue = {
  'guide.welcome':
    'Välkommen till grottan. Rum fulla av guld, fyra trappor att komma in genom, tre gropar som monster klättrar upp ur. Du och {seat} har hittat den samtidigt.',
  'guide.gold':
    'Mynten på golvet är vad rummet betalar. När rummen betalar tar den som har flest hjältar i ett rum dess guld.',
  'guide.draw': 'Varje tur har du handlingar. En av dem är att få in någon. Dra ett kort från din lek.',
  'guide.play': 'Nu har du två kort och spelar ett av dem. Spara grottrollet till senare och spela äventyraren.',
  'guide.put': 'Hjältar kommer in genom en trappa. Ta den som lyser.',
  'guide.turn':
    'Den som börjar har bara en handling. Från och med nu har du fyra varje tur: de gyllene rutorna bredvid ditt namn.',
  'guide.move': 'Rör vid din äventyrare. Alla dörrar den kan använda lyser upp.',
  'guide.go': 'Skicka den genom dörren till Råttvakten.',
  'guide.held':
    'Du har den enda hjälten här, så rummet är ditt så länge: märket visar vem som skulle ta det och hur mycket det skulle betala.',
  'guide.move-on': 'Längre in är rummen värda mer. Rör vid din äventyrare igen.',
  'guide.go-on': 'Vidare till Vattenhallen.',
  'guide.draw-again': 'Dra ett kort till.',
  'guide.barbarian': 'En barbar! Den räknas som två hjältar när rummet betalar. Spela den.',
  'guide.put-barbarian': 'Ta in den genom samma trappa.',
  'guide.move-barbarian': 'En handling är kvar. {seat} har en äventyrare i Rotförstugan: rör vid din barbar.',
  'guide.go-barbarian': 'Gå in dit. Två mot en: rummet är ditt.',
  'guide.pushed':
    'En vålnad! {seat} skickade den ur gropen in i hallen, och den knuffade ut din äventyrare genom dörren. Monster tar aldrig guld, de förstör bara för andra.',
  'guide.draw-troll': 'Dags för grottrollet du sparade. Man drar alltid innan man spelar: dra ett kort.',
  'guide.troll': 'Nu har du två kort igen. Spela grottrollet och spara det andra kortet till senare.',
  'guide.put-troll': 'Det kan bryta sig in i vilket rum som helst. Släpp lös det i Vattenhallen.',
  'guide.shut':
    'Alla får rädda en figur. {seat} räddade äventyraren, och vålnaden är förlorad. Ingen går någonsin in i det här rummet igen.',
  'guide.move-store': 'Din äventyrare blev knuffad tillbaka, men det finns mer att hitta. Rör vid den.',
  'guide.go-store': 'Hjälmförrådet är värt tre guld. Gå in.',
  'guide.draw-score': 'Dra en gång till.',
  'guide.score': 'Kortet du sparade får ett enda rum att betala genast. Spela det.',
  'guide.score-room': 'Låt Hjälmförrådet betala.',
  'guide.paid': 'Tre guld till dig. Rummen behåller sina mynt och kan betala om och om igen.',
  'guide.hourglass':
    'Vissa kort har timglas och fyller det här, vem som än spelar dem. När det är fullt betalar alla rum på en gång. De betalar en sista gång när någons lek är slut.',
  'guide.cards':
    'Rör vid vilken figur som helst för att läsa vad den kan. Det som är grått säger varför, och regelnumret leder till reglerna.',
  'guide.end': 'Resten av grottan är din att utforska. Spela vidare mot {seat}. Lycka till!',
};

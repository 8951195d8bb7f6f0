import type { guideEn } from './guide-messages.ts';

export const guideSv: Readonly<Record<keyof typeof guideEn, string>> = {
  'guide.welcome':
    'Välkommen, hövding! Du leder en klan med fem troll. Den som behagar Trollkungen mest vinner: med prinsessor, klockor, bortbytingar, utposter och hans brickor. Alla poäng räknas vid slutet.',
  'guide.card':
    'Varje tur börjar med ett kort: något kommer till en by, och kungen går någonstans. Den här gången kom en prinsessa till by I, och kungen till din bygggrotta.',
  'guide.trolls':
    'Sedan skickar du ut två troll, ett i taget, till var sin plats: en av dina tre grottor eller en by. Dina troll väntar ännu i lägret.',
  'guide.building':
    'Siffrorna säger hur många handlingspoäng varje plats skulle ge, och varför: ett för varje eget troll, för varje människa i en grotta, och för kungen. Skicka ett troll till bygggrottan.',
  'guide.points':
    'Ditt troll och kungen: 2 handlingspoäng. Det de räcker till lyser; resten är grått och säger varför.',
  'guide.build': 'Bygg grottbrickor: det kostar 2 poäng och 1 obsidian, och du får lägga två.',
  'guide.princess-tile': 'Börja med den här. Den har en säng: utan säng kommer ingen prinsessa.',
  'guide.lay':
    'Den första brickan läggs vid grottans mun. Vrid den med hjulet, ett svep eller R. Här möter dess halva guldbrott halvan vid munnen: tillsammans blir de ett helt.',
  'guide.second-tile':
    'Nu den här. I mitten ligger två obsidianbrott som fylls genast, och en utpost kan förvaras på den.',
  'guide.lay-second':
    'En öppning måste möta en öppning, och en vägg en vägg. Här möts två obsidianhalvor och blir ett brott till.',
  'guide.sites': 'Brott som du fogar ihop är tomma först. De kan fyllas på i kraftgrottan, och sedan brytas.',
  'guide.end-first': 'Alla poäng är använda. Avsluta fasen med knappen bredvid frågan.',
  'guide.mining': 'Det andra trollet måste vara ett annat. Skicka det till gruvgrottan.',
  'guide.mine':
    'Brytning tar det som ligger i dina brott: obsidian kostar 1 poäng, guld 2, en diamant 3. Bryt en obsidian.',
  'guide.end-turn': 'Därmed är din tur slut. Sedan drar du ditt nästa kort.',
  'guide.rival':
    'Din medtävlare har skickat troll till en gruva och till by I. Peka på en klan här för att se dess bräde. Ett nytt kort vändes upp, och kungen gick till din kraftgrotta.',
  'guide.power': 'Följ kungen: skicka ett troll till kraftgrottan.',
  'guide.gather': 'Samla trollkraft. Prinsessor, bortbytingar, människor och kort kostar den.',
  'guide.end-power': 'Avsluta fasen.',
  'guide.village': 'Nu till en by: skicka ett troll till by I.',
  'guide.help':
    'Du har 1 eget poäng, och 1 till av medtävlarens troll: andras troll hjälper dig med prinsessor och klockor, så sällskap är välkommet.',
  'guide.cow': 'En ko kostar ett enda poäng. Stjäl en: kor betalar utposter och kort.',
  'guide.princess':
    'Prinsessan kostar 5 poäng, 2 trollkraft och en diamant. Kom tillbaka med fler troll, utposter eller kungen. Hon ger 7 poäng och en kungabricka.',
  'guide.storage':
    'Bortbytingar, utposter och klockor förvaras här: uppsättningar av alla tre ger mest. Var och en behöver en ledig plats av sin form, och många platser ger en bonus.',
  'guide.king-cards':
    'Kungakorten begär något. Den som har det får när som helst under sin tur göra anspråk på kortet och tar en kungabricka för ingenting.',
  'guide.icons': 'Osäker på vad en bild betyder? Knappen bredvid klanerna visar alla på en sida.',
  'guide.end': 'Nu vet du hur det går till. Spela vidare som du vill, hövding!',
};

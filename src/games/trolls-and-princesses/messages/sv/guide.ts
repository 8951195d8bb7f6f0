import type { Message } from '../../../../kernel/messages.ts';
import type { guideEn } from '../en/guide.ts';

export const guideSv: Readonly<Record<keyof typeof guideEn, Message>> = {
  'guide.welcome':
    'Välkommen, hövding! Du leder en klan med fem troll. Trollkungen räknar prinsessor, klockor, bortbytingar, utposter och sina egna brickor i slutet, och flest poäng vinner.',
  'guide.card':
    'Varje tur börjar med ett kort: något kommer till en by, och kungen går någonstans. Nu står han i din byggrotta.',
  'guide.trolls':
    'Sedan skickar du två troll, ett i taget, till en av dina tre grottor eller till en by. Dina troll väntar ännu här.',
  'guide.building':
    'Klubban på varje ställe säger hur mycket möda ett troll skulle kunna göra sig där: en för varje troll av dina, för varje människa i en grotta och för kungen. Allt guldfärgat kan du betala med den. Skicka ett troll till Bygge.',
  'guide.build':
    'Ditt troll och kungen ger 2 möda. Bygg: det kostar 2 möda och 1 obsidian, och du får lägga två brickor.',
  'guide.princess-tile': 'Börja med den här. Den har en säng: ingen prinsessa kommer utan en.',
  'guide.lay':
    'Den första brickan läggs vid mynningen. Hjulet, ett svep eller R vrider en bricka. Här möter dess halva guldbrott mynningens halva, och de blir ett helt.',
  'guide.second-tile': 'En säng till. Kungen tycker om sådana: ett av hans kort vill ha tre prinsessgrottor.',
  'guide.lay-second': 'En öppning måste möta en öppning, och en vägg en vägg.',
  'guide.end-first': 'All möda är slut. Avsluta fasen med knappen bredvid frågan.',
  'guide.mining': 'Det andra trollet måste vara ett annat. Skicka det till Gruva.',
  'guide.mine':
    'Du bryter det som ligger i dina brott: obsidian kostar 1 möda, guld 2, en diamant 3. Bryt en obsidian.',
  'guide.end-turn': 'Därmed slutar din tur.',
  'guide.rival':
    'Din motståndare har skickat troll till en gruva och till by I. Tryck på ett ansikte för att se den klanens grottor. Ett nytt kort visades, och kungen gick till din gruva.',
  'guide.diamond': 'Följ kungen: med två troll och honom har du 3 möda där. Skicka ett till till Gruva.',
  'guide.mine-diamond': 'Det räcker till diamanten. En prinsessa kostar en.',
  'guide.end-phase': 'Diamanten är din. Avsluta fasen.',
  'guide.power': 'En prinsessa kostar också 2 trollkraft, och du har 1. Skicka ett troll till Kraft.',
  'guide.clan-tile':
    'En möda räcker inte för att samla kraft, men din klanbricka kostar bara en: den ger 1 kraft och bryter 1 obsidian.',
  'guide.end-power': 'Avsluta din tur. Se sedan vad nästa kort för med sig.',
  'guide.village': 'En prinsessa är i by I, och nu är kungen också där. Skicka ditt sista troll från lägret.',
  'guide.cow': 'En ko kostar en enda möda. Stjäl en: kor betalar för utposter och trollkort.',
  'guide.end-raid': 'Det räcker inte till prinsessan än. Avsluta fasen.',
  'guide.help':
    'Ett troll till, och du har 3 möda: två troll och kungen. Din motståndares två troll ger 2 hjälp, som betalar för prinsessor och klockor. Det blir 5. Skicka trollet från Bygge: tryck på det, sedan på byn.',
  'guide.princess': 'Röva bort prinsessan! Hon är värd 7 poäng.',
  'guide.king-tile':
    'Med henne kommer en av kungens brickor, värd 3 poäng. Den här har en plats för en utpost och en för en klocka.',
  'guide.lay-king': 'Lägg den i dina grottor som vilken bricka som helst.',
  'guide.end-princess': 'Avsluta din tur.',
  'guide.third-cave': 'Kungen är i din byggrotta igen. Skicka dit ett troll från Gruva.',
  'guide.dig': 'Bygg en gång till.',
  'guide.third-tile': 'En tredje prinsessgrotta.',
  'guide.lay-third': 'Lägg den här.',
  'guide.stop': 'En räcker den här gången: tryck på knappen bredvid frågan.',
  'guide.claim':
    'Tre prinsessgrottor: det är vad det här kungskortet vill ha. Ta det: det är gratis, när som helst under din tur.',
  'guide.claimed-tile': 'Du får ta en av hans brickor igen.',
  'guide.lay-claimed': 'Lägg den här. Det är 3 poäng till.',
  'guide.end-claim': 'Kortet är ditt, och här finns ingen möda kvar. Avsluta fasen.',
  'guide.third-troll': 'Nu det andra trollet: också det från Gruva till Bygge.',
  'guide.outpost':
    '3 möda och en ko bygger en utpost. Tryck på den, sedan på utposten som täcker ditt guld: utan den bryter du 2 guld i taget. Skicka den till by I, där den ger dig 1 möda från och med nu.',
  'guide.storage':
    'Utposten som den ersatte är lagrad här. En klocka, en bortbyting och en utpost tillsammans är värda 15 poäng, en ensam 4.',
  'guide.icons': 'Osäker på vad en bild betyder? Peka på den eller tryck på den. Frågetecknet visar alla på en sida.',
  'guide.end': 'Nu vet du hur det går till. Spela vidare som du vill, hövding!',
};

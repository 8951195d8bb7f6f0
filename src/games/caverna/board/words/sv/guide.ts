import type { Translation } from '../../../../../kernel/messages.ts';
import type * as english from '../en/guide.ts';

/** Vad det guidade första partiet säger. */
export const guide: Translation<typeof english.guide> = {
  'guide.welcome':
    'Det här är ditt hem: skog till vänster, ett berg till höger. Du röjer den ena och gräver dig in i det andra, och efter tolv rundor räknas allt du har skapat som poäng.',
  'guide.spaces':
    'Det här är aktionsrutorna. Varje ruta har en skylt som säger vad som ligger där nu och vad du kan göra. När du ska placera en person lyser de rutor som är öppna för dig.',
  'guide.crew': 'Du har två personer. En i taget skickar du dem till en ruta. På kvällen kommer de hem.',
  'guide.sustenance': 'Skicka den första till Livsuppehälle: mat, säd och en bit skog att röja.',
  'guide.first-tile': 'Lägg nu brickan. Den första måste röra grottans ingång: en äng här, åkern under den.',
  'guide.ore': 'Hämta sedan malmen från Malmbrytning. Du behöver den till ett vapen.',
  'guide.second-round':
    'En ny runda: en ny ruta har kommit till vägen, och på rutor som ingen använde ligger fler varor. Stenen säger om rundan slutar med en skörd.',
  'guide.blacksmith': 'Gå till smedjan, där vapen smids.',
  'guide.forge': 'Styrka betalas med malm. Smid ett vapen med styrka 2.',
  'guide.first-loot':
    'En beväpnad person kan ge sig ut på en färd. Det som vapnet räcker till lyser, resten är utom räckhåll. Välj fåret och skicka iväg dem.',
  'guide.second-loot': 'Härifrån får tre olika byten hämtas. Ta säden också.',
  'guide.third-loot': 'Och till sist, gör alla dina vapen starkare. Varje färd gör också själva vapnet 1 starkare.',
  'guide.sheep':
    'Fåret bor i din ingångsbostad, där det finns plats för två djur av samma sort. Du flyttar aldrig djur: de hittar själva den bästa platsen.',
  'guide.logging': 'Din andra person går till Avverkning. Träet ska bli en bostad.',
  'guide.slash': 'Runda 3. Svedjebruk röjer mer skog och låter dig så.',
  'guide.second-tile': 'Lägg den andra brickan bredvid den första: en äng ovanför, åkern under den.',
  'guide.sow':
    'Så säd på båda åkrarna: klicka på var och en, sedan på ”Så”. Varje åker tar 1 av din säd, och där växer 3.',
  'guide.excavation': 'Den beväpnade personen går till Utgrävning: sten, och en bricka att gräva.',
  'guide.dig': 'Välj grottan med en tunnel. Den grävs bredvid grottan du har.',
  'guide.harvest':
    'Skörd! Från varje åker kom en säd. Nu vill alla äta: 2 mat för varje person. Du har 3, och 4 behövs.',
  'guide.feed':
    'Tryck på ”Billigaste sättet”: en säd blir mat. Ge dem sedan mat. En mat som fattas skulle bli en tiggarbricka, och kosta 3 poäng. Så kan du göra mat när som helst, med ”Byt”.',
  'guide.wish':
    'Runda 4 ger Barnönskan. För ett barn måste det finnas en säng, och dina två är upptagna. Bygg alltså en bostad först.',
  'guide.dwelling':
    'Det här är inredningarna: vad var och en kostar, vad den gör, hur många poäng den ger. Bygg bostaden för 4 trä och 3 sten.',
  'guide.cell': 'Den hamnar i den här grottan.',
  'guide.reference': 'Här hittar du alla bilder och de viktigaste reglerna på en sida.',
  'guide.end':
    'Med nästa barnönskan kan familjen växa. Härifrån är partiet ditt: peka på vad som helst för att läsa vad det gör, och ha en god vinter.',

  'folk-guide.welcome':
    'Med De glömda folken behöver du inte vara dvärg. Varje folk har gåvor som gör somligt lättare, och priser som gör annat svårare. Topparna visar hur mycket planering det kräver.',
  'folk-guide.pick': 'Vi prövar de bleka, som älskar att gräva. Läs deras gåvor och deras pris, och välj dem sedan.',
  'folk-guide.home':
    'Det här är ditt hem. Orörd skog kostar dig inget: lappen säger det. Där ditt folk ändrar en regel läser du det på plats.',
  'folk-guide.dig': 'Skicka den första till Utgrävning.',
  'folk-guide.over-edge':
    'Välj grottan med en tunnel. Dina brickor får skjuta ut över kanten: gräv grottan bredvid ingångsbostaden, och tunneln nedanför, utanför tavlan.',
  'folk-guide.gain':
    'Varje bricka över kanten ger de bleka 1 guld och 1 svamp. En svamp kan bli en grönsak när som helst.',
  'folk-guide.clear': 'Nu Svedjebruk. I skogen har ditt folk ett pris att betala.',
  'folk-guide.single': 'Där andra lägger en äng och en åker får du lägga en av dem. Ta åkern.',
  'folk-guide.sow': 'Och så: svampar växer i tomma grottor. Klicka på den första, sedan på ”Så”: av din växer det två.',
  'folk-guide.reference': 'Alla folk vid bordet finns på den här sidan, med goblins och de nya grödorna.',
  'folk-guide.end':
    'Fyra inredningar kom med ditt folk, och fyra har lämnat. Peka på vad som helst för att läsa vad det gör. Härifrån är partiet ditt.',
};

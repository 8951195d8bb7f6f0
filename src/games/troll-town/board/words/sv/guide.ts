import type { Catalogue } from '../../../../../kernel/messages.ts';

/** De första omgångarna med en guide. */
export const guide: Catalogue = {
  'guide.welcome':
    'Välkommen till Trollstaden. Du är ett troll, och det är {seat} också. Först säger du vad du är för ett troll: femton poäng på fem egenskaper.',
  'guide.muscles': 'Kort avgör slagsmål, och varje kort nämner en egenskap. Ge dina muskler 4.',
  'guide.skin': 'Tjockt skinn hjälper också: 4.',
  'guide.guts': '3 till modet.',
  'guide.brains': '3 till hjärnan. Farten får den sista poängen, så slagsmålen blir nära ditt eget hem.',

  'guide.town':
    'Det här är staden: navet med sin eld, en ring av väg, bron till människornas by och Bossens hydda i söder. Du bor på bron tills du bygger en hydda.',
  'guide.feast':
    'Var tionde omgång håller Bossen fest. Nu vill han ha 4 barn, senare fler. Någon måste fånga dem, förvara dem och koka dem, annars slår han sönder staden.',
  'guide.minion':
    'Varje omgång gör ditt troll en sak, och hantlangarna bygger upp till två saker åt dig. Ännu finns inga hantlangare: hämta en åt staden.',
  'guide.hovel':
    'Den kan arbeta redan denna omgång. {seat} kan hämta en till. Tillsammans kan de bygga en koja, som tar 2 arbete.',
  'guide.lay-hovel': 'En koja står intill en väg. Ta den här platsen vid bron.',
  'guide.plan':
    'Din plan är hemlig. Den visar vad den kräver och vad som kan gå fel. Du kan planera om varje del tills du grymtar.',
  'guide.grunt': 'När alla har grymtat utförs alla planer. Grymta!',

  'guide.reveal':
    'Nu är alla planer öppna, steg för steg, och sedan läser du vad som blev av din. Du kan se omgången igen eller gå vidare.',
  'guide.catch': 'Nu bor två hantlangare i staden. Fånga ett barn: med bara händerna fångar du ett.',
  'guide.wait': 'Det finns ingen bur än. Barnet väntar vid en koja till slutet av omgången.',
  'guide.cage': 'Låt därför bygga en bur samma omgång. Den tar bara 1 arbete.',
  'guide.lay-cage': 'En bur behöver väg på två sidor. Den här platsen nära bron är praktisk, men inte säker.',
  'guide.road': 'Din andra order: en kort väg. Hyddor, verkstäder och gropar behöver väg på många sidor.',
  'guide.lay-road': 'Peka på den lysande rutan; vägen visas som en skugga, och du kan vrida den. Lägg den här.',
  'guide.grunt-again': 'Tre arbete i allt: det räcker precis om {seat} hämtar en hantlangare. Grymta!',

  'guide.stored': 'Det räckte. Buren står, barnet sitter i den och vägen leder österut.',
  'guide.trolls': 'Här ser du alla troll: deras egenskaper, vad som gör ont, och om de planerar eller har grymtat.',
  'guide.catch-again': 'Fånga ett barn till.',
  'guide.store': 'Den här gången går det direkt i buren: där finns plats för ett till.',
  'guide.risk':
    'Se på varningen: om {seat} också vill fånga slåss ni, och barnen i förvar inom tre rutor springer mot bron.',
  'guide.grunt-fight': 'Ta risken. Grymta!',

  'guide.fight':
    'Ni ville båda ha barnen, så det blev slagsmål: ett kort nämnde en egenskap, och den högre vann. Du vann och fångade ditt. Se vart barnet i buren sprang.',
  'guide.next':
    'Härifrån: fler kojor och hantlangare, sedan verkstäder, vars redskap fångar fler och vars kök kokar. Och en hydda åt dig själv, som gör dig starkare.',
  'guide.end':
    'Du vinner genom att vara Boss, genom att äga flest hantlangare, eller med en hydda som hänger ihop med navet i slutet. Tala med de andra; inget du lovar binder dig. Spela vidare!',
};

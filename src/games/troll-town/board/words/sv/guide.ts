import type { Translation } from '../../../../../kernel/messages.ts';
import type * as english from '../en/guide.ts';

/** Den första eran med en guide. */
export const guide: Translation<typeof english.guide> = {
  'guide.welcome':
    'Välkommen till Trollstaden. Efter fyrtio omgångar avgör kronor: en för Bossen, en för en hydda med väg till Navet, en för flest egna hantlangare. Men först: vad är du för ett troll? Femton poäng på fem egenskaper.',
  'guide.muscles': 'Kort avgör slagsmål, och varje kort nämner en egenskap. Ge dina muskler 4.',
  'guide.skin': 'Tjockt skinn hjälper också: 4.',
  'guide.guts': '3 till modet.',
  'guide.brains': '3 till hjärnan. Farten får den sista poängen, så slagsmålen blir nära ditt eget hem.',
  'guide.feast':
    'Var tionde omgång håller Bossen fest. Nu vill han ha 4 barn, senare fler. Någon måste fånga, förvara och koka dem, annars slår han sönder staden.',
  'guide.minion':
    'Varje omgång gör ditt troll en sak, och hantlangarna bygger upp till två saker åt dig. Ännu finns inga hantlangare: hämta en åt staden.',
  'guide.hovel':
    'Den kan arbeta redan denna omgång. {seat} kan hämta en till. Tillsammans kan de bygga en koja, som tar 2 arbete.',
  'guide.lay-hovel': 'En koja står intill en väg. Ta den här platsen vid bron.',
  'guide.grunt':
    'Din plan är hemlig, visar vad som kan gå fel och kan ändras tills du grymtar. När alla har grymtat utförs alla planer. Grymta!',
  'guide.reveal':
    'Så här gick omgången: först din plan, sedan vad som ändrades och varför. När du har läst går du vidare till nästa omgång.',
  'guide.catch': 'Nu bor två hantlangare i staden. Fånga ett barn: med bara händerna fångar du ett.',
  'guide.wait': 'Det finns ingen bur än. Barnet väntar vid en koja till slutet av omgången.',
  'guide.cage': 'Låt därför bygga en bur samma omgång. Den tar bara 1 arbete.',
  'guide.lay-cage': 'En bur behöver väg på två sidor. Den här platsen nära bron är praktisk, men inte säker.',
  'guide.road': 'Din andra order: en kort väg. Hyddor, verkstäder och gropar behöver väg på många sidor.',
  'guide.lay-road': 'Peka på den lysande rutan; vägen visas som en skugga, och du kan vrida den. Lägg den här.',
  'guide.grunt-again': 'Tre arbete i allt: det räcker precis om {seat} hämtar en hantlangare. Grymta!',
  'guide.trolls':
    'Det behövdes tre arbete; staden visar vad som byggdes. Här är alla troll: deras egenskaper, vad som gör ont, och om de ännu planerar.',
  'guide.catch-again': 'Fånga ett barn till.',
  'guide.store': 'Den här gången går det direkt i buren: där finns plats för ett till.',
  'guide.risk':
    'Se på varningen: om {seat} också vill fånga slåss ni, och barnen i förvar inom tre rutor springer mot bron.',
  'guide.grunt-fight': 'Ta risken. Grymta!',
  'guide.fight':
    'När två vill samma sak nämner ett kort en egenskap, och den högre vinner; förloraren skadas. Här läser du vem som slog vem, och vad det blev av barnen.',
  'guide.more-minions': 'Arbete kräver händer, och {seat} hämtar också några. Hämta en hantlangare till åt staden.',
  'guide.more-beds':
    'Fem hantlangare men bara fyra bäddar: den som saknar bädd springer bort på natten. Låt bygga en koja.',
  'guide.lay-beds': 'En koja får också luta sig mot en annan koja. Här.',
  'guide.grunt-beds': 'Två av fem hantlangare arbetar. Grymta!',
  'guide.kitchens':
    'Bossen äter bara det som är kokt. En verkstad kokar åt 2 om två av stadens hantlangare sköter den: för 4 barn behöver staden två verkstäder.',
  'guide.hut':
    'Sedan något till dig själv: en hydda, för 2 arbete, med väg på sex sidor. Den gör dig starkare, hyser egna hantlangare, och med väg till Navet ger den en krona.',
  'guide.next':
    'Med redskap från en verkstad fångar du två på en gång. Nya dåd kommer med varje era: då kan du söka bråk, skrämma, läka eller riva. Peka på något för att läsa om det.',
  'guide.end':
    'Bossen kommer efter hantlangare på omgång 10, 20 och 30. Den som är starkare kan utmana honom om hans krona. Inget du lovar binder dig. Spela vidare!',
};

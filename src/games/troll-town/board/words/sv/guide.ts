import type { Translation } from '../../../../../kernel/messages.ts';
import type * as english from '../en/guide.ts';

/** Den första eran med en guide. */
export const guide: Translation<typeof english.guide> = {
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
  'guide.more-minions': 'Arbete kräver händer, och {seat} hämtar också några. Hämta en hantlangare till åt staden.',
  'guide.more-beds':
    'Fem hantlangare men bara fyra bäddar: den som saknar bädd springer bort på natten. Låt bygga en koja.',
  'guide.lay-beds': 'En koja får också luta sig mot en annan koja. Här.',
  'guide.grunt-beds': 'Två av fem hantlangare arbetar. Grymta!',

  'guide.kitchens':
    'Bossen äter bara det som är kokt. En verkstad kokar åt 2 om två av stadens hantlangare sköter den: för 4 barn behöver staden två verkstäder.',
  'guide.catch-second': 'Fånga ett barn till. {seat} hämtar hantlangare den här omgången, så ingen står i vägen.',
  'guide.store-second': 'In i buren.',
  'guide.shop': 'Och den första verkstaden: 4 arbete.',
  'guide.lay-shop': 'En verkstad behöver väg på fyra sidor. Den här platsen har det.',
  'guide.grunt-shop': 'Fyra av dem bygger verkstaden. Grymta!',

  'guide.shop-stands': 'Verkstaden står, och från och med nu lånar den också ut sina redskap.',
  'guide.gear': 'Med redskap, och två hantlangare som bär dem, fångar du två på en gång.',
  'guide.wait-again': 'Buren är full. De väntar, och du bygger en till.',
  'guide.second-cage': 'En andra bur.',
  'guide.lay-second-cage': 'En bit från bron: slagsmål där öppnar den inte.',
  'guide.third-hovel': 'Din andra order: bäddar åt dem som kommer.',
  'guide.lay-third-hovel': 'Intill de andra kojorna.',
  'guide.grunt-gear': 'Två för redskapen, en för buren, två för kojan: fem hantlangare arbetar. Grymta!',

  'guide.four': 'Fyra barn sitter i burarna, nog för den här festen. Men bara ett kök kokar, åt två av dem.',
  'guide.eighth': 'En bädd är ledig: en hantlangare till åt staden.',
  'guide.second-shop': 'Det andra köket.',
  'guide.lay-second-shop': 'På andra sidan om navet.',
  'guide.grunt-kitchen': 'Sedan kokar köken åt fyra. Grymta!',

  'guide.hut':
    'Staden är redo. Nu något åt dig: en hydda. Den gör dig starkare i alla egenskaper, har plats för egna hantlangare och ger en krona om den hänger ihop med navet i slutet.',
  'guide.catch-more': 'Ditt troll fångar två till på vägen.',
  'guide.wait-for-hut': 'De väntar: varje hydda har ett skafferi för två.',
  'guide.hut-road': 'En hydda behöver väg på sex sidor. Två rutor fattas.',
  'guide.lay-hut-road': 'Lägg dem runt hörnet.',
  'guide.mud-hut': 'Din andra order får räkna med den första som om den redan stod. En lerhydda tar 2 arbete.',
  'guide.lay-hut': 'Ditt hem.',
  'guide.grunt-hut': 'Två för redskapen, två för vägen, två för hyddan. Grymta!',

  'guide.home': 'Där bor du nu. Skafferiet är fullt, och två egna hantlangare får plats.',
  'guide.own-minion': 'Hämta en hantlangare, den här gången åt din hydda: den arbetar bara åt dig.',
  'guide.grunt-own': 'Det räcker för den här omgången. Grymta!',

  'guide.tonight':
    'Festen är i kväll: 4 barn ska det vara, 6 finns i förvar, och köken kokar 4. De som blir över stannar i förvaret.',
  'guide.loaf': 'Inget återstår att göra. Även ett troll får lata sig.',
  'guide.grunt-feast': 'Grymta, och se på grytan!',

  'guide.served':
    'Fyra serverades, och Bossen är nöjd. Hade några fattats skulle han ha knäckt en vägfog för vart och ett. Alla skador läker på en fest.',
  'guide.visit':
    'Och i omgång 10, 20 och 30 kommer han efter hantlangare: han tog din, och slog {seat} som inte hade någon att ge. Den som är starkare kan utmana honom.',

  'guide.next':
    'En ny era börjar, med nya dåd på hyllan och en ny flock. Nästa gång vill han ha 16: gropar rymmer många, och större verkstäder kokar och fångar fler.',
  'guide.end':
    'Du vinner genom att vara Boss, genom att äga flest hantlangare, eller med en hydda som hänger ihop med navet i slutet. Tala med de andra; inget du lovar binder dig. Spela vidare!',
};

import type { Translation } from '../../../kernel/messages.ts';
import type { waiting as english } from '../en/waiting.ts';

export const waiting: Translation<typeof english> = {
  'refused.not-waiting': 'Du letar inte efter något parti just nu.',
  'waiting.title': 'Spela med någon',
  'waiting.lead': 'Säg vad du vill spela, så sätter vi dig med folk som är ungefär lika starka som du.',
  'waiting.game': 'Vilket spel?',
  'waiting.players': 'Spelare',
  'waiting.counts.rated-hint': 'Allas rankning påverkas.',
  'waiting.bots': 'Om ingen kommer',
  'waiting.bots-hint': 'Tidigare om någon vill börja med dig och en bot.',
  'waiting.bots-rated': 'Bara människor spelar rankade partier.',
  'waiting.bots.never': 'Fortsätt leta',
  'waiting.bots.after': 'En bot sätter sig efter {time}',
  'waiting.stay': 'Fortsätt leta när jag stänger Underbridge',
  'waiting.stay-hint': ({ time, called }) =>
    called === 'true'
      ? `I högst ${time}. Vi kallar på dig när någon har hittats.`
      : `I högst ${time}. Ingen kan kalla på dig än: välj hur först.`,
  'waiting.calls': 'Välj hur vi kallar på dig',
  'waiting.begin': 'Spela med någon',
  'waiting.change': 'Ändra',
  'waiting.stop': 'Sluta leta',
  'waiting.open': 'Visa',
  'waiting.plan': ({ game, seats, pace }) => `${game} · ${seats} spelare · ${pace}`,
  'waiting.pace.none': 'ingen klocka',
  'waiting.pace.live': 'direkt',
  'waiting.pace.days': 'över flera dagar',
  'waiting.plan-bot': 'en bot efter {time}',
  'waiting.looking': ({ count }) => (count === 1 ? 'Letar efter en spelare till' : `Letar efter ${count} spelare till`),
  'waiting.looking-short': 'Letar efter någon',
  'waiting.you': 'Du',
  'waiting.free': 'någon',
  'waiting.since': 'Du har letat i {time}.',
  'waiting.usual': 'Det brukar ta {time}.',
  'waiting.usual-unknown': 'Ingen vet än hur lång tid det tar: för få har spelat det.',
  'waiting.same': ({ people }) =>
    people === 1 ? 'Ingen annan letar efter det här nu.' : `${people} personer letar efter det här, du inräknad.`,
  'waiting.near': ({ near }) =>
    near === 1
      ? 'Ingen av de andra har en tillräckligt lik rankning än.'
      : `${near} av dem har en rankning som är nära nog.`,
  'waiting.reach': 'Vem du möter',
  'waiting.reach.some': 'Folk med rankning {from} till {to}',
  'waiting.reach.all': 'Folk med vilken rankning som helst',
  'waiting.widens': 'vidare om {time}',
  'waiting.reach-label': 'Steg {step} av {steps}',
  'waiting.bot-in': 'En bot sätter sig om {time}.',
  'waiting.bot-soon': 'En bot sätter sig nu.',
  'waiting.until': 'Du letar till {time}, också när Underbridge är stängt.',
  'waiting.now': 'Letar just nu',
  'waiting.now-none': 'Ingen letar just nu. Bli den första: andra ser det här.',
  'waiting.group': ({ people, seats }) => `${people} av ${seats} spelare`,
  'waiting.more': ({ people }) => (people === 1 ? '1 person' : `${people} personer`),
  'waiting.join': 'Var med',
  'waiting.usually': 'brukar ta {time}',
  'waiting.someone-waits': ({ people }) =>
    people === 1 ? 'Någon letar efter ett parti.' : `${people} personer letar efter ett parti.`,
  'waiting.found': 'Vi har hittat ett parti åt dig',
  'waiting.found-text': ({ game, bots }) => (bots === 0 ? `${game} har börjat.` : `${game} har börjat, med en bot.`),
  'waiting.to-table': 'Gå till bordet',
  'waiting.later': 'Senare',
  'waiting.how': 'Så hittar vi någon',
  'waiting.how.1': 'Du möter folk som vill ha samma spel, lika många spelare och samma tempo.',
  'waiting.how.2':
    'Först inom 150 rankningspoäng; spannet växer med 150 var {time}, och efter {all} kan det vara vem som helst.',
  'waiting.how.3': 'De du har blockerat, eller som har blockerat dig, sitter aldrig med dig.',
};

import type { Params, Speaker, Translation } from '../../../../kernel/messages.ts';
import { count, howMany, isYou, title, who } from '../../../speech/speech.ts';
import { whose } from '../../../speech/swedish.ts';
import type * as english from '../en/events.ts';
import { actions, at, figureOf, figuresOf, into, ordinal, place, theirs } from './speech.ts';

/** 'Annas riddare' at the head of a sentence. */
function subject({ owner, kind }: Params, speaker: Speaker): string {
  return title(figureOf(owner, kind, speaker));
}

/** 'Annas riddare' after the verb. */
function object({ owner, kind }: Params, speaker: Speaker): string {
  return figureOf(owner, kind, speaker);
}

export const events: Translation<typeof english.events> = {
  'told.turn': ({ seat, actions: left }, speaker) =>
    isYou(seat, speaker)
      ? `Din tur: ${actions(left)}.`
      : `${title(whose(seat, speaker, 'din'))} tur: ${actions(left)}.`,
  'told.ended-turn': ({ seat, actions: left }, speaker) =>
    `${who(seat, speaker)} avslutade turen med ${count(left, 'oanvänd handling', 'oanvända handlingar')}.`,
  'told.last-card': '{seat} drog det sista kortet i leken: partiet är slut.',
  'told.stalled': ({ rounds }) => `Ingen har dragit ett kort på ${rounds} rundor: partiet är slut.`,

  'told.drew': '{seat} drog {card}.',
  'told.drew-a-card': '{seat} drog ett kort.',
  'told.played': '{seat} spelade {card}.',
  'told.played-from-hand': '{seat} spelade {card} från handen.',
  'told.pile': ({ icons, threshold }) => `Högen visar ${icons} av ${threshold} timglas.`,
  'told.found': '{seat} fann en klenod: {artifact}.',
  'told.found-something': '{seat} fann en klenod.',
  'told.used-artifact': '{seat} använde en klenod: {artifact}.',

  'told.placed': (params, speaker) =>
    `${who(params.seat, speaker)} ställde ${theirs(params, speaker)} ${at(params.area)}.`,
  'told.moved': (params, speaker) => `${subject(params, speaker)} gick ${into(params.area)}.`,
  'told.moved-on': (params, speaker) => `${subject(params, speaker)} gick vidare ${into(params.area)}.`,
  'told.leapt': (params, speaker) => `${subject(params, speaker)} hoppade ${into(params.area)}.`,
  'told.hurried': (params, speaker) => `${subject(params, speaker)} skyndade ${into(params.area)}.`,
  'told.slipped': (params, speaker) => `${subject(params, speaker)} smög osedd ${into(params.area)}.`,
  'told.raised': (params, speaker) => `${subject(params, speaker)} kom tillbaka till livet ${at(params.area)}.`,
  'told.pushed': (params, speaker) =>
    `${who(params.seat, speaker)} knuffade ${theirs(params, speaker)} ${into(params.area)}.`,
  'told.pushed-nobody': ({ seat }, speaker) => `${who(seat, speaker)} knuffade ingen.`,
  'told.called': (params, speaker) =>
    `${title(figureOf(params.seat, 'siren-banshee', speaker))} lockade ${object(params, speaker)} ${into(params.area)}.`,
  'told.banished': (params, speaker) =>
    `${who(params.seat, speaker)} bannlyste ${theirs(params, speaker)} ${into(params.area)}.`,
  'told.fled': (params, speaker) => `${subject(params, speaker)} flydde ${into(params.area)}.`,
  'told.stayed': ({ seat, area }, speaker) => `${title(figuresOf(seat, speaker))} stod kvar ${at(area)}.`,
  'told.rampaged': (params, speaker) => `${subject(params, speaker)} rasade ${at(params.area)}.`,

  'told.slain-by-knight': (params, speaker) =>
    `${title(figureOf(params.seat, 'knight', speaker))} dräpte ${object(params, speaker)} ${at(params.area)}.`,
  'told.killed': (params, speaker) =>
    `${title(figureOf(params.seat, 'orc', speaker))} dödade ${object(params, speaker)} ${at(params.area)}.`,
  'told.struck': (params, speaker) =>
    `${title(figureOf(params.seat, 'assassin', speaker))} slog ned ${object(params, speaker)} ${at(params.area)}.`,
  'told.swept': (params, speaker) =>
    `${title(figureOf(params.seat, 'grunt', speaker))} sopade ut ${object(params, speaker)} ur ${place(params.area)}.`,
  'told.smitten': (params, speaker) => `Orchbanesvärdet fällde ${object(params, speaker)} ${at(params.area)}.`,
  'told.slain-by-slayer': (params, speaker) => `${subject(params, speaker)} dräptes ${at(params.area)}.`,
  'told.sacrificed': (params, speaker) => `${subject(params, speaker)} dog i striden mot trollet.`,
  'told.crushed': (params, speaker) => `${subject(params, speaker)} krossades av grottrollet ${at(params.area)}.`,
  'told.trampled': (params, speaker) => `${subject(params, speaker)} trampades ned ${at(params.area)}.`,

  'told.slayer-gold': ({ seat, area }, speaker) =>
    `${title(figureOf(seat, 'giant-slayer', speaker))} fann 1 guld ${at(area)}.`,
  'told.board-scored': ({ scoring }) => `Timglaset är fullt: rummen betalar för ${ordinal(scoring)} gången.`,
  'told.final-scoring': 'Slutet: rummen betalar en sista gång.',
  'told.room-taken': ({ seat, area, gold, heroes: most, rival }, speaker) => {
    const against = rival === 0 ? '' : ` mot ${rival}`;
    return `${who(seat, speaker)} tog ${gold} guld från ${place(area)}, med styrka ${most}${against}.`;
  },
  'told.room-split': ({ seat, owner, area, gold, half }, speaker) =>
    `${who(seat, speaker)} och ${figureOf(owner, 'berserker', speaker)} delade på ${gold} guld från ${place(area)}: ${half} var.`,
  'told.room-tied': ({ area, heroes: most }) => `Ingen tog ${place(area)}: lika, styrka ${most} var.`,
  'told.room-empty': ({ area }) => `Ingen tog ${place(area)}: där finns ingen hjälte.`,
  'told.end-bonus': ({ seat, gold }, speaker) => `${who(seat, speaker)} fick ${gold} guld för att avsluta partiet.`,
  'told.kept-artifact': '{seat} hade sparat en klenod, {artifact}, och fick {gold} guld för den.',
};

const OCCASION: Readonly<Record<string, (scoring: Params['scoring']) => string>> = {
  card: () => 'betalade genom ett kort',
  pile: (scoring) => `${ordinal(scoring)} betalningen`,
  final: () => 'sista betalningen',
};

/** 'Silvervalvet, 2:a betalningen: styrka 3 mot 1, dubblat av en dvärg, 1 kista' */
function roomLine({ area, occasion, scoring, count: most, rival, doubled, chests }: Params, share = ''): string {
  const when = OCCASION[String(occasion)]?.(scoring) ?? '';
  const against = Number(rival) === 0 ? '' : ` mot ${rival}`;
  const dwarf = doubled ? ', dubblat av en dvärg' : '';
  const chest = Number(chests) === 0 ? '' : `, ${count(chests, 'kista', 'kistor')}`;
  return `${place(area)}, ${when}: styrka ${most}${against}${dwarf}${chest}${share}`;
}

export const scores: Translation<typeof english.scores> = {
  'reason.over': ({ worth }) => (Number(worth) > 0 ? 'Det vinner partiet.' : 'Det förlorar partiet.'),
  'reason.gold': ({ worth, gold }) => {
    const many = howMany(gold, worth);
    const amount = many === 0 ? 'guld' : `${many} guld`;
    return Number(worth) > 0 ? `Det ger dig ${amount} genast.` : `Det kostar dig ${amount}.`;
  },
  'reason.rooms': ({ worth }) =>
    Number(worth) > 0
      ? 'Dina hjältar vinner mer av guldet i rummen.'
      : 'Dina hjältar vinner mindre av guldet i rummen.',
  'reason.figures': ({ worth }) =>
    Number(worth) > 0
      ? 'Dina figurer kommer närmare guldet.'
      : 'Du förlorar figurer, eller de står längre från guldet.',
  'reason.artifact': ({ worth }) => (Number(worth) > 0 ? 'Du får en klenod.' : 'Du ger upp en klenod.'),
  'reason.rivals': ({ worth }) =>
    Number(worth) > 0 ? 'Det tar ifrån de andra vad de kunde vinna.' : 'Det gör de andra starkare.',
  'score.points': ({ points }) => `${points} guld`,
  'score.room': (params) => roomLine(params),
  'score.room-half': (params) => roomLine(params, '; delat med en bärsärk'),
  'score.berserker-half': (params) => roomLine(params, '; hälften till en bärsärk'),
  'score.slayer': ({ area }) => `En jättedräpare ensam ${at(area)}`,
  'score.end-bonus': 'Avslutade partiet',
  'score.artifact': '{artifact}, sparad till slutet',
};

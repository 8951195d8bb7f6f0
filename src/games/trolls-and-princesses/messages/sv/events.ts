import type { Translation } from '../../../../kernel/messages.ts';
import { count, howMany, lookUp, title, who } from '../../../speech/speech.ts';
import { whom, whose } from '../../../speech/swedish.ts';
import type * as english from '../en/events.ts';
import { BONUS, CLAN, names, tileSaid, VICTORY, WHAT } from './names.ts';
import { amount, effort, FORM, ITEM, place, sites } from './speech.ts';

export const events: Translation<typeof english.events> = {
  'told.clan': ({ seat, clan }, speaker) => `${who(seat, speaker)} valde klan: ${CLAN[String(clan)]}.`,
  'told.human-starts': ({ seat, cavern }, speaker) => `${who(seat, speaker)} satte en människa i ${place(cavern)}.`,
  'told.revealed': ({ seat, item, village, king }, speaker) =>
    `${who(seat, speaker)} visade ett turkort: ${ITEM[String(item)]} kommer till ${place(village)}, kungen går till ${place(king)}.`,
  'told.revealed-in-vain': ({ seat, item, village, king }, speaker) =>
    `${who(seat, speaker)} visade ett turkort: ${ITEM[String(item)]} kan inte komma till ${place(village)} (${item === 'princess' ? 'en finns där, eller ingen är kvar' : 'ingen är kvar'}), kungen går till ${place(king)}.`,
  'told.skipped': '{seat} kunde inte flytta något troll.',
  'told.moved': ({ seat, from, to }, speaker) =>
    `${who(seat, speaker)} skickade ett troll från ${place(from)} till ${place(to)}.`,
  'told.pushed': ({ seat, cavern }, speaker) =>
    `${title(whose(seat, speaker, 'ditt'))} troll knuffades undan och gick till ${place(cavern)}.`,
  'told.points': ({ seat, points: own, help, shared }, speaker) =>
    Number(help) === 0
      ? `${who(seat, speaker)} fick ${effort(own)}.`
      : `${who(seat, speaker)} fick ${effort(own)}, och ${help} från andras troll${shared === 'all' ? '' : ' för prinsessor och klockor'}.`,
  'told.ended-phase': ({ seat, points: left }, speaker) =>
    Number(left) === 0
      ? `${who(seat, speaker)} avslutade fasen.`
      : `${who(seat, speaker)} avslutade fasen med ${effort(left)} över.`,
  'told.gained-power': ({ seat, amount: gained }, speaker) => `${who(seat, speaker)} fick ${gained} trollkraft.`,
  'told.gained': ({ seat, resource, amount: gained }, speaker) =>
    `${who(seat, speaker)} fick ${amount(resource, gained)}.`,
  'told.gained-cows': ({ seat, amount: gained }, speaker) =>
    `${who(seat, speaker)} fick ${count(gained, 'ko', 'kor')}.`,
  'told.lost-power': ({ seat, amount: lost }, speaker) =>
    `${lost} trollkraft gick förlorad: ${whose(seat, speaker, 'din')} skala är full.`,
  'told.lost-cows': ({ seat, amount: lost }, speaker) =>
    `${count(lost, 'ko gick förlorad', 'kor gick förlorade')}: ingen ledig lada för ${whom(seat, speaker)}.`,
  'told.no-cows-left': ({ seat, amount: lost }, speaker) =>
    `Förrådet hade ${count(lost, 'ko', 'kor')} för lite för ${whom(seat, speaker)}.`,
  'told.lost': ({ seat, resource, amount: lost }, speaker) =>
    `Förrådet hade ${amount(resource, lost)} för lite för ${whom(seat, speaker)}.`,
  'told.mined': ({ seat, resource, amount: mined }, speaker) =>
    `${who(seat, speaker)} bröt ${amount(resource, mined)}.`,
  'told.refilled': ({ seat, resource, amount: filled }, speaker) =>
    `${who(seat, speaker)} fyllde ${sites(resource, filled)}.`,
  'told.new-sites': ({ seat, resource, count: made, amount: filled }, speaker) =>
    `${who(seat, speaker)} fick ${sites(resource, made)}, ${filled === made ? 'fyllda från början' : `${filled} av dem fyllda`}.`,
  'told.joined-sites': ({ seat, resource, count: made }, speaker) =>
    `${who(seat, speaker)} gjorde klart ${sites(resource, made)}.`,
  'told.built': ({ seat, tile }, speaker) => `${who(seat, speaker)} byggde ${tileSaid(tile, 'en')}.`,
  'told.placed-king-tile': '{seat} tog en kungsbricka: {tile}.',
  'told.no-king-tile': '{seat} kunde inte lägga någon kungsbricka.',
  'told.opened-barn': '{seat} öppnade en lada.',
  'told.stopped-building': '{seat} byggde ingen bricka till.',
  'told.took-card': '{seat} tog ett trollkort: {card}.',
  'told.reshuffled': 'En kasthög blandades till en ny lek.',
  'told.refreshed-cave': '{seat} lade ut nya grottbrickor.',
  'told.refreshed-cards': '{seat} lade ut nya trollkort.',
  'told.activated': '{seat} aktiverade {tile}.',
  'told.activated-clan': '{seat} aktiverade klanbrickan.',
  'told.built-outpost': ({ seat, place: left, village }, speaker) =>
    `${who(seat, speaker)} byggde en utpost i ${place(village)} och fick ${lookUp(names, `place.${left}`)}.`,
  'told.stored': ({ seat, form, bonus }, speaker) =>
    bonus === 'none'
      ? `${who(seat, speaker)} ställde undan ${ITEM[String(form)]}.`
      : `${who(seat, speaker)} ställde ${ITEM[String(form)]} på en plats: ${lookUp(BONUS, bonus)}.`,
  'told.captured': ({ seat, village }, speaker) => `${who(seat, speaker)} rövade bort prinsessan i ${place(village)}.`,
  'told.took-bell': ({ seat, village }, speaker) => `${who(seat, speaker)} rev ner en klocka i ${place(village)}.`,
  'told.used-castle': ({ seat, castle, village }, speaker) =>
    `${who(seat, speaker)} utnyttjade slottet i ${place(village)}: ${lookUp(names, `castle.${castle}`)}.`,
  'told.swapped': ({ seat, place: left, village }, speaker) =>
    `${who(seat, speaker)} bytte en bortbyting i ${place(village)} och fick ${lookUp(names, `place.${left}`)}.`,
  'told.hired': ({ seat, village, cavern }, speaker) =>
    `${who(seat, speaker)} lejde en människa från ${place(village)} till ${place(cavern)}.`,
  'told.claimed': '{seat} gjorde anspråk på ett kungskort: {card}.',
  'told.moved-human': ({ seat, from, to }, speaker) =>
    `${who(seat, speaker)} flyttade en människa från ${place(from)} till ${place(to)}.`,
  'told.moved-by-effect': ({ seat, from, to }, speaker) =>
    `${who(seat, speaker)} flyttade ett troll från ${place(from)} till ${place(to)}.`,
  'told.stopped-moving': '{seat} flyttade ingen mer.',
  'told.returned': ({ seat, village, cavern }, speaker) =>
    `${title(whose(seat, speaker, 'ditt'))} troll kom hem från ${place(village)} till ${place(cavern)}.`,
  'told.stays': ({ seat, village }, speaker) =>
    `${title(whose(seat, speaker, 'dina'))} grottor är fulla: trollen som är kvar stannar i ${place(village)}.`,
  'told.drew': ({ seat, card }, speaker) => `${who(seat, speaker)} drog ${lookUp(names, `card.${card}`)}.`,
  'told.drew-a-card': '{seat} drog ett turkort.',
  'told.scored': ({ seat, points: total }, speaker) => `${who(seat, speaker)} slutade på ${total} poäng.`,
};

export const scores: Translation<typeof english.scores> = {
  'score.points': ({ points: total }) => `${total} poäng`,
  'score.sets': ({ count: sets }) => `${sets} set av klocka, bortbyting och utpost`,
  'score.pairs': ({ count: pairs, form, other }) =>
    `${pairs} par av ${FORM[String(form)]?.[0]} och ${FORM[String(other)]?.[0]}`,
  'score.singles': ({ count: singles, form }) => {
    const [one, many] = FORM[String(form)] ?? ['', ''];
    return count(singles, `ensam ${one}`, `ensamma ${many}`);
  },
  'score.princesses': ({ count: princesses }) => count(princesses, 'prinsessa', 'prinsessor'),
  'score.king-tiles': ({ count: tiles }) => count(tiles, 'kungsbricka', 'kungsbrickor'),
  'score.humans': ({ count: humans }) => count(humans, 'människa', 'människor'),
  'score.victory': ({ victory, points: pairs, count: things }) =>
    `Trofégrotta för ${lookUp(VICTORY, victory)}: ${String(victory).endsWith('-pair') ? pairs : things}`,
  'score.card': ({ card, what, count: things }) => `${lookUp(names, `card.${card}`)}, ${lookUp(WHAT, what)}: ${things}`,
};

export const advice: Translation<typeof english.advice> = {
  'reason.over': ({ worth }) => (Number(worth) > 0 ? 'Det vinner partiet.' : 'Det förlorar partiet.'),
  'reason.points': ({ worth, points }) => {
    const many = howMany(points, worth);
    if (many === 0) return Number(worth) > 0 ? 'Det är värt poäng till slut.' : 'Det kostar poäng till slut.';
    return `Det ${Number(worth) > 0 ? 'ger' : 'kostar'} ${many} poäng genast.`;
  },
  'reason.goods': ({ worth }) =>
    Number(worth) > 0 ? 'Du får mer att betala med.' : 'Du gör av med sådant du kunde betala med senare.',
  'reason.tools': ({ worth }) =>
    Number(worth) > 0 ? 'Dina senare turer blir bättre.' : 'Dina senare turer blir sämre.',
  'reason.room': ({ worth }) => (Number(worth) > 0 ? 'Du får mer plats för byte.' : 'Det tar upp plats för byte.'),
  'reason.claims': ({ worth }) =>
    Number(worth) > 0 ? 'Du kommer närmare ett kungskort.' : 'Du kommer inte närmare något kungskort.',
  'reason.plans': ({ worth }) =>
    Number(worth) > 0
      ? 'Du kommer närmare en prinsessa, en klocka eller en bortbyting.'
      : 'Det skjuter upp en prinsessa, en klocka eller en bortbyting.',
  'reason.prospects': ({ worth }) =>
    Number(worth) > 0 ? 'Din möda räcker till något bra här.' : 'Det förbrukar möda.',
  'reason.rivals': ({ worth }) => (Number(worth) > 0 ? 'Det håller de andra tillbaka.' : 'Det hjälper de andra.'),
};

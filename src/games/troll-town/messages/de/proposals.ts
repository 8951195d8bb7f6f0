import type { Params, Speaker, Translation } from '../../../../kernel/messages.ts';
import { isYou } from '../../../speech/speech.ts';
import type * as english from '../en/proposals.ts';
import { inBuilding, minions, theBuilding, toWhom, where, whom, word } from './speech.ts';

/** Was jemand tut: 'für die Stadt einen Handlanger anheuern'. */
function doing(params: Params, my: 'meine' | 'deine', speaker: Speaker): string {
  const { work, on, deed, bed, gear, kind, hex, join, troll, supply, own } = params;
  if (work === 'rebuild') return `${my} Hütte in Holz umbauen`;
  if (work === 'rebuild-clay') return `${my} Hütte in Ziegel umbauen`;
  if (work !== undefined) return `${on === undefined ? '' : `${where(on, speaker)} `}${word('a-work', work)} bauen`;
  switch (deed) {
    case 'get-minion': {
      const forWhom = bed === undefined ? '' : `für ${bed === 'private' ? `${my} eigene Hütte` : 'die Stadt'} `;
      return `${forWhom}einen Handlanger anheuern`;
    }
    case 'capture-child': {
      const how = gear === undefined ? '' : gear === 'shop' ? 'mit Fanggerät ' : 'mit bloßen Händen ';
      const into = kind === undefined ? '' : `für ${theBuilding(params, speaker, 'accusative')} `;
      return `${how}Kinder ${into}fangen`;
    }
    case 'scare':
      return kind === undefined
        ? 'die Kinder eines Verlieses erschrecken'
        : `die Kinder ${inBuilding(params, speaker)} erschrecken`;
    case 'upgrade-hovel':
      return `${extended(params, speaker)}eine Kate anbauen`;
    case 'upgrade-pile':
      return `${extended(params, speaker)}einen Haufen anbauen`;
    case 'fight':
      return `${troll === undefined ? '' : `mit ${toWhom(troll, speaker)} `}eine Prügelei anfangen`;
    case 'intimidate':
      return `${troll === undefined ? 'einen Troll' : whom(troll, speaker)} einschüchtern`;
    case 'strike':
      return `${troll === undefined ? 'einen Troll' : whom(troll, speaker)} schlagen`;
    case 'smash':
      return `eine rissige Fuge${join === undefined ? '' : ` ${where(String(join), speaker)}`} zertrümmern`;
    case 'fire':
      return `${hex === undefined ? '' : `${where(hex, speaker)} `}Feuer legen`;
    case 'destroy':
      if (hex === undefined) return 'etwas abreißen';
      return `${kind === undefined ? `einen Weg ${where(hex, speaker)}` : theBuilding(params, speaker, 'accusative')} abreißen`;
    case 'get-resource': {
      const forWhom = own === undefined ? '' : ` für ${own === true ? `${my} eigene Hütte` : 'den Markt'}`;
      return `${supply === undefined ? 'Vorräte' : word('supply', supply)}${forWhom} holen`;
    }
    case 'grift':
      return `${supply === undefined ? 'Vorräte' : word('supply', supply)} abzweigen`;
    default:
      return word('deed', deed);
  }
}

/** 'an die Werkstatt im Ried ' */
function extended(params: Params, speaker: Speaker): string {
  return params.kind === undefined ? '' : `an ${theBuilding(params, speaker, 'accusative')} `;
}

export const proposals: Translation<typeof english.proposals> = {
  'proposal.i-will': (params, speaker) => `Ich werde ${doing(params, 'meine', speaker)}.`,
  'proposal.please': (params, speaker) =>
    isYou(params.to, speaker)
      ? `Kannst du bitte ${doing(params, 'deine', speaker)}?`
      : `${speaker.name(Number(params.to))}, kannst du bitte ${doing(params, 'deine', speaker)}?`,
  'proposal.leave-me': ({ minions: number }) => `Bitte lasst mir ${minions(number)} der Stadt übrig.`,
  'proposal.mark': ({ on, kind, work }, speaker) => {
    if (work !== undefined) return `Bauen wir ${word('a-work', work)} ${where(on, speaker)}?`;
    return kind === undefined
      ? `Seht euch diese Stelle ${where(on, speaker)} an.`
      : `Seht euch ${theBuilding({ kind, hex: on }, speaker, 'accusative')} an.`;
  },
  'proposal.donate': ({ hex }, speaker) =>
    `Ich gebe ${theBuilding({ kind: 'shop', hex }, speaker, 'dative')} einen meiner Handlanger als Gesellen.`,
  'proposal.answer': ({ to, word: said }, speaker) =>
    isYou(to, speaker) ? word('answer', said) : `${speaker.name(Number(to))}: ${word('answer', said)}`,
  'proposal.you-and-i'({ to, yours, deed }, speaker) {
    const whose = isYou(to, speaker) ? 'Du willst' : `${speaker.name(Number(to))} will`;
    return `${whose} ${doing({ deed: yours }, 'deine', speaker)}, also werde ich ${doing({ deed }, 'meine', speaker)}.`;
  },

  'blocked.no-such-proposal': 'So einen Vorschlag gibt es nicht.',
  'blocked.no-such-place': 'So etwas gibt es an dieser Stelle nicht.',
  'blocked.no-such-deed': 'Das gibt es in dieser Partie nicht, oder nicht für diesen Troll.',
  'blocked.no-such-aim': 'Das geht dort nicht, oder nicht mit ihnen.',
  'blocked.site-taken': 'Dort steht schon etwas.',
  'blocked.ask-yourself': 'Dich selbst brauchst du nicht zu bitten.',
  'blocked.they-cannot': '{seat} kann das in dieser Runde nicht.',
  'blocked.town-has': ({ minions: number }) => `Die Stadt kann in dieser Runde höchstens ${minions(number)} haben.`,
};

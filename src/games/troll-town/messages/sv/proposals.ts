import type { Params, Speaker, Translation } from '../../../../kernel/messages.ts';
import { isYou } from '../../../speech/speech.ts';
import type * as english from '../en/proposals.ts';
import { minions, theBuilding, where, whom, word } from './speech.ts';

/** Den som talar, eller den som tillfrågas. */
interface Voice {
  readonly my: 'min' | 'din' | 'sin';
  readonly self: 'mig' | 'dig' | 'sig';
}

const MINE: Voice = { my: 'min', self: 'mig' };
const YOURS: Voice = { my: 'din', self: 'dig' };
const THEIRS: Voice = { my: 'sin', self: 'sig' };

/** Vad någon gör: 'skaffa en hantlangare åt staden'. */
function doing(params: Params, { my, self }: Voice, speaker: Speaker): string {
  const { work, on, deed, bed, gear, kind, hex, join, troll, supply, own } = params;
  if (work === 'rebuild') return `bygga om ${my} hydda i trä`;
  if (work === 'rebuild-clay') return `bygga om ${my} hydda i tegel`;
  if (work !== undefined) return `bygga ${word('a-work', work)}${on === undefined ? '' : ` ${where(on, speaker)}`}`;
  switch (deed) {
    case 'loaf':
      return `lata ${self}`;
    case 'get-minion':
      return `skaffa en hantlangare${
        bed === undefined ? '' : ` åt ${bed === 'private' ? `${my} egen hydda` : 'staden'}`
      }`;
    case 'capture-child': {
      const how = gear === undefined ? '' : gear === 'shop' ? ' med en verkstads redskap' : ' med bara händerna';
      return `fånga barn${how}${kind === undefined ? '' : ` till ${theBuilding(params, speaker)}`}`;
    }
    case 'scare':
      return `skrämma barnen i ${kind === undefined ? 'ett förvar' : theBuilding(params, speaker)}`;
    case 'upgrade-hovel':
      return `bygga till en koja${kind === undefined ? '' : ` på ${theBuilding(params, speaker)}`}`;
    case 'upgrade-pile':
      return `bygga till en hög${kind === undefined ? '' : ` på ${theBuilding(params, speaker)}`}`;
    case 'fight':
      return `söka bråk${troll === undefined ? '' : ` med ${whom(troll, speaker)}`}`;
    case 'intimidate':
      return `hota ${troll === undefined ? 'ett troll' : whom(troll, speaker)}`;
    case 'strike':
      return `slå ${troll === undefined ? 'ett troll' : whom(troll, speaker)}`;
    case 'smash':
      return `slå sönder en sprucken fog${join === undefined ? '' : ` ${where(String(join), speaker)}`}`;
    case 'fire':
      return `tända eld${hex === undefined ? '' : ` ${where(hex, speaker)}`}`;
    case 'destroy':
      if (hex === undefined) return 'riva något';
      return `riva ${kind === undefined ? `en väg ${where(hex, speaker)}` : theBuilding(params, speaker)}`;
    case 'get-resource':
      return `hämta ${supply === undefined ? 'förråd' : word('supply', supply)}${
        own === undefined ? '' : ` till ${own === true ? `${my} egen hydda` : 'Navet'}`
      }`;
    case 'grift':
      return `stoppa ${supply === undefined ? 'förråd' : word('supply', supply)} i egen ficka`;
    default:
      return word('deed', deed);
  }
}

export const proposals: Translation<typeof english.proposals> = {
  'proposal.i-will': (params, speaker) => `Jag tänker ${doing(params, MINE, speaker)}.`,
  'proposal.please': (params, speaker) =>
    `${speaker.name(Number(params.to))}, kan du ${doing(params, YOURS, speaker)}?`,
  'proposal.leave-me': ({ minions: number }) => `Lämna ${minions(number)} av stadens åt mig, är ni snälla.`,
  'proposal.mark': ({ on, kind, work }, speaker) => {
    if (work !== undefined) return `Vad sägs om ${word('a-work', work)} ${where(on, speaker)}?`;
    return `Titta på ${kind === undefined ? `den här platsen ${where(on, speaker)}` : theBuilding({ kind, hex: on }, speaker)}.`;
  },
  'proposal.donate': ({ hex }, speaker) =>
    `Jag ger ${theBuilding({ kind: 'shop', hex }, speaker)} en av mina hantlangare som hantverkare.`,
  'proposal.answer': ({ to, word: said }, speaker) =>
    isYou(to, speaker) ? word('answer', said) : `${speaker.name(Number(to))}: ${word('answer', said)}`,
  'proposal.you-and-i'({ to, yours, deed }, speaker) {
    const whose = isYou(to, speaker) ? 'Du' : speaker.name(Number(to));
    return `${whose} tänker ${doing({ deed: yours }, isYou(to, speaker) ? YOURS : THEIRS, speaker)}, så jag tänker ${doing({ deed }, MINE, speaker)}.`;
  },

  'blocked.no-such-proposal': 'Det finns inget sådant förslag.',
  'blocked.no-such-place': 'Det finns inget sådant på den platsen.',
  'blocked.no-such-deed': 'Det görs inte i det här partiet, eller inte av det trollet.',
  'blocked.no-such-aim': 'Det går inte att göra där, eller mot dem.',
  'blocked.site-taken': 'Där står redan något.',
  'blocked.ask-yourself': 'Du behöver inte fråga dig själv.',
  'blocked.they-cannot': '{seat} kan inte göra det den här omgången.',
  'blocked.town-has': ({ minions: number }) => `Staden kan ha högst ${minions(number)} den här omgången.`,
};

import type { Translation } from '../../../../../kernel/messages.ts';
import { count } from '../../../../speech/speech.ts';
import { goods } from '../../../messages/sv/speech.ts';
import type * as english from '../en/forecast.ts';

export const forecast: Translation<typeof english.forecast> = {
  'families.first': 'startspelare',
  'families.to-place': ({ count: left, all }) => `${left} av ${all} kvar`,
  'families.people': ({ count: all }) => count(all, 'person', 'personer'),
  'families.weapon': 'vapen',
  'families.points': 'poäng',

  'forecast.now-harvest': 'Skörd denna runda',
  'forecast.now-skip-one': 'Delvis skörd denna runda',
  'forecast.now-pay-1': 'Utfodring denna runda',
  'forecast.now-hidden': 'Kanske skörd denna runda',
  'forecast.in-harvest': ({ round }) => `Skörd i runda ${round}`,
  'forecast.in-skip-one': ({ round }) => `Delvis skörd i runda ${round}`,
  'forecast.in-pay-1': ({ round }) => `Utfodring i runda ${round}`,
  'forecast.in-hidden': ({ round }) => `Kanske skörd i runda ${round}`,
  'forecast.fed': 'alla är mätta',
  'forecast.line': ({ need, store, reaped }) =>
    `${need} mat: ${store} i förrådet${Number(reaped) > 0 ? `, ${reaped} från åkrarna` : ''}`,
  'forecast.line-stone': ({ food, stone }) => `${food} mat, ${stone} sten`,
  'forecast.short': ({ short }) => `${short} fattas`,
  'forecast.details': 'Prognos',
  'forecast.need': 'Behövs',
  'forecast.eaters': ({ people, newborns }) =>
    Number(newborns) === 0
      ? `till ${count(people, 'person', 'personer')}`
      : `till ${count(people, 'person', 'personer')}, varav ${count(newborns, 'nyfödd', 'nyfödda')}`,
  'forecast.store': 'I förrådet',
  'forecast.enough': 'det räcker',
  'forecast.over': ({ over }) => `det räcker, ${over} blir över`,
  'forecast.with-fields': 'det räcker med det som skördas',
  'forecast.edible': ({ food }) => `Grödor och djur skulle ge ${food} till.`,
  'forecast.otherwise': ({ food }) => `En person kan äta något annat: ${food} mat mindre.`,
  'forecast.reaped': 'Skördas innan du betalar',
  'forecast.no-fields': 'inget är sått',
  'forecast.not-reaped': 'inga åkrar skördas',
  'forecast.reaps': (params) => goods(params),
  'forecast.worth': ({ food }) => `värt ${food} mat`,
  'forecast.young': 'Ungar på väg',
  'forecast.none-young': 'inga: det behövs två av ett slag',
  'forecast.not-bred': 'inga djur får ungar',
  'forecast.outlook-room': 'plats finns',
  'forecast.outlook-instead': 'plats bara för några',
  'forecast.outlook-no-room': 'ingen plats',
  'forecast.outlook-alone': 'ensam: ingen',
  'forecast.skip': 'Antingen åkrarna eller ungarna hoppas över: du väljer.',
  'forecast.next': ({ round, food }) => `Nästa kända skörd: runda ${round}, ${food} mat.`,
  'forecast.hidden': ({ green, red }) =>
    `Ännu dolda: ${count(green, 'skörd', 'skördar')} och ${count(red, 'röd bricka', 'röda brickor')}.`,

  'row.animals': 'Djur och hundar',
  'row.missing': 'Djurslag som fattas',
  'row.grain': 'Säd',
  'row.vegetables': 'Grönsaker',
  'row.rubies': 'Rubiner',
  'row.people': 'Personer',
  'row.unused': 'Oanvända rutor',
  'row.furnishings': 'Rum',
  'row.pastures': 'Hagar',
  'row.mines': 'Gruvor',
  'row.bonus': 'Salar, kammare',
  'row.gold': 'Guld',
  'row.begging': 'Tiggarbrickor',
  'row.given-back': 'Återfådda förluster',
};

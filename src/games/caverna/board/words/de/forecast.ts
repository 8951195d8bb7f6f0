import type { Translation } from '../../../../../kernel/messages.ts';
import { count } from '../../../../speech/speech.ts';
import { goods } from '../../../messages/de/speech.ts';
import type * as english from '../en/forecast.ts';

/** Who has what, and what the next meal will take. */
export const forecast: Translation<typeof english.forecast> = {
  'families.first': 'beginnt',
  'families.to-place': ({ count: left, all }) => `${left} von ${all} einzusetzen`,
  'families.people': ({ count: all }) => count(all, 'Person', 'Personen'),
  'families.weapon': 'Waffe',
  'families.points': ({ count: points }) => (Number(points) === 1 ? 'Punkt' : 'Punkte'),

  'forecast.now-harvest': 'Ernte diese Runde',
  'forecast.now-skip-one': 'Verkürzte Ernte diese Runde',
  'forecast.now-pay-1': 'Kleine Ernährung diese Runde',
  'forecast.now-hidden': 'Vielleicht Ernte diese Runde',
  'forecast.in-harvest': ({ round }) => `Ernte in Runde ${round}`,
  'forecast.in-skip-one': ({ round }) => `Verkürzte Ernte in Runde ${round}`,
  'forecast.in-pay-1': ({ round }) => `Kleine Ernährung in Runde ${round}`,
  'forecast.in-hidden': ({ round }) => `Vielleicht Ernte in Runde ${round}`,
  'forecast.fed': 'alle sind satt',
  'forecast.line': ({ need, store, reaped }) =>
    `${need} Nahrung: ${store} im Vorrat${Number(reaped) > 0 ? `, ${reaped} von den Äckern` : ''}`,
  'forecast.line-stone': ({ food, stone }) => `${food} Nahrung, ${stone} Stein`,
  'forecast.short': ({ short }) => `${short} zu wenig`,
  'forecast.details': 'Vorschau',
  'forecast.need': 'Nötig',
  'forecast.eaters': ({ people, newborns }) =>
    Number(newborns) === 0
      ? `für ${count(people, 'Person', 'Personen')}`
      : `für ${count(people, 'Person', 'Personen')}, davon ${count(newborns, 'Neugeborenes', 'Neugeborene')}`,
  'forecast.store': 'Im Vorrat',
  'forecast.enough': 'reicht',
  'forecast.over': ({ over }) => `reicht, ${over} übrig`,
  'forecast.with-fields': 'reicht mit dem, was du erntest',
  'forecast.edible': ({ food }) => `Feldfrüchte und Tiere gäben ${food} mehr.`,
  'forecast.otherwise': ({ food }) => `Eine Person kann etwas anderes essen: ${food} Nahrung weniger.`,
  'forecast.reaped': 'Geerntet, bevor du bezahlst',
  'forecast.no-fields': 'nichts ist gesät',
  'forecast.not-reaped': 'kein Acker wird abgeerntet',
  'forecast.reaps': (params) => goods(params),
  'forecast.worth': ({ food }) => `${food} Nahrung wert`,
  'forecast.young': 'Kommender Nachwuchs',
  'forecast.none-young': 'keiner: Es braucht zwei von einer Art',
  'forecast.not-bred': 'keine Tiere vermehren sich',
  'forecast.outlook-room': 'hat Platz',
  'forecast.outlook-instead': 'nur für manche Platz',
  'forecast.outlook-no-room': 'kein Platz',
  'forecast.outlook-alone': 'allein: keiner',
  'forecast.skip': 'Entweder die Feldphase oder die Vermehrung fällt aus: Du wählst.',
  'forecast.next': ({ round, food }) => `Nächste bekannte Ernte: Runde ${round}, ${food} Nahrung.`,
  'forecast.hidden': ({ green, red }) =>
    `Noch verdeckt: ${count(green, 'Ernte', 'Ernten')} und ${count(red, 'roter Marker', 'rote Marker')}.`,

  'row.animals': 'Tiere und Hunde',
  'row.missing': 'Fehlende Nutztiere',
  'row.grain': 'Getreide',
  'row.vegetables': 'Gemüse',
  'row.rubies': 'Rubine',
  'row.people': 'Personen',
  'row.unused': 'Ungenutzte Felder',
  'row.furnishings': 'Räume',
  'row.pastures': 'Weiden',
  'row.mines': 'Minen',
  'row.bonus': 'Stuben, Kammern',
  'row.gold': 'Gold',
  'row.begging': 'Bettelmarker',
  'row.given-back': 'Erstattete Verluste',
};

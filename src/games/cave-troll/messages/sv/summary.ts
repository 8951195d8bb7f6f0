export const summary = 'Härska över rummen innan timglaset är fullt.';

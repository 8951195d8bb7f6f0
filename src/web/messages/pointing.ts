import './pointing.css';
import { idsIn, markOf } from './id-mark.ts';
import { nameTexts } from './naming.ts';

/** Where else than between its tags an element says something. */
const ATTRIBUTES = ['aria-label', 'placeholder', 'alt', 'title', 'data-tip'];

let isOn = false;

/** Names all texts from now on, and shows the ids of those that are pointed at or have the focus. False if that was so before. */
export function pointAtTexts(): boolean {
  if (isOn) return false;
  isOn = true;
  nameTexts(markOf);
  const panel = document.createElement('output');
  panel.className = 'text-ids';
  document.body.append(panel);
  const show = ({ target }: Event) => {
    const ids = target instanceof Element ? idsOf(target) : [];
    if (ids.length > 0) panel.replaceChildren(...ids.map(linkTo));
  };
  document.addEventListener('pointerover', show);
  document.addEventListener('focusin', show);
  return true;
}

/** The texts of the element, or of the nearest one around it that has any. */
function idsOf(element: Element): string[] {
  for (let each: Element | null = element; each !== null && each !== document.body; each = each.parentElement) {
    const said = [each.textContent, ...ATTRIBUTES.map((name) => each.getAttribute(name))].join('');
    const ids = [...new Set(idsIn(said))];
    if (ids.length > 0) return ids;
  }
  return [];
}

function linkTo(id: string): HTMLElement {
  const link = document.createElement('a');
  link.href = `/translate?id=${encodeURIComponent(id)}`;
  link.textContent = id;
  return link;
}

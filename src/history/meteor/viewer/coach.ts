import { el, on } from '../../viewer/dom.js';
import type { CoachData } from '../viewer-data.js';

/** The curve, as an element of the page: it has no script and no style, and its words are escaped. */
function curve({ svg, alt }: CoachData): Node {
  const drawn = document.importNode(new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement, true);
  drawn.setAttribute('role', 'img');
  drawn.setAttribute('aria-label', alt);
  return drawn;
}

/** What the coach found; pressing a turning point goes there. */
export function coachPart(data: CoachData, toIndex: (index: number) => void): HTMLElement {
  const points = data.points.map(({ head, words, index }) => {
    const go = el('button', { type: 'button', 'aria-label': `${data.go}: ${head}` }, data.go);
    on(go, 'click', () => {
      toIndex(index);
    });
    return el('li', {}, el('h3', {}, head), el('p', {}, words), go);
  });
  return el(
    'section',
    { class: 'coach' },
    el('h2', {}, data.title),
    curve(data),
    ...data.lines.map((line) => el('p', {}, line)),
    el('ol', {}, ...points),
  );
}

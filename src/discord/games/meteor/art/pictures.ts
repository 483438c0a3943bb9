import { PAPER, circle, letters, moved, path, ring, turned } from './canvas.js';
import { readyRocket } from './rockets.js';

/** The bot's icon and banner: a burning meteor over the Earth, and a Rocket on its way. */

const SPACE = '#141a33';
const defs =
  '<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0b1024"/><stop offset="1" stop-color="#26356b"/></linearGradient>' +
  '<linearGradient id="fire" x1="1" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#ffd24a" stop-opacity="0"/><stop offset="0.55" stop-color="#ff8a1f"/><stop offset="1" stop-color="#ffd24a"/></linearGradient></defs>';

const frame = (width: number, height: number, ...children: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${defs}` +
  `<rect width="${width}" height="${height}" fill="url(#sky)"/>${children.join('')}</svg>`;

/** A star at each point of a lattice that looks like none: the same sky each time. */
const stars = (width: number, height: number, free: (x: number, y: number) => boolean = () => true): string =>
  Array.from({ length: Math.round((width * height) / 6000) }, (_, at) => {
    const [x, y] = [(at * 739.7) % width, (at * 421.3) % height];
    if (!free(x, y)) return '';
    return `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${1 + (at % 3) * 0.7}" fill="#ffffff" opacity="${0.35 + (at % 4) * 0.15}"/>`;
  }).join('');

const ROCK = [1, 0.92, 1.04, 0.95, 1.02, 0.9, 1.03, 0.96, 1.01, 0.93];
const rock = (x: number, y: number, radius: number): string =>
  path(
    `M${x - radius * 0.55} ${y - radius * 0.55}L${x + radius * 3.4} ${y - radius * 3.2}L${x + radius * 0.6} ${y + radius * 0.8}Z`,
    {
      fill: 'url(#fire)',
      stroke: 'none',
    },
  ) +
  path(
    ring(
      x,
      y,
      ROCK.map((share) => share * radius),
    ),
    { fill: '#96592f', width: radius / 10 },
  ) +
  circle(x - radius * 0.3, y - radius * 0.2, radius * 0.22, { fill: '#6d3d1f', width: 0 }) +
  circle(x + radius * 0.34, y + radius * 0.28, radius * 0.16, { fill: '#6d3d1f', width: 0 });

const earth = (x: number, y: number, radius: number): string =>
  circle(x, y, radius * 1.03, { fill: '#7fc4ff', stroke: 'none', width: 0 }) +
  circle(x, y, radius, { fill: '#2b69de', stroke: 'none', width: 0 }) +
  path(
    `M${x - radius * 0.6} ${y - radius * 0.72}q${radius * 0.3} ${radius * 0.02} ${radius * 0.34} ${radius * 0.16}t${radius * 0.22} ${radius * 0.14}l${-radius * 0.1} ${radius * 0.3}l${-radius * 0.6} ${-radius * 0.1}Z` +
      `M${x + radius * 0.2} ${y - radius * 0.86}q${radius * 0.3} ${radius * 0.1} ${radius * 0.4} ${radius * 0.3}l${-radius * 0.3} ${radius * 0.16}q${-radius * 0.16} ${-radius * 0.1} ${-radius * 0.1} ${-radius * 0.46}Z`,
    { fill: '#23914a', stroke: 'none', width: 0 },
  );

const rocket = (x: number, y: number, scale: number): string =>
  turned(28, x, y, moved(x - 64 * scale, y - 64 * scale, scale, readyRocket(3)));

/** For the application's profile: 512 square, legible at 32. */
export const iconSvg = (): string =>
  frame(512, 512, stars(512, 512), earth(256, 700, 330), rock(300, 200, 112), rocket(130, 330, 1.25));

/** For README and the App Directory. */
export const bannerSvg = (): string =>
  frame(
    1200,
    400,
    // None among the letters.
    stars(1200, 400, (x, y) => x > 640 || y < 80 || y > 260),
    earth(600, 1130, 820),
    rock(960, 130, 70),
    rock(700, 70, 24),
    rocket(820, 262, 1),
    letters(330, 150, 118, 'METEOR', PAPER, SPACE),
    `<text x="330" y="246" text-anchor="middle" font-family="DejaVu Sans" font-size="30" fill="${PAPER}">Five minutes. One sky. Nobody talks.</text>`,
  );

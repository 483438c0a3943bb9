import { PLANETS, type PlanetCard } from '../../../../games/cosmic-run/cards/planets.js';
import type { PublicView, Seat } from '../../../../games/cosmic-run/index.js';
import {
  deckLine,
  displayLine,
  letterOf,
  openPoints,
  planetName,
  shipMark,
  strikeLine,
  titleLine,
} from '../../../../text/cosmic-run/index.js';
import { seatName, stamp, type People, type Translate } from '../../../../text/index.js';
import type { GameId } from '../../../../table/ports.js';
import type { BoardExtras } from '../../presentation.js';
import { fittingRows, container, gallery, text, type Choice, type Rendered } from './parts.js';

export interface BoardModel {
  readonly game: GameId;
  readonly view: PublicView;
  readonly people: People;
  /** What just happened; null: nothing. */
  readonly headline: string | null;
  /** The picture that the message has; null: none. */
  readonly picture: BoardExtras['picture'];
}

const NAME_WIDTH = 9;

/** A track in one short line: where each ship stands, its hits or what became of it, its values. */
function trackLine(t: Translate, view: PublicView, planet: PlanetCard): string {
  const { hits = 0, scored = null } = view.planets[planet.number - 1] ?? {};
  const ships = view.order
    .map((seat) => {
      const space = view.players[seat]?.ships[planet.number - 1] ?? 0;
      return `${letterOf(view, seat)}${space === 0 ? '–' : space}`.padEnd(3);
    })
    .join(' ');
  const state =
    scored === null
      ? `${'●'.repeat(hits)}${'○'.repeat(3 - hits)}`
      : scored === 'destroyed'
        ? '✖  '
        : `⚑${letterOf(view, scored)} `;
  const values = planet.values.slice(0, Math.max(2, view.order.length)).join('/');
  const name = planetName(t, planet.number).slice(0, NAME_WIDTH).padEnd(NAME_WIDTH);
  return `${planet.number} ${name} ${ships} ${state} /${planet.length} ${values}`;
}

const seatShort = (t: Translate, { view, people }: BoardModel, seat: Seat): string => {
  const { crystals = 0, tokenCount = 0, aliens = [] } = view.players[seat] ?? {};
  const line = `${shipMark(t, view, seat)} ${seatName(t, people, seat)}: **${openPoints(view, seat)}** · 💎 ${crystals} · ★ ${tokenCount} · 👽 ${aliens.length}`;
  return view.turn?.seat === seat ? `▶ ${line}` : line;
};

function controls(t: Translate): readonly Choice[] {
  return [
    { press: { name: 'board/hand' }, label: t('cosmic-run.play.button.panel'), style: 'primary' },
    { press: { name: 'board/picture' }, label: t('cosmic-run.play.button.picture') },
    { press: { name: 'board/text' }, label: t('cosmic-run.play.button.text') },
    { press: { name: 'board/rules' }, label: t('cosmic-run.play.button.rules') },
  ];
}

/** The public message of a game that is played. */
export function board(model: BoardModel, t: Translate): Rendered {
  const { game, view } = model;
  const tracks = PLANETS.map((planet) => trackLine(t, view, planet));
  return {
    components: [
      container('calm', [
        text(`**${titleLine(t, model)}**`, strikeLine(t, view), model.headline === null ? null : `▸ ${model.headline}`),
        text('```', ...tracks, '```'),
        ...gallery(model.picture),
        text(...view.order.map((seat) => seatShort(t, model, seat))),
        text(
          displayLine(t, view),
          deckLine(t, view),
          view.deadline === null ? null : t('cosmic-run.play.board.deadline', { when: stamp(t, view.deadline) }),
        ),
        ...fittingRows(game, controls(t)),
      ]),
    ],
  };
}

import { describe, expect, it } from 'vitest';
import {
  choosingOf,
  PLACES,
  type Choosing,
  type OwnView,
} from '../../../../src/discord/games/meteor-storm/choosing.js';
import { boardSvg } from '../../../../src/discord/games/meteor-storm/picture/board.js';
import { choicesOf } from '../../../../src/discord/games/meteor-storm/picture/choices.js';
import { placedFor, scaleOf } from '../../../../src/discord/games/meteor-storm/picture/layout.js';
import { drawPanel } from '../../../../src/discord/games/meteor-storm/render/panel.js';
import {
  nameOf,
  publicView,
  viewFor,
  type GameState,
  type Side,
  type UnitId,
} from '../../../../src/games/meteor-storm/index.js';
import { translator } from '../../../../src/text/index.js';
import { Battle } from '../../../support/meteor-storm/battle.js';
import { battleState, type BattleSpec } from '../../../support/meteor-storm/setup.js';

/** What a player chooses on the board: the numbers on the picture are those of the buttons. */

const EVERYBODY: BattleSpec = {
  a: '★ 1.5, C 2.4, C 2.5!, D 2.2, D 2.7, D 3.5, F 3.2, F 3.3, F 3.7',
  b: 'F 4.5, C 5.4!, ★ 11.5',
  hands: ['fire-at-will full-thrust', 'full-thrust'],
};

const viewOf = (state: GameState, seat: Side = 0): OwnView => ({ ...viewFor(state, seat), seat });

const chosenOf = (unit: UnitId | null, page: number | null = 0) => ({ unit, page });

function choosing(state: GameState, unit: UnitId | null = null, page = 0): Choosing {
  const found = choosingOf(viewOf(state), chosenOf(unit, page));
  if (found === null) throw new Error('nothing to choose');
  return found;
}

/** The labels of all buttons, row by row. */
function rows(state: GameState, unit: UnitId | null = null, lacksPicture = false, seat: Side = 0): string[][] {
  const model = {
    game: 'g',
    view: viewOf(state, seat),
    people: new Map(),
    chosen: chosenOf(unit),
    note: null,
    nonce: 'n',
    lesson: null,
    picture: null,
    lacksPicture,
  };
  return drawPanel(model, translator('en')).components.flatMap((part) =>
    part.type === 1 ? [part.components.map((one) => ('label' in one ? (one.label ?? '') : ''))] : [],
  );
}

/** Numbers on the picture, with their size in its pixels. */
function numbersOn(state: GameState, shown: Choosing): { readonly number: number; readonly size: number }[] {
  const choices = choicesOf(shown, state.eligible);
  if (choices === null) throw new Error('nothing is numbered');
  const { marks, acting } = choices;
  const drawn = boardSvg(publicView(state), 0, 'A board', choices);
  const scale = scaleOf(placedFor([...(acting === null ? [] : [acting]), ...marks.map(({ hex }) => hex)], 0));
  return [...drawn.matchAll(/font-size="([\d.]+)"[^>]*>(\d+)<\/text>/g)]
    .map(([, size, number]) => ({ number: Number(number), size: Number(size) * scale }))
    .filter(({ size }) => size >= 30);
}

const played = (card: string, spec: BattleSpec = EVERYBODY): Battle => {
  const battle = new Battle(battleState(spec));
  battle.act({ type: 'play', seat: 0, card });
  return battle;
};

const numbersOf = (shown: Choosing): number[] => shown.choices.map(({ number }) => number);

describe('what is chosen on the board', () => {
  it('units carry numbers of at least 30 pixels, and their buttons the same', () => {
    const { state } = played('fire-at-will');
    const shown = choosing(state);
    expect(numbersOf(shown)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(numbersOn(state, shown).map(({ number }) => number)).toEqual(numbersOf(shown));
    expect(rows(state).slice(0, 3)).toEqual([
      ['1 · ★', '2 · C', '3 · C !', '4 · D'],
      ['5 · D', '6 · D', '7 · F', '8 · F'],
      ['9 · F'],
    ]);
  });

  it('a few units are called by their names', () => {
    const { state } = played('fire-at-will', {
      a: 'C 2.4!, F 3.2',
      b: '★ 11.5',
      hands: ['fire-at-will', 'full-thrust'],
    });
    expect(rows(state)[0]).toEqual(['1 · Cruiser !', '2 · Fighters']);
  });

  it('a unit keeps its number while others are ordered', () => {
    const battle = played('fire-at-will');
    const before = choicesOf(choosing(battle.state), battle.state.eligible)?.about;
    battle.act({ type: 'move', seat: 0, unit: 3, to: 22 });
    const after = choosing(battle.state);
    expect(after.of).toBe('unit');
    expect(numbersOf(after)).toEqual([1, 2, 3, 5, 6, 7, 8, 9]);
    // An older picture's numbers still belong to the same units, so that it may stay until the new one is drawn.
    expect(choicesOf(after, battle.state.eligible)?.about).toBe(before);
  });

  it('places carry the numbers of their buttons, a page at a time', () => {
    const { state } = played('full-thrust');
    for (const unit of [0, 1, 3, 6, 8]) {
      for (const page of [0, 1]) {
        const shown = choosing(state, unit, page);
        if (shown.of !== 'place') throw new Error('no places');
        expect(shown.choices.length).toBeLessThanOrEqual(PLACES);
        const on = numbersOn(state, shown);
        expect(on.map(({ number }) => number)).toEqual(numbersOf(shown));
      }
    }
    const places = rows(state, 6);
    expect(places[0]).toEqual(['Stay', 'Back', 'More hexes']);
    expect(places.slice(1).flat()).toEqual(numbersOf(choosing(state, 6)).map(String));
  });

  it('pages of places follow each other, and after the last comes the first', () => {
    const { state } = played('full-thrust');
    const first = choosing(state, 6);
    if (first.of !== 'place') throw new Error('no places');
    const pages = Array.from({ length: first.pages }, (_, page) => choosing(state, 6, page));
    expect(pages.flatMap(numbersOf)).toEqual(
      Array.from({ length: pages.flatMap(numbersOf).length }, (_, at) => at + 1),
    );
    expect(choosing(state, 6, first.pages)).toEqual(first);
    const about = pages.map((page) => choicesOf(page, state.eligible)?.about);
    expect(new Set(about).size).toBe(pages.length);
  });

  it('targets carry the numbers of their buttons, with dice and chance', () => {
    const battle = played('fire-at-will', { ...EVERYBODY, tiles: 'storm 3 4.4' });
    battle.act({ type: 'move', seat: 0, unit: 5, to: 35 });
    const shown = choosing(battle.state);
    expect(shown.of).toBe('target');
    expect(numbersOn(battle.state, shown).map(({ number }) => number)).toEqual(numbersOf(shown));
    expect(rows(battle.state).flat()).toContainEqual(expect.stringMatching(/^1 · F 🎲\d \d+%$/u));
    expect(rows(battle.state).flat()).toContainEqual(expect.stringMatching(/^\d · ☄3S 🎲\d \d+%$/u));
  });

  it('without a picture the buttons name the hexes', () => {
    const { state } = played('fire-at-will');
    expect(rows(state, null, true)[0]).toEqual(['★ 1.5', 'C 2.4', 'C 2.5 !', 'D 2.2']);
    const shown = choosing(state, 3);
    const hexes = shown.of === 'place' ? shown.choices.map(({ choice }) => nameOf(choice)) : [];
    expect(rows(state, 3, true).slice(1).flat()).toEqual(hexes);
  });

  it('hexes to retire to are numbered as their player reads them, and say that a meteor flies through', () => {
    const battle = played('fire-at-will', {
      a: 'F 5.4',
      b: '★ 5.5',
      tiles: 'shower 2 6.2',
      rolls: ['alert', 'cruiser', 'fighter', 'fighter'],
    });
    battle.fire('5.4', '5.5');
    const { state } = battle;
    const shown = choosingOf(viewOf(state, 1), chosenOf(null));
    const choices = shown === null ? null : choicesOf(shown, state.eligible);
    expect(choices).toMatchObject({
      acting: 55,
      marks: [
        { number: 1, hex: 65 },
        { number: 2, hex: 64 },
      ],
    });
    const drawn = boardSvg(publicView(state), 1, 'A board', choices);
    const across = [...drawn.matchAll(/<text x="([\d.]+)"[^>]*font-size="42"[^>]*>(\d)<\/text>/g)];
    const [one, two] = [1, 2].map((number) => across.find(([, , said]) => said === String(number))?.[1]);
    expect(Number(one)).toBeLessThan(Number(two));
    // Only what is in sight has letters, which take most of the time that a picture takes.
    expect(drawn).toContain('>6.5<');
    expect(drawn).not.toContain('>11.1<');
    expect(rows(state, null, false, 1)).toEqual([
      ['1 · 6.5', '☄ 2 · 6.4'],
      ['Ignore it', 'Take a marker'],
    ]);
    expect(rows(state, null, true, 1)[0]).toEqual(['6.5', '☄ 6.4']);
  });

  it('the numbers of other choices are never those of a picture that stays', () => {
    const { state } = played('fire-at-will');
    const all = [choosing(state), choosing(state, 3), choosing(state, 6)];
    const about = all.map((one) => choicesOf(one, state.eligible)?.about);
    expect(new Set(about).size).toBe(all.length);
  });
});

import { inTheAir, METEOR, publicView, unseenFronts, viewFor } from '../../../games/meteor/index.js';
import type { GameState, Letter, Millis, Seat, SiteId } from '../../../games/meteor/state.js';
import type { TableHandle as AnyTable } from '../../../table/ports.js';
import type { Translate } from '../../../text/index.js';
import { drawn, text as textPart, type DrawnPanel, type OfClock } from '../../messages/parts.js';
import type { Panels } from '../../messages/panel/panels.js';
import { INTERIM_MS, type OwnNotes, type PanelView } from '../presentation.js';
import { drawOwnEnd } from '../../end/draw.js';
import { METEOR_END } from './end.js';
import { Coach } from './coach.js';
import { peopleOf } from '../../people.js';
import { nextRedraw } from './redraw.js';
import type { RocketChoice } from './presses.js';
import { robotAct, type RobotAct } from './robot-act.js';
import {
  clockLines,
  drawPanel,
  drawPlainPanel,
  hintsSwitch,
  lessonEnd,
  ofClock,
  plainClock,
  practiceEnd,
  type HandModel,
} from './render/index.js';
import { buttons, type Row } from './render/parts.js';
import { flights, type ClockLines } from './render/sky.js';
import type { Change, TableHandle } from './table.js';

/** What a player has chosen on the panel. */
export interface Choices {
  site: SiteId | null;
  change: number;
  rockets: RocketChoice;
  /** The player has been asked to confirm a pass that loses the game (R9). */
  confirmPass: boolean;
  /** R9: a launch at it was asked about, as it surely loses the game. */
  confirmLaunch: Letter | null;
  /** R11: "launch" was typed and the target must be named. */
  askTarget: boolean;
  /** Whether the ability's targets are listed. */
  aiming: boolean;
}

const NO_ROWS: readonly Row[] = [];

/** One player's hand panel. */
export class MeteorPanel implements PanelView {
  readonly choices: Choices = {
    site: null,
    change: 0,
    rockets: 'all',
    confirmPass: false,
    confirmLaunch: null,
    askTarget: false,
    aiming: false,
  };
  /** Nothing of it is kept: no row moves another. */
  layout = '';
  readonly #coach: Coach;
  #note: { readonly text: string; readonly until: Millis } | null = null;
  #robot: RobotAct | null = null;
  /** Rockets that nobody saw flying: they are shown for `INTERIM_MS` before what they did. */
  #interim: { readonly flying: GameState; readonly until: Millis } | null = null;
  /** Drawn once for each of its states: everybody at a table in the Activity asks for theirs at each act. */
  #switches: { readonly hints: Coach['hints']; readonly t: Translate; readonly rows: readonly Row[] } | null = null;

  constructor(
    private readonly table: TableHandle,
    private readonly seat: Seat,
    notes: OwnNotes,
  ) {
    this.#coach = new Coach(table, seat, notes);
  }

  draw(now: Millis, t: Translate): DrawnPanel {
    return this.#draw(now, t, drawPanel, ({ clock, view }) => ofClock(clock, view));
  }

  plain(now: Millis, t: Translate): DrawnPanel {
    return this.#draw(now, t, drawPlainPanel, plainClock);
  }

  #draw(
    now: Millis,
    t: Translate,
    inPlay: typeof drawPanel,
    byClock: (model: HandModel & { readonly clock: ClockLines }, t: Translate) => readonly OfClock[],
  ): DrawnPanel {
    if (this.#interim !== null && this.#interim.until <= now) this.#interim = null;
    const { table, seat, choices } = this;
    const people = peopleOf(table);
    if (table.state.phase === 'over' && table.state.options.lesson === true)
      return drawn(lessonEnd({ game: table.game, view: publicView(table.state), people }, t));
    if (table.state.phase === 'over' && table.state.options.practice !== undefined)
      return drawn(practiceEnd({ game: table.game, view: publicView(table.state) }, t));
    const flying = this.#interim === null ? null : flights(t, publicView(this.#interim.flying), people);
    if (table.state.phase === 'over') {
      if (flying !== null) return drawn({ components: [textPart(t('meteor.hand.in-the-air', { rockets: flying }))] });
      return drawn(drawOwnEnd({ game: METEOR, end: METEOR_END }, table, seat, t));
    }
    const view = viewFor(table.state, seat, now);
    const message = this.#note && this.#note.until > now ? this.#note.text : null;
    const { game, blocked } = table;
    // They are asked for where something is ready to be launched alone.
    const unseen = view.launchable.length === 0 ? [] : unseenFronts(table.state);
    const coaching = this.#coach.of({ ...choices, view, unseen, now });
    const clock = clockLines(t, view, people, now);
    const robot = this.#robot === null || this.#robot.until <= now ? null : this.#robot;
    const seen = { game, view, unseen, people, now, clock, blocked, flying, message, coaching, robot };
    const model = { ...choices, ...seen };
    return drawn(inPlay(model, t), byClock(model, t));
  }

  tell(text: string, until: Millis): void {
    this.#note = { text, until };
  }

  /** A new press: what the one before was told is past. */
  clearNote(): void {
    this.#note = null;
  }

  /** Switches the hints of a first game on or off, for this person's games to come too. */
  coach(on: boolean): void {
    this.#coach.switch(on);
  }

  get isHinted(): boolean {
    return this.#coach.hints === 'on';
  }

  switches(t: Translate): readonly Row[] {
    const { game, state } = this.table;
    if (state.phase !== 'play' || state.pause !== null) return NO_ROWS;
    const { hints } = this.#coach;
    if (this.#switches?.hints !== hints || this.#switches.t !== t)
      this.#switches = { hints, t, rows: buttons(game, hintsSwitch(this.#coach, t)) };
    return this.#switches.rows;
  }

  onChange({ before, events, at }: Change): void {
    if (events.some(({ type }) => type === 'zone-changed')) this.#coach.forget();
    // A lesson tells each step by itself.
    const flying = before.options.lesson === true ? null : inTheAir(before, events, at);
    if (flying !== null) this.#interim = { flying, until: at + INTERIM_MS };
    else if (events.some(({ type }) => type === 'launched')) this.#interim = null;
    // A lesson waits for its partner, and tells what it did.
    if (before.options.lesson !== true)
      this.#robot = robotAct(before, events, { at, watcher: this.seat }) ?? this.#robot;
    // A question stands only for what was asked about.
    if (events.some(({ type }) => type === 'zone-changed' || type === 'drawn')) this.choices.confirmPass = false;
    if (events.some(({ type }) => type === 'launched' || type === 'salvo-resolved' || type === 'zone-changed'))
      this.choices.confirmLaunch = null;
    if (events.some(({ type }) => type === 'zone-changed' || type === 'used')) this.choices.aiming = false;
  }

  /** The end of `INTERIM_MS`; 30 and 10 s before a zone's end; and a player who must wait between two placements sees when the wait is over. */
  nextRedraw(now: Millis): Millis | null {
    const { state } = this.table;
    if (this.#interim !== null && this.#interim.until > now) return this.#interim.until;
    if (state.phase !== 'play' || state.pause !== null) return null;
    const ready = state.advanced === null ? null : (viewFor(state, this.seat, now).own?.placeReadyAt ?? null);
    const marked = this.#robot !== null && this.#robot.until > now ? this.#robot.until : null;
    const moments = [ready, marked, nextRedraw(state, now), this.#coach.nextRedraw(now)].filter((at) => at !== null);
    return moments.length === 0 ? null : Math.min(...moments);
  }
}

/** A player's panel at a Meteor table. */
export function panelOf(
  { messages: { panels } }: { readonly messages: { readonly panels: Pick<Panels, 'view'> } },
  table: AnyTable,
  seat: Seat,
): MeteorPanel {
  const view = panels.view(table, seat);
  if (!(view instanceof MeteorPanel)) throw new Error(`game ${table.game} is not of Meteor`);
  return view;
}

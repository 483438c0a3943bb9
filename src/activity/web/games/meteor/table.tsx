import { Component, type VNode } from 'preact';
import type { OwnSeat, TablePromise, TableStrike, TableView } from '../../../games/meteor/table-view.js';
import { t } from '../../words.js';
import { drawAim } from './ability.js';
import { drawAbout, drawAboutButton } from './about.js';
import { drawDragged } from './cards.js';
import { drawTop } from './clock.js';
import { Drag, type Dragged } from './drag.js';
import { drawSpokenSigns } from './gestures.js';
import { drawHand } from './hand.js';
import { onKey } from './keys.js';
import { drawLaunchRing } from './launch-ring.js';
import { Marks } from './marks.js';
import { Moments } from './moments.js';
import { drawSalvo, FLIGHT_MS, landingOf, placesNow, type Places } from './salvo.js';
import { drawSites } from './sites.js';
import { CALL_MS, drawFinale, drawNews, NEWS_MS } from './passing.js';
import { drawSky } from './sky.js';
import { soundOf } from './sound.js';
import { slotsFor, type Slots } from './slots.js';
import type { Sheet, Table, TableProps, TableState } from './table-model.js';
import { drawOverlay, drawQuestion } from './overlay.js';
import { vibrateFor } from './vibration.js';

const TICK_MS = 500;

/** Meteor's own table: everything on one screen. */
export class MeteorTable extends Component<TableProps, TableState> implements Table {
  override state: TableState = {
    card: null,
    rocket: null,
    change: 0,
    aim: null,
    drag: null,
    question: null,
    salvo: null,
    calls: false,
    news: null,
    gesturing: false,
    sheet: null,
  };
  readonly drag = new Drag({
    moved: (drag) => {
      this.setState({ drag });
    },
    dropped: (what, over) => {
      this.#drop(what, over);
    },
  });
  #slots: Slots | null = null;
  #tick = 0;
  readonly #moments = new Moments();

  override componentDidMount(): void {
    this.#tick = window.setInterval(() => {
      this.setState({});
    }, TICK_MS);
    document.addEventListener('keydown', this.#key);
  }

  override componentWillUnmount(): void {
    window.clearInterval(this.#tick);
    this.#moments.stop();
    document.removeEventListener('keydown', this.#key);
  }

  override getSnapshotBeforeUpdate({ view }: TableProps): Places | null {
    const { salvo } = this.props.view;
    // In a replay one also goes back.
    return salvo !== null && salvo.at > (view.salvo?.at ?? 0) ? placesNow() : null;
  }

  override componentDidUpdate(before: TableProps, _state: TableState, places: unknown): void {
    const { salvo, you, zone, phase } = this.props.view;
    if (this.isLive && before.view !== this.props.view) soundOf(before.view, this.props.view);
    if (places instanceof Map && salvo !== null) this.#land(salvo.strikes, places as Places, before.view);
    if (zone !== before.view.zone && phase === 'play') this.#show({ calls: true }, { calls: false }, CALL_MS);
    const { news } = this.props;
    if (news !== undefined && news.id !== before.news?.id) this.#show({ news: news.words }, { news: null }, NEWS_MS);
    // A choice that has become meaningless is dropped.
    if (this.state.card !== null && you?.hand.every(({ card }) => card !== this.state.card) === true)
      this.setState({ card: null });
    if (this.state.rocket !== null && !this.canLaunch(this.state.rocket)) this.setState({ rocket: null, aim: null });
  }

  // What the table says of its parts

  get places(): readonly string[] {
    return this.#slots?.letters ?? [];
  }

  get isLive(): boolean {
    return this.props.host.act !== undefined && this.props.stage === undefined;
  }

  canLaunch(site: number): boolean {
    return this.props.view.you?.launchable.some((one) => one.site === site) === true;
  }

  siteLabel(site: number): string {
    return this.props.view.sites.find(({ id }) => id === site)?.label ?? '';
  }

  /** Whether the chosen card, or the one that is dragged, may be placed there. */
  fits(site: number): boolean {
    return this.#held()?.sites.includes(site) === true;
  }

  completes(site: number): boolean {
    return this.#held()?.completes.includes(site) === true;
  }

  /** What launching the chosen Rocket, or the only one, would do to that meteor. */
  promiseFor(letter: string): TablePromise | undefined {
    return this.#rocket()?.promises[letter];
  }

  get marks(): Marks {
    const { card, change } = this.state;
    const rocket = this.#rocket();
    return new Marks(this.props.view.you?.hints ?? [], { card, held: this.#held()?.card, rocket, change });
  }

  mayBecomeBoss(letter: string): boolean {
    return this.isLive && this.props.view.you?.bossPlaces.includes(letter) === true;
  }

  // What is pressed

  pressCard(card: string): void {
    this.setState(({ card: before }) => ({ card: before === card ? null : card, rocket: null, aim: null }));
  }

  pressSite(site: number): void {
    const { card } = this.state;
    if (card !== null) this.place(card, site);
    else if (this.canLaunch(site))
      this.setState(({ rocket }) => ({ rocket: rocket === site ? null : site, aim: null }));
  }

  place(card: string, site: number): void {
    this.act({ type: 'place', card, site });
    this.setState({ card: null });
  }

  pressMeteor(letter: string): void {
    if (this.mayBecomeBoss(letter)) this.act({ type: 'boss', letter });
    else this.launchAt(letter);
  }

  launchAt(letter: string): void {
    const rocket = this.#rocket();
    if (rocket !== undefined) this.launch(rocket.site, letter, rocket.change);
  }

  launch(site: number, target: string, change: number): void {
    const act = { type: 'launch', target, sites: [site], change };
    const all = this.props.view.you?.launchable ?? [];
    const promise = all.find((one) => one.site === site && one.change === change)?.promises[target];
    if (promise?.kind === 'overkill' && promise.loses)
      this.setState({ question: { words: t('meteor.activity.launch-loses'), act } });
    else this.act(act);
    this.setState({ rocket: null, aim: null, change: 0 });
  }

  chooseChange(change: number): void {
    this.setState({ change });
  }

  pass(): void {
    const { you } = this.props.view;
    const act = { type: 'pass', confirmed: true };
    if (you?.passLoses === true) this.setState({ question: { words: t('meteor.activity.pass-loses'), act } });
    else this.act({ type: 'pass', confirmed: false });
  }

  openGestures(gesturing: boolean): void {
    this.setState({ gesturing });
  }

  open(sheet: Sheet | null): void {
    this.setState({ sheet });
  }

  sign(sign: string): void {
    this.props.host.sign?.(sign);
    this.setState({ gesturing: false });
  }

  act(what: object): void {
    this.props.host.act?.(what);
  }

  /** Esc: back to nothing chosen. */
  clear(): void {
    this.setState({ card: null, rocket: null, aim: null, question: null, gesturing: false });
  }

  aimAt(letter: string): void {
    this.setState({ aim: letter });
  }

  // Inside

  readonly #key = (event: KeyboardEvent): void => {
    onKey(this, event);
  };

  #held(): OwnSeat['hand'][number] | undefined {
    const { drag, card } = this.state;
    const held = drag?.what.kind === 'card' ? drag.what.card : card;
    return this.props.view.you?.hand.find((one) => one.card === held);
  }

  #rocket(): OwnSeat['launchable'][number] | undefined {
    const { drag, rocket, card } = this.state;
    const all = this.props.view.you?.launchable ?? [];
    const wanted = drag?.what.kind === 'rocket' ? drag.what.site : rocket;
    const fitting = all.filter(({ change }) => change === this.state.change);
    const found = fitting.find(({ site }) => site === wanted);
    return found ?? (card === null && drag === null ? fitting[0] : undefined);
  }

  #drop(what: Dragged, over: string): void {
    const [kind, id = ''] = over.split(' ');
    if (what.kind === 'card' && kind === 'site') this.place(what.card, Number(id));
    if (what.kind === 'rocket' && kind === 'meteor') this.launch(what.site, id, this.state.change);
  }

  #land(strikes: readonly TableStrike[], places: Places, before: TableView): void {
    if (this.isLive) vibrateFor(strikes);
    this.#show({ salvo: landingOf(strikes, places, before) }, { salvo: null }, FLIGHT_MS);
  }

  #show(now: Partial<TableState>, later: Partial<TableState>, ms: number): void {
    this.setState(now);
    this.#moments.pass(Object.keys(now).join(), ms, () => {
      this.setState(later);
    });
  }

  override render(): VNode {
    const { view, stage } = this.props;
    const { salvo, drag } = this.state;
    this.#slots = slotsFor(this.#slots, view);
    if (stage !== undefined)
      return (
        <div class={`meteor-table stage stage-${stage.is} result-${view.result}`}>
          <div class="sky-room">
            {drawSky(this)}
            {stage.is === 'end' && drawFinale(view.result)}
            {stage.head}
          </div>
          <div class="bottom-room">{stage.bottom}</div>
        </div>
      );
    return (
      <div class={`meteor-table phase-${view.phase}${view.window === null ? '' : ' launching'}`}>
        {drawTop(this)}
        <div class="sky-room">
          {drawSky(this)}
          {drawAboutButton(this)}
          {drawNews(this)}
          {drawLaunchRing(this)}
          {drawOverlay(this)}
        </div>
        <div class="bottom-room">
          {drawSites(this)}
          {drawHand(this)}
        </div>
        {salvo !== null && drawSalvo(salvo)}
        {drag !== null && drawDragged(drag, this.#rocket()?.damage)}
        {this.isLive && drawSpokenSigns(this)}
        {drawQuestion(this)}
        {drawAbout(this)}
        {drawAim(this)}
      </div>
    );
  }
}

import { useWords } from '../../../activity/web/words.js';
import type { MeteorTypes } from '../../../games/meteor/game.js';
import type { GameState } from '../../../games/meteor/state.js';
import type { ViewerData } from '../../export/viewer-data.js';
import { momentsOf, type Moment, type Step } from '../../logs/replay-steps.js';
import { clock, el, fill } from '../../viewer/dom.js';
import type { ReplayTable } from '../../viewer/replay-table.js';
import { startReplay } from '../../viewer/start.js';
import { METEOR_MOMENTS, zoneLeft } from '../moments.js';
import type { MeteorViewerData } from '../viewer-data.js';
import { coachPart } from './coach.js';
import { DrawnTable, type MeteorData } from './table.js';

type MeteorMoment = Moment<GameState, Step<MeteorTypes>>;

function statusText({ words, told }: MeteorData, moment: MeteorMoment, position: number): string {
  const { state } = moment;
  if (state.phase === 'lobby') return words.lobby;
  if (state.phase === 'field') return told.field;
  if (state.phase === 'over') return words.over;
  return state.pause !== null
    ? fill(told['zone-paused'], { zone: state.zone })
    : fill(told['zone-left'], { zone: state.zone, left: clock(zoneLeft(moment, position)) });
}

function timeText({ told }: MeteorData, moment: MeteorMoment, start: number | null): string {
  if (start === null || moment.step.at < start) return told['decision-before'];
  return fill(told['decision-time'], { time: clock(moment.step.at - start, true), zone: moment.state.zone });
}

function meteorTable(data: ViewerData): ReplayTable {
  // The adapter wrote both: events of Meteor's log, and its own data beside the frame's.
  const moments = momentsOf(METEOR_MOMENTS, data.steps as readonly Step<MeteorTypes>[]);
  const all = { ...data, ...(data.extra as MeteorViewerData) };
  useWords(data.locale, all.table);
  const start = moments.find(({ step }) => step.events.some(({ type }) => type === 'clock-started'))?.step.at ?? null;
  const words = (index: number, of: (moment: MeteorMoment) => string): string => {
    const moment = moments[index];
    return moment === undefined ? '' : of(moment);
  };
  const node = el('div', { class: 'table' });
  const table = new DrawnTable(all, node);
  return {
    hands: true,
    node,
    status: (index, position) => words(index, (moment) => statusText(all, moment, position)),
    when: (index) => words(index, (moment) => timeText(all, moment, start)),
    draw: (index, viewpoint, position) => {
      const moment = moments[index];
      if (moment === undefined) return;
      const { at } = moment.step;
      table.show(moment.state, viewpoint, { at, now: at + position - moment.position });
    },
    aside: (toIndex) => (all.coach === null ? null : coachPart(all.coach, toIndex)),
  };
}

startReplay(meteorTable);

export { board } from './board.js';
export { field } from './field.js';
export { drawPanel } from './hand/hand.js';
export { hintsSwitch } from './hand/hints.js';
export { plainClock } from './plain/clock.js';
export { drawPlainPanel } from './plain/hand.js';
export { standing } from './plain/standing.js';
export { clockLines, ofClock } from './sky.js';
export { lessonEnd, lessonLeft } from './lesson.js';
export { practiceEnd } from './practice.js';
export { rules } from './rules.js';
export { note, passQuestion, spectator, stalePanel } from './notes.js';
export { introduction } from './welcome.js';
export { watch } from './watch.js';
export { COMPONENTS_V2 } from './models.js';
export type {
  BoardModel,
  Coaching,
  EndModel,
  FieldModel,
  FreshCard,
  HandModel,
  NoteButton,
  NoteModel,
  Rendered,
  RulesModel,
  SilenceKept,
  SpectatorModel,
} from './models.js';

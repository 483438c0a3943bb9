import type { DuelRules } from '../game.js';
import type { Action } from './action.js';
import type { GameState } from './state.js';

const STAGES = { lobby: 'lobby', field: 'dealt', play: 'play', over: 'over' } as const;

export const DUEL = {
  progress: ({ zone, field, outcome }) => ({ zone: Math.max(1, outcome?.zone ?? zone), left: field.length }),
  stage: ({ phase }) => STAGES[phase],
  pausedBy: ({ pause }) => (pause === null ? null : (pause.by ?? 'bot')),
  resume: ({ host }) => ({ type: 'resume', seat: host }),
  // A Time Out stops both crews' clocks, so neither crew alone gave up when it became too long.
  gaveUp: ({ outcome }) => outcome?.result === 'abandoned' && outcome.reason !== 'time-out-too-long',
} satisfies DuelRules<GameState, Action>;

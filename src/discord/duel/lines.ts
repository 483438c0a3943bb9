import type { Duels, DuelView } from '../../table/duels.js';
import type { GameId, TableHandle } from '../../table/ports.js';
import type { Translate } from '../../text/index.js';
import { bodyOf, container, text } from '../messages/parts.js';
import type { Logger } from '../ports.js';
import { flagged } from '../rest/acknowledge.js';
import type { DiscordApi } from '../rest/api.js';

type Other = NonNullable<DuelView['other']>;

function lobbyLines(t: Translate, { code, other, ready }: DuelView): string[] {
  if (other === null) return [t('duel.open', { code })];
  const there = t(other.ready ? 'duel.lobby-ready' : 'duel.lobby', { players: other.players });
  return [there, t(ready ? 'duel.ready' : 'duel.unready')];
}

/** The field lies there: who has pressed Start already, for the clocks wait for both or for their time. */
const dealtLines = (t: Translate, { ready }: DuelView, other: Other): string[] => [
  t('duel.dealt'),
  ...(other.ready ? [t('duel.lobby-ready', { players: other.players })] : []),
  ...(ready ? [t('duel.ready')] : []),
  ...(other.pausedBy === null ? [] : [t('duel.time-out')]),
];

/** Of one who plays: the other's zone and meteors, and nothing more. */
function playLines(t: Translate, { zone, left, stage, pausedBy }: Other): string[] {
  const line = stage === 'over' ? t('duel.over', { zone, left }) : t('duel.play', { zone, left });
  return pausedBy === null ? [line] : [line, t('duel.time-out')];
}

function resultLine(t: Translate, { result, other }: DuelView): string | null {
  if (result === null) return null;
  if (result === 'void' || other === null) return t('duel.result.void');
  const { zone, left } = other;
  return result === 'drawn' ? t('duel.result.drawn', { left }) : t(`duel.result.${result}`, { zone, left });
}

/** What is told of a duel beside its game. */
export function duelLines(duels: Duels, { game, kind, state }: TableHandle, t: Translate): readonly string[] {
  const view = duels.of(game);
  if (view === null) return [];
  const decided = resultLine(t, view);
  if (decided !== null) return [decided];
  const { other } = view;
  const stage = duels.stageOf(kind, state);
  if (stage === 'lobby') return lobbyLines(t, view);
  if (other === null) return [];
  if (stage === 'dealt') return dealtLines(t, view, other);
  if (stage === 'over') return [t('duel.waiting', { zone: other.zone, left: other.left })];
  return playLines(t, other);
}

/** In the channel of a crew whose game had ended before the duel was decided. */
export async function tellDecided(
  { api, log }: { readonly api: DiscordApi; readonly log: Logger },
  duels: Duels,
  { game, channelId }: { readonly game: GameId; readonly channelId: string },
  t: Translate,
): Promise<void> {
  const view = duels.of(game);
  const line = view === null ? null : resultLine(t, view);
  if (line === null) return;
  const sent = await api.post(channelId, flagged(bodyOf({ components: [container('calm', [text(line)])] }), 'public'));
  if (!sent.ok) log.warn({ game }, 'how a duel was decided could not be told');
}

/** What the history says of a past game that was one side of a duel; null: it was none. */
export function finishedDuelLine(duels: Duels, game: GameId, t: Translate): string | null {
  const view = duels.of(game);
  return view === null ? null : resultLine(t, view);
}

import type { Side } from '../../table/duel/duel-sides.js';
import type { DuelView } from '../../table/duel/duel-view.js';
import type { Duels } from '../../table/duel/duels.js';
import { isGuestHome } from '../../table/home.js';
import type { GameId, TableHandle } from '../../table/ports.js';
import type { Translate } from '../../text/index.js';
import { bodyOf, container, text } from '../messages/parts.js';
import type { Logger } from '../ports.js';
import { flagged } from '../rest/acknowledge.js';
import type { DiscordApi } from '../rest/api.js';
import type { Tokens } from '../rest/tokens.js';
import { duelFaceOf, type DuelFace, type DuelFaces } from './face.js';

type Other = NonNullable<DuelView['other']>;

function lobbyLines(t: Translate, { code, other, ready }: DuelView, command: string): string[] {
  if (other === null) return [t('duel.open', { code, command })];
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

/** Of one who plays: how far the other is, and nothing more. */
function playLines(t: Translate, face: DuelFace, other: Other): string[] {
  const line = face.progress(t, other.stage === 'over' ? 'over' : 'play', other);
  return other.pausedBy === null ? [line] : [line, t('duel.time-out')];
}

function resultLine(t: Translate, face: DuelFace, { result, other }: DuelView): string | null {
  if (result === null) return null;
  return result === 'void' || other === null ? t('duel.result.void') : face.result(t, result, other);
}

/** What is told of a duel beside its game. */
export function duelLines(
  duels: Pick<Duels, 'of' | 'stageOf'>,
  faces: DuelFaces,
  { game, kind, state }: Pick<TableHandle, 'game' | 'kind' | 'state'>,
  t: Translate,
): readonly string[] {
  const view = duels.of(game);
  if (view === null) return [];
  const face = duelFaceOf(faces, kind);
  const decided = resultLine(t, face.duel, view);
  if (decided !== null) return [decided];
  const { other } = view;
  const stage = duels.stageOf(kind, state);
  if (stage === 'lobby') return lobbyLines(t, view, face.command);
  if (other === null) return [];
  if (stage === 'dealt') return dealtLines(t, view, other);
  if (stage === 'over') return [face.duel.progress(t, 'waiting', other)];
  return playLines(t, face.duel, other);
}

/** In the channel of a crew whose game had ended before the duel was decided. */
export async function tellDecided(
  {
    api,
    log,
    tokens,
  }: {
    readonly api: Pick<DiscordApi, 'post' | 'followUp'>;
    readonly log: Logger;
    readonly tokens: Pick<Tokens, 'livingForGuest' | 'whenNext'>;
  },
  duels: Pick<Duels, 'of'>,
  faces: DuelFaces,
  { game, rules, channelId, guildId }: Pick<Side, 'game' | 'rules' | 'channelId' | 'guildId'>,
  t: Translate,
): Promise<void> {
  const line = finishedDuelLine(duels, faces, { game, kind: rules.kind }, t);
  if (line === null) return;
  const body = flagged(bodyOf({ components: [container('calm', [text(line)])] }), 'public');
  const tell = async (): Promise<void> => {
    const living = isGuestHome(guildId) ? tokens.livingForGuest(channelId) : null;
    const sent = living === null ? await api.post(channelId, body) : await api.followUp(living.token, body);
    if (!sent.ok) log.warn({ game }, 'how a duel was decided could not be told');
  };
  if (!isGuestHome(guildId) || tokens.livingForGuest(channelId) !== null) await tell();
  // Where the bot is no member only an interaction's token can say it.
  else tokens.whenNext(channelId, `duel ${game}`, () => void tell());
}

/** What the history says of a past game that was one side of a duel; null: it was none. */
export function finishedDuelLine(
  duels: Pick<Duels, 'of'>,
  faces: DuelFaces,
  { game, kind }: { readonly game: GameId; readonly kind: string },
  t: Translate,
): string | null {
  const view = duels.of(game);
  return view === null ? null : resultLine(t, duelFaceOf(faces, kind).duel, view);
}

import {
  isMeteors,
  keepsSilence,
  maySpeak,
  speechRuleFor,
  satDown,
  silenceHolds,
  talkOpened,
  viewFor,
} from '../../../../games/meteor/index.js';
import type { GameState, Letter, MeteorTypes } from '../../../../games/meteor/index.js';
import { chatWord } from '../../../../text/meteor/index.js';
import { refusedText } from '../../../interactions/acting.js';
import { RENAMED } from '../../../chat/message-types.js';
import type { MessageContext } from '../../../chat/message-context.js';
import type { MessageContent } from '../../../gateway/incoming.js';
import type { ChatPlatform } from '../../../chat/chat-platform.js';
import type { ChatContext, ChatFace, TypedContext, TypedWord } from '../../face.js';
import { impliedTarget, isQuestion, launch, pass, timeOut } from '../intents.js';
import { panelOf } from '../panel.js';
import { METEOR_SETTINGS } from '../settings.js';
import type { ActOutcome, TableHandle, TableRefusal } from '../table.js';
import { allowedEmoji, onlyEmoji } from './emoji.js';
import { fitsTitle, judge, type Phrases, type Situation } from './judge.js';

type Typed = TypedContext<MeteorTypes>;

/** Redraws the player's panel, or sends one. */
function reachPanel({ platform, table, seat, caller }: Typed): void {
  const {
    messages: { panels, tokens },
  } = platform;
  const living = tokens.living(table.channelId, caller.userId);
  if (panels.reaches(table, seat)) panels.touch(table, seat);
  else if (living) void panels.send(table, seat, living.token, living.expiresAt);
}

/** What can't be done at once is asked on the player's panel; in the channel is only a question mark. */
async function ask(typed: Typed): Promise<void> {
  reachPanel(typed);
  await typed.platform.messages.api.react(typed.channelId, typed.source, '❓');
}

/** Refusals that need no answer: a second pass, a Time Out during one, or a message that arrived twice. */
const NOTHING_NEW: ReadonlySet<TableRefusal['code']> = new Set<TableRefusal['code']>([
  'already-passed',
  'already-time-out',
  'repeated',
]);

async function answered(typed: Typed, outcome: ActOutcome): Promise<void> {
  if (outcome.ok || NOTHING_NEW.has(outcome.refusal.code)) return;
  const { platform, table, seat } = typed;
  const { choices } = panelOf(platform, table, seat);
  if (isQuestion(outcome)) choices.confirmPass = true;
  else platform.messages.panels.tell(table, seat, refusedText(typed, outcome.refusal));
  if (outcome.refusal.code === 'choose-site') choices.askTarget = true;
  await ask(typed);
}

async function launchTyped(typed: Typed, named: Letter | null): Promise<void> {
  const { platform, table, seat } = typed;
  const target = named ?? impliedTarget(typed);
  if (target === null && viewFor(table.state, seat, platform.time.clock.now()).launchable.length > 0) {
    panelOf(platform, table, seat).choices.askTarget = true;
    return ask(typed);
  }
  const launched = await launch(typed, { target: target ?? '', sites: [], change: 0 });
  if (!launched.asked) return answered(typed, launched.outcome);
  panelOf(platform, table, seat).choices.confirmLaunch = launched.target;
  await ask(typed);
}

/** "launch C", typed by habit, is talk: what can be launched at is on that player's panel (R11, R18). */
async function showTargets(typed: Typed, named: Letter): Promise<void> {
  const { platform, table, seat } = typed;
  const { launchable, targets } = viewFor(table.state, seat, platform.time.clock.now());
  panelOf(platform, table, seat).choices.askTarget = launchable.length > 0;
  const refusal: TableRefusal = { code: 'no-such-meteor', target: named, legal: targets };
  platform.messages.panels.tell(table, seat, refusedText(typed, refusal));
  reachPanel(typed);
}

/** What a deleted message shows its author on the panel; null: nothing. */
function helpFor(
  { table, written: { writer } }: ChatContext<MeteorTypes>,
  { content, edited }: MessageContent,
): TypedWord<MeteorTypes> | null {
  const said = writer.kind === 'player' && !edited ? chatWord(content) : null;
  if (said?.word !== 'launch' || said.target === null || isMeteors(table.state, said.target)) return null;
  const { target } = said;
  return { run: (typed) => showTargets(typed, target) };
}

/** Reads a whole message as a word of this game, in any language that the bot speaks; null for all else. */
const wordsIn =
  (state: GameState): Phrases<TypedWord<MeteorTypes>> =>
  (content) => {
    const said = chatWord(content);
    if (said === null) return null;
    switch (said.word) {
      case 'pass':
        return { run: async (typed) => answered(typed, await pass(typed)) };
      case 'time-out':
        return { run: async (typed) => answered(typed, await timeOut(typed)) };
      case 'launch': {
        const { target } = said;
        // A letter that is no meteor's names no target, but could name a card. One that is gone was meant.
        if (target !== null && !isMeteors(state, target)) return null;
        return { run: (typed) => launchTyped(typed, target) };
      }
    }
  };

function situationOf(platform: Pick<ChatPlatform, 'settings'>, table: TableHandle, written: MessageContext): Situation {
  const { writer, at, exempt, readable } = written;
  const { state, guildId } = table;
  return {
    exempt,
    readable,
    speech: speechRuleFor(state, writer, at),
    strict: state.options.silence === 'strict' && writer.kind !== 'spectator',
    obeys: writer.kind === 'player',
    gestures: allowedEmoji(platform.settings.ofGame(guildId, METEOR_SETTINGS).gestures),
  };
}

/** Why a message was deleted, in words for its author. */
type Reason =
  'talk' | 'edited' | 'spelled' | 'picture' | 'spectator' | 'left-game' | 'thread' | 'title' | 'blackout' | 'strict';

function reasonOf(
  { table, channelId, written }: ChatContext<MeteorTypes>,
  message: MessageContent,
  strict: boolean,
  why: 'talk' | 'files',
): Reason {
  if (why === 'files') return 'picture';
  const { kind } = written.writer;
  if (kind === 'spectator') return 'spectator';
  if (kind === 'leaver') return 'left-game';
  // Talk is allowed in general, but not to this player.
  if (talkOpened(table.state)) return 'blackout';
  if (strict) return 'strict';
  if (message.type === RENAMED) return 'title';
  if (message.edited) return 'edited';
  if (onlyEmoji(message.content)) return 'spelled';
  return channelId === table.channelId ? 'talk' : 'thread';
}

/** The silence of R11, and the words that may be typed in it. */
export const meteorChat: ChatFace<MeteorTypes> = {
  satDown,
  isHeld: silenceHolds,
  judge(context, message) {
    const situation = situationOf(context.platform, context.table, context.written);
    const verdict = judge(message, situation, wordsIn(context.table.state));
    if (verdict.do === 'command') return { do: 'command', word: verdict.command };
    if (verdict.do === 'allow') return verdict;
    const reason = reasonOf(context, message, situation.strict, verdict.why);
    const helps = situation.strict ? null : helpFor(context, message);
    return { do: 'delete', why: (t) => t(`meteor.silence.${reason}`), ...(helps === null ? {} : { helps }) };
  },
  inVoice(state, seat) {
    if (state.phase !== 'play' || !keepsSilence(state)) return null;
    return maySpeak(state, seat) ? 'may-speak' : 'silent';
  },
  judgeTitle({ platform, table, written }, title) {
    const situation = situationOf(platform, table, written);
    const fits = situation.speech !== 'silent' || fitsTitle(title, situation, wordsIn(table.state));
    return fits ? { do: 'allow' } : { do: 'delete', why: (t) => t('meteor.silence.title') };
  },
  powerless: (t, lacking) => t(`meteor.silence.cannot-${lacking}`),
};

import { Chat, type ChatFaces } from '../../../src/discord/chat/chat.js';
import type { MessageContext } from '../../../src/discord/chat/message-context.js';
import type { ChatTools } from '../../../src/discord/chat/chat-platform.js';
import { Faces, type ChatFace, type TypedContext, type Verdict } from '../../../src/discord/games/face.js';
import type { ChatMessage, NewThread, MessageContent } from '../../../src/discord/gateway/incoming.js';
import { Skew } from '../../../src/discord/gateway/skew.js';
import type { Fault, MessageBody, Sent } from '../../../src/discord/rest/api.js';
import { Tokens } from '../../../src/discord/rest/tokens.js';
import { Confirmations } from '../../../src/discord/interactions/confirmations.js';
import { Settings } from '../../../src/discord/settings/settings.js';
import { METEOR, silenceHolds, type GameState } from '../../../src/games/meteor/index.js';
import { snowflakeAt } from '../../../src/local/index.js';
import { ANN, harness, playing } from '../../table/support.js';
import { said as saidInWords } from '../../support/said.js';
import { settle } from '../../support/time.js';
import { translatorFrom, wordsOf } from '../../../src/text/translate.js';
import { NOTHING_SET } from '../../support/settings.js';

const DELETE: Verdict = { do: 'delete', why: (t) => t('meteor.silence.cannot-delete') };
export const REASON = 'meteor.silence.cannot-delete';

interface Judged {
  readonly channelId: string;
  readonly written: MessageContext;
  readonly said: MessageContent | string;
}

interface Requests {
  readonly removed: (readonly [string, readonly string[]])[];
  readonly whispers: (readonly [string, string])[];
  readonly posts: (readonly [string, string])[];
  readonly titles: (readonly [string, string])[];
}

/** The chat of a channel whose game says of every message what the test wants, on a Discord that only notes. */
export async function channel() {
  const at = harness();
  const { tables, time } = at;
  const table = await playing(tables);
  const judged: Judged[] = [];
  const ran: TypedContext[] = [];
  const requests: Requests = { removed: [], whispers: [], posts: [], titles: [] };
  const faults: { remove: Fault | null; whisper: Fault | null; post: Fault | null; rename: Fault | null } = {
    remove: null,
    whisper: null,
    post: null,
    rename: null,
  };
  let renamed = Promise.resolve();
  const boards: (readonly string[])[] = [];
  const logged: (readonly [object, string])[] = [];
  const said = new Map<string, Set<string>>();
  const rules: { verdict: Verdict; title: Verdict; readable: boolean; chat: boolean } = {
    verdict: DELETE,
    title: DELETE,
    readable: true,
    chat: true,
  };
  const sent = <T>(fault: Fault | null, value: T): Promise<Sent<T>> =>
    Promise.resolve(fault === null ? { ok: true, value } : { ok: false, fault, cause: null });
  const textOf = (body: MessageBody): string => JSON.stringify(body);
  // Each text is its key and what is put into it.
  const keys = new Map(
    [...wordsOf('en')].map(([key, words]) => [key, [`[${key}]`, ...(words.match(/\{\w+\}/g) ?? [])].join(' ')]),
  );
  const t = translatorFrom('en', keys);
  const tokens = new Tokens(time);
  const unused = (): never => {
    throw new Error('the chat itself leaves this to the games');
  };
  const platform: ChatTools = {
    tables: { directory: at.all },
    time: { clock: time, timers: time },
    words: { forGuild: () => t, forPerson: () => t },
    confirmations: new Confirmations(time),
    settings: new Settings(NOTHING_SET, 5_000),
    faces: new Faces([]),
    log: {
      warn: (facts, message) => logged.push([facts, message]),
    },
    messages: {
      tokens,
      contentReadable: () => rules.readable,
      boards: {
        lacks: (_table, missing) => boards.push(missing),
        missing: () => [],
        say: (_table, words) => boards.push([words]),
      },
      panels: { view: unused, reaches: unused, touch: unused, send: unused, tell: unused },
      api: {
        react: unused,
        remove: (channelId, ids) => {
          requests.removed.push([channelId, ids]);
          return sent(faults.remove, null);
        },
        followUp: (token, body) => {
          requests.whispers.push([token, textOf(body)]);
          return sent(faults.whisper, 'whisper');
        },
        post: (channelId, body) => {
          requests.posts.push([channelId, textOf(body)]);
          return sent(faults.post, 'posted');
        },
        rename: (threadId, name) => {
          requests.titles.push([threadId, name]);
          return renamed.then(() => sent(faults.rename, null));
        },
      },
    },
  };
  const chatFace: ChatFace = {
    satDown: (_state, seat) => seat < 2,
    isHeld: (state) => silenceHolds(state as GameState),
    judge: ({ channelId, written }, message) => {
      judged.push({ channelId, written, said: message });
      return rules.verdict;
    },
    judgeTitle: ({ channelId, written }, title) => {
      judged.push({ channelId, written, said: title });
      return rules.title;
    },
    powerless: (t, lacking) => t(`meteor.silence.cannot-${lacking}`),
  };
  const faces: ChatFaces = { of: () => ({ game: METEOR, ...(rules.chat ? { chat: chatFace } : {}) }) };
  const notes = {
    tell: (game: string, userId: string) => {
      const known = said.get(game) ?? new Set<string>();
      const first = !known.has(userId);
      said.set(game, known.add(userId));
      return Promise.resolve(first);
    },
  };
  const skew = new Skew(time);
  skew.observe(String(snowflakeAt(time.now())));
  const chat = new Chat(platform, faces, notes, skew);
  at.all.onChange((change) => {
    chat.onChange(change);
  }, 'chat');
  let counted = 0;
  const idAt = (ms: number): string => String(BigInt(snowflakeAt(ms)) + BigInt((counted += 1)));
  const message = (over: Partial<ChatMessage> = {}): ChatMessage => ({
    id: idAt(time.now()),
    guildId: 'guild',
    channelId: 'channel',
    parentId: null,
    authorId: ANN.userId,
    automatic: false,
    moderator: false,
    editedAt: null,
    ...saidInWords({ content: 'I have C' }),
    ...over,
  });
  const thread = (over: Partial<NewThread> = {}): NewThread => ({
    id: 'thread',
    parentId: 'channel',
    ownerId: ANN.userId,
    title: 'I have C',
    madeAt: null,
    ...over,
  });
  return {
    ...at,
    table,
    chat,
    rules,
    faults,
    judged,
    ran,
    requests,
    boards,
    logged,
    tokens,
    message,
    thread,
    idAt,
    /** Discord holds new titles back until what this gives is called. */
    holdTitles: (): (() => void) => {
      let release = (): void => undefined;
      renamed = new Promise((resolve) => {
        release = resolve;
      });
      return () => {
        release();
      };
    },
    /** The game says that this is a typed word. */
    word: (): void => {
      rules.verdict = {
        do: 'command',
        word: {
          run: (by) => {
            ran.push(by);
            return Promise.resolve();
          },
        },
      };
    },
    take: async (over: Partial<ChatMessage> = {}): Promise<ChatMessage> => {
      const one = message(over);
      await chat.take(one);
      await settle();
      return one;
    },
    takeThread: async (over: Partial<NewThread> = {}): Promise<void> => {
      await chat.takeThread(thread(over));
      await settle();
    },
  };
}

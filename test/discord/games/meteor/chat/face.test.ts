import { describe, expect, test } from 'vitest';
import { REPLY, RENAMED } from '../../../../../src/discord/chat/message-types.js';
import type { MessageContext, MessageAuthor } from '../../../../../src/discord/chat/message-context.js';
import type { ChatPlatform } from '../../../../../src/discord/chat/chat-platform.js';
import { Faces, type ChatContext } from '../../../../../src/discord/games/face.js';
import { meteorChat } from '../../../../../src/discord/games/meteor/chat/face.js';
import { silenceKept, silenceWarning } from '../../../../../src/discord/games/meteor/chat/silence-status.js';
import { MeteorPanel } from '../../../../../src/discord/games/meteor/panel.js';
import type { TableHandle } from '../../../../../src/discord/games/meteor/table.js';
import type { MessageContent } from '../../../../../src/discord/gateway/incoming.js';
import { Settings } from '../../../../../src/discord/settings/settings.js';
import { METEOR_FACE } from '../../../../../src/discord/games/meteor/face.js';
import type { SilenceKept } from '../../../../../src/discord/games/meteor/render/index.js';
import { Confirmations } from '../../../../../src/discord/interactions/confirmations.js';
import { decide } from '../../../../../src/games/meteor/decide.js';
import { isRefusal } from '../../../../../src/games/shared/decision.js';
import type { Action, MeteorTypes } from '../../../../../src/games/meteor/index.js';
import type { Missing } from '../../../../../src/text/index.js';
import { translator } from '../../../../../src/text/index.js';
import { lobby, table, type Table } from '../../../../support/table.js';
import { ManualTime } from '../../../../support/time.js';
import { NOTHING_SET } from '../../../../support/settings.js';
import { said } from '../../../../support/said.js';

/** Meteor's silence as the channel hears it (R11): what goes, why, and what typed words do. */

const t = translator('en');
const NICE = '111111111111111111';

interface Seated {
  readonly platform: ChatPlatform;
  readonly handle: TableHandle;
  readonly panel: MeteorPanel;
  readonly acted: (readonly [Action, string | undefined])[];
  readonly reactions: (readonly string[])[];
  readonly drawn: string[];
  readonly told: string[];
  /** Whether the player has a panel, or a token that could bring one. */
  readonly reach: { panel: boolean; token: boolean };
}

/** A table of the rules as the platform sees it; seat 0 types. */
function seated(rules: Table): Seated {
  const acted: (readonly [Action, string | undefined])[] = [];
  const reactions: (readonly string[])[] = [];
  const drawn: string[] = [];
  const told: string[] = [];
  const reach = { panel: true, token: true };
  const time = new ManualTime(rules.now);
  const handle: TableHandle = {
    game: 'g',
    kind: 'meteor',
    guildId: 'guild',
    channelId: 'channel',
    createdAt: 0,
    owner: null,
    version: 0,
    blocked: false,
    lost: null,
    people: new Map(),
    told: [],
    recalled: new Map(),
    seatOf: () => 0,
    join: () => Promise.resolve({ ok: false, refusal: { code: 'already-started' } }),
    get state() {
      return rules.state;
    },
    act: (action, source) => {
      acted.push([action, source]);
      const decision = decide(rules.state, action, rules.now);
      return Promise.resolve(
        isRefusal(decision) ? { ok: false, refusal: decision } : { ok: true, state: rules.state, events: decision },
      );
    },
  };
  const panel = new MeteorPanel(handle, 0, { has: () => true, add: () => undefined, remove: () => undefined });
  const platform: ChatPlatform = {
    time: { clock: time },
    confirmations: new Confirmations(time),
    settings: new Settings({ ...NOTHING_SET, all: () => new Map([['gestures', `<:nice:${NICE}>`]]) }, 5_000),
    faces: new Faces([METEOR_FACE]),
    messages: {
      tokens: { living: () => (reach.token ? { token: 'token', expiresAt: 5 } : null) },
      panels: {
        view: () => panel,
        reaches: () => reach.panel,
        touch: () => drawn.push('touched'),
        send: (_table, _seat, token, expiresAt) => {
          drawn.push(`${token} ${expiresAt}`);
          return Promise.resolve();
        },
        tell: (_table, _seat, words) => told.push(words),
      },
      api: {
        react: (...asked) => {
          reactions.push(asked);
          return Promise.resolve({ ok: true, value: null });
        },
      },
    },
  };
  return { platform, handle, panel, acted, reactions, drawn, told, reach };
}

const PLAYER: MessageAuthor = { kind: 'player', seat: 0 };

function contextOf(
  at: Seated,
  rules: Table,
  over: Partial<MessageContext> = {},
  channelId = 'channel',
): ChatContext<MeteorTypes> {
  const written: MessageContext = { writer: PLAYER, at: rules.now, exempt: false, readable: true, ...over };
  return { platform: at.platform, table: at.handle, channelId, written };
}

/** Why a message goes, or what becomes of it else. */
function verdictOf(
  rules: Table,
  message: Partial<MessageContent>,
  over: Partial<MessageContext> = {},
  channelId = 'channel',
): string {
  const verdict = meteorChat.judge(contextOf(seated(rules), rules, over, channelId), said(message));
  if (verdict.do !== 'delete') return verdict.do;
  return verdict.why(t);
}

const running = (over: Parameters<typeof table>[0] = {}): Table => table({ players: 3, ...over });

describe('R11: why a message goes, as its author is told', () => {
  test.each([
    ['talk', { content: 'I have C' }, {}, 'meteor.silence.talk'],
    ['a picture', { attachments: 1 }, {}, 'meteor.silence.picture'],
    ['nothing that the bot can see', {}, {}, 'meteor.silence.talk'],
    ['a poll', { extras: true }, {}, 'meteor.silence.talk'],
    ['an edit', { content: 'I have C', edited: true }, {}, 'meteor.silence.edited'],
    ['emoji that spell', { content: '🟥🟥' }, {}, 'meteor.silence.spelled'],
    ['a thread’s new title', { content: 'I have C', type: RENAMED }, {}, 'meteor.silence.title'],
    ['one who left', { content: 'hi' }, { writer: { kind: 'leaver', seat: 1 } }, 'meteor.silence.left-game'],
    ['a reply', { content: 'yes', type: REPLY }, {}, 'meteor.silence.talk'],
  ] as const)('%s', (_what, message, over, key) => {
    expect(verdictOf(running(), message, over)).toBe(t(key));
  });

  test('in a thread it says so', () => {
    expect(verdictOf(running(), { content: 'psst' }, {}, 'a thread')).toBe(t('meteor.silence.thread'));
  });

  test('a spectator, where everyone is silent; strict silence is the players’ alone', () => {
    const spectator = { writer: { kind: 'spectator' } } as const;
    const everyone = running({ options: { silence: 'everyone' } });
    expect(verdictOf(everyone, { content: 'nice' }, spectator)).toBe(t('meteor.silence.spectator'));
    expect(verdictOf(everyone, { content: '👍' }, spectator)).toBe('allow');
    const strict = running({ options: { silence: 'strict' } });
    expect(verdictOf(strict, { content: 'nice' }, spectator)).toBe('allow');
    expect(verdictOf(strict, { content: '👍' })).toBe(t('meteor.silence.strict'));
    expect(verdictOf(strict, { content: 'hi' }, { writer: { kind: 'leaver', seat: 1 } })).toBe(
      t('meteor.silence.left-game'),
    );
  });

  test('a Challenge that silences even after the satellite', () => {
    const rules = running({ challenges: ['communications-blackout', '', ''], technologies: ['communications'] });
    expect(verdictOf(rules, { content: 'hi' })).toBe(t('meteor.silence.blackout'));
    expect(verdictOf(rules, { content: 'hi' }, { writer: { kind: 'player', seat: 1 } })).toBe('allow');
  });

  test('what admins allow, what is exempt, and what was written before stays', () => {
    const rules = running();
    expect(verdictOf(rules, { content: `<:nice:${NICE}>` })).toBe('allow');
    expect(verdictOf(rules, { content: '<:nice:222222222222222222>' })).toBe(t('meteor.silence.spelled'));
    expect(verdictOf(rules, { content: `<:CCF:${NICE}>` })).toBe(t('meteor.silence.spelled'));
    expect(verdictOf(rules, { content: 'I have C' }, { exempt: true })).toBe('allow');
    expect(verdictOf(rules, { content: 'I have C' }, { readable: false })).toBe('allow');
    expect(verdictOf(rules, { content: 'I have C' }, { at: rules.state.runningSince - 1 })).toBe('allow');
  });

  test.each([
    ['a title that talks', 'I have C', {}, 'players', true],
    ['a title that is a gesture', '👍', {}, 'players', false],
    ['a title that is a word', 'pass', {}, 'players', false],
    ['any title where the silence is strict', '👍', {}, 'strict', true],
    ['a title of one whom the silence does not hold', 'I have C', { writer: { kind: 'spectator' } }, 'players', false],
  ] as const)('%s', (_what, title, over, silence, goes) => {
    const rules = running({ options: { silence } });
    const verdict = meteorChat.judgeTitle(contextOf(seated(rules), rules, over), title);
    expect(verdict.do === 'delete' && verdict.why(t)).toBe(goes && t('meteor.silence.title'));
  });

  test('“launch” with a letter is a word where a meteor of this game bears it or bore it; any other letter is talk', () => {
    const rules = running({ sites: ['1C C', '', ''], field: ['small-1', 'six-6'] });
    rules.launch(0, 'K');
    expect(rules.state.field.map(({ letter }) => letter)).toEqual(['L']);
    const leaver = { writer: { kind: 'leaver', seat: 1 } } as const;
    for (const word of ['launch K', 'launch l', 'launch']) {
      expect(verdictOf(rules, { content: word })).toBe('command');
      expect(verdictOf(rules, { content: word }, leaver)).toBe('allow');
    }
    expect(verdictOf(rules, { content: 'launch C' })).toBe(t('meteor.silence.talk'));
    expect(verdictOf(rules, { content: 'launch R' }, leaver)).toBe(t('meteor.silence.left-game'));
    const fits = (title: string): string => meteorChat.judgeTitle(contextOf(seated(rules), rules), title).do;
    expect([fits('launch L'), fits('launch C')]).toEqual(['allow', 'delete']);
    rules.timeOut(0);
    expect(verdictOf(rules, { content: 'launch M' })).toBe('allow');
  });

  test('seats that played are known, empty ones are not', () => {
    const { state } = running();
    expect([meteorChat.satDown(state, 2), meteorChat.satDown(state, 3)]).toEqual([true, false]);
  });
});

/** Types a word at a table, or talk that all but is one; everything it led to. */
async function types(rules: Table, content: string, at = seated(rules)): Promise<Seated> {
  const verdict = meteorChat.judge(contextOf(at, rules), said({ content }));
  const word = verdict.do === 'command' ? verdict.word : verdict.do === 'delete' ? verdict.helps : undefined;
  if (word === undefined) throw new Error(`“${content}” is no word: ${verdict.do}`);
  await word.run({
    platform: at.platform,
    table: at.handle,
    seat: 0,
    caller: { userId: '100', name: 'Ann', moderator: false },
    source: 'message',
    channelId: 'a thread',
    t,
  });
  return at;
}

const QUESTION_MARK = [['a thread', 'message', '❓']];

describe('R11: what typed words do', () => {
  test.each([
    ['pass', { type: 'pass', seat: 0, confirmed: false }],
    ['time out', { type: 'time-out', seat: 0 }],
    ['launch L', { type: 'launch', seat: 0, target: 'L', sites: [], change: 0 }],
  ] as const)('“%s”', async (word, action) => {
    const rules = running({ sites: ['1C C', '', ''], field: ['small-1', 'small-2'] });
    const at = await types(rules, word);
    expect(at.acted).toEqual([[action, 'message']]);
    expect([at.reactions, at.drawn, at.told]).toEqual([[], [], []]);
  });

  test('“launch” alone flies at the only target', async () => {
    const at = await types(running({ sites: ['1C C', '', ''], field: ['small-1'] }), 'launch');
    expect(at.acted.map(([action]) => action)).toMatchObject([{ type: 'launch', target: 'K' }]);
    expect([at.reactions, at.panel.choices.askTarget]).toEqual([[], false]);
  });

  test('“launch” with several targets asks which on the panel, and puts a question mark to the message', async () => {
    const at = await types(running({ sites: ['1C C', '', ''], field: ['small-1', 'small-2'] }), 'launch');
    expect(at.acted).toEqual([]);
    expect([at.panel.choices.askTarget, at.reactions, at.drawn]).toEqual([true, QUESTION_MARK, ['touched']]);
  });

  test('R18: “launch C”, typed by habit, is deleted, and what can be launched at is on that player’s panel', async () => {
    const rules = running({ sites: ['1C C', '', ''], field: ['small-1', 'small-2'] });
    const at = await types(rules, 'launch C');
    expect([at.acted, at.reactions, at.drawn]).toEqual([[], [], ['touched']]);
    expect([at.panel.choices.askTarget, at.told]).toEqual([true, [expect.stringContaining('There’s no meteor C')]]);
    const judged = (message: Partial<MessageContent>, over: Partial<MessageContext> = {}) =>
      meteorChat.judge(contextOf(seated(rules), rules, over), said(message));
    const plain = expect.not.objectContaining({ helps: expect.anything() as unknown }) as unknown;
    expect(judged({ content: 'launch C' })).toMatchObject({ do: 'delete', helps: {} });
    for (const other of [{ content: 'I launch C' }, { content: 'launch C', edited: true }])
      expect(judged(other)).toEqual(plain);
    expect(judged({ content: 'launch C' }, { writer: { kind: 'leaver', seat: 1 } })).toEqual(plain);
    const none = await types(running({ sites: ['', '', ''] }), 'launch A');
    expect([none.panel.choices.askTarget, none.told]).toEqual([
      false,
      [expect.stringContaining('There’s no meteor A')],
    ]);
  });

  test('“launch” with nothing ready is told on the panel', async () => {
    const at = await types(running({ sites: ['', '', ''], field: ['small-1', 'small-2'] }), 'launch');
    expect(at.told).toHaveLength(1);
    expect([at.panel.choices.askTarget, at.reactions, at.drawn]).toEqual([false, QUESTION_MARK, ['touched']]);
  });

  test.each(['pass', 'time out'])('“%s” said twice says nothing new', async (word) => {
    const rules = running();
    if (word === 'pass') rules.pass(0);
    else rules.timeOut(1);
    const at = await types(rules, word);
    expect(at.acted).toHaveLength(1);
    expect([at.reactions, at.told]).toEqual([[], []]);
  });

  test('a message told of twice says nothing new', async () => {
    const rules = running();
    const at = seated(rules);
    Object.assign(at.handle, { act: () => Promise.resolve({ ok: false, refusal: { code: 'repeated' } }) });
    await types(rules, 'pass', at);
    expect([at.reactions, at.told]).toEqual([[], []]);
  });

  test('a site that must be chosen is asked for', async () => {
    const rules = running();
    const at = seated(rules);
    Object.assign(at.handle, {
      act: () => Promise.resolve({ ok: false, refusal: { code: 'choose-site', sites: [0, 1] } }),
    });
    await types(rules, 'launch K', at);
    expect([at.panel.choices.askTarget, at.told.length, at.reactions]).toEqual([true, 1, QUESTION_MARK]);
  });

  test('a pass that would lose the game is asked about, not told off (R9)', async () => {
    const at = await types(table({ players: 1, zone: 1, field: ['small-1'] }), 'pass');
    expect([at.panel.choices.confirmPass, at.told, at.reactions]).toEqual([true, [], QUESTION_MARK]);
  });

  test('a launch that surely loses the game is asked about, and then meant (R9)', async () => {
    const rules = table({
      players: 1,
      zone: 1,
      sites: ['3CF C F'],
      field: ['small-2', 'six-6'],
      faceUp: 'KL',
    });
    const at = await types(rules, 'launch K');
    expect([at.acted, at.panel.choices.confirmLaunch, at.reactions]).toEqual([[], 'K', QUESTION_MARK]);
    await types(rules, 'launch K', at);
    expect(at.acted.map(([action]) => action.type)).toEqual(['launch']);
  });

  test.each([
    [true, true, ['touched']],
    [false, true, ['token 5']],
    [false, false, []],
  ] as const)('the panel is redrawn (there is one: %s) or sent (a token lives: %s)', async (panel, token, drawn) => {
    const rules = running({ sites: ['1C C', '', ''], field: ['small-1', 'small-2'] });
    const at = seated(rules);
    Object.assign(at.reach, { panel, token });
    await types(rules, 'launch', at);
    expect([at.drawn, at.reactions]).toEqual([drawn, QUESTION_MARK]);
  });
});

describe('R11: whether the silence can be kept here', () => {
  const state = (silence: 'players' | 'strict') => running({ options: { silence } }).state;
  test.each([
    [[], 'players', true, 'kept'],
    [[], 'players', false, 'unread'],
    [[], 'strict', false, 'strict'],
    [['manage-threads'], 'players', true, 'kept'],
    [['manage-messages'], 'players', true, 'powerless'],
    [['read-history'], 'strict', true, 'powerless'],
    [['guild-messages', 'manage-threads'], 'players', false, 'powerless'],
  ] satisfies readonly (readonly [readonly Missing[], 'players' | 'strict', boolean, SilenceKept])[])(
    'missing %j, %s, readable %s: %s',
    (missing, silence, readable, kept) => {
      expect(silenceKept(state(silence), missing, readable)).toBe(kept);
    },
  );

  test('who starts the game is warned where it is not, once the field lies and before the clock starts', () => {
    const rules = lobby(2);
    const warning = (missing: readonly Missing[], readable: boolean): string | null => {
      const at = seated(rules);
      return silenceWarning(at.handle, { missing, contentReadable: readable }, t);
    };
    expect(warning(['manage-messages'], true)).toBeNull();
    rules.start();
    expect(warning([], true)).toBeNull();
    expect(warning([], false)).toBe(t('meteor.silence.start-unread'));
    expect(warning(['manage-messages'], true)).toBe(t('meteor.silence.start-powerless'));
    rules.start();
    expect(warning(['manage-messages'], true)).toBeNull();
    const alone = lobby(1);
    alone.start();
    const at = seated(alone);
    expect(silenceWarning(at.handle, { missing: ['manage-messages'], contentReadable: true }, t)).toBeNull();
  });

  test('strict silence needs no reading', () => {
    const rules = lobby(2, { silence: 'strict' });
    rules.start();
    const at = seated(rules);
    expect(silenceWarning(at.handle, { missing: [], contentReadable: false }, t)).toBeNull();
  });
});

test('in voice the silence holds as in the channel: from the clock’s start, but for a Time Out, until the satellite', () => {
  const heard = (rules: Table, seat = 0) => meteorChat.inVoice?.(rules.state, seat);
  expect(heard(lobby(2))).toBeNull();
  expect(heard(running())).toBe('silent');
  expect(heard(running({ options: { silence: 'off' } }))).toBeNull();
  expect(heard(running({ technologies: ['communications'] }))).toBe('may-speak');
  const blackout = running({ challenges: ['communications-blackout', '', ''], technologies: ['communications'] });
  expect(heard(blackout)).toBe('silent');
  expect(heard(blackout, 1)).toBe('may-speak');
  const paused = running();
  paused.timeOut(0);
  expect(heard(paused)).toBe('may-speak');
});

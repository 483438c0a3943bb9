import { afterEach, beforeEach, expect, it } from 'vitest';
import type { MessageBody, Sent } from '../../../src/discord/rest/api.js';
import type { TurnNotice } from '../../../src/storage/ports/turn-notices.js';
import type { Choices } from '../../../src/discord/turn-notices/choices.js';
import type { WaitingTable } from '../../../src/discord/turn-notices/awaited.js';
import { TurnNotices } from '../../../src/discord/turn-notices/turn-notices.js';
import { ManualTime, settle } from '../../support/time.js';

/** When and where what is told of a turn; what Discord and people see of it is in test/e2e/table/notify.test.ts. */

const [ANA, BEN] = ['1', '2'];
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

let time: ManualTime;
let store: Map<string, TurnNotice>;
let choices: Choices;
let waiting: WaitingTable | null;
/** Messages that are there, by id: what they say and where. */
let messages: Map<string, { readonly channel: string; readonly says: string }>;
let requests: string[];
let refuse: (request: string) => 'unreachable' | 'forbidden' | null;
let notices: TurnNotices;
/** Called whenever somebody's choices are asked for. */
let onChoices: () => void;
/** The disk takes nothing. */
let full: boolean;
/** Errors that the log is to have. */
let errors: string[];

const people = new Map([
  [0, { userId: ANA, name: 'Ana' }],
  [1, { userId: BEN, name: 'Ben' }],
]);
const table = {
  game: 'g1',
  kind: 'toy',
  guildId: 'guild',
  channelId: 'channel',
  people,
  seatOf: (userId: string) => (userId === ANA ? 0 : userId === BEN ? 1 : null),
};

function answer<T>(request: string, value: () => T): Promise<Sent<T>> {
  requests.push(request);
  const fault = refuse(request);
  return Promise.resolve(fault === null ? { ok: true, value: value() } : { ok: false, fault, cause: null });
}

const saying = (body: MessageBody): string => String(body['says']);

const create = (): TurnNotices =>
  new TurnNotices({
    clock: time,
    timers: time,
    log: {
      info: () => undefined,
      warn: () => undefined,
      error: ({ err }: { err?: unknown }) => void errors.push(String(err)),
    },
    tables: { of: () => waiting, live: () => (waiting === null ? [] : [waiting]) },
    store: {
      all: () => Promise.resolve([...store.values()]),
      put: (notice) => {
        if (full) return Promise.reject(new Error('full'));
        store.set(`${notice.game} ${notice.userId}`, notice);
        return Promise.resolve();
      },
      drop: (game, userId) => {
        if (full) return Promise.reject(new Error('full'));
        store.delete(`${game} ${userId}`);
        return Promise.resolve();
      },
    },
    api: {
      post: (channel, body) =>
        answer(`post ${channel}`, () => {
          const id = String(requests.length);
          messages.set(id, { channel, says: saying(body) });
          return id;
        }),
      edit: (channel, id, body) =>
        answer(`edit ${channel}`, () => {
          messages.set(id, { channel, says: saying(body) });
          return null;
        }),
      remove: (channel, ids) =>
        answer(`remove ${channel}`, () => {
          for (const id of ids) messages.delete(id);
          return null;
        }),
      directChannel: (userId) => answer(`open ${userId}`, () => `direct-${userId}`),
    },
    choices: () => {
      onChoices();
      return choices;
    },
    draw: {
      inChannel: ({ userId, again }, failed) => ({
        says: `${userId}${again ? ' again' : ''}${failed ? ' failed' : ''}`,
      }),
      directly: ({ userId, again }) => ({ says: `${userId}${again ? ' again' : ''}` }),
    },
  });

/** It is the turn of a seat, for so long. */
async function turn(seat: number, name: string, limitMs: number | null = DAY): Promise<void> {
  waiting = {
    table,
    turn: { seats: [seat], turn: name, limitMs, until: limitMs === null ? null : time.now() + limitMs },
  };
  notices.look('g1');
  await settle();
}

const said = (): readonly string[] => [...messages.values()].map(({ channel, says }) => `${channel}: ${says}`);

afterEach(() => {
  expect(errors).toEqual([]);
});

beforeEach(async () => {
  full = false;
  errors = [];
  onChoices = () => undefined;
  time = new ManualTime();
  store = new Map();
  choices = { way: 'here', quiet: null };
  waiting = null;
  messages = new Map();
  requests = [];
  refuse = () => null;
  notices = create();
  await notices.recover();
});

it('a person is told at once, reminded at half of the limit in place of the first message, and left alone after that', async () => {
  await turn(0, '1');
  expect(said()).toEqual(['channel: 1']);
  await time.advance(12 * HOUR - 1);
  expect(said()).toEqual(['channel: 1']);
  await time.advance(1);
  expect(said()).toEqual(['channel: 1 again']);
  expect(requests).toEqual(['post channel', 'remove channel', 'post channel']);
  await time.advance(11 * HOUR);
  expect(requests).toHaveLength(3);
  await turn(1, '2');
  expect(said()).toEqual(['channel: 2']);
  waiting = null;
  notices.look('g1');
  await settle();
  expect(said()).toEqual([]);
  expect(store.size).toBe(0);
});

it('where a table changes before what was sent is read, nobody is told again', async () => {
  await turn(0, '1');
  notices.stop();
  notices = create();
  notices.look('g1');
  await settle();
  await notices.recover();
  await settle();
  expect(requests).toEqual(['post channel']);
  waiting = null;
  notices.look('g1');
  await settle();
  expect(said()).toEqual([]);
});

it('whoever did something in the last two minutes is told at half of the limit only, once', async () => {
  notices.seen(ANA);
  await time.advance(2 * MINUTE - 1);
  await turn(0, '1');
  await time.advance(12 * HOUR - 1);
  expect(said()).toEqual([]);
  await time.advance(1);
  expect(said()).toEqual(['channel: 1 again']);
  await time.advance(11 * HOUR);
  expect(requests).toHaveLength(1);
});

it('whoever is there when a message is due gets it two minutes later, if it is still their turn', async () => {
  await turn(0, '1');
  await time.advance(12 * HOUR - MINUTE);
  notices.seen(ANA);
  await time.advance(2 * MINUTE - 1);
  expect(said()).toEqual(['channel: 1']);
  await time.advance(1);
  expect(said()).toEqual(['channel: 1 again']);
});

it('without a limit whoever was there is told after an hour, and never reminded', async () => {
  notices.seen(ANA);
  await turn(0, '1', null);
  await time.advance(HOUR - 1);
  expect(said()).toEqual([]);
  await time.advance(1);
  expect(said()).toEqual(['channel: 1']);
  await time.advance(10 * DAY);
  expect(requests).toHaveLength(1);
});

it('what is due in quiet hours waits for their end, unless the turn is over by then', async () => {
  const hour = new Date(time.now()).getUTCHours();
  choices = { way: 'here', quiet: { from: hour, to: (hour + 7) % 24, offset: 0 } };
  await turn(0, '1');
  await time.advance(7 * HOUR - 1);
  expect(said()).toEqual([]);
  await time.advance(1);
  expect(said()).toEqual(['channel: 1']);
  await turn(1, '2');
  await time.advance(17 * HOUR);
  requests = [];
  await turn(0, '3', 2 * HOUR);
  await time.advance(2 * HOUR);
  expect(requests.filter((one) => one.startsWith('post'))).toEqual([]);
});

it('a limit that begins anew within the turn moves the reminder', async () => {
  await turn(0, '1');
  await time.advance(11 * HOUR);
  await turn(0, '1');
  await time.advance(12 * HOUR - 1);
  expect(said()).toEqual(['channel: 1']);
  await time.advance(1);
  expect(said()).toEqual(['channel: 1 again']);
});

it('a direct message is sent once a turn: its reminder is an edit', async () => {
  choices = { way: 'direct', quiet: null };
  await turn(0, '1');
  await time.advance(12 * HOUR);
  expect(said()).toEqual(['direct-1: 1 again']);
  expect(requests).toEqual(['open 1', 'post direct-1', 'edit direct-1']);
  await turn(1, '2');
  await turn(0, '3');
  expect(requests.filter((one) => one === 'open 1')).toHaveLength(1);
  expect(said()).toEqual(['direct-1: 1']);
});

it('refused direct messages fall back to the channel, and are tried again after a day', async () => {
  choices = { way: 'direct', quiet: null };
  refuse = (request) => (request === 'post direct-1' ? 'forbidden' : null);
  await turn(0, '1');
  expect(said()).toEqual(['channel: 1 failed']);
  await time.advance(23 * HOUR);
  requests = [];
  await turn(0, '2');
  expect(requests).toEqual(['remove channel', 'post channel']);
  refuse = () => null;
  await time.advance(HOUR);
  await turn(0, '3');
  expect(said()).toEqual(['direct-1: 1']);
});

it('a request without an answer is repeated, and one that is refused only with the reminder', async () => {
  refuse = () => 'unreachable';
  await turn(0, '1');
  expect(said()).toEqual([]);
  refuse = () => null;
  await time.advance(MINUTE);
  expect(said()).toEqual(['channel: 1']);
  refuse = () => 'forbidden';
  await turn(1, '2');
  await time.advance(DAY);
  expect(requests.filter((one) => one === 'post channel')).toHaveLength(4);
});

it('a process that starts goes on from what was stored', async () => {
  await turn(0, '1');
  notices.stop();
  notices = create();
  await notices.recover();
  await time.advance(12 * HOUR - 1);
  expect(requests).toEqual(['post channel']);
  await time.advance(1);
  expect(said()).toEqual(['channel: 1 again']);
  notices.stop();
  waiting = null;
  notices = create();
  await notices.recover();
  await settle();
  expect(said()).toEqual([]);
  expect(store.size).toBe(0);
});

it('who switches it off is told nothing more, and what was sent goes', async () => {
  await turn(0, '1');
  choices = { way: 'off', quiet: null };
  notices.chosen('guild', ANA);
  await settle();
  expect(said()).toEqual([]);
  await time.advance(2 * DAY);
  expect(requests).toEqual(['post channel', 'remove channel']);
});

it('while the disk takes nothing people are told once, and it is stored when the disk takes it', async () => {
  full = true;
  await turn(0, '1');
  notices.look('g1');
  await settle();
  expect(said()).toEqual(['channel: 1']);
  expect(requests).toEqual(['post channel']);
  expect(store.size).toBe(0);
  full = false;
  await time.advance(MINUTE);
  expect(store.get('g1 1')).toMatchObject({ sent: { messageId: '1' }, stage: 'reminder' });
  full = true;
  await turn(1, '2');
  full = false;
  await time.advance(MINUTE);
  expect([...store.keys()]).toEqual(['g1 2']);
  expect(requests).toEqual(['post channel', 'remove channel', 'post channel']);
  expect(time.pending).toBe(1);
});

it('a step that failed is tried again', async () => {
  refuse = () => {
    refuse = () => null;
    throw new Error('a bug');
  };
  await turn(0, '1');
  expect(said()).toEqual([]);
  expect(errors.splice(0)).toEqual(['Error: a bug']);
  await time.advance(MINUTE);
  expect(said()).toEqual(['channel: 1']);
});

it('a change just as a step ends is looked at after it', async () => {
  notices.seen(ANA);
  let asked = 0;
  onChoices = () => {
    asked += 1;
    // The first look notes the turn, the second one finds that it has to wait for half of the limit.
    if (asked !== 2) return;
    queueMicrotask(() => {
      waiting = { table, turn: { seats: [0], turn: '2', limitMs: 10 * MINUTE, until: time.now() + 10 * MINUTE } };
      notices.look('g1');
    });
  };
  await turn(0, '1');
  await time.advance(5 * MINUTE);
  expect(said()).toEqual(['channel: 1 again']);
});

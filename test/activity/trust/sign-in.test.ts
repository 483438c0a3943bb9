import { beforeEach, expect, it } from 'vitest';
import type { Identity, Instance } from '../../../src/activity/ports.js';
import { Sessions } from '../../../src/activity/sessions.js';
import { SignIn } from '../../../src/activity/sign-in.js';
import { ManualTime } from '../../support/time.js';

const HERE: Instance = { guildId: '10001', channelId: '20001', users: ['30001'] };

let time: ManualTime;
let sessions: Sessions;
let instance: Instance;
let signIn: SignIn;
beforeEach(() => {
  time = new ManualTime();
  sessions = new Sessions(time);
  instance = HERE;
  const identity: Identity = {
    exchange: () => Promise.resolve('access-token'),
    person: () => Promise.resolve({ userId: '30001', name: 'Ana' }),
    instance: () => Promise.resolve(instance),
    member: () => Promise.resolve({ userId: '30001', name: 'Ana', roles: [] }),
  };
  const elsewhere = (guildId: string): string | null => (guildId === '10007' ? '7/' : null);
  signIn = new SignIn({ clock: time, identity, sessions, elsewhere, rate: { perSecond: 10, burst: 3 } });
});

let codes = 0;
const asked = (guildId?: string) =>
  signIn.run({
    nonce: sessions.nonce(),
    code: `code-${(codes += 1)}`,
    instanceId: 'i-1',
    ...(guildId === undefined ? {} : { guildId }),
  });

it('binds a session to the place that Discord names, whatever server the page says', async () => {
  const reply = await asked('10002');
  const session = 'session' in reply ? sessions.of(reply.session) : null;
  expect(session?.viewer).toMatchObject({ userId: '30001', guildId: '10001', channelId: '20001' });
  expect(session?.instanceId).toBe('i-1');
});

it('sends a page on to the process that has the instance’s server, even if it named another', async () => {
  instance = { ...HERE, guildId: '10007' };
  expect(await asked()).toEqual({ refused: 'elsewhere', prefix: '7/' });
  expect(await asked('10001')).toEqual({ refused: 'elsewhere', prefix: '7/' });
});

it('refuses an Activity in a group or a direct message, and who is not listed in it', async () => {
  instance = { ...HERE, guildId: null };
  expect(await asked()).toEqual({ refused: 'no-server' });
  instance = { ...HERE, users: ['30002'] };
  expect(await asked()).toEqual({ refused: 'not-here' });
});

it('takes so many sign-ins a second, and asks nothing of Discord for more', async () => {
  const outcomes = [await asked(), await asked(), await asked(), await asked()];
  expect(outcomes.map((one) => ('refused' in one ? one.refused : 'in'))).toEqual(['in', 'in', 'in', 'busy']);
  time.lapse(100);
  expect(await asked()).toMatchObject({ accessToken: 'access-token' });
});

it('keeps a session of three minutes, of this process only', async () => {
  const reply = await asked();
  const token = 'session' in reply ? reply.session : '';
  expect(new Sessions(time).of(token)).toBeNull();
  time.lapse(3 * 60_000 - 1);
  expect(sessions.of(token)).not.toBeNull();
  time.lapse(1);
  expect(sessions.of(token)).toBeNull();
});

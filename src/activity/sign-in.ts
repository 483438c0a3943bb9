import type { Clock } from '../table/ports.js';
import { RateLimit } from './limits.js';
import type { Identity, Instance, Person } from './ports.js';
import type { SessionReply, SessionRequest, SignInRefused } from './protocol.js';
import type { Sessions } from './sessions.js';

/** Sign-ins for the whole process, a second in the long run and at once: each asks Discord up to four times. */
export interface SignInRate {
  readonly perSecond: number;
  readonly burst: number;
}
const RATE: SignInRate = { perSecond: 10, burst: 60 };

export interface SignInTools {
  readonly clock: Clock;
  readonly identity: Identity;
  readonly sessions: Sessions;
  /** The path prefix of the process that serves a server; null: this one does. */
  readonly elsewhere: (guildId: string) => string | null;
  /** Absent: as many as Discord's own limits have room for. */
  readonly rate?: SignInRate | undefined;
}

type Outcome = SessionReply | SignInRefused;
const refused = (why: SignInRefused['refused']): SignInRefused => ({ refused: why });

/** Lets people in: who they are and where they are is Discord's word, never the page's. */
export class SignIn {
  readonly #rate: RateLimit;

  constructor(private readonly tools: SignInTools) {
    const { perSecond, burst } = tools.rate ?? RATE;
    this.#rate = new RateLimit(tools.clock, perSecond, burst);
  }

  async run({ nonce, code, instanceId, guildId }: SessionRequest): Promise<Outcome> {
    const { identity, sessions, elsewhere } = this.tools;
    if (!this.#rate.take()) return refused('busy');
    // The page's word on the server only says which process to ask.
    const prefix = guildId === undefined ? null : elsewhere(guildId);
    if (prefix !== null) return { refused: 'elsewhere', prefix };
    if (!sessions.useNonce(nonce)) return refused('nonce');
    if (!sessions.useCode(code)) return refused('code');
    const accessToken = await identity.exchange(code);
    if (accessToken === null) return refused('code');
    if (accessToken === 'unreachable') return refused('unreachable');
    const [person, instance] = await Promise.all([identity.person(accessToken), identity.instance(instanceId)]);
    if (person === 'unreachable' || instance === 'unreachable') return refused('unreachable');
    if (person === null) return refused('code');
    if (instance === null) return refused('instance');
    return this.#place(person, { instanceId, instance, accessToken });
  }

  async #place(
    person: Person,
    at: { readonly instanceId: string; readonly instance: Instance; readonly accessToken: string },
  ): Promise<Outcome> {
    const { identity, sessions, elsewhere } = this.tools;
    const { guildId, channelId, users } = at.instance;
    if (!users.includes(person.userId)) return refused('not-here');
    if (guildId === null) return refused('no-server');
    const prefix = elsewhere(guildId);
    if (prefix !== null) return { refused: 'elsewhere', prefix };
    const member = await identity.member(guildId, person.userId);
    if (member === 'unreachable') return refused('unreachable');
    if (member === null) return refused('not-in-server');
    const viewer = { userId: person.userId, name: member.name, roles: member.roles, guildId, channelId };
    return { session: sessions.open({ viewer, instanceId: at.instanceId }), accessToken: at.accessToken };
  }
}

import { beforeEach, describe, expect, it } from 'vitest';
import { board, drawPanel, type Rendered } from '../../../../../src/discord/games/meteor/render/index.js';
import { end, ownEnd } from './from-views.js';
import type { PublicView, SeatView } from '../../../../../src/games/meteor/view/seat.js';
import type { ApiComponent, PageMessage } from '../../../../../src/local/protocol.js';
import { Announcer, type Urgency } from '../../../../../src/local/web/messages/announcer.js';
import { translator } from '../../../../../src/text/index.js';
import { TestTime } from '../../../../support/local-time.js';
import { HAND, NOW, PEOPLE, VIEW } from './views.js';

/** What the page's announcer says of the real messages: all that one who can't see them hears by themselves. */

const t = translator('en');
const base = { game: 'k3x9', people: PEOPLE, now: NOW };
const WON = { result: 'won', reason: 'all-destroyed', zone: 2, left: 17_000, at: NOW } as const;
const LOST = { result: 'lost', reason: 'impact-time', zone: 1, left: 0, at: NOW } as const;

let time: TestTime;
let said: (readonly [Urgency, string])[];
let announcer: Announcer;
let shown: PageMessage[];
let actedAt: number;

beforeEach(() => {
  time = new TestTime();
  [said, shown, actedAt] = [[], [], -1e9];
  announcer = new Announcer({
    say: (words, urgency) => said.push([urgency, words]),
    setTimeout: (run, ms) => void time.setTimeout(run, ms),
    now: () => NOW,
    actedAt: () => actedAt,
    nameOf: () => undefined,
  });
  announcer.look('9', []);
});

const plain = (rendered: Rendered): readonly ApiComponent[] =>
  JSON.parse(JSON.stringify(rendered.components)) as readonly ApiComponent[];

/** Shows a message in its place; what is said of it. */
function heard(id: 'board' | 'panel', rendered: Rendered): readonly (readonly [Urgency, string])[] {
  const message: PageMessage = {
    id,
    channelId: '9',
    author: { id: '1', name: 'Meteor', bot: true },
    content: '',
    components: plain(rendered),
    attachments: [],
    ephemeral: id === 'panel',
    loading: false,
    edited: false,
    pinned: false,
    at: NOW,
    reactions: [],
  };
  shown = [...shown.filter((one) => one.id !== id), message];
  announcer.look('9', shown);
  time.advance(1_000);
  return said.splice(0);
}

const boardOf = (view: Partial<PublicView> = {}, headline: string | null = null): Rendered =>
  board({ ...base, view: { ...VIEW, ...view }, headline, blocked: false }, t);
const handOf = (view: Partial<SeatView> = {}, message: string | null = null): Rendered =>
  drawPanel(
    { ...base, view: { ...HAND, ...view }, site: 0, change: 0, rockets: 'all', message, confirmPass: false },
    t,
  );
const endOf = (outcome: NonNullable<PublicView['outcome']>): Rendered =>
  end({ ...base, view: { ...VIEW, phase: 'over', seed: 'abc', outcome } }, t);

describe('of the board', () => {
  beforeEach(() => {
    heard('board', boardOf());
  });

  it('a launch window at once: who launched what at what, and that one may join', () => {
    const rockets = [{ site: 0, seat: 0, target: 'S', card: '3CF', damage: 3, change: 0 }];
    const [first, ...rest] = heard('board', boardOf({ window: { rockets, closesAt: NOW + 5_000 } }));
    expect(first?.[0]).toBe('assertive');
    expect(first?.[1]).toMatch(/LAUNCHING in 5 seconds\. Ana 3 → S/);
    expect(rest).toEqual([]);
  });

  it('what a salvo did', () => {
    expect(heard('board', boardOf({}, 'Ana: 3 on M. Destroyed.'))).toEqual([['polite', 'Ana: 3 on M. Destroyed.']]);
  });

  it('a zone change at once, with why it came', () => {
    const why = 'Zone 4: the Overkill pushed the rest closer.';
    const [first] = heard('board', boardOf({ zone: 4, deadline: NOW + 60_000 }, why));
    expect(first).toEqual(['assertive', `ZONE 4. ${why}`]);
  });

  it('the last zone as what it is', () => {
    const [first] = heard('board', boardOf({ zone: 1, deadline: NOW + 60_000 }));
    expect(first).toEqual(['assertive', 'ZONE 1. Impact in 1 minute']);
  });

  it('nothing as the seconds run down and cards are counted', () => {
    expect(heard('board', boardOf({ deadline: NOW + 30_000, deckSize: 40 }))).toEqual([]);
  });

  it('the end at once, won or lost', () => {
    expect(heard('board', endOf(WON))[0]).toEqual([
      'assertive',
      expect.stringMatching(/^EARTH IS SAFE\. The crew destroyed every meteor!/),
    ]);
    heard('board', boardOf());
    expect(heard('board', endOf(LOST))[0]).toEqual(['assertive', expect.stringMatching(/^EARTH IS HIT/)]);
  });
});

describe('of one’s own panel', () => {
  beforeEach(() => {
    heard('panel', handOf());
    actedAt = NOW;
  });

  it('what became of one’s own click: the site as it is now', () => {
    const sites = VIEW.sites.map((site) => (site.id === 0 ? { ...site, pile: [], outlook: EMPTY } : site));
    const [[urgency, words] = []] = heard('panel', handOf({ sites, launchable: [], targets: [] }));
    expect(urgency).toBe('polite');
    expect(words).toContain('Your site: empty');
  });

  it('why it was refused', () => {
    const [[, words] = []] = heard('panel', handOf({}, 'That card can’t go there: it needs A.'));
    expect(words).toBe('That card can’t go there: it needs A.');
  });

  it('that one has won, or lost', () => {
    const model = { ...base, view: { ...HAND, phase: 'over', outcome: WON } as const };
    expect(heard('panel', ownEnd(model, 0, t))[0]?.[1]).toMatch(/^You won!/);
    const lost = { ...base, view: { ...HAND, phase: 'over', outcome: LOST } as const };
    expect(heard('panel', ownEnd(lost, 0, t))[0]?.[1]).toMatch(/^Earth is hit\./);
  });
});

const EMPTY = { kind: 'empty', missing: '', retrofitMissing: null } as const;

import { describe, expect, it } from 'vitest';
import { Faces } from '../../../src/discord/games/face.js';
import type { PanelFace } from '../../../src/discord/games/presentation.js';
import { screenReaderAnswer } from '../../../src/discord/messages/screen-reader.js';
import type { Answer } from '../../../src/discord/rest/acknowledge.js';
import type { TableHandle } from '../../../src/table/ports.js';
import { translator } from '../../../src/text/index.js';
import { MATCHES_FACE } from '../../toy/face.js';
import { MATCHES, type MatchesTypes } from '../../toy/matches.js';
import { LineView, shown } from './panels-support.js';

const t = translator('en');
const NOW = 77;
type Event = MatchesTypes['event'];

const LOBBY: readonly Event[] = MATCHES.create({ options: { matches: 7 }, seed: 's' });
const START: readonly Event[] = [{ type: 'started' }];
const took = (count: number): readonly Event[] => [{ type: 'took', seat: 0, count }];

/** One at a table who asks; the log so far, and up to where this person has heard it. */
function asking(log: readonly (readonly Event[])[], heard: number | null, hasReader = true) {
  const bookmarks: unknown[] = [];
  const panel: PanelFace<MatchesTypes, LineView> = {
    button: 'lobby.button.join',
    open: () => new LineView(),
    isSentTo: () => false,
    stale: () => ({}),
    watch: () => ({ form: 'private', body: {} }),
    ...(hasReader
      ? {
          screenReader: {
            changes: ({ events, state }) =>
              events.flatMap((event) =>
                event.type === 'took' ? [`took ${event.count}, ${state.taken[0]} in all`] : [],
              ),
            standing: (_table, seat, now) => [`seat ${seat}`, `at ${now}`],
          },
        }
      : {}),
  };
  const table = { game: 'g', kind: 'matches', state: MATCHES.initialState } as TableHandle;
  const answer = (
    asked: 'changes' | 'standing',
    { seat = 0 as number | null, repeated = false } = {},
  ): Promise<Answer> =>
    screenReaderAnswer(
      {
        platform: {
          faces: new Faces([{ ...MATCHES_FACE, panel }]),
          store: {
            runningLog: () => Promise.resolve(log.map((events, sequence) => ({ sequence, at: sequence, events }))),
            bookmarks: {
              of: (game, userId) => Promise.resolve(game === 'g' && userId === 'ann' ? heard : null),
              put: (...of) => void bookmarks.push(of),
            },
          },
          time: { clock: { now: () => NOW } },
          messages: { panels: { draw: () => ({ components: [{ type: 10, content: 'the panel' }] }) } },
        },
        table,
        seat,
        caller: { userId: 'ann', name: 'Ann', moderator: false },
        source: 'click',
        repeated,
        t,
      },
      asked,
    );
  const said = async (...of: Parameters<typeof answer>): Promise<readonly string[]> => {
    const { body, form } = await answer(...of);
    return [form, ...shown(body).split('\\n')];
  };
  return { answer, said, bookmarks };
}

describe('A screen reader’s question', () => {
  it('what changed: first everything since play began, and from then on what is new', async () => {
    const log = [LOBBY, START, took(1), took(2)];
    const first = asking(log, null);
    expect(await first.said('changes')).toEqual([
      'private',
      t('plain.since-start'),
      'took 1, 1 in all',
      'took 2, 3 in all',
    ]);
    expect(first.bookmarks).toEqual([['g', 'ann', 3]]);
    const later = asking(log, 2);
    expect(await later.said('changes')).toEqual(['private', t('plain.since-last'), 'took 2, 3 in all']);
    expect(later.bookmarks).toEqual([['g', 'ann', 3]]);
  });

  it('what changed, where nothing has: since this person asked, or since play began', async () => {
    expect(await asking([LOBBY, START, took(1)], 2).said('changes')).toEqual(['private', t('plain.nothing-new')]);
    expect(await asking([LOBBY, START], null).said('changes')).toEqual(['private', t('plain.nothing-yet')]);
    const none = asking([], null);
    expect(await none.said('changes')).toEqual(['private', t('plain.nothing-yet')]);
    expect(none.bookmarks).toEqual([['g', 'ann', -1]]);
  });

  it('what happened in the lobby is no news', async () => {
    expect(await asking([LOBBY, took(1), START, took(1)], null).said('changes')).toEqual([
      'private',
      t('plain.since-start'),
      'took 1, 2 in all',
    ]);
  });

  it('of a long game has the newest forty lines, and says how many are left out', async () => {
    const moves = (count: number) => [LOBBY, START, ...Array.from({ length: count }, () => took(1))];
    const whole = await asking(moves(40), null).said('changes');
    expect(whole.slice(1, 3)).toEqual([t('plain.since-start'), 'took 1, 1 in all']);
    const cut = await asking(moves(42), null).said('changes');
    expect(cut.slice(1, 4)).toEqual([t('plain.since-start'), t('plain.left-out', { count: 2 }), 'took 1, 3 in all']);
    expect(cut.at(-1)).toBe('took 1, 42 in all');
    expect(cut).toHaveLength(3 + 40);
  });

  it('how the table stands, for the seat that asks and now', async () => {
    const { said, bookmarks } = asking([LOBBY, START], null);
    expect(await said('standing', { seat: 1 })).toEqual(['private', 'seat 1', `at ${NOW}`]);
    expect(bookmarks).toEqual([]);
  });

  it('asked twice by a double tap shows the panel again, and keeps what was told', async () => {
    const { said, bookmarks } = asking([LOBBY, START, took(1)], null);
    expect(await said('changes', { repeated: true })).toEqual(['update', 'the panel']);
    expect(bookmarks).toEqual([]);
  });

  it('by one who doesn’t play, or of a game that has no answers, is none', async () => {
    expect(await asking([LOBBY, START], null).said('standing', { seat: null })).toEqual([
      'private',
      t('error.malformed'),
    ]);
    expect(await asking([LOBBY, START], null, false).said('standing')).toEqual(['private', t('error.malformed')]);
  });
});

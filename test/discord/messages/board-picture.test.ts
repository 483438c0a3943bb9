import { expect, it } from 'vitest';
import { ManualTime, settle } from '../../support/time.js';
import { PictureOnBoard } from '../../../src/discord/messages/board/picture.js';
import type { RenderPng, Showing } from '../../../src/discord/messages/board/showing.js';
import type { BoardPicture } from '../../../src/discord/games/picture.js';

const silent = (): void => undefined;

/** A message's picture; `said`: what is logged. */
function pictureOf(
  renderPng: RenderPng,
  {
    onNews = silent,
    say = silent,
    time = new ManualTime(),
  }: {
    readonly onNews?: (urgent: boolean) => void;
    readonly say?: (message: string) => void;
    readonly time?: ManualTime;
  } = {},
): PictureOnBoard {
  const log = (_fields: object, message: string): void => say(message);
  return new PictureOnBoard(
    { renderPng, log: { info: log, warn: log, error: log }, clock: time, timers: time },
    onNews,
  );
}

const WANTED = { key: 'k', alt: 'a field', width: 100, svg: () => '<svg/>' };

it.each([
  ['while its board is up, it is said', false, ['a board could not be drawn as a picture']],
  ['after its board was let go of, nothing is wrong', true, []],
] as const)('a picture that could not be drawn: %s', async (_when, stopped, said) => {
  const complaints: string[] = [];
  const picture = pictureOf(() => Promise.reject(new Error('the drawing thread ended')), {
    say: (message) => complaints.push(message),
    onNews: () => expect.fail('nothing was drawn'),
  });
  if (stopped) picture.stop();
  expect(await picture.newest(() => WANTED, true)).toMatchObject({ attached: null, files: [] });
  expect(complaints).toEqual(said);
});

it('a picture that was sent is kept no longer: another message has it drawn anew', async () => {
  let drawn = 0;
  const follows = { ...WANTED, follows: true } as const;
  let told: () => void = silent;
  const next = (): Promise<void> =>
    new Promise((resolve) => {
      told = resolve;
    });
  const render = (): Promise<Buffer> => Promise.resolve(Buffer.from(`picture ${(drawn += 1)}`));
  const picture = pictureOf(render, { onNews: () => told() });

  for (const round of [1, 2]) {
    const ready = next();
    expect(picture.isDue(follows)).toBe(false);
    await ready;
    const showing = await picture.newest(() => follows, true);
    expect(showing.files.map(({ data }) => String(data))).toEqual([`picture ${round}`]);
    showing.sent(false);
    expect(picture.isDue(follows)).toBe(false);
    expect(await picture.newest(() => follows, false)).toMatchObject({ attached: showing.attached, files: [] });
    picture.gone();
  }
});

it('an answer that is drawn while a picture is uploaded waits for it, and names the new one', async () => {
  const picture = pictureOf(() => Promise.resolve(Buffer.from('png')));
  const before = await picture.newest(() => WANTED, true);
  before.sent(false);
  const moved = { ...WANTED, key: 'moved' };
  let taken: () => void = silent;
  const upload = picture.during(moved, async () => {
    const showing = await picture.newest(() => moved, false);
    await new Promise<void>((resolve) => (taken = resolve));
    showing.sent(false);
  });
  const named = picture.inPlace.then(() => picture.beside(moved)?.url);
  await new Promise((resolve) => setImmediate(resolve));
  taken();
  await upload;
  expect(await named).toBe('attachment://board-2.png');
  expect(before.attached?.url).toBe('attachment://board-1.png');
});

it('an upload that fails keeps no answer waiting, nor does an edit without a picture', async () => {
  const picture = pictureOf(() => Promise.resolve(Buffer.from('png')));
  await expect(picture.during(WANTED, () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  await picture.inPlace;
  let ended: () => void = silent;
  const edit = picture.during(null, () => new Promise<void>((resolve) => (ended = resolve)));
  await picture.inPlace;
  ended();
  await edit;
  expect(picture.beside(null)).toBe(null);
});

it('what changes while a picture is drawn is drawn too: its words don’t tell more than it shows', async () => {
  const waiting: (() => void)[] = [];
  const picture = pictureOf(
    (svg) =>
      new Promise((resolve) => {
        waiting.push(() => {
          resolve(Buffer.from(svg));
        });
      }),
  );
  const at = (key: string) => ({ ...WANTED, key, svg: () => key });
  let now = 'battle';
  const edit = picture.newest(() => at(now), true);
  now = 'over';
  for (let drawn = 0; drawn < 2; drawn += 1) {
    waiting[drawn]?.();
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect((await edit).files.map(({ data }) => String(data))).toEqual(['over']);
});

it('a picture that waits to be drawn is let go of once another is wanted, or none', async () => {
  const complaints: string[] = [];
  const asked: AbortSignal[] = [];
  const picture = pictureOf(
    (_svg, _width, signal) =>
      new Promise((_resolve, reject) => {
        if (signal === undefined) return;
        asked.push(signal);
        signal.addEventListener('abort', () => {
          reject(new Error('let go of'));
        });
      }),
    { say: (message) => complaints.push(message), onNews: () => expect.fail('nothing was drawn') },
  );
  const field = { ...WANTED, follows: true } as const;
  picture.isDue(field);
  picture.isDue({ ...field, key: 'another field' });
  expect(asked.map(({ aborted }) => aborted)).toEqual([true, false]);
  expect(picture.isDrawing).toBe(true);
  await picture.during(null, () => Promise.resolve());
  expect(asked.map(({ aborted }) => aborted)).toEqual([true, true]);
  expect(picture.isDrawing).toBe(false);
  await settle();
  expect(complaints).toEqual([]);
});

/** Draws when it is told to. */
function slowDrawing() {
  const waiting: (() => void)[] = [];
  const render: RenderPng = (svg) =>
    new Promise((resolve) => {
      waiting.push(() => {
        resolve(Buffer.from(svg));
      });
    });
  const draw = async (): Promise<void> => {
    for (const one of waiting.splice(0)) one();
    await settle();
  };
  return { render, draw };
}

const at = (key: string, more: Partial<BoardPicture> = {}): BoardPicture => ({
  ...WANTED,
  key,
  svg: () => key,
  ...more,
});

/** A message that shows a first picture, and then wants others; `edits`: what it was edited to. */
async function shown(more: Partial<BoardPicture>) {
  const time = new ManualTime();
  const { render, draw } = slowDrawing();
  const news: boolean[] = [];
  const picture = pictureOf(render, { time, onNews: (urgent) => news.push(urgent) });
  let wanted = at('first', more);
  const edit = (): Promise<Showing> =>
    picture.during(wanted, async () => {
      const showing = await picture.newest(() => wanted, false);
      showing.sent(false);
      return showing;
    });
  const first = edit();
  await draw();
  await first;
  if (more.follows === true) await edit();
  news.length = 0;
  const want = (one: BoardPicture): void => {
    wanted = one;
  };
  return { time, draw, news, picture, edit, want };
}

it('words that are newer than a following picture keep it for 2 s, then say that it is older', async () => {
  const { time, draw, news, picture, edit, want } = await shown({ follows: true });
  const second = at('second', { follows: true });
  want(second);
  expect(picture.isDue(second)).toBe(false);
  expect((await edit()).attached).toMatchObject({ url: 'attachment://board-1.png', isOld: false });
  await time.advance(1_999);
  expect([picture.beside(second)?.isOld, news]).toEqual([false, []]);
  await time.advance(1);
  expect([picture.beside(second)?.isOld, news]).toEqual([true, [true]]);
  expect((await edit()).attached).toMatchObject({ url: 'attachment://board-1.png', isOld: true });
  await time.advance(60_000);
  expect(news, 'it is told once').toEqual([true]);
  await draw();
  expect(news).toEqual([true, false]);
  expect((await edit()).attached).toMatchObject({ url: 'attachment://board-2.png', isOld: false });
  expect(time.pending).toBe(0);
});

it('a picture that is as the words tell again is not called older', async () => {
  const { time, news, picture, want } = await shown({ follows: true });
  want(at('second', { follows: true }));
  picture.isDue(at('second', { follows: true }));
  await time.advance(1_000);
  picture.isDue(at('first', { follows: true }));
  await time.advance(5_000);
  expect(news).toEqual([]);
  expect(picture.beside(at('first'))?.isOld).toBe(false);
});

it('words wait at most 2 s for a picture that goes out with them, and are sent with the old one', async () => {
  const { time, draw, news, picture, edit, want } = await shown({});
  want(at('second'));
  const words = edit();
  await time.advance(2_000);
  expect((await words).attached).toMatchObject({ url: 'attachment://board-1.png', isOld: true });
  expect(news, 'the words say so already').toEqual([]);
  expect(picture.isDrawing, 'the message isn’t done without it').toBe(true);
  await draw();
  expect(picture.isDrawing).toBe(false);
  expect(news).toEqual([false]);
  const drawn = await edit();
  expect(drawn.files.map(({ data }) => String(data))).toEqual(['second']);
});

it('an edit that takes longer than 2 s and brings the picture isn’t followed by another', async () => {
  const { time, draw, news, picture, want } = await shown({});
  const second = at('second');
  want(second);
  let taken: () => void = silent;
  const edit = picture.during(second, async () => {
    const showing = await picture.newest(() => second, false);
    await new Promise<void>((resolve) => (taken = resolve));
    showing.sent(false);
  });
  await draw();
  await time.advance(10_000);
  taken();
  await edit;
  expect(news).toEqual([]);
});

it('an answer never shows choices that are another’s: their picture goes at once', async () => {
  const { picture, want } = await shown({ follows: true, about: 'unit at 7' });
  const other = at('other unit', { follows: true, about: 'unit at 9' });
  want(other);
  const drawnWith: unknown[] = [];
  const draw = (attached: unknown) => {
    drawnWith.push(attached);
    return { content: '' };
  };
  expect(picture.answer(at('moved', { about: 'unit at 7' }), draw)).toEqual({ content: '' });
  expect(picture.answer(other, draw)).toEqual({ content: '', attachments: [] });
  expect(drawnWith).toEqual([expect.objectContaining({ url: 'attachment://board-1.png' }), null]);
  expect(picture.beside(other)).toBeNull();
});

it('a picture that could not be drawn once is drawn by the next write', async () => {
  let attempts = 0;
  const picture = pictureOf(() => {
    attempts += 1;
    return attempts === 1 ? Promise.reject(new Error('the drawing thread ended')) : Promise.resolve(Buffer.from('png'));
  });
  expect(await picture.newest(() => WANTED, false)).toMatchObject({ files: [] });
  expect(picture.isDue(WANTED)).toBe(true);
  expect((await picture.newest(() => WANTED, false)).files).toHaveLength(1);
});

it('one that follows and could not be drawn is news, so that words take its place', async () => {
  const news: boolean[] = [];
  const picture = pictureOf(() => Promise.reject(new Error('the drawing thread ended')), {
    onNews: (urgent) => news.push(urgent),
  });
  const follows = { ...WANTED, follows: true } as const;
  expect(picture.isImpossible(follows)).toBe(false);
  expect(picture.isDue(follows)).toBe(false);
  await settle();
  expect(news).toEqual([false]);
  expect([picture.isImpossible(follows), picture.isImpossible({ ...follows, key: 'other' })]).toEqual([true, false]);
  expect(picture.isImpossible(null)).toBe(false);
});

it('one that Discord refuses again and again is impossible', async () => {
  const picture = pictureOf(() => Promise.resolve(Buffer.from('png')));
  for (const _attempt of [1, 2]) (await picture.newest(() => WANTED, true)).sent(true);
  expect(picture.isImpossible(WANTED)).toBe(true);
});

import { expect, it } from 'vitest';
import { settle } from '../../support/time.js';
import { PictureOnBoard } from '../../../src/discord/messages/board/picture.js';

const WANTED = { key: 'k', alt: 'a field', width: 100, svg: () => '<svg/>' };

it.each([
  ['while its board is up, it is said', false, ['a board could not be drawn as a picture']],
  ['after its board was let go of, nothing is wrong', true, []],
] as const)('a picture that could not be drawn: %s', async (_when, stopped, said) => {
  const complaints: string[] = [];
  const complain = (_fields: object, message: string): void => {
    complaints.push(message);
  };
  const picture = new PictureOnBoard(
    () => Promise.reject(new Error('the drawing thread ended')),
    { info: complain, warn: complain, error: complain },
    () => expect.fail('nothing was drawn'),
  );
  if (stopped) picture.stop();
  expect(await picture.newest(() => WANTED, true)).toMatchObject({ attached: null, files: [] });
  expect(complaints).toEqual(said);
});

it('a picture that was sent is kept no longer: another message has it drawn anew', async () => {
  let drawn = 0;
  const said = (): void => undefined;
  const log = { info: said, warn: said, error: said };
  const follows = { ...WANTED, follows: true } as const;
  let told: () => void = said;
  const next = (): Promise<void> =>
    new Promise((resolve) => {
      told = resolve;
    });
  const render = (): Promise<Buffer> => Promise.resolve(Buffer.from(`picture ${(drawn += 1)}`));
  const picture = new PictureOnBoard(render, log, () => {
    told();
  });

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
  const said = (): void => undefined;
  const picture = new PictureOnBoard(
    () => Promise.resolve(Buffer.from('png')),
    { info: said, warn: said, error: said },
    said,
  );
  const before = await picture.newest(() => WANTED, true);
  before.sent(false);
  const moved = { ...WANTED, key: 'moved' };
  let taken: () => void = said;
  const upload = picture.during(moved, async () => {
    const showing = await picture.newest(() => moved, false);
    await new Promise<void>((resolve) => (taken = resolve));
    showing.sent(false);
  });
  const named = picture.inPlace.then(() => picture.attached?.url);
  await new Promise((resolve) => setImmediate(resolve));
  taken();
  await upload;
  expect(await named).toBe('attachment://board-2.png');
  expect(before.attached?.url).toBe('attachment://board-1.png');
});

it('an upload that fails keeps no answer waiting, nor does an edit without a picture', async () => {
  const said = (): void => undefined;
  const picture = new PictureOnBoard(
    () => Promise.resolve(Buffer.from('png')),
    { info: said, warn: said, error: said },
    said,
  );
  await expect(picture.during(WANTED, () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  await picture.inPlace;
  let ended: () => void = said;
  const edit = picture.during(null, () => new Promise<void>((resolve) => (ended = resolve)));
  await picture.inPlace;
  ended();
  await edit;
  expect(picture.attached).toBe(null);
});

it('what changes while a picture is drawn is drawn too: its words don’t tell more than it shows', async () => {
  const said = (): void => undefined;
  const waiting: (() => void)[] = [];
  const picture = new PictureOnBoard(
    (svg) =>
      new Promise((resolve) => {
        waiting.push(() => {
          resolve(Buffer.from(svg));
        });
      }),
    { info: said, warn: said, error: said },
    said,
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
  const complain = (_fields: object, message: string): void => {
    complaints.push(message);
  };
  const asked: AbortSignal[] = [];
  const picture = new PictureOnBoard(
    (_svg, _width, signal) =>
      new Promise((_resolve, reject) => {
        if (signal === undefined) return;
        asked.push(signal);
        signal.addEventListener('abort', () => {
          reject(new Error('let go of'));
        });
      }),
    { info: complain, warn: complain, error: complain },
    () => expect.fail('nothing was drawn'),
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

import { expect, it } from 'vitest';
import { PictureOnBoard } from '../../../src/discord/messages/board-picture.js';

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
  expect(await picture.newest(WANTED, true)).toMatchObject({ attached: null, files: [] });
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
    const showing = await picture.newest(follows, true);
    expect(showing.files.map(({ data }) => String(data))).toEqual([`picture ${round}`]);
    showing.sent();
    expect(picture.isDue(follows)).toBe(false);
    expect(await picture.newest(follows, false)).toMatchObject({ attached: showing.attached, files: [] });
    picture.gone();
  }
});

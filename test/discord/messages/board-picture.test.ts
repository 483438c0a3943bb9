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

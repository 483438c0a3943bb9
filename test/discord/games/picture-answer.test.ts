import { expect, it } from 'vitest';
import { pictureAnswer, type PictureAsker } from '../../../src/discord/games/shared/picture-answer.js';
import type { Answer } from '../../../src/discord/rest/acknowledge.js';
import { WaitingLimit } from '../../../src/discord/waiting-limit.js';
import { translator } from '../../../src/text/index.js';

/** Pictures are drawn one after the other: one person's many requests keep nobody else waiting. */

const DRAWN = { file: 'board.png', svg: '<svg/>', width: 100, alt: 'the board' };
const t = translator('en');

/** A renderer that holds its pictures back until they are let go. */
function drawing() {
  const held: ((error?: Error) => void)[] = [];
  const messages = {
    renderPng: () =>
      new Promise<Buffer>((resolve, reject) => {
        held.push((error) => {
          if (error) reject(error);
          else resolve(Buffer.from('png'));
        });
      }),
    ownPictures: new WaitingLimit(3),
  };
  const ask = (userId: string): Promise<Answer> => {
    const asker: Pick<PictureAsker, 'caller' | 't'> = { caller: { userId, name: userId, moderator: false }, t };
    return pictureAnswer({ ...asker, platform: { messages } }, DRAWN);
  };
  return { ask, held };
}

const saysBusy = (answer: Answer): boolean => JSON.stringify(answer).includes(t('error.picture-busy'));

it('a fourth picture waits for none of one’s own, and others are drawn as before', async () => {
  const { ask, held } = drawing();
  const first = [ask('ana'), ask('ana'), ask('ana')];
  expect(saysBusy(await ask('ana'))).toBe(true);
  const bens = ask('ben');
  expect(held).toHaveLength(4);
  for (const release of held) release();
  for (const answer of await Promise.all([...first, bens])) expect(answer.files?.[0]?.name).toBe('board.png');
  const again = ask('ana');
  held.at(-1)?.();
  expect(saysBusy(await again)).toBe(false);
});

it('one that could not be drawn is no longer waited for', async () => {
  const { ask, held } = drawing();
  const asked = [ask('ana'), ask('ana'), ask('ana')];
  for (const release of held) release(new Error('no picture'));
  for (const { status } of await Promise.allSettled(asked)) expect(status).toBe('rejected');
  const next = ask('ana');
  held.at(-1)?.();
  expect(saysBusy(await next)).toBe(false);
});

import { describe, expect, it } from 'vitest';
import { answerThenPicture, postWithPicture } from '../../../src/discord/messages/answer-then-picture.js';
import type { MessageAddress } from '../../../src/storage/ports/messages.js';
import { settle } from '../../support/time.js';

const PICTURE = { key: 'k', alt: 'a curve', width: 800, svg: () => '<svg/>' };
const ADDRESS: MessageAddress = {
  messageId: 'm',
  message: '@original',
  token: 'token',
  expiresAt: 1,
} as MessageAddress;

/** A platform of which only drawing and sending is asked; `drawn` null: it can't be drawn. */
function sending(drawn: string | null = 'png') {
  const asked: unknown[] = [];
  const logged: string[] = [];
  const platform: Parameters<typeof answerThenPicture>[0] = {
    messages: {
      api: {
        post: (...of) => {
          asked.push(['post', ...of]);
          return Promise.resolve({ ok: true, value: 'm' });
        },
        editByToken: (...of) => {
          asked.push(['edit', ...of]);
          return Promise.resolve({ ok: true, value: null });
        },
      },
      renderPng: (svg, width) =>
        drawn === null
          ? Promise.reject(new Error('no font'))
          : Promise.resolve(Buffer.from(`${drawn} ${svg} ${width}`)),
    },
    log: { warn: (_facts, message) => void logged.push(message) },
  };
  return { platform, asked, logged };
}

const draw = (attached: { readonly url: string; readonly alt: string } | null) => ({
  content: attached === null ? 'words' : `words, ${attached.url}, ${attached.alt}`,
});
const FILES = [
  { name: 'picture.png', data: Buffer.from('png <svg/> 800'), contentType: 'image/png', description: 'a curve' },
];
const SHOWN = 'words, attachment://picture.png, a curve';

describe('An answer with a picture', () => {
  it('goes out at once in words, and has its picture once that is drawn', async () => {
    const { platform, asked } = sending();
    const answer = answerThenPicture(platform, 'private', PICTURE, draw);
    expect(answer).toMatchObject({ form: 'private', body: { content: 'words' } });
    expect(asked).toEqual([]);
    answer.landed?.(ADDRESS);
    await settle();
    expect(asked).toEqual([['edit', 'token', '@original', expect.objectContaining({ content: SHOWN }), FILES]]);
  });

  it('stays in words where there is no picture, it can’t be drawn, or the message can’t be edited', async () => {
    const { platform, asked, logged } = sending(null);
    expect(answerThenPicture(platform, 'update', null, draw)).toEqual({ form: 'update', body: { content: 'words' } });
    answerThenPicture(platform, 'private', PICTURE, draw).landed?.(ADDRESS);
    await settle();
    expect([asked, logged]).toEqual([[], ['a picture could not be drawn']]);
    const other = sending();
    answerThenPicture(other.platform, 'private', PICTURE, draw).landed?.({ ...ADDRESS, token: null });
    await settle();
    expect([other.asked, other.logged]).toEqual([[], []]);
  });
});

describe('A message with a picture', () => {
  it('is posted with it', async () => {
    const { platform, asked } = sending();
    await postWithPicture(platform, 'channel', PICTURE, draw);
    expect(asked).toEqual([['post', 'channel', expect.objectContaining({ content: SHOWN }), FILES]]);
  });

  it('is posted without it where there is none, or it can’t be drawn', async () => {
    const { platform, asked, logged } = sending(null);
    await postWithPicture(platform, 'channel', PICTURE, draw);
    await postWithPicture(platform, 'channel', null, draw);
    const words = ['post', 'channel', expect.objectContaining({ content: 'words' }), []];
    expect(asked).toEqual([words, words]);
    expect(logged).toEqual(['a picture could not be drawn']);
  });
});

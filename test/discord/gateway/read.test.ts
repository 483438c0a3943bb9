import { expect, test } from 'vitest';
import { readMessage, readThread } from '../../../src/discord/gateway/read.js';

const around = { parentOf: () => null, mayModerate: () => false };
const message = { id: '1', guild_id: '2', channel_id: '3', author: { id: '4' }, content: 'x', type: 0 };
const AT = '2026-11-21T20:00:00.000000+00:00';

test('an update is an edit only where it carries the time of one', () => {
  expect(readMessage({ ...message, edited_timestamp: null }, true, around)).toBeNull();
  expect(readMessage(message, true, around)).toBeNull();
  expect(readMessage({ ...message, edited_timestamp: AT }, true, around)).toMatchObject({
    edited: true,
    editedAt: Date.parse(AT),
  });
  expect(readMessage({ ...message, edited_timestamp: AT }, false, around)).toMatchObject({
    edited: false,
    editedAt: null,
  });
});

test.each([
  ['an image', { type: 'image', thumbnail: { url: 'x' } }, true],
  ['a moving picture', { type: 'gifv' }, true],
  ['a video', { type: 'video' }, true],
  ['a page with a picture', { type: 'link', title: 'C', image: { url: 'x' } }, true],
  ['a page with a small picture', { type: 'article', thumbnail: { url: 'x' } }, true],
  ['a page without one', { type: 'link', title: 'C' }, false],
])('what a link unfolds into is told where it shows a picture: %s', (_, embed, pictures) => {
  const unfolded = { ...message, embeds: [{ type: 'link' }, embed], edited_timestamp: null };
  expect(readMessage(unfolded, false, around)).toMatchObject({ pictures, unfolded: false });
  const update = readMessage(unfolded, true, around);
  if (pictures) expect(update).toMatchObject({ pictures, unfolded: true, edited: false, editedAt: null });
  else expect(update).toBeNull();
  expect(readMessage({ ...unfolded, edited_timestamp: AT }, true, around)).toMatchObject({ pictures, unfolded: false });
});

test('a thread counts where somebody has just made it under a channel', () => {
  const thread = { id: '5', parent_id: '3', owner_id: '4', name: 'title', newly_created: true };
  expect(readThread(thread)).toEqual({ id: '5', parentId: '3', ownerId: '4', title: 'title', madeAt: null });
  expect(readThread({ ...thread, thread_metadata: { create_timestamp: AT } })?.madeAt).toBe(Date.parse(AT));
  expect(readThread({ ...thread, newly_created: undefined })).toBeNull();
  expect(readThread({ ...thread, parent_id: null })).toBeNull();
});

test.each([
  ['text alone', {}, false],
  ['empty lists, as every message carries them', { embeds: [], components: [] }, false],
  ['a poll', { poll: { question: { text: 'C?' } } }, true],
  ['embeds', { embeds: [{ title: 'C' }] }, true],
  ['components', { components: [{ type: 10, content: 'C' }] }, true],
  ['an invitation to an activity', { activity: { type: 1, party_id: 'C' } }, true],
  ['a theme’s colours', { shared_client_theme: { colors: ['ff0000'] } }, true],
])('what says something beside the text is told: %s', (_, fields, extras) => {
  expect(readMessage({ ...message, ...fields }, false, around)).toMatchObject({ extras });
});

import { describe, expect, test } from 'vitest';
import { ButtonPlaces } from '../../../src/discord/messages/panel/places.js';
import type { MessageBody } from '../../../src/discord/rest/api.js';

/** No button moves under a thumb: for 600 ms after a redraw a press where another button was does nothing. */

const rows = (...ids: readonly (readonly string[])[]): MessageBody => ({
  components: ids.map((row) => ({ type: 1, components: row.map((custom_id) => ({ type: 2, custom_id })) })),
});

/** Redrawn from one to the other; the second is acknowledged at 1,000. */
function redrawn(before: MessageBody, after: MessageBody): ButtonPlaces {
  const places = new ButtonPlaces();
  places.drawn(before);
  places.acknowledged(0);
  places.drawn(after);
  places.acknowledged(1_000);
  return places;
}

describe('a press after a redraw', () => {
  const places = redrawn(rows(['C', 'F', 'pass']), rows(['F', 'pass']));

  test('does nothing where another button was, until one can have seen it', () => {
    expect(places.slidUnder('pass', 1_100)).toBe(true);
    expect(places.slidUnder('pass', 1_599)).toBe(true);
    expect(places.slidUnder('pass', 1_600)).toBe(false);
  });

  test('counts from what Discord showed: one on its way before the acknowledgement is judged too, an old one is not', () => {
    expect(places.slidUnder('F', 900)).toBe(true);
    expect(places.slidUnder('F', 700)).toBe(false);
  });

  test('does what it says where nothing else was, and where it was before', () => {
    const grown = redrawn(rows(['C'], ['more']), rows(['confirm'], ['C'], ['more']));
    for (const id of ['confirm', 'C', 'more']) expect(grown.slidUnder(id, 1_100), id).toBe(false);
    expect(grown.slidUnder('elsewhere', 1_100)).toBe(false);
  });

  test('rows count from the bottom, where a chat is anchored, and a section’s button is a row', () => {
    const section = { type: 9, components: [], accessory: { type: 2, custom_id: 'pass' } };
    const cancel = { ...section, accessory: { type: 2, custom_id: 'cancel' } };
    const body = (one: object): MessageBody => ({
      components: [one, { type: 1, components: [{ type: 2, custom_id: 'C' }] }],
    });
    expect(redrawn(body(section), body(cancel)).slidUnder('cancel', 1_100)).toBe(true);
  });

  test('before any redraw everything does what it says', () => {
    const fresh = new ButtonPlaces();
    fresh.drawn(rows(['C']));
    expect(fresh.slidUnder('C', 0)).toBe(false);
    fresh.acknowledged(0);
    expect(fresh.slidUnder('C', 10)).toBe(false);
  });

  test('of a message sent anew everything does what it says, whatever the old one showed', () => {
    const moved = redrawn(rows(['C', 'F', 'pass']), rows(['F', 'pass']));
    moved.moved();
    expect(moved.slidUnder('pass', 1_100)).toBe(false);
    moved.drawn(rows(['C', 'F', 'pass']));
    moved.acknowledged(2_000);
    expect(moved.slidUnder('C', 2_100)).toBe(true);
  });
});

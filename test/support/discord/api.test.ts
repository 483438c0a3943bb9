import { expect, test } from 'vitest';
import { requestFaults } from './api.js';

const CHANNEL = '/channels/123456789012345678/messages';
const button = (id: string) => ({ type: 2, style: 1, label: 'Go', custom_id: id });
const v2 = (...components: unknown[]) => ({ flags: 1 << 15, components });

test('a message as Discord takes it has no faults', () => {
  expect(requestFaults('POST', CHANNEL, v2({ type: 1, components: [button('a')] }))).toEqual([]);
  expect(requestFaults('POST', '/interactions/12345678901234567/tok/callback', { type: 6 })).toEqual([]);
});

test.each([
  ['an operation that Discord does not have', 'POST', '/channels/123456789012345678/shout', {}],
  ['a body where none is taken', 'DELETE', `${CHANNEL}/123456789012345678`, { a: 1 }],
  ['a row of six buttons', 'POST', CHANNEL, v2({ type: 1, components: [...'abcdef'].map(button) })],
  [
    'a label over 80 characters',
    'POST',
    CHANNEL,
    v2({ type: 1, components: [{ ...button('a'), label: 'x'.repeat(81) }] }),
  ],
  ['one custom id twice', 'POST', CHANNEL, v2({ type: 1, components: [button('a'), button('a')] })],
  ['over 40 components', 'POST', CHANNEL, v2(...Array.from({ length: 41 }, () => ({ type: 10, content: 'x' })))],
  ['over 4,000 characters', 'POST', CHANNEL, v2({ type: 10, content: 'x'.repeat(4001) })],
  ['content beside components V2', 'POST', CHANNEL, { ...v2({ type: 10, content: 'x' }), content: 'x' }],
  [
    '26 autocomplete choices',
    'POST',
    '/interactions/12345678901234567/tok/callback',
    {
      type: 8,
      data: { choices: Array.from({ length: 26 }, (_, at) => ({ name: `n${at}`, value: `v${at}` })) },
    },
  ],
  [
    'an empty choice name',
    'POST',
    '/interactions/12345678901234567/tok/callback',
    {
      type: 8,
      data: { choices: [{ name: '', value: 'v' }] },
    },
  ],
  ['a command name in capitals', 'PUT', '/applications/123456789012345678/commands', [{ name: '', description: 'x' }]],
])('%s is a fault', (_, method, path, body) => {
  expect(requestFaults(method, path, body)).not.toEqual([]);
});

import { DiscordAPIError } from 'discord.js';
import { expect, test } from 'vitest';
import { createLogger } from '../../src/start/log.js';

test('an interaction’s token, which stands in the path of a refused request, is not logged', () => {
  const lines: string[] = [];
  const log = createLogger('info', { write: (line) => void lines.push(line) });
  const refused = { code: 50035, message: 'Invalid Form Body' };
  // Before Discord has said who the bot is, its id is missing in the path.
  for (const path of ['webhooks/1033138394978868121', 'interactions/1456074489621065728', 'webhooks/']) {
    const url = `https://discord.com/api/v10/${path}/aW50ZXJhY3Rpb24.x-y_z/callback?wait=true`;
    const body = { files: undefined, json: { content: 'token-in-a-body' } };
    const err = new DiscordAPIError(refused, refused.code, 400, 'POST', url, body);
    log.warn({ err, token: 'secret-token' }, 'Discord refused a message');
  }
  expect(lines).toHaveLength(3);
  expect(lines.join('\n')).not.toMatch(/aW50ZXJhY3Rpb24|secret-token|token-in-a-body/);
  expect(lines.join('\n')).toMatch(/1033138394978868121\/\[redacted\]\/callback/);
});

import { Routes, type REST } from 'discord.js';
import { json, text, textOrNull } from '../gateway/read.js';
import { attempt } from '../rest/api.js';
import type { AvatarSource } from './avatars.js';

/** Large enough for a circle of 32 pixels on a sharp screen. */
const SIZE = 64;
/** One of that size is a tenth of it. */
const MOST_BYTES = 64 * 1024;
const PATIENCE_MS = 8_000;

const PNG = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

/** Members' pictures as Discord has them: the server's own before the person's (Discord docs, "CDN Endpoints"). */
export const createAvatarSource = (rest: REST): AvatarSource => ({
  pathOf: async (guildId, userId) => {
    const sent = await attempt(rest.get(Routes.guildMember(guildId, userId)));
    if (!sent.ok) return sent.fault === 'unreachable' ? 'unreachable' : null;
    const member = json(sent.value);
    const ofServer = textOrNull(member['avatar']);
    if (ofServer !== null) return `/guilds/${guildId}/users/${userId}/avatars/${ofServer}.png`;
    const ofPerson = textOrNull(json(member['user'])['avatar']);
    return ofPerson === null ? null : `/avatars/${text(json(member['user'])['id'])}/${ofPerson}.png`;
  },
  load: async (path) => {
    const { cdn, makeRequest } = rest.options;
    const response = await makeRequest(`${cdn}${path}?size=${SIZE}`, {
      method: 'GET',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const data = Buffer.from(await response.arrayBuffer());
    const isPicture = response.status === 200 && data.length <= MOST_BYTES && data.subarray(0, PNG.length).equals(PNG);
    return isPicture ? data : null;
  },
});

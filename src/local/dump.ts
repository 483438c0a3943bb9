import type { RecordedRequest } from './rest/recorder.js';
import { visibleMessages } from './world/messages.js';
import type { Channel } from './world/model.js';
import type { World } from './world/world.js';

/** What a failed wait prints: the messages of all channels and the last requests, in words. */
export function dump(world: World, requests: readonly RecordedRequest[], botOnline: boolean): string {
  const channels = [...world.channels.values()].flatMap((channel) => [`#${channel.name}`, ...lines(channel)]);
  const last = requests
    .slice(-15)
    .map((one) => `  ${one.method} ${one.path} → ${one.status}${one.code ? ` (${one.code})` : ''}`);
  return [...channels, `bot ${botOnline ? 'online' : 'offline'}; last requests:`, ...last].join('\n');
}

function lines(channel: Channel): string[] {
  const ephemeral = [...channel.ephemerals.values()].slice(-10);
  const open = visibleMessages(channel, '').slice(-10);
  return [...open, ...ephemeral].map(
    ({ api, visibleTo }) =>
      `  ${api.author.username}${visibleTo ? ` (for ${visibleTo} alone)` : ''}: ${JSON.stringify(api.content)} ${JSON.stringify(api.components).slice(0, 300)}`,
  );
}

import type { Press, Viewer } from '../../activity/index.js';
import type { Click } from '../gateway/incoming.js';

/** What somebody with these roles may do in a channel. */
export interface Rights {
  readonly moderator: boolean;
  readonly manager: boolean;
}

/** The press as a click that no token comes with. Rights are Discord's word: the page has no say in them. */
export function clickOf({ on, customId, values }: Press, viewer: Viewer, rights: Rights, source: string): Click {
  const { userId, name, roles, guildId, channelId, locale } = viewer;
  return {
    kind: 'click',
    id: source,
    token: '',
    guildId,
    seenByAll: true,
    channelId,
    channelType: null,
    caller: { userId, name, roles, ...rights },
    locale,
    guildLocale: null,
    appPermissions: null,
    customId,
    values,
    messageId: '',
    ephemeral: on !== 'board',
  };
}

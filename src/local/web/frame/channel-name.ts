import type { PageChannel } from '../../protocol.js';
import type { IconName } from '../../../web/icons.js';

/** Direct messages and groups are people; only channels of a server have a # before their name. */
const isDirect = (channel: PageChannel | undefined): boolean => channel?.place === 'direct';

export const iconOf = (channel: PageChannel | undefined): IconName =>
  isDirect(channel) ? 'people' : channel?.parentId === undefined ? 'hash' : 'thread';

export const nameOf = (channel: PageChannel | undefined): string =>
  isDirect(channel) ? (channel?.name ?? '') : `#${channel?.name ?? ''}`;

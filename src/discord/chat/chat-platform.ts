import type { Presentations } from '../games/presentation.js';
import type { Confirmations } from '../interactions/confirmations.js';
import type { Boards } from '../messages/board/boards.js';
import type { Panels } from '../messages/panel/panels.js';
import type { Logger } from '../ports.js';
import type { Time, Words } from '../platform.js';
import type { DiscordApi } from '../rest/api.js';
import type { Tokens } from '../rest/tokens.js';
import type { Settings } from '../settings/settings.js';
import type { TableDirectory } from '../../table/ports.js';

/** What of the platform a game may use that judges messages and obeys typed words. */
export interface ChatPlatform {
  readonly time: Pick<Time, 'clock'>;
  readonly confirmations: Pick<Confirmations, 'take' | 'ask'>;
  readonly settings: Pick<Settings, 'ofGame'>;
  readonly faces: Presentations;
  readonly messages: {
    readonly api: Pick<DiscordApi, 'react'>;
    readonly tokens: Pick<Tokens, 'living'>;
    readonly panels: Pick<Panels, 'view' | 'reaches' | 'touch' | 'send' | 'tell'>;
  };
}

/** What the chat itself uses, beside what it hands to the games. */
export interface ChatTools extends ChatPlatform {
  readonly tables: { readonly directory: Pick<TableDirectory, 'inChannel' | 'wasStalled'> };
  readonly time: Pick<Time, 'clock' | 'timers'>;
  readonly words: Pick<Words, 'forGuild' | 'forPerson'>;
  readonly log: Pick<Logger, 'warn'>;
  readonly messages: ChatPlatform['messages'] & {
    readonly api: Pick<DiscordApi, 'remove' | 'followUp' | 'post' | 'rename'>;
    readonly boards: Pick<Boards, 'lacks' | 'missing' | 'say'>;
    readonly contentReadable: () => boolean;
  };
}

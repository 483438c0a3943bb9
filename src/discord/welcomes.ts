import type { Tables } from '../table/directory.js';
import { postWithPicture } from './messages/answer-then-picture.js';
import type { Platform } from './platform.js';
import type { EmptyChannel } from './ports.js';

/** Where the bot says what it is: in a server that it joins, and where somebody new would first see a stranger's end. */
export class Welcomes {
  /** Channels in which nothing was played since the welcome: it is still what newcomers read. */
  readonly #fresh = new Set<string>();

  constructor(
    private readonly platform: Pick<Platform, 'messages' | 'words' | 'tables' | 'log'>,
    directory: Pick<Tables, 'onChange'>,
  ) {
    directory.onChange(({ table }) => {
      if (table.owner === null) this.#fresh.delete(table.channelId);
    }, 'welcomes');
  }

  /** Welcomes at once, and then whoever would see a stranger's end first. */
  async follow(
    { guildId, channelId, whenNewcomer }: EmptyChannel,
    handling: { start(work: Promise<void>, fault: string): void },
  ): Promise<void> {
    whenNewcomer(() => {
      handling.start(this.post(guildId, channelId, null), 'a welcome was lost');
    });
    await this.post(guildId, channelId, null);
  }

  /** Posts a short welcome. `locale`: the server's, where it is known. */
  async post(guildId: string, channelId: string, locale: string | null): Promise<void> {
    const { platform } = this;
    // A table that is on is what newcomers are to see first.
    if (platform.tables.directory.inChannel(channelId) !== undefined || this.#fresh.has(channelId)) return;
    this.#fresh.add(channelId);
    const { picture, draw } = platform.words.introduction(null, platform.words.forGuild(guildId, locale));
    await postWithPicture(platform, channelId, picture, draw);
  }
}

import type { Millis } from '../../games/shared/time.js';
import type { TableHandle } from '../../table/ports.js';
import { kindName, stamp, type PlainKey, type Translate } from '../../text/index.js';
import { bodyOf, buttons, linkRow, small, text, type Rendered } from '../messages/parts.js';
import { flagged } from '../rest/acknowledge.js';
import { linkPlace } from '../../table/home.js';
import type { MessageBody } from '../rest/api.js';

/** What is said of a table. */
export type NoticedTable = Pick<TableHandle, 'game' | 'kind' | 'guildId' | 'channelId' | 'people' | 'seatOf'>;

/** A turn that somebody is told of. */
export interface Told {
  readonly table: NoticedTable;
  readonly userId: string;
  /** When the turn is up; null: never. */
  readonly until: Millis | null;
  /** They were told of it before, or have been here since it began. */
  readonly again: boolean;
}

function said(t: Translate, { table, userId, until, again }: Told): string {
  const filling = { player: `<@${userId}>`, game: kindName(t, table.kind) };
  if (until === null) return t('notify.yours', filling);
  return t(again ? 'notify.still' : 'notify.yours-until', { ...filling, when: stamp(t, until) });
}

function saidDirectly(t: Translate, { table, until, again }: Told): string {
  const filling = { channel: `<#${table.channelId}>`, game: kindName(t, table.kind) };
  if (until === null) return t('notify.direct', filling);
  return t(again ? 'notify.direct-still' : 'notify.direct-until', { ...filling, when: stamp(t, until) });
}

const shown = (rendered: Rendered): MessageBody => flagged(bodyOf(rendered), 'public');

/**
 * In the game's channel, with a mention and the button that opens the panel, `button`, as the board's has it. `failed`: it
 * was to be a direct message.
 */
export const inChannel = (t: Translate, told: Told, button: PlainKey, failed: boolean): MessageBody => ({
  ...shown({
    components: [
      text(said(t, told), failed ? small(t('notify.fallback')) : null),
      ...buttons(told.table.game, [{ press: { name: 'notice/panel' }, label: t(button), style: 'primary' }]),
    ],
  }),
  allowed_mentions: { parse: [], users: [told.userId] },
});

/**
 * As a direct message, with a link: clicks there reach the process of shard 0, and the table may be with another one.
 */
export const directly = (t: Translate, told: Told, messageId: string | null): MessageBody => {
  const { guildId, channelId } = told.table;
  const place = ['https://discord.com/channels', linkPlace(guildId), channelId, messageId].filter(
    (part) => part !== null,
  );
  return shown({
    components: [text(saidDirectly(t, told), small(t('notify.direct-off'))), linkRow(t('notify.go'), place.join('/'))],
  });
};

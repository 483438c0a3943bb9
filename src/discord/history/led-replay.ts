import type { GameRecord } from '../../history/queries.js';
import type { Translate } from '../../text/index.js';
import { commonIds, type CommonPress } from '../interactions/common-presses.js';
import type { Rendered } from '../messages/parts.js';
import { buttons, text } from '../messages/parts.js';
import type { ReplayPress } from './face.js';
import { drawReplay } from './replay.js';
import type { Drawing } from './show.js';

/** A public replay in a channel: one person turns its pages, and anybody may take that over. */

export type LeadPress = Extract<CommonPress, { readonly name: 'past/lead' }>;

/** A replay's own buttons, led by somebody: who that is goes with each of them. */
function ledId(id: string, leader: string | null): string {
  const read = commonIds.decode(id);
  return read.ok && read.press.name === 'past/replay'
    ? commonIds.encode(read.game, { ...read.press, name: 'past/lead', leader })
    : id;
}

/** The same parts with other ids: of buttons, and of what selects offer. */
function withIds(part: unknown, change: (id: string) => string): unknown {
  if (Array.isArray(part)) return part.map((one) => withIds(one, change));
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) => [
      key,
      typeof value === 'string' && (key === 'custom_id' || key === 'value') ? change(value) : withIds(value, change),
    ]),
  );
}

/** The press that shows the moment of a private replay to all, or takes the lead there. */
export const leading = (
  { at, hands }: Pick<ReplayPress, 'at' | 'hands'>,
  by: 'share' | 'take',
  leader: string | null,
): LeadPress => ({
  name: 'past/lead',
  at,
  hands,
  by,
  leader,
});

/** One moment of a past game for all in the channel. */
export function drawLed(t: Translate, record: GameRecord, drawing: Drawing, press: LeadPress, nonce: string): Rendered {
  const { leader } = press;
  const by = press.by === 'share' || press.by === 'take' ? 'open' : press.by;
  const { components } = drawReplay(
    t,
    record,
    drawing,
    { name: 'past/replay', at: press.at, hands: press.hands, by },
    nonce,
  );
  // Only ids change: what was a message of Discord's is one still.
  const led = withIds(components, (id) => ledId(id, leader)) as Rendered['components'];
  const take = { press: leading(press, 'take', leader), label: t('share.lead-take') } as const;
  return {
    components: [text(t('share.lead-by', { leader: `<@${leader ?? ''}>` })), ...led, ...buttons(record.game, [take])],
  };
}

/** A replay for one person, which may be shown to all. */
export function drawOwn(
  t: Translate,
  record: GameRecord,
  drawing: Drawing,
  press: ReplayPress,
  nonce: string,
): Rendered {
  const { components } = drawReplay(t, record, drawing, press, nonce);
  const share = { press: leading(press, 'share', null), label: t('share.show-all') } as const;
  return { components: [...components, ...buttons(record.game, [share])] };
}

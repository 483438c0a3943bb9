import type { CommandCall } from '../../src/discord/gateway/incoming.js';
import { textOption } from '../../src/discord/interactions/commands.js';

/** The digits of an option, as `4 6` or `46`. */
export const digits = (call: CommandCall, option: string): number[] =>
  [...(textOption(call, option) ?? '').matchAll(/\d/g)].map(([digit]) => Number(digit));

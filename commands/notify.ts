import {
  ApplicationIntegrationType,
  InteractionContextType,
  SlashCommandBuilder,
  SlashCommandIntegerOption,
  SlashCommandNumberOption,
  SlashCommandStringOption,
} from 'discord.js';
import type { CommandCall } from '../src/discord/gateway/incoming.js';
import type { Command, Subcommand } from '../src/discord/interactions/commands.js';
import { noteAnswer } from '../src/discord/messages/notes.js';
import { small } from '../src/discord/messages/parts.js';
import type { Platform } from '../src/discord/platform.js';
import { choicesOf, keepChoices, offsetText, type Choices, type Way } from '../src/discord/turn-notices/choices.js';
import { all, kindName, type Translate } from '../src/text/index.js';
import { choice, describe, subcommand } from './define.js';

const ABOUT = 'command.notify.about';
const WAYS: readonly Way[] = ['off', 'here', 'direct'];

const hour = (name: 'quiet-from' | 'quiet-to'): SlashCommandIntegerOption =>
  describe(new SlashCommandIntegerOption().setName(name), `command.notify.${name}`).setMinValue(0).setMaxValue(23);

const definition = describe(new SlashCommandBuilder().setName('notify'), ABOUT)
  .setContexts(InteractionContextType.Guild)
  .setIntegrationTypes(ApplicationIntegrationType.GuildInstall);
definition
  .addStringOption(
    describe(new SlashCommandStringOption().setName('how'), 'command.notify.how').addChoices(
      ...WAYS.map((way) => choice(`command.notify.how-${way}`, way)),
    ),
  )
  .addIntegerOption(hour('quiet-from'))
  .addIntegerOption(hour('quiet-to'))
  .addNumberOption(
    describe(new SlashCommandNumberOption().setName('utc-offset'), 'command.notify.utc-offset')
      .setMinValue(-12)
      .setMaxValue(14),
  );

const numberOf = ({ options }: CommandCall, name: string): number | undefined => {
  const given = options.get(name);
  return typeof given === 'number' ? given : undefined;
};

/** What holds with what was given; null: quiet hours lack their beginning or end. */
function chosen(call: CommandCall, before: Choices): Choices | null {
  const way = WAYS.find((one) => one === call.options.get('how')) ?? before.way;
  const from = numberOf(call, 'quiet-from') ?? before.quiet?.from;
  const to = numberOf(call, 'quiet-to') ?? before.quiet?.to;
  const hours = numberOf(call, 'utc-offset');
  const offset = hours === undefined ? (before.quiet?.offset ?? 0) : Math.round(hours * 60);
  if ((from === undefined) !== (to === undefined)) return null;
  const quiet = from === undefined || to === undefined || from === to ? null : { from, to, offset };
  return { way, quiet };
}

const clockText = (at: number): string => `${String(at).padStart(2, '0')}:00`;

function quietLine({ quiet }: Choices, t: Translate): string | null {
  if (quiet === null) return null;
  const { from, to, offset } = quiet;
  return t('notify.quiet', { from: clockText(from), to: clockText(to), offset: offsetText(offset) });
}

/** The games in which people wait for each other. */
const gamesOf = ({ faces }: Platform, t: Translate): string =>
  all(
    t,
    faces.all.filter(({ game }) => game.awaited !== undefined).map(({ game }) => kindName(t, game.kind)),
  );

/** The command without a subcommand. */
const whole: Subcommand = {
  definition: subcommand('notify', ABOUT),
  run: (call, platform, t) => {
    const { guildId } = call;
    const { userId } = call.caller;
    const { personSettings } = platform.store;
    const before = choicesOf(personSettings, guildId, userId);
    const now = chosen(call, before);
    if (now === null) return Promise.resolve(noteAnswer(t, t('notify.quiet-half')));
    if (call.options.size > 0) {
      keepChoices(personSettings, guildId, userId, now);
      platform.messages.turnNotices.chosen(guildId, userId);
    }
    const lines = [
      t(`notify.is.${now.way}`),
      now.way === 'off' ? null : quietLine(now, t),
      small(t('notify.games', { games: gamesOf(platform, t) })),
    ];
    return Promise.resolve(noteAnswer(t, lines.filter((line) => line !== null).join('\n')));
  },
};

export const notify: Command = { definition, subcommands: new Map([['', whole]]) };

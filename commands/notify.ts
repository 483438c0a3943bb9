import {
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
import {
  choicesOf,
  keepChoices,
  offsetText,
  placesOf,
  type Choices,
  type Way,
} from '../src/discord/turn-notices/choices.js';
import { guestChannelOf, isGuestHome } from '../src/table/home.js';
import { all, escapeText, kindName, type Translate } from '../src/text/index.js';
import { choice, describe, EVERYWHERE, subcommand } from './define.js';

const ABOUT = 'command.notify.about';
const WAYS: readonly Way[] = ['off', 'here', 'direct'];

const hour = (name: 'quiet-from' | 'quiet-to'): SlashCommandIntegerOption =>
  describe(new SlashCommandIntegerOption().setName(name), `command.notify.${name}`).setMinValue(0).setMaxValue(23);

const definition = describe(new SlashCommandBuilder().setName('notify'), ABOUT)
  .setContexts(EVERYWHERE.contexts)
  .setIntegrationTypes(EVERYWHERE.integrationTypes);
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

/** What a place is called. */
function placeName(place: string, call: CommandCall, { tables }: Platform, t: Translate): string | null {
  if (place === call.guildId) return t('notify.place-here');
  const channel = guestChannelOf(place);
  if (channel !== null) return `<#${channel}>`;
  const name = tables.serverName(place);
  return name === null ? null : escapeText(name);
}

/** A person's choices in all places, for the direct messages with the bot. */
function overview(call: CommandCall, platform: Platform, t: Translate): string {
  const { userId } = call.caller;
  const { personSettings } = platform.store;
  const lines = placesOf(personSettings, userId).flatMap((place) => {
    const name = placeName(place, call, platform, t);
    const choices = choicesOf(personSettings, place, userId);
    const how = t(`command.notify.how-${choices.way}`);
    return name === null ? [] : [t('notify.place', { place: name, how }), quietLine(choices, t)];
  });
  const known = lines.filter((line) => line !== null);
  const listed = known.length === 0 ? [t('notify.nowhere')] : [t('notify.places'), ...known];
  return [...listed, ...(platform.tables.isPartial() ? [small(t('notify.partial'))] : [])].join('\n');
}

/** In direct messages with the bot a choice is for all places where one was made before, and for those messages. */
function concerned(call: CommandCall, { store: { personSettings } }: Platform): readonly string[] {
  if (call.withBot !== true) return [call.guildId];
  return [...new Set([...placesOf(personSettings, call.caller.userId), call.guildId])];
}

/** Where the bot is no member it can mention nobody. */
const possible = (place: string, now: Choices, before: Choices): Choices =>
  isGuestHome(place) && now.way === 'here' ? { ...now, way: before.way } : now;

/** Null: everything is stored. */
async function keep(call: CommandCall, platform: Platform, t: Translate): Promise<string | null> {
  const { userId } = call.caller;
  const { personSettings } = platform.store;
  const all = concerned(call, platform).map((place) => {
    const before = choicesOf(personSettings, place, userId);
    return { place, before, now: chosen(call, before) };
  });
  if (all.some(({ now }) => now === null)) return t('notify.quiet-half');
  for (const { place, before, now } of all) {
    if (now !== null) await keepChoices(personSettings, place, userId, possible(place, now, before));
    platform.messages.turnNotices.chosen(place, userId);
  }
  return null;
}

/** The command without a subcommand. */
const whole: Subcommand = {
  definition: subcommand('notify', ABOUT),
  run: async (call, platform, t) => {
    const isGuest = isGuestHome(call.guildId);
    if (isGuest && call.withBot !== true && call.options.get('how') === 'here')
      return noteAnswer(t, t('notify.not-here'));
    const refused = call.options.size > 0 ? await keep(call, platform, t) : null;
    if (refused !== null) return noteAnswer(t, refused);
    if (call.withBot === true) return noteAnswer(t, overview(call, platform, t));
    const now = choicesOf(platform.store.personSettings, call.guildId, call.caller.userId);
    const lines = [
      t(`notify.is.${now.way}`),
      now.way === 'off' ? t('notify.turn-on') : quietLine(now, t),
      isGuest ? null : small(t('notify.games', { games: gamesOf(platform, t) })),
    ];
    return Promise.resolve(noteAnswer(t, lines.filter((line) => line !== null).join('\n')));
  },
};

export const notify: Command = { definition, subcommands: new Map([['', whole]]) };

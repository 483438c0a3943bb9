import type { SlashCommandStringOption } from 'discord.js';
import { historyFaceOf, type HistoryFace } from '../../src/discord/history/face.js';
import { meant, textOption, type Choice, type Subcommand } from '../../src/discord/interactions/commands.js';
import type { CommandCall } from '../../src/discord/gateway/incoming.js';
import type { Platform } from '../../src/discord/platform.js';
import { escapeText, kindName, listed, type Translate } from '../../src/text/index.js';
import { offered } from '../define.js';

export const kindOption = (): SlashCommandStringOption => offered('game', 'command.stats.option.game', false);

/** The games that are played here, by name. */
export const kindChoices = ({ faces }: Pick<Platform, 'faces'>, t: Translate): readonly Choice[] =>
  faces.all.map(({ game: { kind } }) => ({ name: kindName(t, kind), value: kind }));

export const offerKinds: NonNullable<Subcommand['complete']>[string] = (_call, platform, t) => kindChoices(platform, t);

/** A game that statistics are asked of. */
export interface AskedGame {
  readonly kind: string;
  readonly face: HistoryFace;
}

type Asked = { readonly ok: true; readonly game: AskedGame } | { readonly ok: false; readonly words: string };

/** The game that was chosen; else the one that was played here last. Not ok: none is called so. */
export async function askedGame(call: CommandCall, platform: Platform, t: Translate): Promise<Asked> {
  const choices = kindChoices(platform, t);
  const typed = textOption(call, 'game')?.trim() ?? '';
  const kind = typed === '' ? await lastPlayed(call, platform) : meant(typed, choices);
  if (!choices.some(({ value }) => value === kind)) {
    const games = listed(
      t,
      choices.map(({ name }) => name),
    );
    return { ok: false, words: t('stats.no-such-game', { games: escapeText(games, 400) }) };
  }
  return { ok: true, game: { kind, face: historyFaceOf(platform.faces, kind) } };
}

async function lastPlayed(
  call: CommandCall,
  { store: { history }, faces }: Pick<Platform, 'store' | 'faces'>,
): Promise<string> {
  const known = faces.all.map(({ game }) => game.kind);
  const [newest] = (await history.list(call.guildId, { limit: 1 })).games;
  return known.find((kind) => kind === newest?.kind) ?? known[0] ?? '';
}

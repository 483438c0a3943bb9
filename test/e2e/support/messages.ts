import { findButton, type ApiMessage, type LocalUser } from '../../../src/local/index.js';
import type { Harness } from './harness.js';

/** The message flag of what one person alone sees (Discord docs, "Message Flags"). */
export const EPHEMERAL = 64;

/** Something of the bot's that everybody sees: a board, as a rule. */
export const isPublic = ({ flags, author }: ApiMessage): boolean => (flags & EPHEMERAL) === 0 && author.bot === true;

/** The newest message that one person alone sees. */
const newestNote = (harness: Harness, user: LocalUser): ApiMessage => {
  const found = user.seesPrivately(harness.channel).at(-1);
  if (found === undefined) throw new Error(`${user.name} sees nothing privately`);
  return found;
};

/** Opens a lobby's settings, and presses a button there. */
export async function pressSetting(harness: Harness, user: LocalUser, label: string): Promise<void> {
  await openSettings(harness, user);
  const note = newestNote(harness, user);
  const seen = await user.click(note.id, findButton(note, label)?.customId ?? '');
  if (seen.error !== undefined) throw new Error(`${label}: ${seen.error}`);
  await harness.pass(1_500);
}

/** Opens a lobby's settings, and chooses a value of an option there. */
export async function chooseSetting(harness: Harness, user: LocalUser, option: string, value: string): Promise<void> {
  await openSettings(harness, user);
  const note = newestNote(harness, user);
  const select = new RegExp(`"custom_id":"([^"]*\\|select/open\\|set-${option}\\|[^"]*)"`).exec(
    JSON.stringify(note.components),
  );
  const game = select?.[1]?.split('|')[1] ?? '';
  const seen = await user.select(note.id, select?.[1] ?? '', [`m1|${game}|lobby/set|${option}|${value}`]);
  if (seen.error !== undefined) throw new Error(`${option} ${value}: ${seen.error}`);
  await harness.pass(1_500);
}

async function openSettings(harness: Harness, user: LocalUser): Promise<void> {
  await harness.pass(1_500);
  const board = user.sees(harness.channel).findLast(isPublic);
  const seen = await user.click(board?.id ?? '', '⚙ Settings…');
  if (seen.error !== undefined) throw new Error(`settings: ${seen.error}`);
  await harness.quiet();
}

import { CannotDo, type LocalUser } from '../../local/index.js';
import type { Tally } from './tally.js';

/** A person at a table, by what the commands offer. */
interface Mover {
  readonly user: LocalUser;
  readonly channel: string;
  readonly tally: Tally;
}

async function firstChoice(
  { user, channel, tally }: Mover,
  words: string,
  values: Readonly<Record<string, string>>,
  focused: string,
): Promise<string | null> {
  const choices = await tally.timed(async () => {
    try {
      return { choices: await user.autocomplete(channel, words, { ...values }, focused) };
    } catch (error) {
      if (error instanceof CannotDo) return { choices: [], error: error.message };
      throw error;
    }
  });
  const [choice] = choices.choices;
  return choice === undefined ? null : String(choice.value);
}

/** One move of the human at a table of robots; none where the commands offer none. */
export async function move(mover: Mover): Promise<void> {
  const { user, channel, tally } = mover;
  const meteor = await firstChoice(mover, 'meteor launch', {}, 'meteor');
  if (meteor !== null) {
    await tally.timed(() => user.command(channel, 'meteor launch', { meteor }));
    return;
  }
  const card = await firstChoice(mover, 'meteor place', {}, 'card');
  const site = card === null ? null : await firstChoice(mover, 'meteor place', { card }, 'site');
  if (card !== null && site !== null) await tally.timed(() => user.command(channel, 'meteor place', { card, site }));
}

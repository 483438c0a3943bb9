import type { LocalUser, Seen } from '../../local/index.js';

async function firstChoice(
  user: LocalUser,
  channelId: string,
  words: string,
  values: Readonly<Record<string, string>>,
  focused: string,
): Promise<string | null> {
  const [choice] = await user.autocomplete(channelId, words, { ...values }, focused);
  return choice === undefined ? null : String(choice.value);
}

/** One move of the human at a table of robots, by what the commands offer; null where they offer none. */
export async function move(user: LocalUser, channelId: string): Promise<Seen | null> {
  const meteor = await firstChoice(user, channelId, 'meteor launch', {}, 'meteor');
  if (meteor !== null) return user.command(channelId, 'meteor launch', { meteor });
  const card = await firstChoice(user, channelId, 'meteor place', {}, 'card');
  const site = card === null ? null : await firstChoice(user, channelId, 'meteor place', { card }, 'site');
  return card === null || site === null ? null : user.command(channelId, 'meteor place', { card, site });
}

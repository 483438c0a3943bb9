import { noteAnswer } from '../../src/discord/messages/notes.js';
import type { Subcommand } from '../../src/discord/interactions/commands.js';
import { checklist, grantedTo, inviteUrl } from '../../src/discord/permissions.js';
import { subcommand } from '../define.js';
import { managerOnly } from './manager-only.js';

export const check: Subcommand = {
  definition: subcommand('check', 'command.settings.check.about'),
  run: managerOnly(async (call, platform, t) => {
    const invite = t('settings.check.invite', { url: inviteUrl(platform.messages.applicationId()) });
    const given = grantedTo(call, platform.messages.contentReadable());
    const guest = t(given.alone ? 'settings.check.all-good' : 'lobby.guest');
    if (given.guest) return noteAnswer(t, [t('settings.check.title'), guest, invite].join('\n'));
    const isUserInstall = await platform.allowsUserInstall();
    const installs = isUserInstall === null ? [] : [t(`settings.check.user-install-${isUserInstall ? 'on' : 'off'}`)];
    const list = checklist(given);
    const lines = list.map(({ need, granted }) => {
      const what = t(`lobby.permission.${need}`);
      return granted
        ? t('settings.check.granted', { what })
        : t('settings.check.missing', { what: `${what} ${t(`lobby.remedy.${need}`)}` });
    });
    const mutes = platform.settings.of(call.guildId).voice === 'mute';
    const good = list.every(({ need, granted }) => granted || (need === 'mute-members' && !mutes))
      ? [t('settings.check.all-good')]
      : [];
    const activity = t(
      platform.messages.boards.drawing.offersActivity ? 'settings.check.activity-on' : 'settings.check.activity-off',
    );
    return noteAnswer(t, [t('settings.check.title'), ...lines, ...good, invite, ...installs, activity].join('\n'));
  }),
};

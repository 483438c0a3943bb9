import { guildLike, readCode } from '../../table/duel/duel-code.js';
import type { TableHandle } from '../../table/ports.js';
import type { Translate } from '../../text/index.js';
import type { Interaction } from '../gateway/incoming.js';
import { boardAnswer, openTable } from '../lobby/opening.js';
import { noteAnswer } from '../messages/notes.js';
import type { Platform } from '../platform.js';
import type { Answer } from '../rest/acknowledge.js';

/** What somebody asks for with a game's `duel`. */
export interface NewDuel {
  readonly kind: string;
  /** As it was typed; null: theirs is the first crew. */
  readonly code: string | null;
  readonly robots: number;
  /** What the table is opened with: for the first crew a fresh deal (null), for the second what the first one has. */
  choice(first: TableHandle | null, newSeed: () => string): object;
}

function objection(
  platform: Platform,
  { channelId }: Interaction,
  kind: string,
  code: string | null,
  t: Translate,
): string | null {
  if (code === null) return t('duel.note.malformed');
  const first = platform.tables.duels.waiting(code);
  if (first?.kind === kind) return first.channelId === channelId ? t('duel.note.same') : null;
  return platform.tables.serves(guildLike(code))
    ? t('duel.note.unknown', { code })
    : t('duel.note.elsewhere', { code });
}

/** Opens one side of a duel: the first, whose board shows the code, or the one that came with it. */
export async function openDuel(platform: Platform, from: Interaction, wanted: NewDuel, t: Translate): Promise<Answer> {
  const { kind, robots } = wanted;
  const { duels, newDealSeed } = platform.tables;
  const code = wanted.code === null ? null : readCode(wanted.code);
  const no = wanted.code === null ? null : objection(platform, from, kind, code, t);
  if (no !== null) return noteAnswer(t, no);
  const table = await openTable(
    platform,
    from,
    {
      kind,
      choice: wanted.choice(code === null ? null : duels.waiting(code), newDealSeed),
      robots: Array.from({ length: robots }, () => null),
      // A page of the Activity shows the table while its robots sit down: a Start there is one of the duel already.
      onOpened: (opened) => {
        if (code === null) duels.open(opened);
        // Somebody may have been quicker: then it is an ordinary lobby with that deal.
        else if (duels.waiting(code) !== null) duels.join(code, opened);
      },
    },
    t,
  );
  return 'form' in table ? table : boardAnswer(platform, table);
}

import { startOf } from '../../daily/day.js';
import type { Translate } from '../../text/index.js';
import { beginDaily } from '../daily/play.js';
import { tableAnswer } from '../daily/table.js';
import type { Faces, GameFace, OpenAgain } from '../games/face.js';
import type { Click } from '../gateway/incoming.js';
import { askingCrew } from '../lobby/notify.js';
import { openLobby } from '../lobby/opening.js';
import type { Rematches } from '../lobby/rematch.js';
import { noteAnswer } from '../messages/notes.js';
import { rulesAnswer } from '../messages/rules-answer.js';
import type { Platform } from '../platform.js';
import type { Answer } from '../rest/acknowledge.js';
import type { CommonPresses } from './common-presses.js';
import { pressHandlers, type PressHandlers } from './custom-id.js';

/** A click that needs no running game, and the game that its id names. */
export interface PlatformPress {
  readonly click: Click;
  readonly game: string;
  readonly t: Translate;
}

/** The Activity shows the channel's table, or what can be opened there. */
export const LAUNCH: Answer = { form: 'launch', body: {} };

/** A lobby for a newcomer's first game. Undefined: the game isn't played here any more, or offers none. */
function firstGameOf(face: GameFace | undefined): OpenAgain | undefined {
  if (face?.offers === undefined) return undefined;
  const { kind } = face.game;
  return face.offers.firstGame ?? ((platform, from, t) => openLobby(platform, from, { kind }, t));
}

const malformed = (t: Translate): Answer => noteAnswer(t, t('error.malformed'));

/** What presses do that need no running game. */
export function platformPresses(
  platform: Platform,
  faces: Faces,
  rematches: Rematches,
): PressHandlers<PlatformPress, Promise<Answer> | Answer> {
  const offered = (open: OpenAgain | undefined, { click, t }: PlatformPress): Promise<Answer> | Answer =>
    open?.(platform, click, t) ?? malformed(t);
  const again = async ({ click, game, t }: PlatformPress, kind: string | null): Promise<Answer> => {
    const allowed = platform.settings.of(click.guildId).robots === 'allow';
    const open = await rematches.of({ game, kind }, allowed);
    if (open === null) return noteAnswer(t, t('table.note.again-unknown'));
    return askingCrew(platform, click, await rematches.crewOf(game), await open(platform, click, t));
  };
  return pressHandlers<CommonPresses, PlatformPress, Promise<Answer> | Answer>({
    'end/again': (pressed) => again(pressed, null),
    'end/again-of': (pressed, { kind }) => again(pressed, kind),
    'end/same': async ({ click, game, t }) => {
      const open = await rematches.sameDeal(game);
      return open ? open(platform, click, t) : noteAnswer(t, t('table.note.over'));
    },
    'offer/lesson': (pressed, { kind }) => offered(faces.find(kind)?.offers?.lesson, pressed),
    'offer/first': (pressed, { kind }) => offered(firstGameOf(faces.find(kind)), pressed),
    'daily/begin': ({ click, t }, { kind, day }) => {
      const face = faces.find(kind)?.daily;
      return face === undefined ? malformed(t) : beginDaily(platform, click, { kind, face }, day, t);
    },
    'daily/table': ({ click, t }, { kind, day }) => {
      const face = faces.find(kind)?.daily;
      if (face === undefined || startOf(day) === null) return malformed(t);
      return tableAnswer(platform, click, { kind, face }, day, t);
    },
    'rules/topic': ({ click, t }, { topic }) => {
      const form = click.ephemeral ? 'update' : 'private';
      for (const { rules } of faces.all) {
        const body = rules.page(topic, click.id, t);
        if (body !== null) return rulesAnswer(platform, { form, body }, rules.picture?.(topic, t) ?? null);
      }
      return malformed(t);
    },
    'table/open': () => LAUNCH,
    'select/open': ({ t }) => noteAnswer(t, t('error.stale-choice')),
  });
}

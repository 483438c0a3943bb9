import { TO_PLAY, type Missing, type Translate } from '../../../../text/index.js';
import { beginner, choices, crewChoices, modes } from './lobby-choices.js';
import { crewLines } from './lobby-crew.js';
import { modeLines } from './lobby-mode.js';
import type { LobbyModel, Rendered } from './models.js';
import { buttons, container, text } from './parts.js';

const isToPlay = (missing: Missing): boolean => TO_PLAY.some((need) => need === missing);

/** What the bot lacks for what was chosen: strict silence needs no reading. */
const lacking = ({ missing, view: { options } }: LobbyModel): readonly Missing[] =>
  options.silence === 'strict' ? missing.filter((need) => need !== 'message-content') : missing;

/** Permissions that the bot lacks for what was chosen, and where they are granted. */
function missingLines(model: LobbyModel, t: Translate): (string | null)[] {
  const { mode, silence } = model.view.options;
  const felt = mode === 'first' ? model.missing.filter(isToPlay) : lacking(model);
  if (felt.length === 0) return [];
  const remedy = felt.some(isToPlay) ? t('lobby.without-play') : silence === 'off' ? null : t('lobby.without-silence');
  return [
    t('lobby.missing'),
    ...felt.map((one) => `• ${t(`lobby.permission.${one}`)} ${t(`lobby.remedy.${one}`)}`),
    remedy,
  ];
}

/** The public lobby. */
export function lobby(model: LobbyModel, t: Translate): Rendered {
  const warnings = missingLines(model, t);
  return {
    components: [
      container(warnings.length > 0 ? 'warm' : 'calm', [
        text(...modeLines(model, t), ...(model.extraLines ?? []), model.note ?? null),
        text(...crewLines(model, t)),
        ...(warnings.length > 0 ? [text(...warnings)] : []),
        ...buttons(model.game, beginner(model, t)),
        ...buttons(model.game, crewChoices(model, t)),
        ...buttons(model.game, modes(model, t)),
        ...buttons(model.game, choices(model, t)),
      ]),
    ],
  };
}

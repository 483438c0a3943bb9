import { seatLabel, seatName, type Translate } from '../../text/index.js';
import type { ClickContext } from '../games/face.js';
import type { GamePresentation } from '../games/presentation.js';
import { isHostOrModerator } from '../interactions/acting.js';
import type { CommonPress } from '../interactions/common-presses.js';
import { NO_GAME } from '../interactions/custom-id.js';
import { bodyOf, buttons, select, small, text, type Choice, type Row } from '../messages/parts.js';
import type { Answer } from '../rest/acknowledge.js';
import { isOpen, lobbyModel } from './model.js';
import type { LobbyModel, LobbyOption } from './spec.js';

type Press = Choice<CommonPress>;
type Part = Row | ReturnType<typeof text>;

/** The values of an option that are offered at this table. */
function valuesIn(option: LobbyOption, model: LobbyModel): LobbyOption['values'] {
  const offered = option.offered?.(model) ?? option.values.map(({ value }) => value);
  return option.values.filter(({ value }) => offered.includes(value));
}

/** What is chosen, and what else may be, an option a select. */
function optionRows({ game, lobby }: GamePresentation, model: LobbyModel, nonce: string, t: Translate): Part[] {
  const chosen = game.options(model.table.state);
  return lobby.options.flatMap((option) => {
    const values = valuesIn(option, model);
    if (values.length < 2) return [];
    const choices = values.map(({ value, name, effect }): Press => ({
      press: { name: 'lobby/set', option: option.name, value },
      label: t(name),
      ...(effect === undefined ? {} : { description: t(effect) }),
      chosen: value === option.chosen(chosen),
    }));
    const spec = { purpose: `set-${option.name}`, nonce, placeholder: t(option.label) };
    return [text(small(t(option.label))), ...select(model.table.game, spec, choices)];
  });
}

/** Whom the host may send away or make the host. */
function playerRows({ game }: GamePresentation, { table, people, seated }: LobbyModel, nonce: string, t: Translate) {
  const seats = game.seats(table.state);
  const choices = seated
    .filter((seat) => seat !== game.host(table.state))
    .flatMap((seat): Press[] => {
      const name = seatLabel(t, people, seat);
      const kick: Press = {
        press: { name: 'lobby/player', act: 'kick', seat },
        label: t('lobby.settings.kick', { name }),
      };
      const crown: Press = {
        press: { name: 'lobby/player', act: 'host', seat },
        label: t('lobby.settings.host', { name }),
      };
      return seats[seat]?.robot === true ? [kick] : [kick, crown];
    });
  if (choices.length === 0) return [];
  return select(table.game, { purpose: 'players', nonce, placeholder: t('lobby.settings.players') }, choices);
}

function tableButtons({ lobby, game }: GamePresentation, { table, seated, extras }: LobbyModel, t: Translate): Press[] {
  const seats = game.seats(table.state);
  const isMovable = !extras.thread && extras.guest !== true && (lobby.isMovable?.(table.state) ?? true);
  return [
    ...(seated.some((seat) => seats[seat]?.robot === true)
      ? [{ press: { name: 'lobby/robot', change: 'less' }, label: t('lobby.button.robot-less') } as const]
      : []),
    ...(isMovable ? [{ press: { name: 'lobby/thread' }, label: t('lobby.thread.open') } as const] : []),
  ];
}

/** What newcomers are best served with, at one press. */
function suggestionRow({ lobby }: GamePresentation, model: LobbyModel, t: Translate): Row[] {
  const suggestion = lobby.suggestion?.(model, t) ?? null;
  if (suggestion === null) return [];
  return buttons(model.table.game, [{ press: { name: 'lobby/suggested' }, label: suggestion.label, style: 'primary' }]);
}

function helpButtons({ game, offers }: GamePresentation, activity: boolean, t: Translate): Press[] {
  return [
    ...(activity ? [{ press: { name: 'table/open' }, label: t('activity.open') } as const] : []),
    { press: { name: 'board/rules' }, label: t('lobby.button.rules') },
    ...(offers === undefined
      ? []
      : [{ press: { name: 'offer/lesson', kind: game.kind }, game: NO_GAME, label: t('lobby.learn') } as const]),
  ];
}

/** What is chosen, in words: for one who may not choose. */
function chosenLines({ game, lobby }: GamePresentation, model: LobbyModel, t: Translate): (string | null)[] {
  const options = game.options(model.table.state);
  return lobby.options.flatMap((option) => {
    const values = valuesIn(option, model);
    const value = values.find((one) => one.value === option.chosen(options));
    return value === undefined || values.length < 2
      ? []
      : [t('common.told', { head: t(option.label), text: t(value.name) })];
  });
}

/** All that a lobby has beside its four buttons, for one person alone; the host and moderators choose there. */
export function settingsAnswer(ctx: ClickContext, words: string | null = null): Answer {
  const { platform, table, click, t } = ctx;
  const face = platform.faces.of(table);
  const model = lobbyModel(face, table, platform.messages.boards.drawing.extrasOf(table));
  const mayChoose = isOpen(face, table.state) && isHostOrModerator(ctx);
  // Where the bot is no member the Activity lets nobody in.
  const offersActivity = platform.messages.boards.drawing.offersActivity && model.extras.guest !== true;
  const host = seatName(t, model.people, face.game.host(table.state) ?? 0);
  return {
    form: click.ephemeral ? 'update' : 'private',
    // On a phone it would hide the game that begins: it goes with the lobby.
    passing: true,
    body: bodyOf({
      components: [
        text(
          t('lobby.settings.title'),
          words,
          ...(mayChoose ? [] : [...chosenLines(face, model, t), small(t('lobby.settings.not-host', { host }))]),
        ),
        ...(mayChoose ? [...suggestionRow(face, model, t), ...optionRows(face, model, click.id, t)] : []),
        ...(mayChoose ? playerRows(face, model, click.id, t) : []),
        ...(mayChoose ? buttons(table.game, tableButtons(face, model, t)) : []),
        ...buttons(table.game, helpButtons(face, offersActivity, t)),
      ],
    }),
  };
}

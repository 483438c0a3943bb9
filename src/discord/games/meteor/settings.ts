import { either } from '../../../text/index.js';
import type { Options } from '../../../games/meteor/state.js';
import { choice, secondsOf, typedWord, type Definition, type GameSettings } from '../../settings/definition.js';

/** What a server's admins can set for Meteor. */
export interface MeteorSettings {
  readonly silence: Options['silence'];
  /** Custom emoji that count as gestures in the silence, as they are written in a message: `<:name:id>`. */
  readonly gestures: readonly string[];
  /** Seconds of a launch window (R7). */
  readonly window: number;
  readonly 'time-out': Options['timeOut'];
}

const CUSTOM_EMOJI = /<a?:\w{2,32}:(\d{15,20})>/g;
/** The id in a custom emoji. */
const emojiId = (emoji: string): string => /:(\d+)>$/.exec(emoji)?.[1] ?? '';

const gestures: Definition<readonly string[]> = {
  parse: (text) => {
    if (typedWord(text) === 'none') return [];
    const found = new Map(text.match(CUSTOM_EMOJI)?.map((emoji) => [emojiId(emoji), emoji]));
    return found.size > 0 && /^[\s,]*$/.test(text.replace(CUSTOM_EMOJI, '')) ? [...found.values()] : undefined;
  },
  keep: (value) => (value.length === 0 ? 'none' : value.join(' ')),
  show: (value, t) => (value.length === 0 ? t('settings.value.no-gestures') : value.join(' ')),
  offer: (t) => [{ name: t('settings.value.no-gestures'), value: 'none' }],
  range: (t) => either(t, [':…:', t('settings.value.no-gestures')]),
};

/** R7: 1 to 10 seconds; 0 comes from the environment alone. */
const WINDOWS: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

export const METEOR_SETTINGS: GameSettings<MeteorSettings> = {
  settings: {
    silence: {
      ...choice(['players', 'everyone', 'strict', 'off'], (value, t) => t(`settings.value.silence-${value}`)),
      name: 'settings.name.silence',
      about: 'settings.about.silence',
      fromNextGame: true,
    },
    gestures: { ...gestures, name: 'settings.name.gestures', about: 'settings.about.gestures' },
    window: {
      ...secondsOf(WINDOWS),
      name: 'settings.name.window',
      about: 'settings.about.window',
      fromNextGame: true,
    },
    'time-out': {
      ...choice(['anyone', 'host', 'off'], (value, t) => t(`settings.value.time-out-${value}`)),
      name: 'settings.name.time-out',
      about: 'settings.about.time-out',
      fromNextGame: true,
    },
  },
  fallback: (windowMs) => ({ silence: 'players', gestures: [], window: windowMs / 1000, 'time-out': 'anyone' }),
};

import type { GameTypes } from '../../games/game.js';
import type { DescriptionKey, PlainKey } from '../../text/index.js';
import type { LobbyOption } from './spec.js';

/** How well the next robots play: offered where robots may sit down. */
export const levelOption = <T extends GameTypes>(
  levels: readonly string[],
  name: (level: string) => PlainKey,
  { chosen, choice, allowed, effect }: LevelField<T>,
): LobbyOption<T> => ({
  name: 'level',
  about: 'command.table.new.level',
  label: 'lobby.option.level',
  values: levels.map((level) => ({
    value: level,
    name: name(level),
    ...(effect === undefined ? {} : { effect: effect(level) }),
    choice: choice(level),
  })),
  chosen,
  offered: ({ table }) => (allowed(table.state) ? levels : []),
});

interface LevelField<T extends GameTypes> {
  chosen(options: T['options']): string;
  choice(level: string): Partial<T['options']>;
  allowed(state: T['state']): boolean;
  /** How well it plays. Absent: its name says so. */
  effect?(level: string): PlainKey;
}

interface Switch<T extends GameTypes> extends Pick<LobbyOption<T>, 'name' | 'label' | 'offered'> {
  readonly about: DescriptionKey;
  /** What it leads to where it is on, and where it is off. */
  readonly effects: readonly [on: PlainKey, off: PlainKey];
  isOn(options: T['options']): boolean;
  choice(on: boolean): Partial<T['options']>;
}

/** Something that is on or off. */
export const switchOption = <T extends GameTypes>({
  effects: [on, off],
  isOn,
  choice,
  ...option
}: Switch<T>): LobbyOption<T> => ({
  ...option,
  isSwitch: true,
  values: [
    { value: 'on', name: 'command.switch.on', effect: on, choice: choice(true) },
    { value: 'off', name: 'command.switch.off', effect: off, choice: choice(false) },
  ],
  chosen: (options) => (isOn(options) ? 'on' : 'off'),
});

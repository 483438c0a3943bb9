import type { SettingsStore } from '../../src/storage/ports/settings.js';

/** A store in which nobody has set anything. */
export const NOTHING_SET: SettingsStore = {
  get: () => null,
  set: () => {
    throw new Error('nobody sets anything here');
  },
  all: () => new Map(),
  everywhere: () => [],
};

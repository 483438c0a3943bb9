import { expect, test } from 'vitest';
import { REGISTERED } from '../../../src/registration/index.js';
import { translator } from '../../../src/text/index.js';

const t = translator('en');

test.each(REGISTERED.map(({ face, rules }) => [rules.kind, face] as const))(
  '%s: in a lobby’s settings each level of robots says how well it plays, no two the same',
  (_, { lobby }) => {
    const values = lobby.options.find(({ name }) => name === 'level')?.values ?? [];
    const told = values.map(({ name, effect }) => (effect === undefined ? t(name).split(': ')[1] : t(effect)));
    expect(values.length).toBeGreaterThan(2);
    expect(told).not.toContain(undefined);
    expect(new Set(told).size).toBe(values.length);
  },
);

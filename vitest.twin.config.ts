import { defineConfig } from 'vitest/config';

/** The optional test of scripts/test-twin.mjs, which installs what it needs into node_modules/.cache/twin. */
export default defineConfig({
  resolve: {
    alias: {
      'discord-digital-twin': new URL('node_modules/.cache/twin/node_modules/discord-digital-twin', import.meta.url)
        .pathname,
    },
  },
  test: { include: ['test/twin/**/*.test.ts'], testTimeout: 120_000 },
});

/**
 * `npm start`. What follows is compiled once and kept (in the system's folder for temporary files, or where
 * NODE_COMPILE_CACHE says), so that the next start spends its time on something else.
 */
import './start/node-version.js';

// Not by name: a Node that has no such exports would fail before the line above could speak.
import nodeModule from 'node:module';

/** By then the bot is ready; a process that is killed would leave nothing behind. */
const KEEP_AFTER_MS = 10_000;

nodeModule.enableCompileCache();
await import('./start/process.js');
setTimeout(nodeModule.flushCompileCache, KEEP_AFTER_MS).unref();

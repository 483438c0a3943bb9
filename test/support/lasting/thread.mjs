/** What pool.ts starts: Vitest's own worker, but that it takes many runs and keeps the sources that they import. */
import { join } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { init, runBaseTests, setupEnvironment } from 'vitest/worker';

const TESTS = join(import.meta.dirname, '../..');
/** Vitest's listener for what the pool sends, and the one for the answers to the current run. */
const listeners = [];
let modules = new Map();

/** Tests and what supports them are evaluated anew in each run: they register hooks as they are loaded. */
function forgetTests() {
  for (const [file, nodes] of modules) {
    if (!file.startsWith(TESTS)) continue;
    for (const node of nodes) Object.assign(node, { evaluated: false, promise: undefined, exports: undefined });
  }
}

async function runTests(method, state, traces) {
  forgetTests();
  await runBaseTests(method, state, traces);
}

init({
  post: (response) => parentPort.postMessage(response),
  on: (listener) => {
    if (listeners.length > 1) parentPort.off('message', listeners.pop());
    listeners.push(listener);
    parentPort.on('message', listener);
  },
  off: (listener) => parentPort.off('message', listener),
  setup: setupEnvironment,
  onModuleRunner: ({ evaluatedModules }) => {
    modules = evaluatedModules.fileToModulesMap;
  },
  runTests: (state, traces) => runTests('run', state, traces),
  collectTests: (state, traces) => runTests('collect', state, traces),
});

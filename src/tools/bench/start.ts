import { spawn } from 'node:child_process';
import { join } from 'node:path';

import { PACKAGE_FOLDER } from '../../package-folder.js';
import { withFolder } from './folder.js';

/** Tells how much CPU the process has used when it says a word, in microseconds. */
const tellCpuAt = (word: string): string =>
  `data:text/javascript,${encodeURIComponent(`
    const write = process.stdout.write;
    process.stdout.write = function (text, ...more) {
      const { user, system } = process.cpuUsage();
      if (String(text).includes(${JSON.stringify(word)})) process.send(user + system);
      return write.call(this, text, ...more);
    };`)}`;
const ONLY_DISCORD = "await import('discord.js'); console.log('ready'); setInterval(() => undefined, 1000);";
const ROUNDS = 7;

/** CPU in milliseconds until a process says a word. */
function cpuUntil(word: string, args: readonly string[], env: Readonly<Record<string, string>>): Promise<number> {
  const child = spawn(process.execPath, ['--import', tellCpuAt(word), ...args], {
    cwd: PACKAGE_FOLDER,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  return new Promise((resolve, reject) => {
    child.once('exit', () => {
      reject(new Error(`the process ended before it said “${word}”`));
    });
    child.once('message', (micros) => {
      child.removeAllListeners('exit').once('exit', () => {
        resolve(Math.round(Number(micros) / 1000));
      });
      child.kill('SIGTERM');
    });
  });
}

/** What a start costs until the bot is ready, beside a process that only imports discord.js. */
export function benchStart(): Promise<Readonly<Record<string, number>>> {
  return withFolder(async (folder) => {
    const env = { PORT: '0', HOST: '127.0.0.1', DISCORD_TOKEN: '', DATABASE_PATH: join(folder, 'start.db') };
    const own = (): Promise<number> => cpuUntil('Open', [join(PACKAGE_FOLDER, 'dist/src/main.js')], env);
    const bare = (): Promise<number> => cpuUntil('ready', ['--input-type=module', '--eval', ONLY_DISCORD], {});
    // The first one compiles, and keeps what it compiled.
    await own();
    const [cpu, floor]: [number[], number[]] = [[], []];
    for (let round = 0; round < ROUNDS; round += 1) {
      floor.push(await bare());
      cpu.push(await own());
    }
    // What else runs on the machine only ever adds to it.
    const [cpuMs, floorCpuMs] = [Math.min(...cpu), Math.min(...floor)];
    return { cpuMs, floorCpuMs, ratio: Math.round((100 * cpuMs) / floorCpuMs) / 100 };
  });
}

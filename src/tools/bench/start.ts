import { spawn } from 'node:child_process';
import { join } from 'node:path';

import { PACKAGE_FOLDER } from '../../package-folder.js';
import { withFolder } from './folder.js';

/** Answers to any message with the CPU that the process has used so far, in microseconds. */
const TELL_CPU = `data:text/javascript,${encodeURIComponent(
  "process.on('message', () => { const { user, system } = process.cpuUsage(); process.send(user + system); });",
)}`;
const ONLY_DISCORD = "await import('discord.js'); console.log('ready'); setInterval(() => undefined, 1000);";
const ROUNDS = 5;

/** CPU in milliseconds until a process says a word. */
function cpuUntil(word: string, args: readonly string[], env: Readonly<Record<string, string>>): Promise<number> {
  const child = spawn(process.execPath, ['--import', TELL_CPU, ...args], {
    cwd: PACKAGE_FOLDER,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
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
    child.stdout?.on('data', (text: Buffer) => {
      if (text.toString().includes(word)) child.send('how much?');
    });
  });
}

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

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
    const [cpuMs, floorCpuMs] = [median(cpu), median(floor)];
    return { cpuMs, floorCpuMs, ratio: Math.round((100 * cpuMs) / floorCpuMs) / 100 };
  });
}

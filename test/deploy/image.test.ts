import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';

const dockerfile = readFileSync(new URL('../../Dockerfile', import.meta.url), 'utf8');
const [, options = '', command = ''] = /^HEALTHCHECK (.*?) ?\\\n\s+CMD (\[.*\])$/m.exec(dockerfile) ?? [];

/** Asks as the image does: the exit status, and what was asked for. */
async function checked(status: number): Promise<{ readonly exit: number; readonly asked: readonly string[] }> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(status).end();
  });
  onTestFinished(() => void server.close());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const [, ...args] = z.array(z.string()).parse(JSON.parse(command));
  const child = execFile(process.execPath, args, { env: { ...process.env, PORT: String(port) } });
  const exit = await new Promise<number>((resolve) => child.on('exit', (code) => resolve(code ?? -1)));
  return { exit, asked };
}

test('the image is asked whether it lives every five seconds, so that a rolling update takes seconds', () => {
  expect(options.split(' ')).toContain('--interval=5s');
});

/** Discord takes one shard every five seconds, and discord.js waits for the servers of the last one. */
const SLOW_START_S = 64 * 6.5 + 15;

test('a successor with 64 shards may connect all of them before it counts as ill', () => {
  const [, minutes = '0'] = /--start-period=(\d+)m(?: |$)/.exec(options) ?? [];
  expect(Number(minutes) * 60).toBeGreaterThan(SLOW_START_S);
  // What hangs is found by the image's check, three failures of ten seconds at most after that.
  const update = readFileSync(new URL('../../deploy/update.sh', import.meta.url), 'utf8');
  const [, patience = '0'] = /^PATIENCE=(\d+)$/m.exec(update) ?? [];
  expect(Number(patience)).toBeGreaterThan(Number(minutes) * 60 + 3 * 10);
});

test('it is healthy while /livez answers well, and not where that says otherwise', async () => {
  expect(await checked(200)).toEqual({ exit: 0, asked: ['/livez'] });
  expect(await checked(503)).toEqual({ exit: 1, asked: ['/livez'] });
});

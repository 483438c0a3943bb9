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

test('it is healthy while /livez answers well, and not where that says otherwise', async () => {
  expect(await checked(200)).toEqual({ exit: 0, asked: ['/livez'] });
  expect(await checked(503)).toEqual({ exit: 1, asked: ['/livez'] });
});

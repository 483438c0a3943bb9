import { once } from 'node:events';
import { chmodSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject, onTestFinished } from 'vitest';
import { freePort, newFolder, startAsUser, untilSaid } from './cluster.js';

/** PgBouncer's docs, "Config": each transaction may have another connection, and nothing of a session stays. */
const configOf = (port: number, server: number): string => `
[databases]
* = host=127.0.0.1 port=${server} user=meteor
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 2
server_round_robin = 1
`;

/** The run's cluster behind PgBouncer, until the test ends: where a database of it is found there. */
export async function throughPgBouncer(): Promise<(url: string) => string> {
  const folder = newFolder();
  const port = await freePort();
  const config = join(folder, 'pgbouncer.ini');
  writeFileSync(config, configOf(port, inject('postgresPort')));
  chmodSync(config, 0o644);
  const server = startAsUser('KILL', 'pgbouncer', [config]);
  onTestFinished(async () => {
    server.kill('SIGKILL');
    if (server.exitCode === null && server.signalCode === null) await once(server, 'exit');
    rmSync(folder, { recursive: true, force: true });
  });
  await untilSaid(server, /process up/);
  return (url) => {
    const address = new URL(url);
    address.port = `${port}`;
    return address.href;
  };
}

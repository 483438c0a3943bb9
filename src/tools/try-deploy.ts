/** What deploy/try.sh does once it has an engine and an image: it alone starts this. */
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { docker } from './try-deploy/command.js';
import { Compose, tryCompose } from './try-deploy/compose.js';
import { variants } from './try-deploy/containers.js';
import { Crowd } from './try-deploy/crowd.js';
import { lookAtImage } from './try-deploy/image.js';
import { tryLitestream } from './try-deploy/litestream.js';
import { tryPrometheus } from './try-deploy/prometheus.js';
import { CannotRun, Report } from './try-deploy/report.js';
import { endSwarm, Stack, trySwarm } from './try-deploy/swarm.js';

/** Lobbies, and as many games. */
const CHANNELS = 4;
const NETWORK = 'meteor-try-people';

const { values } = parseArgs({
  options: {
    work: { type: 'string', default: '' },
    image: { type: 'string', default: '' },
    litestream: { type: 'string', default: '' },
    base: { type: 'string', default: '' },
    'base-seconds': { type: 'string', default: '0' },
    'image-seconds': { type: 'string', default: '0' },
    minutes: { type: 'string', default: '0.25' },
  },
});

const { work, image, litestream } = values;
const checkout = process.cwd();
const ms = (Number(values.minutes) * 60_000) / 2;
const report = new Report();

report.note(
  'engine',
  null,
  await docker('version', '-f', 'Docker {{.Server.Version}}, kernel {{.Server.KernelVersion}}'),
);
report.note('base image', Number(values['base-seconds']), values.base);
report.note('image from the Dockerfile', Number(values['image-seconds']), image);
await report.step('image: its packages', () => lookAtImage(image, checkout));
const others = await variants(image);

// One of this machine's addresses that every container reaches.
await docker('network', 'create', NETWORK);
const address = await docker('network', 'inspect', '-f', '{{range .IPAM.Config}}{{.Gateway}}{{end}}', NETWORK);

const composed = await Crowd.open(address, CHANNELS);
const compose = new Compose(join(work, 'composed'), checkout);
if (await tryCompose({ compose, crowd: composed, report, image, others, ms })) {
  await report.step('Prometheus: the bot scraped under load', () =>
    tryPrometheus(join(work, 'prometheus'), composed, checkout, ms),
  );
  await report.step('Litestream: a copy restored', () =>
    tryLitestream(compose, composed, { image, litestream, checkout, ms }),
  );
}
// The engine goes anyway: a table without this is better than none.
await compose.run(image, 'down', '-v').catch(() => '');
await composed.server.stop();

const swarmed = await Crowd.open(address, CHANNELS);
const stack = new Stack(join(work, 'stack'), checkout, swarmed.environment);
await trySwarm({ stack, crowd: swarmed, report, image, others, ms }, address);
await endSwarm().catch(() => '');
await swarmed.server.stop();
await docker('network', 'rm', NETWORK).catch(() => '');

await report.step('Kubernetes', () =>
  Promise.reject(new CannotRun('no cluster; test/deploy/kubernetes.test.ts holds the file against the API’s schemas')),
);

console.log(report.table());
process.exit(report.failed ? 1 : 0);

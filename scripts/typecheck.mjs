/** Checks the types of each project of this repository; what a run finds out is kept for the next, which then takes less. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const PROJECTS = ['.', 'src/local/web', 'src/activity/web', 'src/history/viewer'];
const root = fileURLToPath(new URL('..', import.meta.url));

for (const project of PROJECTS) {
  const kept = `node_modules/.cache/typecheck/${project.replaceAll(/\W+/g, '-')}.tsbuildinfo`;
  const args = ['--project', `${project}/tsconfig.json`, '--noEmit', '--incremental', '--tsBuildInfoFile', kept];
  const { status } = spawnSync('tsc', args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

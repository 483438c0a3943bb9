import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const root = new URL('..', import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, root), 'utf8');
const workflows = globSync('.github/workflows/*.yaml', { cwd: root }).sort();

describe('workflows', () => {
  it.each(workflows)('%s pins each action by commit and names its version', (file) => {
    const uses = read(file)
      .split('\n')
      .filter((line) => /\buses:/.test(line));
    expect(uses.length).toBeGreaterThan(0);
    for (const line of uses) expect(line).toMatch(/uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  it('a release is published only after the tests, by jobs that can do nothing else', () => {
    const release = read('.github/workflows/release.yaml');
    expect(release).toMatch(/^permissions: \{\}$/m);
    const [, test = '', image = '', tarball = '', published = ''] = release.split(
      /^ {2}(?:test|image|tarball|release):$/m,
    );
    expect(test).toContain('npm test');
    expect(test).not.toContain('write');
    expect(image).toContain('needs: test');
    expect(image).toContain('packages: write');
    expect(image).not.toContain('contents: write');
    expect(image).toContain('sbom: true');
    expect(image).toContain('provenance: mode=max');
    expect(tarball).toContain('needs: test');
    expect(tarball).not.toContain('write');
    expect(published).toContain('needs: [image, tarball]');
    expect(published).not.toContain('packages: write');
  });
});

describe('the image', () => {
  const dockerfile = read('Dockerfile');

  it('leaves its files to root, and runs as someone else', () => {
    expect(dockerfile).not.toContain('--chown');
    expect(dockerfile).toMatch(/^USER node$/m);
  });

  it('is asked every 5 s whether it lives, and so are pods: a rolling update takes seconds', () => {
    expect(dockerfile).toMatch(/^HEALTHCHECK --interval=5s .*\n.*\/livez/m);
    const probes = [
      ...read('deploy/kubernetes.yaml').matchAll(/(\w+)Probe:\n +httpGet: \{ path: (\S+), .*\n +periodSeconds: (\d+)/g),
    ];
    expect(probes.map(([, name, path, seconds]) => `${name} ${path} ${seconds}`)).toEqual([
      'liveness /livez 5',
      'readiness /readyz 5',
      'startup /livez 5',
    ]);
  });

  it('is built from a base image that a release names by digest', () => {
    expect(dockerfile).toMatch(/^ARG NODE_IMAGE=/m);
    expect(read('.github/workflows/release.yaml')).toContain('NODE_IMAGE=${{ steps.base.outputs.image }}');
  });
});

interface Locked {
  readonly version: string;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
}
interface Plan {
  readonly version: string;
  readonly schema: number;
  readonly files: readonly string[];
  readonly packages: readonly string[];
}
interface Sbom {
  readonly metadata: { readonly component: { readonly name: string; readonly version: string } };
  readonly components: readonly { readonly name: string; readonly group?: string; readonly version: string }[];
}

const output = (command: string, ...args: readonly string[]): string =>
  execFileSync(command, args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

describe('a release', () => {
  const plan = JSON.parse(output(process.execPath, 'scripts/release.mjs', '--dry-run', '--json')) as Plan;
  const sorted = (names: readonly string[]): readonly string[] => [...new Set(names)].sort();

  it('lists in its SBOM the packages that the lockfile has for production and that the tarball is packed with, no more', () => {
    const lock = JSON.parse(read('package-lock.json')) as { readonly packages: Readonly<Record<string, Locked>> };
    const locked = Object.entries(lock.packages)
      .filter(([path, { dev, devOptional }]) => path !== '' && dev !== true && devOptional !== true)
      .map(([path, { version }]) => `${path.replace(/^.*node_modules\//, '')}@${version}`);
    const sbom = JSON.parse(output(process.execPath, 'scripts/release.mjs', '--sbom')) as Sbom;
    const listed = sbom.components.map(({ name, version }) => `${name}@${version}`);
    expect(locked.length).toBeGreaterThan(40);
    expect(sorted(listed)).toEqual(sorted(locked));
    expect(sorted(plan.packages)).toEqual(sorted(locked));
    expect(sbom.metadata.component).toMatchObject({ name: 'meteor-bot', version: plan.version });
  });

  it('has the version of package.json, and the notes on upgrades name its schema', () => {
    expect(plan.version).toBe((JSON.parse(read('package.json')) as { readonly version: string }).version);
    expect(read('docs/upgrading.md')).toContain(`| ${plan.version} | ${plan.schema} |`);
    const platform = `${process.platform}-${process.arch}`;
    expect(plan.files).toEqual([
      `meteor-bot-${plan.version}-${platform}.tar.gz`,
      `meteor-bot-${plan.version}.cdx.json`,
      'notes.md',
      'SHA256SUMS',
    ]);
  });

  it('is kept up to date by Dependabot: packages, actions and the base image', () => {
    const updates = [...read('.github/dependabot.yml').matchAll(/package-ecosystem: (\S+)/g)].map(([, name]) => name);
    expect(updates).toEqual(['npm', 'github-actions', 'docker']);
  });
});

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
    const [, test = '', image = '', published = ''] = release.split(/^ {2}(?:test|image|release):$/m);
    expect(test).toContain('npm test');
    expect(test).not.toContain('write');
    expect(image).toContain('needs: test');
    expect(image).toContain('packages: write');
    expect(image).not.toContain('contents: write');
    expect(published).toContain('needs: image');
    expect(published).not.toContain('packages: write');
  });
});

describe('the image', () => {
  const dockerfile = read('Dockerfile');

  it('leaves its files to root, and runs as someone else', () => {
    expect(dockerfile).not.toContain('--chown');
    expect(dockerfile).toMatch(/^USER node$/m);
  });

  it('is built from a base image that a release names by digest', () => {
    expect(dockerfile).toMatch(/^ARG NODE_IMAGE=/m);
    expect(read('.github/workflows/release.yaml')).toContain('NODE_IMAGE=${{ steps.base.outputs.image }}');
  });
});

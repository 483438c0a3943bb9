import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Service } from 'kubernetes-models/v1/Service';
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { StatefulSet } from 'kubernetes-models/apps/v1/StatefulSet';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { LEAVE_MS } from '../../src/start/replica/replica.js';

/** deploy/kubernetes.yaml and kubernetes-replicas.yaml against the Kubernetes API's own schemas, and for fields that they don't have. */

const read = (file: string): string => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');

/** What a test changes in the file, by a field's path. */
function changed(document: object, path: readonly (string | number)[], value: unknown): object {
  const copy = structuredClone(document);
  const parent = path.slice(0, -1).reduce<object>((at, key) => Reflect.get(at, key) as object, copy);
  Reflect.set(parent, path.at(-1) ?? '', value);
  return copy;
}

const documentsIn = (file: string): readonly object[] =>
  parseAllDocuments(read(file)).map((document) => document.toJS() as object);

const [service = {}, statefulSet = {}] = documentsIn('deploy/kubernetes.yaml');
const [entry = {}, deployment = {}, budget = {}] = documentsIn('deploy/kubernetes-replicas.yaml');
const CONTAINER = ['spec', 'template', 'spec', 'containers', 0] as const;

/** What TypeScript says of them as literals of the API's types: it knows of each field that isn't one. */
function faultsByType(literals: Readonly<Record<string, readonly [string, string, object]>>): readonly string[] {
  const name = fileURLToPath(new URL('literals.ts', import.meta.url));
  const source = Object.entries(literals)
    .map(
      ([constant, [from, type, value]]) =>
        `export const ${constant}: import('${from}').${type} = ${JSON.stringify(value)};`,
    )
    .join('\n');
  const options: ts.CompilerOptions = {
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    target: ts.ScriptTarget.ES2022,
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (file) => file === name || fileExists(file);
  host.getSourceFile = (file, ...rest) =>
    file === name ? ts.createSourceFile(file, source, ts.ScriptTarget.ES2022) : getSourceFile(file, ...rest);
  const program = ts.createProgram([name], options, host);
  return ts
    .getPreEmitDiagnostics(program, program.getSourceFile(name))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

test('they are a Service and a StatefulSet as the API has them', () => {
  expect([service, statefulSet]).toMatchObject([{ kind: 'Service' }, { kind: 'StatefulSet' }]);
  expect(() => new Service(service).validate()).not.toThrow();
  expect(() => new StatefulSet(statefulSet).validate()).not.toThrow();
});

test('the replicas are a Service, a Deployment and a budget of disruptions as the API has them', () => {
  expect([entry, deployment, budget]).toMatchObject([
    { kind: 'Service' },
    { kind: 'Deployment' },
    { kind: 'PodDisruptionBudget' },
  ]);
  expect(() => new Service(entry).validate()).not.toThrow();
  expect(() => new Deployment(deployment).validate()).not.toThrow();
  expect(() => new PodDisruptionBudget(budget).validate()).not.toThrow();
});

test('a replica that is stopped has the time to give its shards away', () => {
  const { terminationGracePeriodSeconds: graceS } = (deployment as Deployment).spec?.template.spec ?? {};
  expect(graceS).toBeGreaterThanOrEqual(LEAVE_MS / 1000 + 10);
});

test.each([
  [['spec', 'replicas'], '2'],
  [['spec', 'selector'], undefined],
  [[...CONTAINER, 'ports', 0, 'containerPort'], 'eighty'],
  [
    ['spec', 'volumeClaimTemplates', 0, 'spec', 'accessModes'],
    ['ReadWriteOnce', 'Often'],
  ],
])('the schemas refuse %j: %j', (path, value) => {
  expect(() => new StatefulSet(changed(statefulSet, path, value)).validate()).toThrow();
});

test('they have no field that the API doesn’t', () => {
  const [Api, Apps] = ['kubernetes-models/v1/Service', 'kubernetes-models/apps/v1/StatefulSet'];
  const faults = faultsByType({
    service: [Api, 'IService', service],
    statefulSet: [Apps, 'IStatefulSet', statefulSet],
    entry: [Api, 'IService', entry],
    deployment: ['kubernetes-models/apps/v1/Deployment', 'IDeployment', deployment],
    budget: ['kubernetes-models/policy/v1/PodDisruptionBudget', 'IPodDisruptionBudget', budget],
    misspelt: [Apps, 'IStatefulSet', changed(statefulSet, [...CONTAINER, 'livenessProbes'], {})],
  });
  expect(faults).toEqual([expect.stringMatching(/'"livenessProbes"' does not exist in type 'IContainer'/)]);
});

test('the kustomize base has that file, and names its image at this release', () => {
  const base = parse(read('deploy/kustomization.yaml')) as {
    readonly resources: readonly string[];
    readonly images: readonly { readonly name: string; readonly newTag: string }[];
  };
  const [, image] = /image: (\S+):latest/.exec(read('deploy/kubernetes.yaml')) ?? [];
  expect(base.resources).toEqual(['kubernetes.yaml']);
  expect(base.images).toMatchObject([
    { name: image, newTag: (JSON.parse(read('package.json')) as { readonly version: string }).version },
  ]);
});

import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { REGISTERED } from '../src/registration/index.js';

/** The naming sheet of CONTRIBUTING ("Names that are the same in every game"), held for each registered game. */

const KINDS = REGISTERED.map(({ rules }) => rules.kind);

/** Past forms that don't end in -ed. */
const IRREGULAR = new Set(
  'began built dealt drawn given held hit laid left lost redrawn said seen sold spent struck set taken undone written'.split(
    ' ',
  ),
);

const isKebab = (name: string): boolean => /^[a-z]+(-[a-z]+)*$/.test(name);
const isPast = (name: string): boolean => name.split('-').some((word) => word.endsWith('ed') || IRREGULAR.has(word));

const source = (path: string): string => readFileSync(path, 'utf8');
const typesIn = (path: string): readonly string[] =>
  [...source(path).matchAll(/readonly type: ([^;}]+)[;}]/g)].flatMap(([, types = '']) =>
    [...types.matchAll(/'([^']+)'/g)].map(([, name = '']) => name),
  );

const sourcesUnder = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name));

const rules = (kind: string, file: string): string => `src/games/${kind}/${file}`;
const face = (kind: string, file: string): string => `src/discord/games/${kind}/${file}`;

test('a name that breaks the sheet is noticed', () => {
  expect(['turnEnded', 'turn_ended', 'Ended'].filter(isKebab)).toEqual([]);
  expect(['end-turn', 'draw', 'column-done'].filter(isPast)).toEqual([]);
});

test.each(KINDS)('the events of %s are kebab-case and in the past tense', (kind) => {
  const events = typesIn(rules(kind, 'event.ts'));
  expect(events.length).toBeGreaterThan(3);
  expect(events.filter((name) => !isKebab(name) || !isPast(name))).toEqual([]);
});

// A log file knows by `ended` that its game is over.
test.each(KINDS)('the end of %s, and the return of the bot, are events of the same name as in all games', (kind) => {
  expect(typesIn(rules(kind, 'event.ts'))).toEqual(expect.arrayContaining(['returned', 'ended']));
});

test.each(KINDS)('the actions and refusals of %s are kebab-case', (kind) => {
  const actions = typesIn(rules(kind, 'action.ts'));
  const codes = [...source(rules(kind, 'refusal.ts')).matchAll(/'([^'./ ]+)'/g)].map(([, name = '']) => name);
  expect(Math.min(actions.length, codes.length)).toBeGreaterThan(5);
  expect([...actions, ...codes].filter((name) => !isKebab(name))).toEqual([]);
});

const RULES_FILES = ['action', 'checks', 'decide', 'event', 'evolve', 'game', 'index', 'refusal', 'state'];
const FACE_FILES = ['draw-board', 'end', 'face', 'lobby', 'panel', 'presses', 'screen-reader', 'table'];

test.each(KINDS)('%s has its parts in files of the same names', (kind) => {
  const files = [
    ...RULES_FILES.map((name) => rules(kind, `${name}.ts`)),
    ...FACE_FILES.map((name) => face(kind, `${name}.ts`)),
  ];
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

test.each(KINDS)('%s calls what every game has by the same names', (kind) => {
  const all = sourcesUnder(face(kind, '')).map(source).join('\n');
  const exported = new Set([...all.matchAll(/^export (?:const|(?:async )?function) (\w+)/gm)].map(([, name]) => name));
  const [, prefix = ''] = /export const (\w+)_FACE\b/.exec(source(face(kind, 'face.ts'))) ?? [];
  const wanted = [
    ...['PRESSES', 'LOBBY', 'END', 'SCREEN_READER', 'HISTORY_FACE', 'EMOJI'].map((part) => `${prefix}_${part}`),
    ...['drawBoard', 'drawPanel', 'openLesson', 'onPanel', 'onNote'],
  ];
  expect(wanted.filter((name) => !exported.has(name))).toEqual([]);
});

test('setup is one word', () => {
  const files = [...sourcesUnder('src'), ...sourcesUnder('commands')];
  expect(files.filter((file) => /set-up/.test(file) || /\b\w*[sS]etUp[A-Z(]?\w*/.test(source(file)))).toEqual([]);
});

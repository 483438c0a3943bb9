import type { Tables } from '../platform.js';
import type { TableHandle } from '../../table/ports.js';
import { all, escapeText, type Translate } from '../../text/index.js';
import type { Faces } from '../games/face.js';
import type { DailyGame } from './face.js';
import { attemptsOf, hasTried, knewBefore, type Watching } from './results.js';
import { verdictOn } from './table.js';

type Sealing = Watching & { readonly tables: Pick<Tables, 'directory' | 'deals'> };

/** What the board of a day's deal says beside its game: who knows the deal already, and whether it counted. */
export function dailyLines(platform: Sealing, faces: Faces, table: TableHandle, t: Translate): readonly string[] {
  const face = faces.of(table);
  const day = face.game.daily?.dayOf(table.state) ?? null;
  if (day === null || face.daily === undefined || table.owner !== null) return [];
  const daily: DailyGame = { kind: table.kind, face: face.daily };
  const phase = face.game.phase(table.state);
  if (phase === 'over') return overLines(platform, daily, table, day, t);
  if (phase !== 'lobby') return [];
  const sealed = t('daily.sealed', { fingerprint: platform.tables.deals.fingerprint(day) });
  const known = [...table.people.values()].filter(({ userId }) => hasTried(platform, daily, userId, day));
  if (known.length === 0) return [sealed];
  const names = known.map(({ name }) => escapeText(name));
  return [t('daily.known', { names: all(t, names) }), sealed];
}

function overLines(
  platform: Watching,
  daily: DailyGame,
  table: TableHandle,
  day: string,
  t: Translate,
): readonly string[] {
  const [first] = table.people.values();
  const line = first && attemptsOf(platform, daily, first.userId, day).find(({ game }) => game === table.game);
  if (line === undefined || daily.face.orderOf(line) === null) return [];
  return [verdictOn(t, day, knewBefore(platform, daily, line))];
}

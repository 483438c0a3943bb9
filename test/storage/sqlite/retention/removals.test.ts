import { expect, it } from 'vitest';
import { inTurns } from '../../../../src/storage/sql/retention/turns.js';
import { GUILD, someone, START } from '../../../support/played.js';
import { opened, season } from '../../../history/support.js';

const ANA = someone(0).userId;

it('what is asked at once is done one after the other', async () => {
  const past = await opened(season(4));
  const [forgotten, deleted] = await Promise.all([
    past.retention.forget(GUILD, ANA),
    past.retention.deleteAll(GUILD),
    past.retention.maintain(START),
  ]);
  expect([forgotten.games, deleted.games]).toEqual([4, 4]);
  expect(past.database.connection.pragma('foreign_key_check')).toEqual([]);
});

const until = (ms: number): void => {
  const end = performance.now() + ms;
  while (performance.now() < end);
};

it('others have their turn between steps', async () => {
  const order: string[] = [];
  const step = (): Promise<boolean> => {
    until(10);
    order.push('step');
    return Promise.resolve(order.length < 6);
  };
  setImmediate(() => order.push('other'));
  await inTurns(step);
  expect(order.indexOf('other')).toBeLessThan(3);
});

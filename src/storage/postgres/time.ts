import type { Millis } from '../../games/shared/time.js';
import type { Clock } from '../../table/ports.js';
import type { Sql } from './sql.js';

/** The quickest of so many answers says best what time it is there. */
const ANSWERS = 3;

/** How many milliseconds the server's clock is ahead of this one; below zero: behind. */
export async function aheadOf(sql: Sql, clock: Clock): Promise<Millis> {
  let quickest = { took: Infinity, ahead: 0 };
  for (let asked = 0; asked < ANSWERS; asked += 1) {
    const sentAt = clock.now();
    const [answer] = await sql.rows<{ now: number }>(
      'SELECT (extract(epoch FROM clock_timestamp()) * 1000)::double precision AS now',
    );
    const took = clock.now() - sentAt;
    if (answer !== undefined && took < quickest.took) quickest = { took, ahead: answer.now - sentAt - took / 2 };
  }
  return quickest.ahead;
}

/** The server's time as it is now, and from then on by `clock`: so processes on several machines have one time. */
export async function serverClock(sql: Sql, clock: Clock): Promise<Clock> {
  const ahead = await aheadOf(sql, clock);
  return { now: () => Math.round(clock.now() + ahead) };
}

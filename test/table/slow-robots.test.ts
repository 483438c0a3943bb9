import { expect, it } from 'vitest';
import { METEOR } from '../../src/games/meteor/index.js';
import { NOTHING_SEEN } from '../../src/games/meteor/robots/index.js';
import { seedRandom } from '../../src/games/shared/random.js';
import { RobotProcess } from '../../src/workers/robots/index.js';
import { NOW, viewOf } from '../games/meteor/robots/position.js';

const QUESTION = {
  kind: METEOR.kind,
  view: viewOf({ hands: ['F', 'C', 'E'], sites: ['3CF+C+F!', '', ''], field: ['small-3'], zone: 1 }),
  memory: NOTHING_SEEN,
  random: seedRandom('apart'),
  now: NOW,
};

it('an ace thinks in a process of its own; what can’t be thought there fails alone', async () => {
  const robots = new RobotProcess();
  try {
    const [first, none, again] = await Promise.allSettled([
      robots.think({ ...QUESTION, level: 'ace' }, 'guild'),
      robots.think({ ...QUESTION, kind: 'no-game', level: 'ace' }, 'guild'),
      robots.think({ ...QUESTION, level: 'ace' }, 'guild'),
    ]);
    expect(first).toMatchObject({ status: 'fulfilled', value: { action: { type: 'launch', target: 'K' } } });
    expect(none.status).toBe('rejected');
    expect(again).toEqual(first);
  } finally {
    await robots.stop();
  }
});

it('is full with so many questions that one more would be answered too late, until they are', async () => {
  const robots = new RobotProcess();
  try {
    const thoughts: Promise<unknown>[] = [];
    for (const guild of ['one', 'two', 'three'])
      while (!robots.isFullFor(guild)) thoughts.push(robots.think({ ...QUESTION, level: 'ace' }, guild));
    expect(thoughts, 'four of a server, eight in all').toHaveLength(8);
    await Promise.all(thoughts);
    expect(robots.isFullFor('one')).toBe(false);
  } finally {
    await robots.stop();
  }
});

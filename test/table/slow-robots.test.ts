import { expect, it } from 'vitest';
import { METEOR } from '../../src/games/meteor/index.js';
import { NOTHING_SEEN } from '../../src/games/meteor/robots/index.js';
import { seedRandom } from '../../src/games/shared/random.js';
import { RobotThread } from '../../src/robot-threads/index.js';
import { NOW, viewOf } from '../games/meteor/robots/position.js';

const QUESTION = {
  kind: METEOR.kind,
  view: viewOf({ hands: ['F', 'C', 'E'], sites: ['3CF+C+F!', '', ''], field: ['small-3'], zone: 1 }),
  memory: NOTHING_SEEN,
  random: seedRandom('thread'),
  now: NOW,
};

it('an ace thinks on a thread of its own; what can’t be thought there fails alone', async () => {
  const thread = new RobotThread();
  try {
    const [first, none, again] = await Promise.allSettled([
      thread.think({ ...QUESTION, level: 'ace' }),
      thread.think({ ...QUESTION, kind: 'no-game', level: 'ace' }),
      thread.think({ ...QUESTION, level: 'ace' }),
    ]);
    expect(first).toMatchObject({ status: 'fulfilled', value: { action: { type: 'launch', target: 'A' } } });
    expect(none.status).toBe('rejected');
    expect(again).toEqual(first);
  } finally {
    await thread.stop();
  }
});

it('is full with so many questions that one more would be answered too late, until they are', async () => {
  const thread = new RobotThread();
  try {
    const thoughts: Promise<unknown>[] = [];
    while (!thread.isFull) thoughts.push(thread.think({ ...QUESTION, level: 'ace' }));
    expect(thoughts).toHaveLength(8);
    await Promise.all(thoughts);
    expect(thread.isFull).toBe(false);
  } finally {
    await thread.stop();
  }
});

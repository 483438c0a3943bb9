import { describe, expect, it } from 'vitest';
import type { RobotThought } from '../../src/games/game.js';
import { METEOR, type Action, type SeatView } from '../../src/games/meteor/index.js';
import { type SlowThought } from '../../src/table/robot-seats.js';
import { settle } from '../support/time.js';
import { notingRobots, playNoting, type Noted } from './robots-support.js';

describe('a level that thinks for long', () => {
  const PASS: Action = { type: 'pass', seat: 1, confirmed: true };
  type Thought = RobotThought<{ readonly type: string }, unknown>;

  interface Elsewhere extends Noted {
    readonly questions: SlowThought[];
    /** Answers the oldest question that waits. */
    answer(thought: Thought | Error): Promise<void>;
  }

  function thinkingElsewhere(): Elsewhere {
    const questions: SlowThought[] = [];
    const waiting: ((thought: Thought | Error) => void)[] = [];
    const place = notingRobots({
      slow: ['second'],
      elsewhere: (question) => {
        questions.push(question);
        return new Promise((resolve, reject) => {
          waiting.push((thought) => {
            if (thought instanceof Error) reject(thought);
            else resolve(thought);
          });
        });
      },
    });
    return Object.assign(place, {
      questions,
      answer: async (thought: Thought | Error): Promise<void> => {
        waiting.shift()?.(thought);
        await settle();
      },
    });
  }

  it('is asked elsewhere, with plain data and new chance each time; what it answers is done and remembered', async () => {
    const place = thinkingElsewhere();
    const table = await playNoting(place, 'second');
    await place.time.advance(5_000);
    const [question] = place.questions;
    expect(question).toMatchObject({
      kind: METEOR.kind,
      level: 'second',
      memory: 0,
      now: expect.any(Number) as number,
    });
    expect(structuredClone(question)).toEqual(question);
    const seat = (question?.view as SeatView).seat;
    await place.answer({ action: { ...PASS, seat } as Action, memory: 'seen' });
    expect(table.state.seats[seat]?.passed).toBe(true);
    expect(place.asked).toEqual([]);
    await place.time.advance(10_000);
    const next = place.questions.slice(1).find(({ view }) => (view as SeatView).seat === seat);
    expect(next?.memory).toBe('seen');
    expect(next?.random).not.toEqual(question?.random);
  });

  it('whose process fails plays on at the next level below', async () => {
    const place = notingRobots({ slow: ['third'], elsewhere: () => Promise.reject(new Error('it did not answer')) });
    await playNoting(place, 'third');
    await place.time.advance(10_000);
    expect(new Set(place.asked.map(({ level }) => level))).toEqual(new Set(['second']));
    expect(place.faults.length).toBeGreaterThan(0);
  });

  it('that waits for a server that asks too much plays on at the next level below', async () => {
    const asked: string[] = [];
    const elsewhere = (_question: SlowThought, guildId: string): null => {
      asked.push(guildId);
      return null;
    };
    const place = notingRobots({ slow: ['third'], elsewhere });
    const table = await playNoting(place, 'third');
    await place.time.advance(10_000);
    expect(new Set(asked)).toEqual(new Set([table.guildId]));
    expect(place.asked[0]?.level).toBe('second');
  });

  it('a robot whose thought throws thinks again at its pace', async () => {
    const place = notingRobots();
    place.throws = 2;
    await playNoting(place);
    await place.time.advance(20_000);
    expect(place.faults).toHaveLength(2);
    expect(new Set(place.asked.map(({ seat }) => seat))).toEqual(new Set([1, 2]));
  });

  it('that takes longer than the pace is asked again once it has answered', async () => {
    const place = thinkingElsewhere();
    await playNoting(place, 'second');
    await place.time.advance(5_000);
    expect(place.questions).toHaveLength(2);
    await place.time.advance(30_000);
    expect(place.questions).toHaveLength(2);
    await place.answer({ action: null, memory: 1 });
    await place.time.advance(1);
    expect(place.questions).toHaveLength(3);
  });

  it('is asked one thing at a time, whatever happens meanwhile, and looks again as soon as it has answered', async () => {
    const place = thinkingElsewhere();
    const table = await playNoting(place, 'second');
    await place.time.advance(5_000);
    for (let round = 0; round < 3; round += 1) {
      await table.act({ type: 'time-out', seat: 0 });
      await table.act({ type: 'resume', seat: 0 });
      await place.time.advance(10_000);
    }
    expect(place.questions).toHaveLength(2);
    await place.answer({ action: null, memory: 1 });
    await place.time.advance(1);
    expect(place.questions).toHaveLength(3);
  });

  it('where too much is asked elsewhere the first level thinks instead, and that is no fault', async () => {
    const place = notingRobots({ slow: ['second'], elsewhere: () => null });
    await playNoting(place, 'second');
    await place.time.advance(5_000);
    expect(place.asked.map(({ level }) => level)).toEqual(['first', 'first']);
    expect(place.faults).toEqual([]);
  });

  it('where thinking elsewhere fails it is told, and the first level thinks instead', async () => {
    const place = thinkingElsewhere();
    await playNoting(place, 'second');
    await place.time.advance(5_000);
    const failure = new Error('the process is gone');
    await place.answer(failure);
    expect(place.faults).toEqual([failure]);
    expect(place.asked.map(({ level }) => level)).toEqual(['first']);
  });

  it('what comes too late is not done: in a Time Out, after the game, after the stop', async () => {
    const place = thinkingElsewhere();
    const table = await playNoting(place, 'second');
    await place.time.advance(5_000);
    const acting = place.log.of(table.game).length;
    await table.act({ type: 'time-out', seat: 0 });
    await place.answer({ action: { type: 'resume', seat: 1 } as Action, memory: 1 });
    expect(table.state.pause).not.toBeNull();
    expect(place.log.of(table.game)).toHaveLength(acting + 1);
    await table.act({ type: 'resume', seat: 0 });
    await place.time.advance(5_000);
    await table.act({ type: 'end', by: 0 });
    // The process ends with the game, or with the bot: no fault.
    await place.answer(new Error('the process has ended'));
    expect([place.faults, table.state.phase]).toEqual([[], 'over']);
  });

  it('what is thought as the robots are stopped is not done, and nothing is thought after it', async () => {
    const place = thinkingElsewhere();
    const table = await playNoting(place, 'second');
    await place.time.advance(5_000);
    const seat = (place.questions[0]?.view as SeatView).seat;
    const { pending } = place.time;
    place.robots.stop();
    await place.answer({ action: { ...PASS, seat } as Action, memory: 1 });
    expect(table.state.seats[seat]?.passed).toBe(false);
    expect(place.time.pending).toBe(pending);
  });

  it('other levels think here', async () => {
    const place = thinkingElsewhere();
    await playNoting(place, 'first');
    await place.time.advance(5_000);
    expect([place.questions, place.asked.length > 1]).toEqual([[], true]);
  });
});

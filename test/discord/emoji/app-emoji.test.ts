import { describe, expect, it } from 'vitest';
import { AppEmoji, type EmojiDrawing } from '../../../src/discord/emoji/index.js';
import { recording, type LogLine } from '../../e2e/support/harness.js';
import { ManualTime } from '../../support/time.js';

const ROCKET: EmojiDrawing = { name: 'rocket_3', svg: '<rocket/>' };
const FUEL: EmojiDrawing = { name: 'fuel', svg: '<fuel/>' };

interface Stored {
  readonly id: string;
  readonly name: string;
}

/** An application's emoji, as Discord keeps them. */
class Application {
  readonly asked: string[] = [];
  fault: Error | null = null;

  constructor(public items: Stored[]) {}

  #ask(what: string): void {
    this.asked.push(what);
    if (this.fault !== null) throw this.fault;
  }

  get = (): Promise<unknown> => {
    return Promise.resolve().then(() => {
      this.#ask('list');
      return { items: [...this.items] };
    });
  };

  post = (_route: string, options?: unknown): Promise<unknown> => {
    const { name, image } = (options as { body: { name: string; image: string } }).body;
    return Promise.resolve().then(() => {
      this.#ask(`create ${name} ${Buffer.from(image.split(',')[1] ?? '', 'base64').toString()}`);
      const made = { id: `9${this.items.length}`, name };
      this.items.push(made);
      return made;
    });
  };

  delete = (route: string): Promise<unknown> => {
    const id = route.split('/').at(-1);
    return Promise.resolve().then(() => {
      this.#ask(`remove ${this.items.find((one) => one.id === id)?.name}`);
      this.items = this.items.filter((one) => one.id !== id);
    });
  };
}

function emojiOf(items: Stored[], drawings: readonly EmojiDrawing[], creates = true) {
  const application = new Application(items);
  const time = new ManualTime();
  const lines: LogLine[] = [];
  const calls = { again: 0 };
  const emoji = new AppEmoji(
    {
      again: () => {
        calls.again += 1;
      },
      rest: application,
      applicationId: () => '42',
      clock: time,
      timers: time,
      log: recording(lines),
      creates,
      draw: (svg, width) => Promise.resolve(Buffer.from(`${svg}@${width}`)),
    },
    drawings,
  );
  return { application, time, lines, emoji, calls };
}

describe('the application’s emoji', () => {
  it('are created by one process: another uses what is there, and looks again', async () => {
    const { application, emoji } = emojiOf([{ id: '1', name: 'fuel' }], [ROCKET, FUEL], false);
    await expect(emoji.bringUpToDate()).rejects.toThrow('1 emoji');
    expect(application.asked).toEqual(['list']);
    expect(emoji.icon('fuel')).toEqual({ id: '1', name: 'fuel' });
    application.items.push({ id: '2', name: 'rocket_3' });
    await emoji.bringUpToDate();
    expect(application.asked).toEqual(['list', 'list']);
    expect(emoji.icon('rocket_3')).toEqual({ id: '2', name: 'rocket_3' });
  });

  it('are listed once and created where they are missing', async () => {
    const { application, emoji } = emojiOf([{ id: '1', name: 'fuel' }], [ROCKET, FUEL]);
    expect(emoji.icon('rocket_3')).toBeNull();
    await emoji.bringUpToDate();
    expect(application.asked).toEqual(['list', 'create rocket_3 <rocket/>@128']);
    expect(emoji.icon('rocket_3')).toEqual({ id: '91', name: 'rocket_3' });
    expect(emoji.icon('fuel')).toEqual({ id: '1', name: 'fuel' });
  });

  it('of a changed drawing get a new version, and the old one goes a day later; what is not ours stays', async () => {
    const before = [
      { id: '1', name: 'fuel' },
      { id: '2', name: 'rocket_3' },
      { id: '3', name: 'party_parrot' },
      { id: '4', name: 'fuel_v3' },
    ];
    const { application, emoji, calls, time } = emojiOf(before, [{ ...FUEL, version: 2 }, ROCKET]);
    await emoji.bringUpToDate();
    // An older process of a rolling update still uses the older one; a newer one has made the newest.
    expect(application.asked).toEqual(['list', 'create fuel_v2 <fuel/>@128']);
    await time.advance(24 * 60 * 60_000);
    expect(calls.again).toBe(1);
    await emoji.bringUpToDate();
    expect(application.asked.slice(2)).toEqual(['list', 'remove fuel']);
    expect(application.items.map(({ name }) => name)).toEqual(['rocket_3', 'party_parrot', 'fuel_v3', 'fuel_v2']);
  });

  it('that cannot be listed leave the signs in place until they can', async () => {
    const { application, emoji } = emojiOf([], [FUEL]);
    application.fault = new Error('down');
    await expect(emoji.bringUpToDate()).rejects.toThrow('down');
    expect(emoji.icon('fuel')).toBeNull();
    application.fault = null;
    await emoji.bringUpToDate();
    expect(emoji.icon('fuel')).not.toBeNull();
  });

  it('that Discord refuses stay away: until they are made anew, or a growing while where it lists them', async () => {
    const { application, emoji, calls, time } = emojiOf([{ id: '1', name: 'fuel' }], [FUEL]);
    await emoji.bringUpToDate();
    emoji.icon('fuel', '⚡');
    expect(emoji.signOf('fuel')).toBe('⚡');
    emoji.refused(['1']);
    expect([emoji.icon('fuel'), calls.again]).toEqual([null, 1]);
    await expect(emoji.bringUpToDate()).rejects.toThrow('refuses');
    expect(emoji.icon('fuel')).toBeNull();
    await time.advance(60_000);
    await emoji.bringUpToDate();
    expect(emoji.icon('fuel')).toEqual({ id: '1', name: 'fuel' });
    application.items = [];
    emoji.refused(['1']);
    await emoji.bringUpToDate();
    expect(emoji.icon('fuel')?.id).toBe('90');
  });

  it('are left alone once the bot stops', async () => {
    const { application, emoji } = emojiOf([], [FUEL, ROCKET]);
    emoji.stop();
    await emoji.bringUpToDate();
    expect(application.asked).toEqual([]);
  });
});

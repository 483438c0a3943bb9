import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { encode, type Press } from '../../../src/discord/games/meteor/presses.js';
import type { BrowserHarness, Follower } from './harness.js';

/** How large a window is; the small ones are touched, not clicked. */
export const SIZES = {
  wide: { width: 1280, height: 900 },
  phone: { width: 390, height: 844 },
  small: { width: 360, height: 740 },
} as const;
export type Size = keyof typeof SIZES;
export type Scheme = 'dark' | 'light';

/** `SCHEME=light` (or dark) gives every window that scheme, for those who look at all pictures in both. */
const FORCED = process.env['SCHEME'];
const forced = (scheme: Scheme): Scheme => (FORCED === 'light' || FORCED === 'dark' ? FORCED : scheme);

export interface WindowOptions {
  readonly size?: Size;
  readonly scheme?: Scheme;
  /** The language of the browser, which the page tells the bot as its user's. */
  readonly language?: string;
  /** Comes in by “Play now”, without giving a name. */
  readonly playsNow?: boolean;
}

/** Longest wait for something that happens by itself: a stop for tests that hang. */
const PATIENCE_MS = 30_000;

/** A person at a browser window of their own, who sees and presses what the page shows and nothing else. */
export class Player implements Follower {
  /** What the console said that isn't to be: errors and warnings, those of the CSP among them. */
  readonly faults: string[] = [];

  private constructor(
    private readonly harness: BrowserHarness,
    private readonly context: BrowserContext,
    readonly page: Page,
    readonly name: string,
    readonly size: Size,
    readonly scheme: Scheme,
  ) {}

  /** Opens a window, says the name and comes into the channel. */
  static async enter(
    harness: BrowserHarness,
    browser: Browser,
    name: string,
    { size = 'wide', scheme: wanted = 'dark', language = 'en-GB', playsNow = false }: WindowOptions = {},
  ): Promise<Player> {
    const scheme = forced(wanted);
    const touched = size !== 'wide';
    const context = await browser.newContext({
      viewport: SIZES[size],
      colorScheme: scheme,
      hasTouch: touched,
      isMobile: touched,
      timezoneId: 'UTC',
      locale: language,
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    const player = new Player(harness, context, page, name, size, scheme);
    player.listen();
    await page.clock.setFixedTime(harness.time.now());
    await page.goto(harness.server.url);
    if (playsNow) await page.getByTestId('play-button').click();
    else {
      await page.getByTestId('name-field').fill(name);
      await page.getByTestId('join-button').click();
    }
    await page.getByTestId('composer').waitFor({ state: 'attached' });
    harness.followers.add(player);
    return player;
  }

  private listen(): void {
    this.page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning')
        this.faults.push(`${this.name}: ${message.text()}`);
    });
    this.page.on('pageerror', (error) => {
      this.faults.push(`${this.name}: ${error.stack ?? error.message}`);
    });
  }

  async follow(now: number): Promise<void> {
    await this.page.clock.setFixedTime(now);
  }

  async close(): Promise<void> {
    this.harness.followers.delete(this);
    await this.context.close();
  }

  /** The newest public message with something of the game on it. */
  get board(): Locator {
    return this.page.locator('.message.has-components:not([data-ephemeral])').last();
  }

  /** The hand panel. */
  get panel(): Locator {
    return this.page
      .locator('.message[data-ephemeral]')
      .filter({ has: this.page.locator('[data-custom-id*="|hand/"]') })
      .last();
  }

  /** The newest message that only this person sees. */
  get note(): Locator {
    return this.page.locator('.message[data-ephemeral]').last();
  }

  /** Waits until words stand somewhere in the channel, or in a part of it. */
  async reads(words: string | RegExp, where: Locator = this.page.getByTestId('messages')): Promise<void> {
    await where.getByText(words).first().waitFor();
  }

  /** Presses a button and waits for the bot's answer. */
  async press(button: Locator): Promise<void> {
    await button.click();
    await this.answered();
  }

  /** Presses the button of that name on the board, or on another message. */
  async pressNamed(name: string | RegExp, where: Locator = this.board): Promise<void> {
    await this.press(where.getByRole('button', { name, exact: typeof name === 'string' }));
  }

  /** The button that asks for exactly this. */
  button(press: Press): Locator {
    return this.page.locator(`[data-custom-id="${encode(this.harness.table.game, press)}"]`).last();
  }

  /** Whether the select for that purpose holds what asks for exactly this. */
  async holds(press: Press, purpose: string): Promise<boolean> {
    const select = this.panel.locator(`[data-custom-id*="|select/open|${purpose}|"]`);
    if ((await select.count()) === 0) return false;
    await select.click();
    await this.page.getByRole('option').first().waitFor();
    const isHeld = (await this.page.locator(`[data-value="${encode(this.harness.table.game, press)}"]`).count()) > 0;
    await this.page.keyboard.press('Escape');
    return isHeld;
  }

  /** Presses the button that asks for exactly this, or chooses it in the select that holds it where room is short. */
  async ask(press: Press, purpose?: 'target' | 'site' | 'card' | 'ability' | 'more'): Promise<void> {
    const button = this.button(press);
    const select = this.panel.locator(`[data-custom-id*="|select/open|${purpose ?? ''}|"]`);
    if (purpose === undefined || (await button.count()) > 0 || (await select.count()) === 0) return this.press(button);
    await select.click();
    await this.page.locator(`[data-value="${encode(this.harness.table.game, press)}"]`).click();
    await this.answered();
  }

  /** Opens the lobby's settings, and chooses a value there. */
  async choosesSetting(option: string, value: string): Promise<void> {
    await this.pressNamed(/Settings/);
    await this.note.locator(`[data-custom-id*="|select/open|set-${option}|"]`).click();
    await this.page.locator(`[data-value$="|lobby/set|${option}|${value}"]`).click();
    await this.answered();
    await this.harness.pass(1_500);
  }

  /** Chooses what is rare in the panel's last select. */
  async chooseRare(name: RegExp): Promise<void> {
    await this.panel.locator('[data-custom-id*="|select/open|more|"]').click();
    await this.page.getByRole('option', { name }).first().click();
    await this.answered();
  }

  /** Until the page shows no request under way. */
  async answered(): Promise<void> {
    await this.page.locator('.components [aria-busy="true"]').first().waitFor({ state: 'detached' });
    await this.harness.quiet();
  }

  /** To the board or the panel above, by the chip that leads there; where there is none, all is in sight. */
  async jump(): Promise<void> {
    const chip = this.page.locator('.jumps-above').getByTestId('jump-chip').first();
    if ((await chip.count()) > 0) await chip.click();
  }

  async toEnd(): Promise<void> {
    const chip = this.page.getByTestId('jump-to-end');
    if ((await chip.count()) > 0) await chip.click();
  }

  /** Opens a channel, from the drawer where the window is small. */
  async enterChannel(name: string): Promise<void> {
    const channel = this.page.locator('.channel', { hasText: name });
    if (this.size !== 'wide') await this.page.locator('[aria-controls="channels"]').click();
    await channel.click();
    await this.page.locator('.channel.here', { hasText: name }).waitFor({ state: 'attached' });
  }

  /** Types a line and sends it. */
  async say(line: string): Promise<void> {
    await this.page.getByTestId('composer').click();
    await this.page.keyboard.type(line);
    await this.page.keyboard.press('Enter');
  }

  /** Types a slash command, sends it, and waits for the bot's answer. */
  async command(line: string): Promise<void> {
    const before = this.harness.answers;
    await this.say(line);
    await this.harness.until(`an answer to ${line}`, () => this.harness.answers > before);
  }
}

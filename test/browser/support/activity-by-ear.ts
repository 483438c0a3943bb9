import type { Page } from 'playwright-core';
import type { Action } from '../../../src/games/meteor/index.js';
import { translator } from '../../../src/text/index.js';
import { cardName } from '../../../src/text/meteor/index.js';
import type { BrowserHarness } from './harness.js';
import type { Control, Reader, Reading } from './reader.js';
import { fromLabels } from './table-words.js';

const t = translator('en');

/** The Activity's table for somebody who has the accessibility tree and the keyboard. */
export class TableByEar {
  constructor(
    private readonly harness: BrowserHarness,
    private readonly page: Page,
    private readonly reader: Reader,
  ) {}

  read(): Promise<Reading> {
    return this.reader.read();
  }

  /** Presses what is called so, once it is there. */
  async press(name: RegExp): Promise<void> {
    const find = ({ controls }: Reading): Control | undefined =>
      controls.findLast((control) => !control.disabled && name.test(control.name));
    await this.reader.until(name.source, (reading) => find(reading) !== undefined);
    await this.reader.press(find, name.source);
    await this.harness.quiet();
  }

  /** Until the Activity has answered what was pressed. */
  async answered(): Promise<void> {
    await this.page.frameLocator('.activity-frame').locator('#app:not([data-waiting])').waitFor();
    await this.harness.quiet();
  }

  /** Does an action by going to what it names and pressing Enter. */
  async act(action: Action): Promise<void> {
    switch (action.type) {
      case 'place':
        await this.press(new RegExp(`^${escaped(cardName(t, action.card))}, `));
        return this.press(this.#site(action.site));
      case 'launch':
        for (const site of action.sites) {
          await this.press(this.#site(site));
          await this.press(new RegExp(`^Meteor ${action.target}, `));
          await this.answered();
        }
        return;
      case 'scrap':
        return this.press(new RegExp(`^Scrap: ${escaped(this.#label(action.site))}$`));
      case 'pass':
        await this.press(/^Pass$/);
        if (action.confirmed) await this.press(/^Yes$/);
        return;
      default:
        throw new Error(`no way to ${action.type}`);
    }
  }

  async sites(): Promise<readonly string[]> {
    const { controls } = await this.read();
    const named = (number: number): string => controls.find(({ name }) => this.#site(number).test(name))?.name ?? '';
    const meteors = controls.flatMap(({ name }) => /^Meteor ([A-Z]+), size/.exec(name)?.[1] ?? []);
    return fromLabels(
      this.harness.table.state.sites.map((_, number) => named(number)),
      meteors,
    );
  }

  #site(number: number): RegExp {
    return new RegExp(`^${escaped(this.#label(number))}: `);
  }

  #label(number: number): string {
    const { state, people } = this.harness.table;
    const owner = state.sites[number]?.owner ?? null;
    if (owner === null) return 'Shared';
    return owner === 2 ? 'Mine' : (people.get(owner)?.name ?? '');
  }
}

const escaped = (words: string): string => words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

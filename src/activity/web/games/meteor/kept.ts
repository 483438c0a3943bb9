/** A switch that this device remembers. Storage may be closed to a page in a frame: then it lasts as long as the page. */
export class KeptSwitch {
  #isOn: boolean;

  constructor(private readonly name: string) {
    this.#isOn = this.#kept();
  }

  get isOn(): boolean {
    return this.#isOn;
  }

  toggle(): void {
    this.#isOn = !this.#isOn;
    try {
      if (this.#isOn) localStorage.setItem(this.name, '1');
      else localStorage.removeItem(this.name);
    } catch {
      // As above.
    }
  }

  #kept(): boolean {
    try {
      return localStorage.getItem(this.name) !== null;
    } catch {
      return false;
    }
  }
}

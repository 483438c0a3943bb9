/** Within this many pixels of the end, a person is at the end. */
const NEAR = 48;
/** No glide takes longer. */
const GLIDE_MS = 900;
/** What fills more of the window than this has no room to stand in its middle. */
const MOST_OF_IT = 0.9;

/** Stays at the end while the reader is there, and never moves the page under a reader who is not. */
export class Scroll {
  private stuck = true;
  /** While a jump away glides, its first steps still look like the end. */
  private leavingUntil = 0;
  private box: HTMLElement | undefined;

  constructor(private readonly moved: () => void) {}

  attach(box: HTMLElement, content: HTMLElement): void {
    this.box = box;
    box.addEventListener(
      'scroll',
      () => {
        this.look();
      },
      { passive: true },
    );
    // Pictures that arrive, a keyboard that opens, a panel that grows.
    const sizes = new ResizeObserver(() => {
      this.settle();
      this.moved();
    });
    sizes.observe(content);
    sizes.observe(box);
  }

  private look(): void {
    const box = this.box;
    if (box === undefined) return;
    const before = this.stuck;
    this.stuck = performance.now() > this.leavingUntil && box.scrollHeight - box.scrollTop - box.clientHeight < NEAR;
    if (before !== this.stuck || !this.stuck) this.moved();
  }

  get atEnd(): boolean {
    return this.stuck;
  }

  /** After a redraw: back to the end, if that is where the reader was. */
  settle(): void {
    if (this.stuck && this.box !== undefined) this.box.scrollTop = this.box.scrollHeight;
  }

  toEnd(): void {
    this.leavingUntil = 0;
    this.stuck = true;
    this.settle();
    this.moved();
  }

  show(element: Element): void {
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    this.stuck = false;
    this.leavingUntil = performance.now() + GLIDE_MS;
    window.setTimeout(() => {
      this.look();
    }, GLIDE_MS + 10);
    // Of what is taller than the window, the top is what one comes for.
    const tall = element.clientHeight > (this.box?.clientHeight ?? 0) * MOST_OF_IT;
    element.scrollIntoView({ block: tall ? 'start' : 'center', behavior: calm ? 'instant' : 'smooth' });
  }

  /** Where an element is when it isn't to be seen (less than a third of it, or of the window). */
  beyond(element: Element): 'above' | 'below' | undefined {
    if (this.box === undefined) return undefined;
    const view = this.box.getBoundingClientRect();
    const rect = element.getBoundingClientRect();
    const seen = Math.min(rect.bottom, view.bottom) - Math.max(rect.top, view.top);
    if (seen >= Math.min(rect.height, view.height) / 3) return undefined;
    return rect.top < view.top ? 'above' : 'below';
  }
}

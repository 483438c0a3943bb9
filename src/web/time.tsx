import type { VNode } from 'preact';
import { format, timestampText } from './time-text.js';

/** `<t:UNIX:STYLE>`. The ticker below keeps relative ones true; they are no live region of their own. */
export function timestamp(unixSeconds: number, style: string): VNode {
  const date = new Date(unixSeconds * 1000);
  if (Number.isNaN(date.getTime())) return <span>{`<t:${unixSeconds}:${style}>`}</span>;
  return (
    <time
      class="timestamp"
      datetime={date.toISOString()}
      title={format(date, 'F')}
      aria-live="off"
      data-unix={style === 'R' ? unixSeconds : undefined}
    >
      {timestampText(unixSeconds, style, Date.now())}
    </time>
  );
}

export function startTicker(): void {
  const tick = (): void => {
    for (const element of document.querySelectorAll<HTMLElement>('time[data-unix]')) {
      const text = element.firstChild;
      const now = timestampText(Number(element.dataset['unix']), 'R', Date.now());
      if (text instanceof Text && text.data !== now) text.data = now;
    }
    // Just after the next whole second, so that all windows turn over together.
    window.setTimeout(tick, 1000 - (Date.now() % 1000) + 5);
  };
  tick();
}

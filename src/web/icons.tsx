import type { VNode } from 'preact';

/** Line drawings on a 24 by 24 grid. */
const PATHS = {
  hash: 'M5 9h14M5 15h14M10 4 8 20M16 4l-2 16',
  thread: 'M5 5v6a4 4 0 0 0 4 4h10M15 11l4 4-4 4',
  speaker: 'M4 10v4h4l5 4V6L8 10H4ZM16.500 9a4 4 0 0 1 0 6M18.800 6.500a8 8 0 0 1 0 11',
  menu: 'M4 7h16M4 12h16M4 17h16',
  people:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 20c.4-4 3-6 6.500-6s6.100 2 6.500 6M16 4.300a3.500 3.500 0 0 1 0 6.500M18 14.500c2 .8 3.200 2.700 3.500 5.500',
  close: 'M6 6l12 12M18 6 6 18',
  send: 'M4 4.500 20.500 12 4 19.500 6.500 12 4 4.500ZM6.500 12h6',
  slash: 'M15 5 9 19',
  pencil: 'M4 20l1-4.500L16.500 4l3.500 3.500L8.500 19 4 20ZM14 6.500l3.500 3.500',
  trash: 'M4.500 7h15M9.500 7V4.500h5V7M6.500 7l1 13h9l1-13M10 11v5.500M14 11v5.500',
  down: 'M12 5v14M6 13l6 6 6-6',
  up: 'M12 19V5M6 11l6-6 6 6',
  chevron: 'M6 9.500l6 6 6-6',
  eye: 'M2.500 12S6 5.500 12 5.500 21.500 12 21.500 12 18 18.500 12 18.500 2.500 12 2.500 12ZM12 14.800a2.800 2.800 0 1 0 0-5.600 2.800 2.800 0 0 0 0 5.600Z',
  file: 'M6 3h8l4 4v14H6V3ZM14 3v4h4M9 12h6M9 16h6',
  download: 'M12 4v11M7 11l5 5 5-5M5 20h14',
  external: 'M13 5h6v6M19 5l-9 9M10 6H5v13h13v-5',
  plus: 'M12 5v14M5 12h14',
  pin: 'M9 4h6l-1 6 3 3H7l3-3-1-6ZM12 13v7',
  warning: 'M12 4 2.800 20h18.400L12 4ZM12 10v5M12 17.500v.200',
} as const;

export type IconName = keyof typeof PATHS;

export function icon(name: IconName): VNode {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  );
}

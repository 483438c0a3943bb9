import type { ComponentChildren } from 'preact';

/** Rocks of five shapes on a 48 by 48 grid. */
const ROCKS = [
  'M24 3c9-1 17 5 20 13s1 18-6 24-17 7-25 3S2 29 4 19 15 4 24 3Z',
  'M20 4c8-3 19 2 23 10s3 16-3 23-17 9-26 5S2 30 4 20 12 7 20 4Z',
  'M26 3c8 1 15 7 18 15s-1 19-9 24-19 3-26-3S1 23 6 14 18 2 26 3Z',
  'M22 4c10-2 18 3 21 12s2 15-4 22-15 8-24 5S4 31 4 22 13 6 22 4Z',
  'M25 4c8 0 16 6 18 14s0 17-6 23-18 5-25 0S3 28 5 19 17 4 25 4Z',
] as const;

/** The same shape for a letter, wherever it is. */
export function drawRock(letter: string): ComponentChildren {
  const rock = ROCKS[letter.charCodeAt(0) % ROCKS.length] ?? ROCKS[0];
  return (
    <>
      <svg viewBox="0 0 48 48" aria-hidden="true" focusable="false">
        <path class="trail" d="M10 20C14 4 16 -14 24 -34 32 -14 34 4 38 20Z" />
        <path class="rock-body" d={rock} />
        <path class="rock-shade" d="M6 27c2 9 8 15 17 16s17-4 20-12c-5 4-10 6-17 6S12 34 6 27Z" />
        <circle class="crater" cx="17" cy="17" r="4" />
        <circle class="crater" cx="32" cy="24" r="3" />
        <circle class="crater" cx="21" cy="32" r="2.500" />
      </svg>
      <b class="rock-letter">{letter}</b>
    </>
  );
}

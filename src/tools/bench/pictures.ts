import { drawPng } from '../../pictures/index.js';

const ROUNDS = 12;

/** CPU of drawing one picture, the least of several, in microseconds: what else runs on the machine counts for nothing. */
function cpuOf(svg: string): number {
  return Math.min(
    ...Array.from({ length: ROUNDS }, () => {
      const began = process.cpuUsage();
      drawPng(svg, null);
      const { user, system } = process.cpuUsage(began);
      return user + system;
    }),
  );
}

const sizeOf = (svg: string): string => /width="\d+" height="\d+"/.exec(svg)?.[0] ?? '';

/** How many times the CPU of an empty picture of its size a picture takes, to two decimals. */
export function timesEmpty(svg: string): number {
  const empty = `<svg xmlns="http://www.w3.org/2000/svg" ${sizeOf(svg)}><rect ${sizeOf(svg)} fill="#10183a"/></svg>`;
  return Math.round((cpuOf(svg) / cpuOf(empty)) * 100) / 100;
}

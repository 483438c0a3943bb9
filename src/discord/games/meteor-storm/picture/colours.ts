/** Colours are never the only sign: shapes, letters and numbers say the same. */
export const COLOURS = {
  space: '#0d1322',
  hex: '#18223a',
  grid: '#43547c',
  name: '#bcc9e6',
  ink: '#10131c',
  pale: '#eef2fb',
  a: '#dbe9ff',
  b: '#ffdca8',
  alert: '#c81e2e',
  shower: '#ffd84a',
  storm: '#ff7a5c',
  asteroid: '#7d869b',
  planet: '#2f6f8f',
  planetRing: '#8fd0e8',
  debris: '#a98f6c',
  rift: '#b48cf2',
} as const;

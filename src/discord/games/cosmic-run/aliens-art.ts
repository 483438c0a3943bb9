import { disc, type Stroke } from '../../emoji/index.js';

const WHITE = '#ffffff';
const BLACK = '#16181d';
const GOLD = '#ffd23f';
const GREY = '#b9c2d0';

/** An eye with its pupil in the middle. */
const eye = (x: number, y: number, r: number): Stroke[] => [
  [WHITE, disc(x, y, r)],
  [BLACK, disc(x, y, r * 0.35)],
];
const eyes = (y: number, apart = 21, r = 13): Stroke[] => [...eye(64 - apart, y, r), ...eye(64 + apart, y, r)];
const head = (fill: string): Stroke => [fill, disc(64, 66, 46)];

/** What each alien looks like: a face with what it is named after. */
export const ALIEN_ART: Readonly<Record<string, readonly Stroke[]>> = {
  echo: [
    ['#7fd4c1', 'M34 44L4 14V112L34 88Z'],
    ['#7fd4c1', 'M94 44L124 14V112L94 88Z'],
    ['#7fd4c1', disc(64, 66, 38)],
    ...eyes(58, 17, 12),
    [BLACK, 'M48 84H80L64 96Z'],
  ],
  tinker: [
    [
      GREY,
      'M54 4H74L78 18L94 12L108 26L100 42L120 50V78L104 84L110 100L94 112H34L18 100L24 84L8 78V50L28 42L20 26L34 12L50 18Z',
    ],
    ['#ff9d5c', disc(64, 66, 34)],
    ...eyes(60, 15, 11),
  ],
  mirror: [
    ['#8fb7ff', 'M64 18A48 48 0 0 0 64 114Z'],
    ['#2f4a86', 'M64 18A48 48 0 0 1 64 114Z'],
    [WHITE, disc(44, 60, 12)],
    [BLACK, disc(44, 60, 4)],
    [BLACK, disc(84, 60, 12)],
    [WHITE, disc(84, 60, 4)],
  ],
  'one-eye': [head('#b58cf0'), [WHITE, disc(64, 62, 30)], [BLACK, disc(64, 62, 12)]],
  'twin-tail': [
    ['#f28cc0', 'M40 92Q10 96 8 122Q34 124 56 106Z'],
    ['#f28cc0', 'M88 92Q118 96 120 122Q94 124 72 106Z'],
    ['#f28cc0', disc(64, 56, 44)],
    ...eyes(50),
  ],
  'tri-horn': [
    [GOLD, 'M22 50L12 8L44 32Z'],
    [GOLD, 'M52 26L64 2L76 26Z'],
    [GOLD, 'M106 50L116 8L84 32Z'],
    ['#e8574a', disc(64, 72, 46)],
    ...eyes(68),
  ],
  'quad-arm': [
    ['#8fd66a', 'M40 58L10 26L22 12L54 44Z'],
    ['#8fd66a', 'M88 58L118 26L106 12L74 44Z'],
    ['#8fd66a', 'M40 74L8 98L18 114L54 90Z'],
    ['#8fd66a', 'M88 74L120 98L110 114L74 90Z'],
    ['#8fd66a', disc(64, 64, 34)],
    ...eyes(58, 15, 11),
  ],
  'star-hand': [[GOLD, 'M64 4L80 44L122 48L90 76L100 120L64 96L28 120L38 76L6 48L48 44Z'], ...eyes(62, 14, 10)],
  navigator: [
    ['#5cb8e8', disc(64, 64, 54)],
    [WHITE, disc(64, 64, 38)],
    ['#e8574a', 'M64 30L78 64H50Z'],
    [GREY, 'M64 98L50 64H78Z'],
  ],
  miner: [
    ['#9c7a5a', disc(64, 76, 42)],
    [GOLD, 'M14 62Q16 14 64 12Q112 14 114 62Z'],
    [WHITE, disc(64, 40, 14)],
    ...eyes(82, 19, 12),
  ],
  'treasure-nose': [head('#7ec86f'), ...eyes(44, 20, 12), [GOLD, 'M50 58Q64 46 78 58L92 96Q64 122 36 96Z']],
  oracle: [
    ['#6a5acd', 'M64 4L104 54V100Q64 124 24 100V54Z'],
    ['#c9f0ff', disc(64, 44, 15)],
    [BLACK, disc(64, 44, 5)],
    ...eyes(84, 19, 11),
  ],
  diplomat: [
    ['#66c2a5', disc(64, 50, 42)],
    ...eyes(46),
    ['#e8574a', 'M64 104L28 86V122Z'],
    ['#e8574a', 'M64 104L100 86V122Z'],
  ],
  salvager: [
    [GREY, 'M14 8H40V40Q42 62 64 62Q86 62 88 40V8H114V44Q108 88 64 88Q20 88 14 44Z'],
    ['#e8574a', 'M14 8H40V28H14Z'],
    ['#e8574a', 'M88 8H114V28H88Z'],
    ['#f0a050', disc(64, 92, 30)],
    ...eyes(90, 13, 9),
  ],
  archivist: [
    ['#d9b38c', disc(64, 46, 40)],
    ...eyes(44, 20, 16),
    ['#4f7cc4', 'M64 88L118 76V114L64 124Z'],
    ['#4f7cc4', 'M64 88L10 76V114L64 124Z'],
  ],
  elder: [
    ['#a9c6a0', disc(64, 54, 46)],
    ...eyes(46),
    [WHITE, 'M18 66Q40 58 64 68Q88 58 110 66Q112 104 64 124Q16 104 18 66Z'],
  ],
};

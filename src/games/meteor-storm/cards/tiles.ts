/** A shower has a yellow number, a storm a red one. */
export type TileKind = 'shower' | 'storm';

/** A meteor tile's number in the box, from 0. */
export type TileId = number;

interface TileData {
  readonly kind: TileKind;
  /** Hexes that it moves each turn. */
  readonly speed: number;
  readonly copies: number;
}

/** What the box holds: 12 showers and 8 storms. */
export const TILE_KINDS: readonly TileData[] = [
  { kind: 'shower', speed: 2, copies: 4 },
  { kind: 'shower', speed: 3, copies: 4 },
  { kind: 'shower', speed: 4, copies: 3 },
  { kind: 'shower', speed: 5, copies: 1 },
  { kind: 'storm', speed: 2, copies: 2 },
  { kind: 'storm', speed: 3, copies: 3 },
  { kind: 'storm', speed: 4, copies: 2 },
  { kind: 'storm', speed: 5, copies: 1 },
];

/** Each tile of the box by its number. */
export const TILES: readonly TileData[] = TILE_KINDS.flatMap((tile) => Array.from({ length: tile.copies }, () => tile));

/** Blasts that destroy a tile, in one volley or in several. */
export const BLASTS_NEEDED: { readonly [K in TileKind]: number } = { shower: 1, storm: 2 };

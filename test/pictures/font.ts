import { readFileSync } from 'node:fs';

/** The characters that an OpenType font has glyphs for, by its character map (OpenType specification, "cmap", format 12 and 4). */
export function charactersIn(file: string): ReadonlySet<number> {
  const read = known.get(file) ?? readCharacters(file);
  known.set(file, read);
  return read;
}

const known = new Map<string, ReadonlySet<number>>();

function readCharacters(file: string): ReadonlySet<number> {
  const font = readFileSync(file);
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, at) => 12 + at * 16);
  const record = tables.find((at) => font.toString('latin1', at, at + 4) === 'cmap');
  if (record === undefined) throw new Error(`${file} has no character map`);
  const map = font.readUInt32BE(record + 8);
  const held = new Set<number>();
  for (let at = 0; at < font.readUInt16BE(map + 2); at += 1) {
    const table = map + font.readUInt32BE(map + 4 + at * 8 + 4);
    const format = font.readUInt16BE(table);
    if (format === 12) addGroups(font, table, held);
    if (format === 4) addSegments(font, table, held);
  }
  return held;
}

function addGroups(font: Buffer, table: number, held: Set<number>): void {
  for (let group = 0; group < font.readUInt32BE(table + 12); group += 1) {
    const at = table + 16 + group * 12;
    for (let code = font.readUInt32BE(at); code <= font.readUInt32BE(at + 4); code += 1) held.add(code);
  }
}

/** As far as segments go; what they leave out within is not told apart, for no font here has that. */
function addSegments(font: Buffer, table: number, held: Set<number>): void {
  const bytes = font.readUInt16BE(table + 6);
  for (let at = 0; at < bytes; at += 2) {
    const [last, first] = [font.readUInt16BE(table + 14 + at), font.readUInt16BE(table + 16 + bytes + at)];
    for (let code = first; code <= last && code !== 0xffff; code += 1) held.add(code);
  }
}

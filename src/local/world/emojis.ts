import { createHash } from 'node:crypto';
import { ApiError, refuse } from '../errors.js';
import { stableId } from '../snowflake.js';
import { BodyFaults } from '../validate/faults.js';
import type { ApiUser, Json } from './model.js';

/** Discord docs, "Emoji": an application owns up to 2,000 pictures of up to 256 KiB each. */
const MAX_EMOJIS = 2_000;
const MAX_BYTES = 256 * 1024;
const NAME = /^\w{2,32}$/;
const DATA_URI = /^data:image\/[a-z]+;base64,([A-Za-z0-9+/]+={0,2})$/;

/** How a picture of each kind begins. What the address calls it doesn't count: discord.js calls each one `image/jpg`. */
const BEGINNINGS: readonly (readonly [string, (data: Buffer) => boolean])[] = [
  ['image/png', (data) => data.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))],
  ['image/gif', (data) => /^GIF8[79]a/.test(data.toString('latin1', 0, 6))],
  ['image/webp', (data) => data.toString('latin1', 0, 4) === 'RIFF' && data.toString('latin1', 8, 12) === 'WEBP'],
];

export interface ApiEmoji {
  readonly id: string;
  readonly name: string;
  readonly user: ApiUser;
  readonly roles: readonly string[];
  readonly require_colons: boolean;
  readonly managed: boolean;
  readonly animated: boolean;
  readonly available: boolean;
}

export interface Picture {
  readonly contentType: string;
  readonly data: Buffer;
}

/** The emoji that the application owns. */
export class EmojiStore {
  readonly #emojis = new Map<string, { readonly api: ApiEmoji; readonly picture: Picture }>();

  constructor(private readonly owner: ApiUser) {}

  list(): ApiEmoji[] {
    return [...this.#emojis.values()].map(({ api }) => api);
  }

  has(id: string): boolean {
    return this.#emojis.has(id);
  }

  get(id: string): ApiEmoji {
    return this.#entry(id).api;
  }

  picture(id: string): Picture | undefined {
    return this.#emojis.get(id)?.picture;
  }

  /** Refuses with 50035 what Discord would, and with 30008 one too many. */
  add({ name, image }: Json): ApiEmoji {
    const faults = new BodyFaults();
    this.#checkName(faults, name);
    const picture = readPicture(faults, image);
    faults.throwIfAny();
    if (typeof name !== 'string' || picture === undefined) throw new Error('unreachable: the faults were thrown');
    if (this.#emojis.size >= MAX_EMOJIS)
      throw new ApiError(400, 30008, `Maximum number of emojis reached (${MAX_EMOJIS})`);
    const digest = createHash('sha256').update(picture.data).digest('hex');
    const api: ApiEmoji = {
      // The same name and picture have the same id after a restart, as long as it is free.
      id: this.#freeId(name, digest),
      name,
      user: this.owner,
      roles: [],
      require_colons: true,
      managed: false,
      animated: picture.contentType === 'image/gif',
      available: true,
    };
    this.#emojis.set(api.id, { api, picture });
    return api;
  }

  /** Only the name can be changed. */
  rename(id: string, { name }: Json): ApiEmoji {
    const { api, picture } = this.#entry(id);
    const faults = new BodyFaults();
    if (name !== api.name) this.#checkName(faults, name);
    faults.throwIfAny();
    const renamed = { ...api, name: String(name) };
    this.#emojis.set(id, { api: renamed, picture });
    return renamed;
  }

  remove(id: string): void {
    this.#entry(id);
    this.#emojis.delete(id);
  }

  #entry(id: string): { readonly api: ApiEmoji; readonly picture: Picture } {
    const found = this.#emojis.get(id);
    if (!found) throw refuse.unknownEmoji();
    return found;
  }

  #freeId(name: string, digest: string): string {
    for (let copy = 1; ; copy += 1) {
      const id = stableId('emoji', name, digest, String(copy));
      if (!this.#emojis.has(id)) return id;
    }
  }

  #checkName(faults: BodyFaults, name: unknown): void {
    faults.length(['name'], name, 2, 32);
    if (typeof name !== 'string') return;
    if (!NAME.test(name)) faults.add(['name'], 'STRING_TYPE_REGEX', 'String value did not match validation regex.');
    if (this.list().some((emoji) => emoji.name === name))
      faults.add(['name'], 'APPLICATION_EMOJI_NAME_ALREADY_TAKEN', 'An emoji with that name already exists.');
  }
}

function readPicture(faults: BodyFaults, image: unknown): Picture | undefined {
  if (typeof image !== 'string') {
    faults.required(['image']);
    return undefined;
  }
  const data = Buffer.from(DATA_URI.exec(image)?.[1] ?? '', 'base64');
  const contentType = BEGINNINGS.find(([, fits]) => fits(data))?.[0];
  if (contentType === undefined) {
    faults.add(['image'], 'IMAGE_INVALID', 'Invalid image data');
    return undefined;
  }
  if (data.length > MAX_BYTES) {
    faults.add(['image'], 'BINARY_TYPE_MAX_SIZE', 'File cannot be larger than 256.0 kb.');
    return undefined;
  }
  return { contentType, data };
}

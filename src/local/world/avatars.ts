import { createHash } from 'node:crypto';
import type { Picture } from './emojis.js';
import type { ApiUser } from './model.js';

/** People's pictures, by the address that Discord's CDN has for them. */
export class AvatarStore {
  readonly #pictures = new Map<string, Picture>();

  /** Gives somebody a picture, as PNG. */
  set(user: ApiUser, data: Buffer): void {
    user.avatar = createHash('md5').update(data).digest('hex');
    this.#pictures.set(`${user.id}/${user.avatar}`, { contentType: 'image/png', data });
  }

  find(userId: string, avatar: string): Picture | undefined {
    return this.#pictures.get(`${userId}/${avatar}`);
  }
}

import { randomBytes } from 'node:crypto';
import type { ApiAttachment, UploadedFile } from './model.js';

/** Beyond this the oldest files are forgotten, so that a long evening does not fill the memory. */
const KEEP_BYTES = 64 * 1024 * 1024;

/** The name that a file goes by: the one that its message gives it, else its own, without what addresses can't hold. */
export const attachmentName = (told: unknown, file: UploadedFile): string =>
  (typeof told === 'string' ? told : file.filename).replace(/[^\p{L}\p{N}._-]/gu, '_') || 'file';

/** Uploaded files, in memory. Their addresses can't be guessed, since those of ephemerals are private. */
export class AttachmentStore {
  readonly #files = new Map<string, UploadedFile>();
  #bytes = 0;

  /** Takes a file and says how messages tell of it. */
  add(
    id: string,
    file: UploadedFile,
    baseUrl: string,
    more: { readonly description?: string; readonly filename?: string },
  ): ApiAttachment {
    const filename = attachmentName(more.filename, file);
    const path = `/local/attachments/${id}/${randomBytes(12).toString('base64url')}/${encodeURIComponent(filename)}`;
    this.#files.set(path, { ...file, filename });
    this.#bytes += file.data.length;
    this.#trim();
    return {
      id,
      filename,
      size: file.data.length,
      url: baseUrl + path,
      proxy_url: baseUrl + path,
      content_type: file.contentType,
      ...(more.description !== undefined && { description: more.description }),
    };
  }

  get(path: string): UploadedFile | undefined {
    return this.#files.get(path);
  }

  #trim(): void {
    for (const [path, file] of this.#files) {
      if (this.#bytes <= KEEP_BYTES) return;
      this.#files.delete(path);
      this.#bytes -= file.data.length;
    }
  }
}

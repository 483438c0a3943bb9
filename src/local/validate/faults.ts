import { ApiError } from '../errors.js';

interface Leaf {
  readonly code: string;
  readonly message: string;
}
interface Tree {
  [key: string]: Tree | Leaf[];
}

/** Gathers what is wrong with a body, and tells it as Discord does: 50035 with a tree of `_errors`. */
export class BodyFaults {
  readonly #tree: Tree = {};
  #count = 0;

  add(path: readonly (string | number)[], code: string, message: string): void {
    this.#count += 1;
    let node = this.#tree;
    for (const key of path) {
      const next = node[key];
      node = (node[key] = next && !Array.isArray(next) ? next : {}) as Tree;
    }
    const leaves = node['_errors'];
    node['_errors'] = [...(Array.isArray(leaves) ? leaves : []), { code, message }];
  }

  required(path: readonly (string | number)[]): void {
    this.add(path, 'BASE_TYPE_REQUIRED', 'This field is required');
  }

  length(path: readonly (string | number)[], value: unknown, min: number, max: number): void {
    const size = typeof value === 'string' || Array.isArray(value) ? value.length : undefined;
    if (size === undefined) this.required(path);
    else if (size < min || size > max) {
      this.add(path, 'BASE_TYPE_BAD_LENGTH', `Must be between ${min} and ${max} in length.`);
    }
  }

  get any(): boolean {
    return this.#count > 0;
  }

  throwIfAny(): void {
    if (this.any) throw new ApiError(400, 50035, 'Invalid Form Body', this.#tree);
  }
}

/** A body whose one fault is known at once. */
export function invalidBody(path: readonly (string | number)[], code: string, message: string): ApiError {
  const faults = new BodyFaults();
  faults.add(path, code, message);
  try {
    faults.throwIfAny();
  } catch (error) {
    if (error instanceof ApiError) return error;
  }
  throw new Error('unreachable: a fault was added');
}

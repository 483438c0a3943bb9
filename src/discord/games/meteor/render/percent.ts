import type { LaunchPromise } from '../../../../games/meteor/view/promises.js';

/** Never 0 or 100 where it is neither certain nor impossible. */
export const percentOf = ({ hits, of }: Extract<LaunchPromise, { readonly kind: 'chance' }>): number =>
  hits === 0 ? 0 : Math.min(99, Math.max(1, Math.round((100 * hits) / of)));

import { settle } from './time.js';

/** Until no request has come in for some turns of the loop. */
export async function quietOf(requests: { readonly all: readonly unknown[] }): Promise<void> {
  for (let calm = 0, seen = requests.all.length; calm < 6; calm += 1) {
    const waited = await settle(6);
    const now = requests.all.length;
    if (waited || now !== seen) calm = 0;
    seen = now;
  }
}

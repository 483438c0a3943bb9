import * as z from 'zod';
import type { NativeView } from '../../../activity/index.js';

/** What somebody can do at a game's own table in the Activity, and what it shows of a hand; read apart from the page's own code. */
interface NativeGame {
  readonly acts: (view: object) => readonly object[];
  /** The cards of the own hand. */
  readonly hand: (view: object) => readonly string[];
}

const METEOR = z.object({
  phase: z.string(),
  you: z
    .object({
      hand: z.array(z.object({ card: z.string(), sites: z.array(z.number()) })),
      launchable: z.array(
        z.object({ site: z.number(), change: z.number(), promises: z.record(z.string(), z.unknown()) }),
      ),
      scrappable: z.array(z.number()),
      mayPass: z.boolean(),
      mayTimeOut: z.boolean(),
      mayResume: z.boolean(),
      mayMulligan: z.boolean(),
      isHost: z.boolean(),
    })
    .nullable(),
});

function meteorActs(view: object): readonly object[] {
  const { phase, you } = METEOR.parse(view);
  if (you === null) return [];
  return [
    ...(phase === 'field' && you.isHost ? [{ type: 'start' }] : []),
    ...(you.mayMulligan ? [{ type: 'mulligan' }] : []),
    ...(you.mayResume ? [{ type: 'resume' }] : []),
    ...you.launchable.flatMap(({ site, change, promises }) =>
      Object.keys(promises).map((target) => ({ type: 'launch', target, sites: [site], change })),
    ),
    ...you.hand.flatMap(({ card, sites }) => sites.map((site) => ({ type: 'place', card, site }))),
    ...(you.mayPass ? [{ type: 'pass', confirmed: false }] : []),
    // Both end games, or hold them up: what comes last is drawn least.
    ...you.scrappable.slice(0, 1).map((site) => ({ type: 'scrap', site })),
    ...(you.mayTimeOut ? [{ type: 'time-out' }] : []),
  ];
}

const NATIVE: Readonly<Record<string, NativeGame>> = {
  meteor: {
    acts: meteorActs,
    hand: (view) => METEOR.parse(view).you?.hand.map(({ card }) => card) ?? [],
  },
};

export const actsAt = ({ kind, view }: NativeView): readonly object[] => NATIVE[kind]?.acts(view) ?? [];
export const handAt = ({ kind, view }: NativeView): readonly string[] => NATIVE[kind]?.hand(view) ?? [];

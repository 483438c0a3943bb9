import { overkillsOnPurpose } from '../../../../games/meteor/index.js';
import { cardOf } from '../../../../games/meteor/catalogue.js';
import type { CommittedRocket, Millis } from '../../../../games/meteor/state.js';
import type { MeteorView, PublicView, SeatView, SiteView } from '../../../../games/meteor/view/seat.js';
import {
  escapeText,
  hasIcon,
  icon,
  seatName,
  stamp,
  listed,
  listedApart,
  type People,
  type Translate,
} from '../../../../text/index.js';
import {
  BOSS_MARK,
  bandName,
  bossEffects,
  bossName,
  meteorMark,
  outlookText,
  pileText,
  salvoText,
  siteLabel,
  siteIn,
  sizeText,
  traitText,
  type TextContext,
} from '../../../../text/meteor/index.js';
import { INTERIM_MS } from '../../presentation.js';
import { targetName } from './plain/labels.js';

import type { OfClock } from '../../../messages/parts.js';

/** What of the table is drawn on more than one message. */

/** Full for what is left, empty for what is gone. */
export const bar = (left: number, most: number): string =>
  '▰'.repeat(Math.max(0, left)) + '▱'.repeat(Math.max(0, most - left));

/** What a block of a zone's time is worth, in milliseconds. */
const BLOCK_MS = 10_000;
const MOST_BLOCKS = 12;

/** The time left in a zone, a block for every ten seconds that have begun; in a zone of over two minutes for more. */
export function timeBlocks(left: Millis, whole: Millis): string {
  const block = Math.max(BLOCK_MS, whole / MOST_BLOCKS);
  const blocks = Math.max(1, Math.ceil(whole / block));
  const full = Math.min(blocks, Math.max(0, Math.ceil(left / block)));
  return '▮'.repeat(full) + '▯'.repeat(blocks - full);
}

/** The zone and the time left in it, in one line, while the clock runs. */
function zoneLine(t: Translate, view: PublicView, now: Millis): string {
  const filling = {
    zone: view.zone,
    stamp: stamp(t, view.deadline),
    blocks: timeBlocks(view.deadline - now, view.options.zoneMs),
  };
  return view.zone > 1 ? t('meteor.hand.zone-ends', filling) : t('meteor.hand.impact-in', filling);
}

export function meteorLine(t: Translate, meteor: MeteorView): string {
  if (meteor.boss !== null) return bossLine(t, meteor, meteor.boss);
  const { letter, size, trait } = meteor;
  const filling = { letter, band: bandName(t, meteor.band), size: sizeText(meteor) };
  const mark = meteorMark(meteor);
  if (hasIcon(t, mark)) {
    const pictured = { letter, icon: icon(t, mark), size: filling.size };
    if (size === null) return t('meteor.board.meteor-down-pictured', pictured);
    return trait === null
      ? t('meteor.board.meteor-up-pictured', pictured)
      : t('meteor.board.meteor-up-trait-pictured', { ...pictured, trait: traitText(t, trait) });
  }
  if (size === null) return t('meteor.board.meteor-down', filling);
  return trait === null
    ? t('meteor.board.meteor-up', filling)
    : t('meteor.board.meteor-up-trait', { ...filling, trait: traitText(t, trait) });
}

/** A Boss by its name; of one that lies hidden, between which sizes it is. */
function bossLine(t: Translate, meteor: MeteorView, boss: string): string {
  const size = t(meteor.size === null ? 'meteor.board.boss-unknown' : 'meteor.board.boss-size', {
    size: sizeText(meteor),
  });
  return t('meteor.board.meteor-boss', {
    letter: meteor.letter,
    icon: icon(t, BOSS_MARK),
    boss: bossName(t, boss),
    size,
  });
}

/** The field, a line a meteor; what a Boss does stands once, below its last piece. */
export function fieldLines(t: Translate, field: readonly MeteorView[]): string[] {
  const last = field.findLastIndex(({ boss }) => boss !== null);
  return field.flatMap((meteor, at) => {
    const rule = at === last ? bossEffects(t, meteor.boss ?? '') : '';
    return rule === '' ? [meteorLine(t, meteor)] : [meteorLine(t, meteor), t('meteor.board.boss-rule', { rule })];
  });
}

export function siteLine(t: Translate, context: TextContext, site: SiteView): string {
  const name =
    context.viewer === null ? escapeText(siteLabel(t, context, site.id), 24) : siteIn(t, context, site.id, 'head');
  const owner = `**${name}**`;
  const outlook = outlookText(t, context, site);
  return site.pile.length === 0
    ? t('meteor.board.site-empty', { owner, outlook })
    : t('meteor.board.site', {
        owner,
        pile: pileText(
          t,
          site.pile,
          site.transmuted.map(({ as }) => as),
          site.outlook.kind === 'ready' || site.outlook.kind === 'launching',
        ),
        outlook,
      }) + expiry(t, site);
}

/** When a completed Rocket is lost. One in the air isn't any more. */
const expiry = (t: Translate, { expiresAt, outlook }: SiteView): string =>
  expiresAt === null || outlook.kind === 'launching' ? '' : t('meteor.board.expires', { stamp: stamp(t, expiresAt) });

/** What a Rocket in the air does, with its launcher's change. */
export function flightDamage(view: PublicView, rocket: CommittedRocket): number {
  const pile = view.sites.find(({ id }) => id === rocket.site)?.pile ?? [];
  const damage = pile
    .map(cardOf)
    .reduce((most, card) => (card?.kind === 'rocket' ? Math.max(most, card.damage) : most), 0);
  return Math.max(1, damage + rocket.change);
}

export function flights(t: Translate, view: PublicView, people: People): string {
  const meant = overkillsOnPurpose(view);
  const each = (view.window?.rockets ?? []).map((rocket) => {
    const flight = flightText(rocket);
    return meant.has(rocket) ? t('meteor.board.flight-overkill', { flight }) : flight;
  });
  return t.plain === true ? listedApart(t, each) : each.join(' · ');

  function flightText(rocket: CommittedRocket): string {
    const [name, damage] = [seatName(t, people, rocket.seat), flightDamage(view, rocket)];
    return t.plain === true
      ? t('meteor.plain-panel.flight', {
          name,
          rocket: t('meteor.plain-panel.rocket', { damage }),
          target: targetName(t, view, rocket.target),
        })
      : t('meteor.board.flight', { name, damage, target: rocket.target });
  }
}

/** So long a salvo's result stands out, whatever else happens: at least 5 s after it was shown in the air. */
const RESULT_MS = 5000 + INTERIM_MS;

/** Whether what the newest salvo did is still news. */
export const isFreshSalvo = ({ lastSalvo }: PublicView, now: Millis): boolean =>
  lastSalvo !== null && now < lastSalvo.at + RESULT_MS;

/** What the newest salvo did: a line of its own at first, then a small one until the next. */
export function salvoLine(t: Translate, view: PublicView, people: People, now: Millis): string | null {
  if (view.lastSalvo === null) return null;
  const salvo = salvoText(t, view.lastSalvo.strikes, { people, view, viewer: null });
  return t(isFreshSalvo(view, now) ? 'meteor.board.salvo' : 'meteor.board.last-salvo', { salvo });
}

/**
 * The texts of a hand panel that change with the clock only: the zone's seconds, and how a salvo's result stands out.
 */
export interface ClockLines {
  readonly zone: string;
  readonly salvo: string | null;
}

export const clockLines = (t: Translate, view: PublicView, people: People, now: Millis): ClockLines => ({
  zone: zoneLine(t, view, now),
  salvo: salvoLine(t, view, people, now),
});

/** These lines, each with what it says besides. */
export const ofClock = ({ zone, salvo }: ClockLines, view: PublicView): readonly OfClock[] => [
  [zone, `zone ${view.zone} ${view.deadline}`],
  ...(salvo === null ? [] : [[salvo, `salvo ${view.lastSalvo?.at ?? ''}`] as const]),
];

export const playing = (view: PublicView): PublicView['seats'] => view.seats.filter(({ status }) => status === 'in');

export const names = (t: Translate, people: People, seats: readonly { readonly seat: number }[]): string =>
  listed(
    t,
    seats.map(({ seat }) => seatName(t, people, seat)),
  );

/** Who of the others has passed. */
export const othersPassed = (view: SeatView): SeatView['seats'] =>
  playing(view).filter(({ seat, passed }) => passed && seat !== view.seat);

/** Who may call a Time Out by the button: the host's alone is refused to others with its reason. */
export const timeOutExists = (view: PublicView): boolean => view.options.timeOut !== 'off';

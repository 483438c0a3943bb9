import { BOSSES } from '../../games/meteor/cards/bosses.js';
import { CHALLENGES } from '../../games/meteor/cards/challenges.js';
import { POWERS } from '../../games/meteor/cards/powers.js';
import { TECHNOLOGIES } from '../../games/meteor/cards/technologies.js';
import { TRAITS } from '../../games/meteor/cards/traits.js';
import { bossName, bossRule, challengeName, challengeRule, powerName, powerRule } from './advanced.js';
import { effectLines, energies, technologyIcon, technologyName, traitEffect, traitName } from './cards.js';
import { listedApart } from '../lists.js';
import { capital } from '../names.js';
import type { Translate } from '../translate.js';

/** A kind of card that `/meteor rules` answers by name. */
interface Kind {
  readonly ids: readonly string[];
  readonly name: (t: Translate, id: string) => string;
  readonly rule: (t: Translate, id: string) => string;
}

const idsOf = (cards: readonly { readonly id: string }[]): readonly string[] => cards.map(({ id }) => id);
const costs: ReadonlyMap<string, string> = new Map(TECHNOLOGIES.map(({ id, cost }) => [id, cost]));

const KINDS = {
  technology: {
    ids: idsOf(TECHNOLOGIES),
    name: technologyName,
    rule: (t, id) =>
      t('meteor.rules.card.technology-rule', {
        icon: technologyIcon(t, id),
        cost: energies(t, costs.get(id) ?? ''),
        effect: listedApart(t, effectLines(t, id)),
      }),
  },
  trait: { ids: idsOf(TRAITS), name: traitName, rule: traitEffect },
  boss: { ids: idsOf(BOSSES), name: bossName, rule: bossRule },
  power: { ids: idsOf(POWERS), name: powerName, rule: powerRule },
  challenge: { ids: idsOf(CHALLENGES), name: challengeName, rule: challengeRule },
} as const satisfies Readonly<Record<string, Kind>>;

type KindName = keyof typeof KINDS;
/** `power-secret-agent`: fits where a topic does. */
export type RuleCard = string;

const found: ReadonlyMap<RuleCard, { readonly kind: KindName; readonly id: string }> = new Map(
  (Object.keys(KINDS) as KindName[]).flatMap((kind) =>
    KINDS[kind].ids.map((id) => [`${kind}-${id}`, { kind, id }] as const),
  ),
);

/** Every Technology, Trait, Boss, Power and Challenge. */
export const RULE_CARDS: readonly RuleCard[] = [...found.keys()];
export const isRuleCard = (text: string): boolean => found.has(text);

/** A card's page of `/meteor rules`; null where there is no such card. */
export function ruleCard(t: Translate, card: RuleCard): { readonly title: string; readonly body: string } | null {
  const known = found.get(card);
  if (known === undefined) return null;
  const { name, rule }: Kind = KINDS[known.kind];
  return {
    title: t('meteor.rules.card.title', { name: name(t, known.id), kind: t(`meteor.rules.card.kind.${known.kind}`) }),
    body: t('meteor.rules.card.body', {
      rule: capital(rule(t, known.id)),
      note: t(`meteor.rules.card.note.${known.kind}`),
    }),
  };
}
